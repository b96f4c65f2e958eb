import TransitionCatalog
import UIKit

/// Where a take begins: a screen, what opens another one from there, and what closes that one.
protocol Stage: Sendable {
  var preset: TransitionPreset { get }

  /// Whether fingers do all of it: they take their time, so they are filmed at half the rate.
  var isTouched: Bool { get }

  /// Made anew for each take.
  @MainActor func makeRoot() -> UIViewController

  /// Does what it takes until a screen is on its way, and lets it be seen.
  @MainActor func open(from root: UIViewController, on reel: Reel) throws

  /// What has been opened.
  @MainActor func opened(from root: UIViewController) -> UIViewController?

  /// Makes the screen leave, now or soon.
  @MainActor func close(_ screen: UIViewController, in window: UIWindow)
}

extension Stage {
  @MainActor func opened(from root: UIViewController) -> UIViewController? {
    root.presentedViewController
  }
}
