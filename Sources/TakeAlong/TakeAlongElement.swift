import UIKit

/// A view that flies from one screen to the other and back, and how.
@MainActor
public struct TakeAlongElement {
  /// The way that the middle of an element takes.
  public enum Path: Hashable, Sendable {
    /// The shortest one.
    case straight
    /// A bow, upwards, as high as a fifth of the distance.
    case arc
  }

  /// Where an element flies that meets another one.
  public enum Level: Hashable, Sendable {
    case above, below
  }

  /// How the look of one end becomes the look of the other.
  public enum Fade: Hashable, Sendable {
    /// The new look appears over the old one, which leaves once it is covered; texts that differ
    /// give way to each other. Two image views of the same image need no fade.
    case automatic
    /// The presenting screen's look all the way. It is swapped at the other end, in one frame.
    case keepsSource
    /// The presented screen's look all the way.
    case keepsDestination
  }

  /// What the other screen knows it by.
  public let key: String
  /// Held weakly.
  public private(set) weak var view: UIView?
  public var path: Path
  public var level: Level
  public var fade: Fade
  /// Whether the view in the presenting screen stays to be seen while its likeness flies.
  public var leavesSource: Bool

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
