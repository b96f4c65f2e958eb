import TransitionCatalog
import UIKit

/// The plot of a take: a screen, the touches that open another one, and those that close it.
protocol Stage: Sendable {
  var preset: TransitionPreset { get }
  /// Indicates whether the film ends by dissolving into its beginning, because something plays on and
  /// will not be where it was.
  var dissolves: Bool { get }

  /// Makes a new root for each take.
  @MainActor func makeRoot() -> UIViewController

  /// Plays the touches until a screen begins to open, and hands out their frames.
  @MainActor func open(from root: UIViewController, on reel: Reel) throws

  /// Returns the screen that was opened.
  @MainActor func opened(from root: UIViewController) -> UIViewController?

  /// Tells whether the screen has come to rest, open or closed. `nil` if its own transition tells the end of
  /// each run.
  @MainActor func rests(
    _ screen: UIViewController, in root: UIViewController, isOpen: Bool
  ) -> Bool?

  /// Shows the open screen for a while.
  @MainActor func show(_ screen: UIViewController, on reel: Reel) throws

  /// Lets fingers close the screen, now or soon.
  @MainActor func close(_ screen: UIViewController, in window: UIWindow)

  /// Brings the first screen back to where it was when the film began.
  @MainActor func restore(_ root: UIViewController, on reel: Reel) throws
}

extension Stage {
  var dissolves: Bool { false }

  @MainActor func opened(from root: UIViewController) -> UIViewController? {
    root.presentedViewController
  }

  @MainActor func rests(
    _ screen: UIViewController, in root: UIViewController, isOpen: Bool
  ) -> Bool? { nil }

  @MainActor func show(_ screen: UIViewController, on reel: Reel) throws {
    try reel.hold(.open, milliseconds: 800)
  }

  @MainActor func restore(_ root: UIViewController, on reel: Reel) throws {}
}
