@_spi(Testing) import TransitionCatalog
import UIKit

/// The values of a transition, in a direction on a container, and the answers to each `Question`.
struct Rehearsal {
  typealias Question = TransitionProblem.Question
  typealias Part = TransitionSample.Part
  typealias Seen = TransitionSample.Seen

  /// The fractions at which a `TransitionSample` is examined, nearly as close as the frames of a run at 120 Hz.
  static let fractions = (0...64).map { CGFloat($0) / 64 }

  let direction: TransitionDirection
  /// The values as returned by `sample(_:on:)`.
  let written: TransitionSample
  /// The values as played by a run: `stacked` keeps parts that turn in depth in order.
  let played: TransitionSample

  private var geometry: TransitionGeometry { written.geometry }

  init(_ written: TransitionSample, _ direction: TransitionDirection) {
    self.written = written
    self.direction = direction
    played = written.stacked
  }

  /// Returns the problems, in the order of the questions. With a problem of `.numbers` or `.repetition`, no other
  /// question is answered.
  func problems(asking questions: Set<Question>) -> [TransitionProblem] {
    for (question, problem) in [(Question.numbers, badNumber), (.repetition, otherAnswer)] {
      if let problem { return questions.contains(question) ? [problem] : [] }
    }
    return Question.allCases.filter(questions.contains).flatMap { question in
      switch question {
      case .values: written.hasAnimations ? [unseen] : []
      case .numbers, .repetition: [TransitionProblem]()
      case .rest: reports
      case .cover: [hole].compactMap { $0 }
      case .depth: [crossing].compactMap { $0 }
      case .mirror: [asymmetry].compactMap { $0 }
      case .backward: [otherWay].compactMap { $0 }
      case .lessMotion: [motion].compactMap { $0 }
      }
    }
  }

  private func problem(_ question: Question, at fraction: CGFloat? = nil, _ text: String)
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
    guard written.isFinite else { return problem(.numbers, "its duration is not finite.") }
    for part in written.parts {
      for fraction in Rehearsal.fractions where !part.seen(at: fraction).isFinite {
        return problem(.numbers, at: fraction, "a number of the part \(part.name) is not finite.")
      }
    }
    return nil
  }

  private var otherAnswer: TransitionProblem? {
    written.askedAgain(direction).isEqual(to: written)
      ? nil
      : problem(.repetition, "asked twice on the same container, it answers two different things.")
  }

  private var reports: [TransitionProblem] {
    written.issues(direction).map { issue in
      problem(.rest, at: issue.fraction.map { CGFloat($0) }, issue.message)
    }
  }

  private var motion: TransitionProblem? {
    guard written.isMotionless(direction), let part = written.parts.first(where: \.moves) else {
      return nil
    }
    return problem(
      .lessMotion,
      "the part \(part.name) moves, as it does not elsewhere: with Reduce Motion it would move.")
  }
}

// The visible order of the two screens.
extension Rehearsal {
  /// Returns the screens and the backdrop at a fraction, from the first part to the last part.
  private func seen(at fraction: CGFloat) -> [(part: Part, seen: Seen)] {
    played.parts.filter { [.front, .back, .backdrop].contains($0.role) }
      .map { ($0, $0.seen(at: fraction)) }
  }

  // MARK: Cover

  /// The `.cover` problem: a point at which the window is visible.
  private var hole: TransitionProblem? {
    // The presenter of a card does not move, and in a container's run neither does a screen without a `Part`.
    let roles = Set(written.parts.map(\.role))
    guard geometry.front == CGRect(origin: .zero, size: geometry.container),
      roles.isSuperset(of: [.front, .back])
    else { return nil }
    let points = geometry.gridPoints
    for fraction in Rehearsal.fractions {
      let opaque = seen(at: fraction).map(\.seen).filter { $0.opacity > 0.99 }
      let bare = points.first { point in !opaque.contains { depth(of: $0, at: point) != nil } }
      guard let bare else { continue }
      return problem(
        .cover, at: fraction,
        "nothing opaque is at (\(Int(bare.x)), \(Int(bare.y))), and the window is seen there.")
    }
    return nil
  }

