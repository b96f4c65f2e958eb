import UIKit

/// UIKit's percent driver, for a run that a finger leads from its first instant.
@MainActor
final class AnimatorDriver: UIPercentDrivenInteractiveTransition {
  /// Tells whether a finger leads the run now.
  var isLed: () -> Bool = { false }
  /// Called when UIKit has started the run.
  var onStart: () -> Void = {}

  override var wantsInteractiveStart: Bool {
    get { isLed() }
    set {}
  }

  override func startInteractiveTransition(
    _ context: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(context)
    onStart()
  }
}
