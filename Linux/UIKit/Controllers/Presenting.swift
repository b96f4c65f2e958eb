/// `present(_:animated:completion:)`: refusals first (facts 14), the work after the next commit.
extension UIViewController {
  func beginPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenterAtThisLevel
    if let refusal = refusal(of: presented, by: presenter) {
      HeadlessMisuse.record(refusal.kind, refusal.message)
      return
    }
    let style = presented.modalPresentationStyle
    let controller = presented.makePresentationController(presenter: presenter, source: self)
    if !controller.presentationStyle.isModelled || !style.isModelled {
      HeadlessMisuse.record(
        .notModelled, "The stand-in does not present in the style \(controller.presentationStyle).")
      presented.modal.controller = nil
      return
    }
    let adapted = controller.adaptivePresentationStyle
    if adapted != .none, adapted != controller.presentationStyle {
      HeadlessMisuse.record(
        .notModelled, "The stand-in does not adapt a presentation to the style \(adapted).")
    }
    presenter.modal.presented = presented
    presented.modal.presenter = presenter
    let run = PresentationRun(
      .presentation, presented: presented, presenter: presenter, source: self,
      controller: controller, isAnimated: animated, completion: completion)
    run.enqueue(afterCommit: true)
  }

  private func refusal(
    of presented: UIViewController, by presenter: UIViewController
  ) -> HeadlessMisuse? {
    let attempt =
      "Attempt to present <\(type(of: presented))> on <\(type(of: presenter))> "
      + "(from <\(type(of: self))>) "
    if let parent = presented.parentStorage {
      return HeadlessMisuse(
        .presentActiveController,
        "Application tried to present modally a view controller <\(type(of: presented))> "
          + "that has a parent view controller <\(type(of: parent))>.")
    }
    if presented === presenter || presented.isRootOfWindow {
      return HeadlessMisuse(
        .presentActiveController,
        "Application tried to present modally an active controller <\(type(of: presented))>.")
    }
    if let other = presented.modal.presenter {
      return HeadlessMisuse(
        .presentAlreadyPresented,
        "Application tried to present modally a view controller <\(type(of: presented))> "
          + "that is already being presented by <\(type(of: other))>.")
    }
    if let run = presenter.modal.run, !run.isOver {
      let kind: HeadlessMisuse.Kind =
        run.kind == .presentation && run.presenter === presenter
        ? .presentWhilePresenting : .presentWhileInTransition
      return HeadlessMisuse(kind, attempt + "while a presentation is in progress.")
    }
    if let other = presenter.modal.presented {
      return HeadlessMisuse(
        .presentWhileAlreadyPresented,
        attempt + "which is already presenting <\(type(of: other))>.")
    }
    if presenter.viewIfLoaded?.window == nil {
      return HeadlessMisuse(
        .presentInactiveWindow, attempt + "whose view is not in the window hierarchy.")
    }
    return nil
  }

  private var isRootOfWindow: Bool { viewIfLoaded?.window?.rootViewController === self }
}
