import UIKit

/// Compiles the effects (`EffectAtom`) on a screen, or on a view inside a screen, into a part.
struct EffectCompiler {
  let geometry: TransitionGeometry
  /// The part, with the effects added so far.
  private(set) var part: Choreography.Part
  /// The frame at rest, in the container's coordinates.
  let frame: CGRect
  /// The corner radius at rest.
  var radius: CGFloat = 0
  /// The screen, or the screen with the view: the front screen is at rest at the end of an opening, the back screen at
  /// its beginning.
  let screen: TransitionScreen
  /// The space beside a screen for its shadow, in points.
  var shadow: CGFloat = 0

  private var arrives: Bool { screen == .front }

  private var isView: Bool { part.role.isView }

  /// Returns the part with effects.
  func part(with atoms: [EffectAtom]) -> Choreography.Part {
    var compiler = self
    let (anchors, depths) = anchors(of: atoms)
    if let anchor = anchors.first { compiler.part.anchor = anchor }
    if let depth = depths.first { compiler.part.anchorDepth = depth }
    for atom in atoms where !(isView && atom.needsScreen) { compiler.add(atom) }
    compiler.hide(atoms)
    return compiler.part
  }

  /// Returns true if effects are left out because they contradict each other, or have no meaning for a view.
  func leavesOut(_ atoms: [EffectAtom]) -> Bool {
    let (anchors, depths) = anchors(of: atoms)
    return anchors.contains { $0 != anchors.first } || depths.contains { $0 != depths.first }
      || isView && atoms.contains(where: \.needsScreen)
  }

  private typealias Track = Choreography.Track

  /// Returns a track from `rest` to `away`, or back if the target `arrives`, in the interval and at the pace of `atom`.
  private func track(_ atom: EffectAtom, away: CGFloat, rest: CGFloat = 0) -> Track {
    atom.shape(arrives ? .linear(from: away, to: rest) : .linear(from: rest, to: away))
  }

  private mutating func add(_ atom: EffectAtom) {
    switch atom.kind {
    case .opacity(let opacity):
      part.opacity = part.opacity * track(atom, away: opacity, rest: 1)
    case .move(let edge, let share):
      let way = way(over: edge)
      part.x += track(atom, away: way.dx * share)
      part.y += track(atom, away: way.dy * share)
    case .offset(let x, let y, let z):
      part.x += track(atom, away: geometry.side * x)
      part.y += track(atom, away: y)
      part.z += track(atom, away: z)
    case .scale(let scale, _):
      part.scale = part.scale * track(atom, away: scale, rest: 1)
    case .rotate(let rotation): turn(atom, rotation)
    case .hinge(let edge, let perspective): swing(atom, edge, perspective)
    case .dim(let opacity):
      part.dim = part.dim.under(track(atom, away: opacity))
    case .shadow(let opacity):
      // A card has a shadow of its own.
      guard shadow == 0 else { return }
      // 0 at both ends, because at the edge of the container the shadow would be visible before the screen.
      let track = Track.keyframes([(0, 0), (0.12, opacity), (0.88, opacity), (1, 0)], .linear)
      part.shadow = part.shadow.under(atom.shape(track))
    case .cornerRadius(let cornerRadius):
      round(atom, away: cornerRadius ?? geometry.displayCornerRadius, rest: radius)
    case .reveal(let place, let isCircle): reveal(atom, place, isCircle)
    case .hidden: break
    }
  }

  /// Adds the difference between a corner radius, from `rest` to `away`, and the radius at rest.
  private mutating func round(_ atom: EffectAtom, away: CGFloat, rest: CGFloat) {
    part.cornerRadius =
      (part.cornerRadius ?? .constant(radius))
      + track(atom, away: away - radius, rest: rest - radius)
  }

  /// Returns the movement of the target out of the container, over `edge`.
  private func way(over edge: TransitionEdge) -> CGVector {
    let out = edge.outward(isRightToLeft: geometry.isRightToLeft)
    let size = geometry.container
    let across = out.dx < 0 ? frame.maxX : size.width - frame.minX
    let down = out.dy < 0 ? frame.maxY : size.height - frame.minY
    return CGVector(dx: out.dx * (across + shadow), dy: out.dy * (down + shadow))
  }

  // MARK: Turns

  private mutating func turn(_ atom: EffectAtom, _ rotation: EffectAtom.Rotation) {
    let angle = rotation.degrees * .pi / 180
    switch rotation.axis {
    case .x: part.rotationX += track(atom, away: angle)
    case .y: part.rotationY += track(atom, away: geometry.side * angle)
    case .z: part.rotationZ += track(atom, away: geometry.side * angle)
    }
    see(from: rotation.perspective * extent(across: rotation.axis))
  }

  private mutating func swing(
    _ atom: EffectAtom, _ edge: TransitionEdge, _ perspective: CGFloat
  ) {
    let hinge = edge.outward(isRightToLeft: geometry.isRightToLeft)
    // At the angle `edgeOn`, the plane of the target contains the eye, half the extent away from the hinge.
    let edgeOn = atan2(perspective, 0.5)
    part.rotationY += track(atom, away: hinge.dx * edgeOn)
    part.rotationX += track(atom, away: -hinge.dy * edgeOn)
    see(from: perspective * extent(across: hinge.dx != 0 ? .y : .x))
  }

  /// Sets `part.perspective` to the nearest eye of all effects.
  private mutating func see(from distance: CGFloat) {
    guard distance > 0 else { return }
    let eye = part.perspective.value(at: 0)
    part.perspective = .constant(eye > 0 ? min(eye, distance) : distance)
  }

