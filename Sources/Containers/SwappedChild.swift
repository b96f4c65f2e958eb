import UIKit

/// A child at rest that has taken another one's place, as far as a gesture needs it.
@MainActor
final class SwappedChild: DismissiblePresentation {
  private let screen: UIViewController
  private let parent: UIViewController
  private let controller: TransitionController
  private let goBack: () -> Void

  init(
    _ screen: UIViewController, in parent: UIViewController, _ controller: TransitionController,
    goBack: @escaping () -> Void
  ) {
    self.screen = screen
    self.parent = parent
    self.controller = controller
    self.goBack = goBack
  }

  var presentedView: UIView? { screen.viewIfLoaded }

  var isDismissible: Bool {
    screen.parent === parent && screen.viewIfLoaded?.window != nil && controller.run == nil
      && parent.presentedViewController == nil
  }

  var hasTransitionInside: Bool { screen.isChangingScreens }

  var allowsDismissal: Bool { true }

  var closing: (choreography: Choreography, geometry: Geometry)? {
    guard let view = screen.viewIfLoaded, let container = view.superview else { return nil }
    let geometry = Geometry(
      of: container, fore: view.layer.restingFrame, reference: container,
      options: controller.resolvedOptions(.closing)
    ) { _, _ in }
    return (controller.definition(.closing).choreography(.closing, on: geometry), geometry)
  }

  var revealedBackground: UIColor? { nil }

  var isChanging: Bool { controller.run != nil }

  func startDismissal() { goBack() }

  @discardableResult
  func dismissByUser() -> Bool {
    guard isDismissible else { return false }
    startDismissal()
    return true
  }

  func notifyDidAttemptToDismiss() {}
}
