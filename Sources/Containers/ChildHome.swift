import UIKit

/// The home of a child in the place of another child, in a view controller of the app.
@MainActor
final class ChildHome: Home {
  private weak var controller: TransitionController?
  private weak var parent: UIViewController?
  /// The child that returns when `screen` leaves.
  private weak var former: UIViewController?
  /// The former child, retained only with a gesture, because a gesture does not ask the app for the child.
  private var kept: UIViewController?

  init(
    _ controller: TransitionController, in parent: UIViewController, former: UIViewController
  ) {
    self.controller = controller
    self.parent = parent
    self.former = former
    keepFormer()
  }

  var screen: UIViewController? { controller?.viewController }

  private func keepFormer() { kept = controller?.interaction.gesture != nil ? former : nil }

  var isDismissible: Bool {
    guard let controller, let parent, let screen, former != nil else { return false }
    return screen.parent === parent && screen.viewIfLoaded?.window != nil && controller.run == nil
      && !parent.isCovered
  }

  var fingerSpace: UIView? { controller?.run?.stage.container ?? presentedView?.superview }

  private func request(_ direction: TransitionDirection) -> TransitionRequest {
    TransitionRequest(direction, kind: .child, front: screen, back: former, container: parent)
  }

  var closingRequest: TransitionRequest? { request(.closing) }

  var closingFromRest: (choreography: Choreography, geometry: TransitionGeometry)? {
    guard let view = presentedView, let container = view.superview else { return nil }
    return controller?.closingFromRest(
      of: view.layer.restingFrame, in: container, reference: container, request: request(.closing))
  }

  var isChanging: Bool { controller?.run != nil }

  func start(_ direction: TransitionDirection) { dismiss() }

  func runBegins(on stage: Stage, isInterruptible: Bool) { if isInterruptible { attach() } }

  private func attach() {
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
    guard let parent, let screen, let former else { return }
    TransitionController.endRuns(of: [screen, former])
    if screen.parent === parent { play(.closing) }
  }

  /// Ends the transition of a child that has left: its gesture would bring back the child before it.
  static func childLeft(_ child: UIViewController) {
    guard let gone = TransitionController.installed(on: child), gone.home is ChildHome else {
      return
    }
    gone.giveUp()
  }

  /// Exchanges the children.
  ///
  /// - Parameter completion: Called at the end; `false` after a cancelled run.
  func play(
    _ direction: TransitionDirection, isAnimated: Bool = true,
    completion: ((_ committed: Bool) -> Void)? = nil
  ) {
    guard let controller, let parent, let screen, let former else { return }
    let opens = direction == .opening
    let movement = controller.resolve(request(direction))
    let context = ChildContext(
      from: opens ? former : screen, to: opens ? screen : former, in: parent,
      isAnimated: isAnimated && !movement.isSystem
    ) { [weak self, weak controller] committed in
      if opens, committed { self?.attach() }
      if opens, !committed { controller?.giveUp() }
      completion?(committed)
    }
    context?.play(direction, of: controller, playing: movement)
  }
}

extension TransitionController {
  /// Ends the runs of children about to be exchanged again.
  static func endRuns(of children: [UIViewController]) {
    for controller in children.lazy.compactMap(installed(on:)) where controller.home is ChildHome {
      controller.run?.endNow()
    }
  }
}
