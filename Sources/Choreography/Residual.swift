import UIKit

/// An addition to a choreography: a `PoseOffset` for each part, and `progress` for UIKit, bars and a blur.
struct Residual: Equatable, Sendable {
  // Stored without an array or a dictionary, because an event of a finger must not allocate objects.
  private var front = PoseOffset.none
  private var back = PoseOffset.none
  private var backdrop = PoseOffset.none
  private var shade = PoseOffset.none
  private var light = PoseOffset.none
  private var cast = PoseOffset.none
  private var picture = PoseOffset.none
  /// Added to the fraction passed to UIKit, and to the fraction of `AlongsideAnimations`.
  var progress: CGFloat = 0

  static let none = Residual()

  subscript(role: Choreography.Role) -> PoseOffset {
    get {
      switch role.kind {
      case .front: front
      case .back: back
      case .backdrop: backdrop
      case .shade: shade
      case .light: light
      case .cast: cast
      case .picture: picture
      case .view: .none
      }
    }
    set {
      switch role.kind {
      case .front: front = newValue
      case .back: back = newValue
      case .backdrop: backdrop = newValue
      case .shade: shade = newValue
      case .light: light = newValue
      case .cast: cast = newValue
      case .picture: picture = newValue
      // A finger holds a screen, not the views inside.
      case .view: break
      }
    }
  }

  var isNone: Bool { self == .none }

  /// Returns how far it moves any point of any part, at most, in points.
  func reach(over diagonal: CGFloat) -> CGFloat {
    max(
      front.reach(over: diagonal), back.reach(over: diagonal), backdrop.reach(over: diagonal),
      shade.reach(over: diagonal), light.reach(over: diagonal),
      cast.reach(over: diagonal), picture.reach(over: diagonal))
  }

  func scaled(by factor: CGFloat) -> Residual {
    var scaled = combined(with: self) { offset, _ in offset.scaled(by: factor) }
    scaled.progress = progress * factor
    return scaled
  }

  static func + (a: Residual, b: Residual) -> Residual {
    var sum = a.combined(with: b, +)
    sum.progress = a.progress + b.progress
    return sum
  }

  static func - (a: Residual, b: Residual) -> Residual { a + b.scaled(by: -1) }

  private func combined(
    with other: Residual, _ combine: (PoseOffset, PoseOffset) -> PoseOffset
  ) -> Residual {
    var combined = Residual()
    combined.front = combine(front, other.front)
    combined.back = combine(back, other.back)
    combined.backdrop = combine(backdrop, other.backdrop)
    combined.shade = combine(shade, other.shade)
    combined.light = combine(light, other.light)
    combined.cast = combine(cast, other.cast)
    combined.picture = combine(picture, other.picture)
    return combined
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
