import UIKit

/// An addition to a choreography: a `PoseOffset` for each part, and `progress` for UIKit, bars and a blur.
struct Residual: Equatable, Sendable {
  // Apart from `others`, because an event of a finger that holds a screen must not allocate.
  private var front = PoseOffset.none
  private var back = PoseOffset.none
  private var backdrop = PoseOffset.none
  private var shade = PoseOffset.none
  private var others: [Choreography.Role: PoseOffset] = [:]
  /// Added to the fraction passed to UIKit, and to the fraction of `InterruptibleAnimator`.
  var progress: CGFloat = 0

  static let none = Residual()

  /// The offset of a part. Views inside screens have no offset, because a finger holds a screen.
  subscript(role: Choreography.Role) -> PoseOffset {
    get {
      switch role.kind {
      case .front: front
      case .back: back
      case .backdrop: backdrop
      case .shade: shade
      default: others[role] ?? .none
      }
    }
    set {
      switch role.kind {
      case .front: front = newValue
      case .back: back = newValue
      case .backdrop: backdrop = newValue
      case .shade: shade = newValue
      default: others[role] = newValue == .none || role.isView ? nil : newValue
      }
    }
  }

  var isNone: Bool { self == .none }

  /// Returns how far it moves any point of any part, at most, in points.
  func reach(over diagonal: CGFloat) -> CGFloat {
    ([front, back, backdrop, shade] + others.values).map { $0.reach(over: diagonal) }.max() ?? 0
  }

  func scaled(by factor: CGFloat) -> Residual {
    Residual(
      front: front.scaled(by: factor), back: back.scaled(by: factor),
      backdrop: backdrop.scaled(by: factor), shade: shade.scaled(by: factor),
      others: others.mapValues { $0.scaled(by: factor) }, progress: progress * factor)
  }

  static func + (a: Residual, b: Residual) -> Residual {
    var sum = Residual(
      front: a.front + b.front, back: a.back + b.back, backdrop: a.backdrop + b.backdrop,
      shade: a.shade + b.shade, others: a.others, progress: a.progress + b.progress)
    for (role, offset) in b.others { sum[role] = sum[role] + offset }
    return sum
  }

  static func - (a: Residual, b: Residual) -> Residual { a + b.scaled(by: -1) }
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
