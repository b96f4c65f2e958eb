import UIKit

/// A transition that is played as values, in one direction on one container, and asked about what it does.
struct Rehearsal {
  typealias Question = TransitionProblem.Question

  /// So close that a frame of a run at 120 Hz is hardly shorter.
  static let fractions = (0...64).map { CGFloat($0) / 64 }

  let movement: Movement
  let direction: TransitionDirection
  let geometry: TransitionGeometry
  /// The reports of every run, on parameters and on combinations.
  let reports: [TransitionIssue]
  /// As it is written.
  let written: Choreography
  /// As a run plays it, with what turns in depth put in order.
  let choreography: Choreography

  init(
    _ movement: Movement, _ direction: TransitionDirection, on geometry: TransitionGeometry,
    reports: [TransitionIssue] = []
  ) {
    self.reports = reports
    self.movement = movement
    self.direction = direction
    self.geometry = geometry
    written = movement.choreography(direction, on: geometry)
    choreography = written.isUsable ? written.stacked(on: geometry) : written
  }

  /// Returns the problems, in the order of the questions. Where numbers cannot be trusted, nothing else is asked.
  func problems(asking questions: Set<Question>) -> [TransitionProblem] {
    for (question, problem) in [(Question.numbers, badNumber), (.repetition, whim)] {
      if let problem { return questions.contains(question) ? [problem] : [] }
    }
    return Question.allCases.filter(questions.contains).flatMap { question in
      switch question {
      case .values: movement.animations.isEmpty ? [] : [unseen]
      case .numbers, .repetition: [TransitionProblem]()
      case .rest: unrest
      case .cover: [hole].compactMap { $0 }
      case .depth: [crossing].compactMap { $0 }
      case .mirror: [asymmetry].compactMap { $0 }
      case .backward: [otherWay].compactMap { $0 }
      case .lessMotion: [motion].compactMap { $0 }
      }
    }
  }

  func problem(_ question: Question, at fraction: CGFloat? = nil, _ text: String)
    -> TransitionProblem
  {
    let size = geometry.container
    let place = fraction.map { " at \((1000 * Double($0)).rounded() / 1000)" } ?? ""
    return TransitionProblem(
      question: question, direction: direction, fraction: fraction.map { Double($0) },
      description: "The \(direction)\(place), on \(Int(size.width)) x \(Int(size.height)): \(text)")
  }

  // MARK: The simple questions

  private var unseen: TransitionProblem {
    problem(.values, "closures and animators are not looked into; play them in a window.")
  }

  private var badNumber: TransitionProblem? {
    guard written.timing.duration.isFinite else {
      return problem(.numbers, "its duration is not finite.")
    }
    for part in written.parts {
      for fraction in Rehearsal.fractions
      where !part.isUsable || !part.pose(at: fraction, overshoot: written.overshoot).isFinite {
        return problem(
          .numbers, at: fraction, "a number of the part \(part.role.name) is not finite.")
      }
    }
    return nil
  }

  private var whim: TransitionProblem? {
    movement.choreography(direction, on: geometry) == written
      ? nil
      : problem(.repetition, "asked twice on the same container, it answers two different things.")
  }

  private var unrest: [TransitionProblem] {
    guard movement.isOfApp else { return told(reports) }
    return told(reports + movement.issues(on: geometry) + written.faults(direction))
  }

  private func told(_ issues: [TransitionIssue]) -> [TransitionProblem] {
    issues.map { problem(.rest, at: $0.fraction.map { CGFloat($0) }, $0.message) }
  }

  private var motion: TransitionProblem? {
    guard movement.isMotionless(direction),
      let part = written.parts.first(where: { $0.moves || $0.isCut })
    else { return nil }
    return problem(
      .lessMotion,
      "the part \(part.role.name) moves, as it does not elsewhere: with Reduce Motion it would move."
    )
  }
}

// The two screens as they lie over each other.
extension Rehearsal {
  /// The screens and the backdrop at a fraction, from the first part to the last one.
  private func seen(at fraction: CGFloat) -> [SeenPart] {
    choreography.parts.filter { [.front, .back, .backdrop].contains($0.role) }
      .map { SeenPart($0, at: fraction, on: self) }
  }

  // MARK: Cover

  /// A point at which the window would be seen.
  var hole: TransitionProblem? {
    // The presenter of a card stays where it is; in a container's run, so does a screen without a part.
    let roles = Set(written.parts.map(\.role))
    guard geometry.fillsContainer, roles.isSuperset(of: [.front, .back]) else { return nil }
    let points = geometry.gridPoints
    for fraction in Rehearsal.fractions {
      let opaque = seen(at: fraction).filter(\.isOpaque)
      let bare = points.first { point in !opaque.contains { $0.depth(at: point) != nil } }
      guard let bare else { continue }
      return problem(
        .cover, at: fraction,
        "nothing opaque is at (\(Int(bare.x)), \(Int(bare.y))), and the window is seen there.")
    }
    return nil
  }