  /// Returns the length of the target across an axis.
  private func extent(across axis: TransitionAxis) -> CGFloat {
    switch axis {
    case .x: frame.height
    case .y: frame.width
    case .z: max(frame.width, frame.height)
    }
  }

  /// Returns the fixed points named by effects, of turns before scales. A part has a single fixed point, the first; an
  /// effect without an anchor uses the same point.
  private func anchors(of atoms: [EffectAtom]) -> (points: [CGPoint], depths: [CGFloat]) {
    var (turns, scales, depths): ([CGPoint], [CGPoint], [CGFloat]) = ([], [], [])
    func point(_ anchor: TransitionAnchor) -> CGPoint {
      anchor.point(isRightToLeft: geometry.isRightToLeft)
    }
    for atom in atoms {
      switch atom.kind {
      case .scale(_, let anchor?): scales.append(point(anchor))
      case .rotate(let rotation):
        if let anchor = rotation.anchor { turns.append(point(anchor)) }
        if rotation.anchorDepth != 0 {
          depths.append(rotation.anchorDepth * extent(across: rotation.axis))
        }
      case .hinge(let edge, _):
        let out = edge.outward(isRightToLeft: geometry.isRightToLeft)
        turns.append(CGPoint(x: 0.5 + out.dx / 2, y: 0.5 + out.dy / 2))
      default: break
      }
    }
    return (turns + scales, depths)
  }

  // MARK: Clips

  /// Opens a clip from `place` until the clip contains the whole screen.
  private mutating func reveal(_ atom: EffectAtom, _ place: TransitionPlace, _ isCircle: Bool) {
    let spot = (geometry.frame(of: place) ?? CGRect(origin: frame.middle, size: .zero))
      .offsetBy(dx: -frame.minX, dy: -frame.minY)
    let (away, open) =
      isCircle ? circles(about: spot.middle) : (spot, CGRect(origin: .zero, size: frame.size))
    part.cutLeft += track(atom, away: away.minX, rest: open.minX)
    part.cutTop += track(atom, away: away.minY, rest: open.minY)
    part.cutRight += track(atom, away: frame.width - away.maxX, rest: frame.width - open.maxX)
    part.cutBottom += track(atom, away: frame.height - away.maxY, rest: frame.height - open.maxY)
    part.isCircular = part.isCircular || isCircle
    round(
      atom, away: isCircle ? 0 : geometry.spots[place]?.radius ?? 0,
      rest: isCircle ? open.width / 2 : radius)
    // Without a shadow, a white screen over a white screen would have no edge.
    let shadow = Track.screenShadow()
    part.shadow = part.shadow.under(arrives ? shadow : shadow.reversed())
  }

  /// Returns the squares around two circles about `middle`: an empty circle, and a circle around the whole screen.
  private func circles(about middle: CGPoint) -> (away: CGRect, open: CGRect) {
    let size = frame.size
    let reach = hypot(max(middle.x, size.width - middle.x), max(middle.y, size.height - middle.y))
    let point = CGRect(origin: middle, size: .zero)
    return (point, point.insetBy(dx: -reach, dy: -reach))
  }

  /// Hides the target for a part of the run: a screen by an empty clip, because glass drawn at opacity 0 stays flat.
  private mutating func hide(_ atoms: [EffectAtom]) {
    for atom in atoms {
      guard case .hidden(let share) = atom.kind else { continue }
      // At the fraction p, an arriving target is away by 1 − p, a leaving target by p.
      let change = arrives ? 1 - share : share
      let (first, last): (CGFloat, CGFloat) = arrives ? (1, 0) : (0, 1)
      let hidden = atom.shape(.linear(from: first, to: last).during(change...change))
      if isView {
        part.opacity = part.opacity * hidden.scaled(by: -1, plus: 1)
      } else {
        // Cuts are in points on the screen, so `length` is multiplied by `part.scale`.
        let length = 100 * max(frame.height, 1)
        part.cutBottom += hidden.scaled(by: length) * part.scale
      }
    }
  }
}

extension EffectAtom {
  /// True for an effect without a meaning for a view inside a screen.
  fileprivate var needsScreen: Bool {
    switch kind {
    case .dim, .shadow, .reveal, .cornerRadius(nil): true
    default: false
    }
  }
}

extension TransitionEffect {
  /// The order in which several views begin, for `staggered(over:order:)`.
  public struct Order: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case reading, reversed
      case distance(TransitionPlace)
    }

    let kind: Kind

    /// From top to bottom, and from leading to trailing within a row.
    public static let reading = Order(kind: .reading)
    /// From bottom to top, and from trailing to leading within a row.
    public static let reversed = Order(kind: .reversed)

    /// Returns the order by distance: the nearer a view is to `place`, the sooner the view begins, in proportion.
    public static func distance(from place: TransitionPlace) -> Order {
      Order(kind: .distance(place))
    }

    var place: TransitionPlace? { if case .distance(let place) = kind { place } else { nil } }

    /// Returns the rank of each view, 0…1.
    ///
    /// - Parameter frames: The frames of the views, in reading order.
    func ranks(of frames: [CGRect], on geometry: TransitionGeometry) -> [CGFloat] {
      let last = CGFloat(max(frames.count - 1, 1))
      switch kind {
      case .reading: return frames.indices.map { CGFloat($0) / last }
      case .reversed: return frames.indices.map { CGFloat(frames.count - 1 - $0) / last }
      case .distance(let place):
        let middle = (geometry.frame(of: place) ?? geometry.whole).middle
        let distances = frames.map { hypot($0.midX - middle.x, $0.midY - middle.y) }
        guard let near = distances.min(), let far = distances.max(), far > near else {
          return frames.map { _ in 0 }
        }
        return distances.map { ($0 - near) / (far - near) }
      }
    }
  }
}
