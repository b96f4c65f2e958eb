import UIKit

// Dismissal by the app's code.
extension TransitionController {
  /// Dismisses the screen, or pops it, and what lies above it. An opening that is still playing is reversed, which
  /// UIKit's own `dismiss(animated:completion:)` refuses to do; a push without a gesture is popped when it has
  /// ended. Does not ask the app for consent.
  ///
  /// Tabs have no way back: only a change that a finger may catch is reversed.
  public func dismiss() {
    guard let direction = run?.direction ?? animatorRun?.direction else {
      return dismissAtRest()
    }
    let hasWayBack = installation?.hasWayBack != false
    guard hasWayBack || run?.isInterruptible != false else { return }
    dismissesWhenOpen = hasWayBack && direction == .opening
    if run?.turn(.closing) ?? animatorRun?.turn(.closing) == true { dismissesWhenOpen = false }
  }

  private func dismissAtRest() {
    if let installation = current?.installation { return installation.dismiss() }
    // The system presents the screen, for this once.
    guard !isRemoved, let screen = destination, let presenter = screen.presentingViewController,
      presenter.presentedViewController === screen, !screen.isBeingDismissed
    else { return }
    presenter.dismiss(animated: true)
  }

  /// The controller in whose hands the screen is: another one may take this one's place for one presentation.
  private var current: TransitionController? {
    guard installation == nil, !isRemoved, let destination else { return self }
    return TransitionController.installed(on: destination)
  }

  /// Dismisses a screen whose opening could not be turned round, with the next frame in which UIKit is not at work:
  /// another screen may be on its way to this one, or away from it.
  func dismissIfWanted(after ending: TransitionEnding) {
    guard dismissesWhenOpen else { return }
    dismissesWhenOpen = false
    guard ending.isCommitted else { return }
    // The link retains the controller until it has fired: both end by themselves.
    lateDismissal = FrameLink { _ in
      guard self.isRunning || self.destination?.isInTransition != true else { return }
      self.lateDismissal?.stop()
      self.lateDismissal = nil
      if !self.isRunning { self.installation?.dismiss() }
    }
  }
}
