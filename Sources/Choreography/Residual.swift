import UIKit

/// An addition to a choreography: a `PoseOffset` for each part, and `progress` for UIKit, bars and a blur.
struct Residual: Equatable, Sendable {
  /// Apart from `others`, because an event of a finger that moves only the front screen must not allocate.
  private var front = PoseOffset.none
  private var others: [Choreography.Role: PoseOffset] = [:]
  /// Added to the fraction passed to UIKit, and to the fraction of `AlongsideAnimations`.
  var progress: CGFloat = 0

  static let none = Residual()

  /// The offset of a part. Views inside screens have no offset, because a finger holds a screen.
  subscript(role: Choreography.Role) -> PoseOffset {
    get { role == .front ? front : others[role] ?? .none }
    set {
      if role == .front {
        front = newValue
      } else {
        others[role] = newValue == .none || role.isView ? nil : newValue
      }
    }
  }

  var isNone: Bool { self == .none }

  /// Returns how far it moves any point of any part, at most, in points.
  func reach(over diagonal: CGFloat) -> CGFloat {
    others.values.reduce(front.reach(over: diagonal)) { max($0, $1.reach(over: diagonal)) }
  }

  func scaled(by factor: CGFloat) -> Residual {
    Residual(
      front: front.scaled(by: factor), others: others.mapValues { $0.scaled(by: factor) },
      progress: progress * factor)
  }

  static func + (a: Residual, b: Residual) -> Residual {
    var sum = Residual(
      front: a.front + b.front, others: a.others, progress: a.progress + b.progress)
    for (role, offset) in b.others { sum[role] = sum[role] + offset }
    return sum
  }

  static func - (a: Residual, b: Residual) -> Residual { a + b.scaled(by: -1) }
}

/// A point of a part, grabbed at a fraction of a run, and its `place(at:)` in the choreography.
struct GrabbedPoint {
  let part: Choreography.Part
  /// The point, in the part's own points from its center.
  let point: CGPoint
  private let size: CGSize
  private let overshoot: ClosedRange<CGFloat>

  /// - Parameter point: In the part's own points, from its center.
  init(_ point: CGPoint, of part: Choreography.Part, size: CGSize, overshoot: ClosedRange<CGFloat>)
  {
    self.part = part
    self.point = point
    self.size = size
    self.overshoot = overshoot
  }

  /// Returns the point of the front screen shown at `place`; the middle of the screen if the place is unknown.
  ///
  /// - Parameters:
  ///   - place: The place, in the container's coordinates.
  ///   - fraction: The fraction of the run at which the point is at `place`.
  static func on(
    _ place: CGPoint?, of choreography: Choreography, on geometry: TransitionGeometry,
    at fraction: CGFloat
  ) -> GrabbedPoint? {
    guard let part = choreography.parts.first(where: { $0.role == .front }) else { return nil }
    func grabbed(_ point: CGPoint) -> GrabbedPoint {
      GrabbedPoint(
        point, of: part, size: geometry.front.size, overshoot: choreography.overshoot)
    }
    let middle = grabbed(.zero)
    guard let place else { return middle }
    let shown = CGPoint(
      x: place.x - geometry.front.midX, y: place.y - geometry.front.midY)
    return shown.unprojected(by: middle.matrix(at: fraction)).map(grabbed) ?? middle
  }

  /// Returns the place of the point at a fraction, from the center of the part at rest.
  func place(at fraction: CGFloat) -> CGVector {
    CGVector(point.projected(by: matrix(at: fraction)))
  }

  private func matrix(at fraction: CGFloat) -> CATransform3D {
    part.pose(at: fraction, overshoot: overshoot).transform(anchor: part.anchor, size: size)
  }
}

extension CGPoint {
  /// Returns the point of a flat layer, relative to its center, whose projection by `m` is this point; `nil` for a
  /// layer seen edge-on.
  func unprojected(by m: CATransform3D) -> CGPoint? {
    // x (m11 − X m14) + y (m21 − X m24) = X m44 − m41, and the same for Y.
    let (a, b, c) = (m.m11 - x * m.m14, m.m21 - x * m.m24, x * m.m44 - m.m41)
    let (d, e, f) = (m.m12 - y * m.m14, m.m22 - y * m.m24, y * m.m44 - m.m42)
    let determinant = a * e - b * d
    guard abs(determinant) > 1e-6 else { return nil }
    return CGPoint(x: (c * e - b * f) / determinant, y: (a * f - c * d) / determinant)
  }
}

/// The numbers for carrying a screen: the grabbed point stays under the finger, and the screen shrinks about the point.
struct Carrying: Hashable, Sendable {
  /// The loss of scale in a drag as long as the container.
  var shrinking: CGFloat
  /// The least scale.
  var least: CGFloat
  /// True if the screen has no place to return to, and on release continues in the direction of the throw.
  var leaves = false
  /// True if a pull moves the screen along its axis only; `false` if the screen follows the finger in any direction.
  var isStraight = false

  /// As under iOS's own zoomed pages, measured frame by frame: https://pub.dev/packages/swift_transitions
  static let page = Carrying(shrinking: 0.67, least: 0.37)

  /// Shrinks less than `page`, because a card is already small.
  static let card = Carrying(shrinking: 0.25, least: 0.6)

  /// Shrinks only a little, for a screen that leaves over the lower edge.
  static let sheet = Carrying(shrinking: 0.1, least: 0.9, isStraight: true)

  /// The same numbers with `leaves`, for a screen without a place to return to.
  var leaving: Carrying {
    var carrying = self
    carrying.leaves = true
    return carrying
  }

  /// The length of the drag from scale 1 to `page.least`, as a share of the container.
  static let whole = (1 - page.least) / page.shrinking

  /// Returns the scale after a drag by `share` of the container: more than 1 for a drag back, with a negative share.
  func scale(after share: CGFloat) -> CGFloat { max(1 - shrinking * share, least) }
}
