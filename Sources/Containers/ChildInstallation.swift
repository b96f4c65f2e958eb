import UIKit

/// A transition between two children of a view controller of the app's.
@MainActor
final class ChildInstallation: Installation {
  private weak var controller: TransitionController?
  private weak var parent: UIViewController?
  private weak var screen: UIViewController?
  /// The child to which the way back leads.
  private weak var former: UIViewController?
  /// The same one. It is kept only where there is a gesture, which does not ask the app for it.
  private var kept: UIViewController?
  /// Is told which of the two is there, after each run.
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

  private func keepFormer() { kept = controller?.gesture.isNone == false ? former : nil }

  var dismissible: (any DismissiblePresentation)? {
    guard let controller, let parent, let screen, let former else { return nil }
    return SwappedChild(screen, former, in: parent, controller) { [weak self] in self?.goBack() }
  }

  func dismiss() { goBack() }

  func runBegins(on stage: Stage, isInterruptible: Bool) { if isInterruptible { attach() } }

  func attach() {
    guard let view = parent?.viewIfLoaded, controller?.gesture.isNone == false else { return }
    controller?.interaction.attach(to: view)
  }

  func gestureChanged() {
    keepFormer()
    if screen?.parent === parent { attach() }
  }

  func remove() {}

  /// Swaps the children again, backward.
  private func goBack() {
    guard let controller, let parent, let screen, let former else { return }
    TransitionController.endRuns(of: [screen, former])
    guard screen.parent === parent else { return }
    let request = TransitionRequest(
      .closing, kind: .child, fore: screen, back: former, container: parent)
    let context = ChildContext(
      from: screen, to: former, in: parent, isAnimated: controller.prepare(for: request),
      controller: controller
    ) { [onEnd] committed in onEnd(!committed) }
    context?.play(.closing, with: controller)
  }
}

extension TransitionGesture {
  var isNone: Bool { if case .none = self { true } else { false } }
}