  // MARK: Depth

  /// A part that comes through another one that is to be in front.
  var crossing: TransitionProblem? {
    guard choreography.parts.contains(where: \.changesDepth) else { return nil }
    let points = geometry.gridPoints
    let isFree = !written.parts.contains(where: \.changesDepth) && written.stacking == .byDepth
    var last: [Int: Bool] = [:]
    for fraction in Rehearsal.fractions {
      let parts = ordered(seen(at: fraction))
      for (index, front) in parts.enumerated() {
        for behind in parts[..<index] where front.pose.opacity > 0.1 && behind.pose.opacity > 0.1 {
          if isFree, behind.role != .backdrop { continue }
          let isWrong = points.contains { point in
            guard let near = front.depth(at: point), let far = behind.depth(at: point) else {
              return false
            }
            return near < far - Rehearsal.sliver
          }
          guard isWrong else { continue }
          return problem(
            .depth, at: fraction, "\(behind.role.name) comes through \(front.role.name).")
        }
      }
      guard isFree else { continue }
      let order = frontIsNearer(parts, at: points, last)
      let both = order.keys.filter { last[$0] != nil }
      let changed = both.filter { order[$0] != last[$0] }
      // The line in which two planes cut each other wanders; it does not pass all of a screen at once.
      if both.count > 4, 2 * changed.count > both.count {
        return problem(
          .depth, at: fraction, "the two screens change places where both of them are seen.")
      }
      last = order
    }
    return nil
  }

  /// As far as one part may stand out of another before it is seen, in points.
  private static let sliver: CGFloat = 0.5

  /// The parts from back to front: by their own lifts, if they have any, else by their places in the list.
  private func ordered(_ parts: [SeenPart]) -> [SeenPart] {
    guard written.parts.contains(where: \.changesDepth) else { return parts }
    return parts.enumerated().sorted {
      let (a, b) = ($0.element.pose.lift, $1.element.pose.lift)
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
  }

  /// True for each point at which the front screen is nearer than the back screen, of those at which both are seen.
  /// Where they touch, it is as before.
  private func frontIsNearer(
    _ parts: [SeenPart], at points: [CGPoint], _ last: [Int: Bool]
  ) -> [Int: Bool] {
    guard let front = parts.first(where: { $0.role == .front }), front.pose.opacity > 0.1,
      let back = parts.first(where: { $0.role == .back }), back.pose.opacity > 0.1
    else { return [:] }
    var nearer: [Int: Bool] = [:]
    for (index, point) in points.enumerated() {
      guard let one = front.depth(at: point), let other = back.depth(at: point) else { continue }
      nearer[index] = abs(one - other) > 0.05 ? one > other : last[index]
    }
    return nearer
  }
}

// Movements that are to be the image of another one.
extension Rehearsal {
  /// A difference between right to left and the mirror image.
  var asymmetry: TransitionProblem? {
    let other = Rehearsal(movement, direction, on: geometry.inOtherLayout())
    if other.written.timing != written.timing {
      return problem(.mirror, "in a right-to-left layout its timing is another one.")
    }
    if let order = otherOrder(written, other.written) {
      return problem(.mirror, "in a right-to-left layout \(order).")
    }
    guard let (role, fraction) = difference(written.mirrored(), as: other.written, on: other) else {
      return nil
    }
    return problem(
      .mirror, at: fraction,
      "in a right-to-left layout \(role.name) is not where a mirror shows it.")
  }

  /// A difference between the closing and the opening in reverse.
  var otherWay: TransitionProblem? {
    guard direction == .closing, !movement.writesClosing else { return nil }
    let opening = movement.choreography(.opening, on: geometry)
    if let order = otherOrder(opening, written) {
      return problem(.backward, "\(order). Do not ask this if that is wanted.")
    }
    guard let (role, fraction) = difference(opening.reversed(), as: written, on: self) else {
      return nil
    }
    return problem(
      .backward, at: fraction,
      "\(role.name) does not go back the way it came. Do not ask this if that is wanted.")
  }

  /// A difference between two choreographies in how their parts are stacked.
  private func otherOrder(_ expected: Choreography, _ actual: Choreography) -> String? {
    guard expected.stacking == actual.stacking else { return "the screens are stacked otherwise" }
    func order(of choreography: Choreography, _ roles: [Choreography.Role]) -> [Choreography.Role] {
      choreography.parts.map(\.role).filter(roles.contains)
    }
    // A part that one of them lacks is told where it is seen.
    let mine = order(of: expected, actual.parts.map(\.role))
    let its = order(of: actual, expected.parts.map(\.role))
    guard let (role, _) = zip(mine, its).first(where: { $0 != $1 }) else { return nil }
    return "\(role.name) has another place in the order of the parts"
  }