  // MARK: Depth

  /// The `.depth` problem: a part that intersects a part in front.
  private var crossing: TransitionProblem? {
    guard played.parts.contains(where: \.hasLift) else { return nil }
    let points = geometry.gridPoints
    let isFree = !written.parts.contains(where: \.hasLift) && written.sortsByDepth
    var last: [Int: Bool] = [:]
    for fraction in Rehearsal.fractions {
      let parts = ordered(seen(at: fraction))
      for (index, front) in parts.enumerated() {
        for behind in parts[..<index] where min(front.seen.opacity, behind.seen.opacity) > 0.1 {
          if isFree, behind.part.role != .backdrop { continue }
          let isWrong = points.contains { point in
            guard let near = depth(of: front.seen, at: point),
              let far = depth(of: behind.seen, at: point)
            else { return false }
            return near < far - Rehearsal.sliver
          }
          guard isWrong else { continue }
          return problem(
            .depth, at: fraction, "\(behind.part.name) comes through \(front.part.name).")
        }
      }
      guard isFree else { continue }
      let order = frontIsNearer(parts, at: points, last)
      let both = order.keys.filter { last[$0] != nil }
      let changed = both.filter { order[$0] != last[$0] }
      // The line of intersection of two planes moves, but does not pass more than half of the `points` at once.
      if both.count > 4, 2 * changed.count > both.count {
        return problem(
          .depth, at: fraction, "the two screens change places where both of them are seen.")
      }
      last = order
    }
    return nil
  }

  /// The invisible depth by which a part of `ordered(_:)` may be in front of the next part, in points.
  private static let sliver: CGFloat = 0.5

  /// Returns the parts from back to front: by `lift`, if any part has a lift, or else in the order of the array.
  private func ordered(_ parts: [(part: Part, seen: Seen)]) -> [(part: Part, seen: Seen)] {
    guard written.parts.contains(where: \.hasLift) else { return parts }
    return parts.enumerated().sorted {
      let (a, b) = ($0.element.seen.lift, $1.element.seen.lift)
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
  }

  /// Returns `true` for each point at which the front screen is nearer than the back screen, of the points where both
  /// are visible. Where both touch, the result is as in `last`.
  private func frontIsNearer(
    _ parts: [(part: Part, seen: Seen)], at points: [CGPoint], _ last: [Int: Bool]
  ) -> [Int: Bool] {
    guard let front = parts.first(where: { $0.part.role == .front })?.seen, front.opacity > 0.1,
      let back = parts.first(where: { $0.part.role == .back })?.seen, back.opacity > 0.1
    else { return [:] }
    var nearer: [Int: Bool] = [:]
    for (index, point) in points.enumerated() {
      guard let one = depth(of: front, at: point), let other = depth(of: back, at: point) else {
        continue
      }
      nearer[index] = abs(one - other) > 0.05 ? one > other : last[index]
    }
    return nearer
  }

  /// Returns the depth of a part at a point of the container, rising toward the eye; `nil` if invisible.
  private func depth(of seen: Seen, at point: CGPoint) -> CGFloat? {
    let (matrix, frame) = (seen.transform, seen.frame)
    let (x, y) = (point.x - frame.midX, point.y - frame.midY)
    // x' (m11 − x m14) + y' (m21 − x m24) = x m44 − m41, and the same for y.
    let (a, b, c) = (
      matrix.m11 - x * matrix.m14, matrix.m21 - x * matrix.m24, x * matrix.m44 - matrix.m41
    )
    let (d, e, f) = (
      matrix.m12 - y * matrix.m14, matrix.m22 - y * matrix.m24, y * matrix.m44 - matrix.m42
    )
    let determinant = a * e - b * d
    guard abs(determinant) > 1e-6 else { return nil }
    let own = CGPoint(x: (c * e - b * f) / determinant, y: (a * f - c * d) / determinant)
    let divisor = own.x * matrix.m14 + own.y * matrix.m24 + matrix.m44
    // `seen.clip` may be larger than the part.
    let clip = seen.clip.intersection(CGRect(origin: .zero, size: frame.size))
    let place = CGPoint(x: own.x + frame.width / 2, y: own.y + frame.height / 2)
    // Points behind the eye are invisible.
    guard divisor > 0.01, clip.contains(place), !isCut(place, of: seen, in: clip) else {
      return nil
    }
    return (own.x * matrix.m13 + own.y * matrix.m23 + matrix.m43) / divisor + seen.lift
  }

  /// Returns whether a point of the clip lies outside of its round corners, unless the display's corners hide them.
  private func isCut(_ place: CGPoint, of seen: Seen, in clip: CGRect) -> Bool {
    let radius = min(seen.cornerRadius, min(clip.width, clip.height) / 2)
    guard radius * seen.scale > geometry.displayCornerRadius + 0.5 else { return false }
    let inside = clip.insetBy(dx: radius, dy: radius)
    let x = min(max(place.x, inside.minX), max(inside.minX, inside.maxX))
    let y = min(max(place.y, inside.minY), max(inside.minY, inside.maxY))
    return hypot(place.x - x, place.y - y) > radius
  }
}

// Comparisons of movements.
extension Rehearsal {
  /// The `.mirror` problem: a difference between a right-to-left layout and the mirror image.
  private var asymmetry: TransitionProblem? {
    let other = written.askedAgain(direction, inOtherLayout: true)
    if other.timing != written.timing {
      return problem(.mirror, "in a right-to-left layout its timing is another one.")
    }
    if let order = otherOrder(written, other) {
      return problem(.mirror, "in a right-to-left layout \(order).")
    }
    guard let (name, fraction) = difference(written.mirrored, other) else { return nil }
    return problem(
      .mirror, at: fraction, "in a right-to-left layout \(name) is not where a mirror shows it.")
  }

