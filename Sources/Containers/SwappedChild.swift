import UIKit

/// A child at rest that has taken another one's place, as far as a gesture needs it.
@MainActor
final class SwappedChild: DismissiblePresentation {
  private let screen: UIViewController
  private let former: UIViewController
  private let parent: UIViewController
  private let controller: TransitionController
  private let goBack: () -> Void

  init(
    _ screen: UIViewController, _ former: UIViewController, in parent: UIViewController,
    _ controller: TransitionController, goBack: @escaping () -> Void
  ) {
    self.screen = screen
    self.former = former
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

  var closing: (choreography: Choreography, geometry: TransitionGeometry)? {
    guard let view = screen.viewIfLoaded, let container = view.superview else { return nil }
    return controller.closing(
      of: view.layer.restingFrame, in: container, reference: container,
      request: TransitionRequest(
        .closing, kind: .child, fore: screen, back: former, container: parent))
  }

  var isChanging: Bool { controller.run != nil }

  func startDismissal() { goBack() }
}