  /// The first part of which something else is seen in another choreography, and where.
  private func difference(
    _ expected: Choreography, as actual: Choreography, on stage: Rehearsal
  ) -> (Choreography.Role, CGFloat)? {
    func parts(of choreography: Choreography) -> [Choreography.Role: Choreography.Part] {
      Dictionary(choreography.parts.map { ($0.role, $0) }) { first, _ in first }
    }
    let (mine, its) = (parts(of: expected), parts(of: actual))
    for role in (expected.parts + actual.parts).map(\.role) {
      for fraction in Rehearsal.fractions {
        // A part that one of them lacks is at rest there.
        let one = SeenPart(mine[role] ?? .absent(role), at: fraction, on: stage)
        let other = SeenPart(its[role] ?? .absent(role), at: fraction, on: stage)
        if !one.looks(like: other) { return (role, fraction) }
      }
    }
    return nil
  }
}

extension SeenPart {
  /// Returns whether the same is seen, within what can be told apart.
  fileprivate func looks(like other: SeenPart) -> Bool {
    let (mine, its) = (pose, other.pose)
    let lengths = [
      (mine.cutTop, its.cutTop), (mine.cutLeft, its.cutLeft), (mine.cutBottom, its.cutBottom),
      (mine.cutRight, its.cutRight), (mine.cornerRadius ?? 0, its.cornerRadius ?? 0),
    ]
    // Far behind the eye corners have no place; the numbers of both are the same there.
    return (mine == its || !(corners.distance(to: other.corners) > 0.25))
      && isCircular == other.isCircular && abs(mine.shadow - its.shadow) < 0.005
      && abs(mine.opacity - its.opacity) < 0.005 && abs(mine.dim - its.dim) < 0.005
      && lengths.allSatisfy { abs($0 - $1) < 0.25 + 1e-9 * abs($0) }
  }
}

/// A part of a choreography at one instant, as the eye sees it.
struct SeenPart {
  let role: Choreography.Role
  let pose: Pose
  /// The corners on the screen, under the matrix of the layer.
  let corners: ProjectedCorners
  /// True if the corners are those of a circle, where they are round.
  let isCircular: Bool
  /// The corner radius of the display, which hides what is cut there.
  private let displayRadius: CGFloat
  private let matrix: CATransform3D
  private let frame: CGRect

  init(_ part: Choreography.Part, at fraction: CGFloat, on rehearsal: Rehearsal) {
    role = part.role
    frame = part.frame(on: rehearsal.geometry)
    pose = part.pose(at: fraction, overshoot: rehearsal.choreography.overshoot)
    isCircular = part.isCircular && pose.cornerRadius ?? 0 > 0
    displayRadius = rehearsal.geometry.displayCornerRadius
    matrix = pose.transform(anchor: part.anchor, size: frame.size)
    corners = ProjectedCorners(matrix, size: frame.size)
  }

  /// True if nothing is seen through it.
  var isOpaque: Bool { pose.opacity > 0.99 }

  /// Returns how near to the eye it is seen at a point of the container; `nil` where it is not.
  func depth(at point: CGPoint) -> CGFloat? {
    let shown = CGPoint(x: point.x - frame.midX, y: point.y - frame.midY)
    guard let own = shown.unprojected(by: matrix) else { return nil }
    let divisor = own.x * matrix.m14 + own.y * matrix.m24 + matrix.m44
    // A window may be larger than what it shows.
    let window = pose.window(in: frame.size).intersection(CGRect(origin: .zero, size: frame.size))
    let place = CGPoint(x: own.x + frame.width / 2, y: own.y + frame.height / 2)
    // Behind the eye nothing is seen.
    guard divisor > 0.01, window.contains(place), !isCut(place, in: window) else { return nil }
    return (own.x * matrix.m13 + own.y * matrix.m23 + matrix.m43) / divisor + pose.lift
  }

  /// True for a point of the window that lies outside its round corners.
  private func isCut(_ place: CGPoint, in window: CGRect) -> Bool {
    let radius = min(pose.cornerRadius ?? 0, min(window.width, window.height) / 2)
    guard radius * pose.scale > displayRadius + 0.5 else { return false }
    let inside = window.insetBy(dx: radius, dy: radius)
    let nearest = CGPoint(
      x: place.x.clamped(to: inside.minX...max(inside.minX, inside.maxX)),
      y: place.y.clamped(to: inside.minY...max(inside.minY, inside.maxY)))
    return hypot(place.x - nearest.x, place.y - nearest.y) > radius
  }
}

extension TransitionGeometry {
  /// Points all over the container, none of them on its edge.
  var gridPoints: [CGPoint] {
    let shares: [CGFloat] = [0.002, 0.13, 0.26, 0.38, 0.505, 0.63, 0.74, 0.87, 0.998]
    return shares.flatMap { y in
      shares.map { CGPoint(x: $0 * container.width, y: y * container.height) }
    }
  }
}
