import UIKit

/// The settings that a screen had before it was given a transition.
@MainActor
final class PreviousSetup {
  private weak var delegate: (any UIViewControllerTransitioningDelegate)?
  private let style: UIModalPresentationStyle
  let capturesStatusBar: Bool
  private var restorePreferredTransition: (UIViewController) -> Void = { _ in }

  init(of screen: UIViewController) {
    delegate = screen.transitioningDelegate
    style = screen.modalPresentationStyle
    capturesStatusBar = screen.modalPresentationCapturesStatusBarAppearance
    if #available(iOS 18, *), let transition = screen.preferredTransition {
      restorePreferredTransition = { $0.preferredTransition = transition }
    }
  }

  func restore(on screen: UIViewController) {
    screen.transitioningDelegate = delegate
    screen.modalPresentationStyle = style
    screen.modalPresentationCapturesStatusBarAppearance = capturesStatusBar
    restorePreferredTransition(screen)
  }
}
