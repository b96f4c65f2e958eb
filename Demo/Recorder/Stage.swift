import TransitionCatalog
import UIKit

/// The beginning of a take: a screen, the action that opens another one, and the one that closes
/// it.
protocol Stage: Sendable {
  var preset: TransitionPreset { get }

  /// Indicates whether fingers do all of it. They are slow, so half of the frames are enough.
  var isTouched: Bool { get }

  /// Makes a new root for each take.
  @MainActor func makeRoot() -> UIViewController

  /// Performs the actions until a screen begins to open, and hands out their frames.
  @MainActor func open(from root: UIViewController, on reel: Reel) throws

  /// Returns the screen that was opened.
  @MainActor func opened(from root: UIViewController) -> UIViewController?

  /// Closes the screen, now or soon.
  @MainActor func close(_ screen: UIViewController, in window: UIWindow)
}

extension Stage {
  @MainActor func opened(from root: UIViewController) -> UIViewController? {
    root.presentedViewController
  }
}
