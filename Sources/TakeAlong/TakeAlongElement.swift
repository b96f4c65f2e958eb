import UIKit

/// A shared element: a view that flies from one screen to the other and back.
@MainActor
public struct TakeAlongElement {
  /// The path of an element's center.
  public enum Path: Hashable, Sendable {
    /// A straight line.
    case straight
    /// A parabola on the upper side of the straight line, as high as a fifth of the distance.
    case arc
  }

  /// The order of elements that overlap in flight.
  public enum Level: Hashable, Sendable {
    /// In front of, or behind, the elements of the other level; within a level, later ones are in
    /// front.
    case above, below
  }

  /// The transition between an element's appearances in the two screens.
  public enum Fade: Hashable, Sendable {
    /// The new appearance fades in over the old one, which is removed once covered; labels with
    /// different text fade out and in one after the other. Image views of the same image do not
    /// fade.
    case automatic
    /// The presenting screen's appearance all the way, swapped in one frame at the other end.
    case keepsSource
    /// The presented screen's appearance all the way, swapped in one frame at the other end.
    case keepsDestination
  }

  /// The key that both screens use for this element.
  public let key: String
  /// The view in the presenting screen. Held weakly.
  public private(set) weak var view: UIView?
  /// The path of the element's center, in both directions. Straight in any case where the screen follows a
  /// shared element.
  public var path: Path
  /// The order among elements that overlap in flight.
  public var level: Level
  /// The transition between the element's two appearances.
  public var fade: Fade
  /// A Boolean value that determines whether `view` stays visible while its snapshot flies.
  public var leavesSource: Bool

  /// Creates a shared element for a view of the presenting screen.
  public init(
    key: String, view: UIView, path: Path = .straight, level: Level = .above,
    fade: Fade = .automatic, leavesSource: Bool = false
  ) {
    self.key = key
    self.view = view
    self.path = path
    self.level = level
    self.fade = fade
    self.leavesSource = leavesSource
  }
}
