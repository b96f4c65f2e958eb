import UIKit

/// The change of a window's root, and the context of its run. The change itself is UIKit's: the run only shows a picture of
/// what was in the window, and how the new root takes its place.
@MainActor
final class RootContext: NSObject, UIViewControllerContextTransitioning {
  private weak var window: UIWindow?
  /// The screen in front, in the `picture`; `nil` without a run.
  private let old: UIViewController?
  private let new: UIViewController
  private let picture: WindowPicture?
  private(set) var containerView: UIView
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity
  private let onEnd: () -> Void
  /// Retained here, because UIKit holds no animator for a change of the root.
  private var coordinator: RunCoordinator?
  private var everyFrame: FrameLink?

  /// - Parameters:
  ///   - old: The screen in front.
  ///   - picture: The picture of the window; `nil` for a change without a run.
  init(
    from old: UIViewController?, to new: UIViewController, in window: UIWindow,
    showing picture: WindowPicture?, onEnd: @escaping () -> Void
  ) {
    (self.window, self.old, self.new, self.picture) = (window, old, new, picture)
    containerView = window
    self.onEnd = onEnd
  }

  /// The run of a window's root in progress, if any.
  static func run(in window: UIWindow) -> Run? { changes[window]?.coordinator?.run }

  /// Ends the change of a window's root in progress, if any, for another change.
  static func endChange(in window: UIWindow) {
    guard let change = changes[window] else { return }
    if let run = change.coordinator?.run { run.endNow() } else { change.end() }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .to ? new : old
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .to ? new.view : picture }

  func initialFrame(for screen: UIViewController) -> CGRect {
    screen === old ? containerView.bounds : .zero
  }

  func finalFrame(for screen: UIViewController) -> CGRect { containerView.bounds }

  func pauseInteractiveTransition() {}
  func updateInteractiveTransition(_ progress: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}

  /// Replaces the root as soon as nothing is presented any more, and plays a run of `controller`. The run is retained
  /// until its end.
  func begin(_ movement: Movement, of controller: TransitionController?) {
    guard let window else { return }
    changes[window] = self
    // Until UIKit has dismissed what was presented, which may be after this turn.
    picture.map(window.addSubview)
    let root = window.rootViewController
    dismiss(above: root) { [self] in
      dismiss(above: new.presentingViewController) { [self] in
        guard changes[window] === self else { return }
        new.leaveParent()
        if let other = new.viewIfLoaded?.window, other !== window, other.rootViewController === new
        {
          other.rootViewController = nil
        }
        window.rootViewController = new
        play(movement, of: controller)
      }
    }
  }

  private func dismiss(above screen: UIViewController?, then next: @escaping () -> Void) {
    guard let screen, screen.presentedViewController != nil else { return next() }
    for screen in sequence(first: screen, next: \.presentedViewController) {
      screen.presentationRun?.endNow()
    }
    var isOver = false
    let end = {
      guard !isOver else { return }
      isOver = true
      next()
    }
    // UIKit refuses a dismissal beside another one.
    if screen.presentedViewController?.isBeingDismissed == false {
      screen.dismiss(animated: false, completion: end)
    }
    if screen.presentedViewController == nil { end() }
    FrameLink { [weak screen] _ in
      if isOver { return false }
      if screen?.presentedViewController == nil { end() }
      return !isOver
    }
  }

  private func play(_ movement: Movement, of controller: TransitionController?) {
    guard let window, let picture, let controller, new.viewIfLoaded?.window === window else {
      return end()
    }
    window.layoutIfNeeded()
    // UIKit puts views of its own around the root's view.
    containerView = new.view.superview ?? window
    picture.frame = containerView.bounds
    containerView.addSubview(picture)
    let coordinator = RunCoordinator(movement, .opening, of: controller, isInterruptible: false)
    self.coordinator = coordinator
    coordinator.begin(self)
    // The app may set another root itself.
    everyFrame = FrameLink { [weak self] _ in
      guard let self, let window = self.window, changes[window] === self else { return false }
      if window.rootViewController !== new { self.coordinator?.run?.endNow() }
      return true
    }
  }

  func completeTransition(_ committed: Bool) { end() }

  private func end() {
    everyFrame?.stop()
    coordinator = nil
    picture?.removeFromSuperview()
    if let window, changes[window] === self { changes[window] = nil }
    if UIAccessibility.isVoiceOverRunning, picture != nil, window?.rootViewController === new {
      UIAccessibility.post(notification: .screenChanged, argument: new.viewIfLoaded)
    }
    onEnd()
  }
}

extension UIViewController {
  /// Leaves the parent, in which the screen cannot be the root of a window.
  fileprivate func leaveParent() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

/// The change in progress of each window's root, retained by the window.
@MainActor private let changes = Slot<RootContext>()
