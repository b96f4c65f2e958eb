import UIKit

/// A screen in a presentation of the app's own, as far as a gesture needs it.
@MainActor
final class PresentedScreen: DismissiblePresentation {
  private let presentation: UIPresentationController
  private let measure: (UIPresentationController) -> Closing?

  typealias Closing = (choreography: Choreography, geometry: TransitionGeometry)

  /// - Parameter closing: Returns the choreography with which the screen would close now.
  init?(
    _ screen: UIViewController, closing: @escaping (UIPresentationController) -> Closing?
  ) {
    guard screen.presentingViewController != nil,
      let presentation = screen.presentationController,
      presentation.presentedViewController === screen
    else { return nil }
    self.presentation = presentation
    measure = closing
  }

  private var screen: UIViewController { presentation.presentedViewController }

  var presentedView: UIView? { presentation.presentedView }

  var isDismissible: Bool {
    screen.presentedViewController == nil && !screen.isBeingPresented && !screen.isBeingDismissed
  }

  var hasTransitionInside: Bool { screen.isChangingScreens }

  var allowsDismissal: Bool {
    !screen.isModalInPresentation && presentation.isDismissalAllowed
  }

  var closing: Closing? { measure(presentation) }

  func startDismissal() {
    presentation.notifyWillDismiss()
    // The system's animation is no run whose end could tell; and a finger may have brought the screen back.
    screen.dismiss(animated: true) { [screen, presentation] in
      if screen.presentingViewController == nil { presentation.notifyDidDismiss() }
    }
  }

  func notifyDidAttemptToDismiss() { presentation.notifyDidAttemptToDismiss() }
}