  /// The `.backward` problem: a difference between the closing and the opening in reverse.
  private var otherWay: TransitionProblem? {
    guard direction == .closing, written.closesInReverse else { return nil }
    let opening = written.askedAgain(.opening)
    if let order = otherOrder(opening, written) {
      return problem(.backward, "\(order). Do not ask this if that is wanted.")
    }
    guard let (name, fraction) = difference(opening.reversed, written) else { return nil }
    return problem(
      .backward, at: fraction,
      "\(name) does not go back the way it came. Do not ask this if that is wanted.")
  }

  /// Returns a difference of `sortsByDepth`, or in the order of the parts.
  private func otherOrder(_ expected: TransitionSample, _ actual: TransitionSample) -> String? {
    guard expected.sortsByDepth == actual.sortsByDepth else {
      return "the screens are stacked otherwise"
    }
    // A part missing in either sample is reported by `difference(_:_:)`.
    func common(_ sample: TransitionSample, _ other: TransitionSample) -> [Part] {
      let roles = other.parts.map(\.role)
      return sample.parts.filter { roles.contains($0.role) }
    }
    let (mine, its) = (common(expected, actual), common(actual, expected))
    guard let (part, _) = zip(mine, its).first(where: { $0.role != $1.role }) else { return nil }
    return "\(part.name) has another place in the order of the parts"
  }

  /// Returns the first part that looks different in the other choreography, and the fraction.
  private func difference(
    _ expected: TransitionSample, _ actual: TransitionSample
  ) -> (name: String, fraction: CGFloat)? {
    for role in (expected.parts + actual.parts).map(\.role) {
      let (mine, its) = (expected.part(role), actual.part(role))
      for fraction in Rehearsal.fractions
      where !mine.seen(at: fraction).looksLike(its.seen(at: fraction)) {
        return (mine.name, fraction)
      }
    }
    return nil
  }
}

extension TransitionGeometry {
  /// A grid of points over the whole container, without points on its edge.
  fileprivate var gridPoints: [CGPoint] {
    let shares: [CGFloat] = [0.002, 0.13, 0.26, 0.38, 0.505, 0.63, 0.74, 0.87, 0.998]
    return shares.flatMap { y in
      shares.map { CGPoint(x: $0 * container.width, y: y * container.height) }
    }
  }
}
