import UIKit

/// The home of a child in the place of another child, in a view controller of the app.
@MainActor
final class ChildHome: Home {
  private weak var controller: TransitionController?
  private weak var parent: UIViewController?
  private weak var screen: UIViewController?
  /// The child that returns when `screen` leaves.
  private weak var former: UIViewController?
  /// The former child, retained only with a gesture, because a gesture does not ask the app for the child.
  private var kept: UIViewController?
  /// Called after each run, with `true` if `screen` is in place, with `false` if the former child is.
  private let onEnd: (_ isOpen: Bool) -> Void

  init(
    _ controller: TransitionController, of screen: UIViewController, in parent: UIViewController,
    former: UIViewController, onEnd: @escaping (_ isOpen: Bool) -> Void
  ) {
    self.controller = controller
    self.screen = screen
    self.parent = parent
    self.former = former
    self.onEnd = onEnd
    keepFormer()
  }

  private func keepFormer() { kept = controller?.interaction.gesture != nil ? former : nil }

  var isDismissible: Bool {
    guard let controller, let parent, let screen, former != nil else { return false }
    return screen.parent === parent && screen.viewIfLoaded?.window != nil && controller.run == nil
      && parent.presentedViewController == nil
  }

  var hasTransitionInside: Bool { screen?.isChangingScreens == true }

  var presentedView: UIView? { screen?.viewIfLoaded }

  private var request: TransitionRequest {
    TransitionRequest(.closing, kind: .child, front: screen, back: former, container: parent)
  }

  var closing: (choreography: Choreography, geometry: TransitionGeometry)? {
    guard let view = presentedView, let container = view.superview else { return nil }
    return controller?.closing(
      of: view.layer.restingFrame, in: container, reference: container, request: request)
  }

  var isChanging: Bool { controller?.run != nil }

  func startDismissal() { dismiss() }

  func runBegins(on stage: Stage, isInterruptible: Bool) { if isInterruptible { attach() } }

  func attach() {
    guard let view = parent?.viewIfLoaded, controller?.interaction.gesture != nil else { return }
    controller?.interaction.attach(to: view)
  }

  func gestureChanged() {
    keepFormer()
    if screen?.parent === parent { attach() }
  }

  func runEnded() {}

  /// Exchanges the children again, backward.
  func dismiss() {
    guard let controller, let parent, let screen, let former else { return }
    TransitionController.endRuns(of: [screen, former])
    guard screen.parent === parent else { return }
    let context = ChildContext(
      from: screen, to: former, in: parent,
      isAnimated: controller.prepare(for: request),
      controller: controller
    ) { [onEnd] committed in onEnd(!committed) }
    context?.play(.closing)
  }
}

extension TransitionController {
  /// Ends the runs of children about to be exchanged again.
  static func endRuns(of children: [UIViewController]) {
    for child in children {
      guard let controller = installed(on: child), controller.home is ChildHome
      else { continue }
      controller.run?.endNow()
    }
  }
}
