/// `present(_:animated:completion:)`: refusals first [controllers, section 14], the work after the
/// next commit.
extension UIViewController {
  func beginPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let animated = animated && UIView.areAnimationsEnabled
    let style = presented.modalPresentationStyle
    let inContext = style == .currentContext || style == .overCurrentContext
    var presenter = inContext ? presenterInContext : presenterAtThisLevel
    // A custom presentation says itself whether it wants a context, where there is one.
    let mayMove = style == .custom && presenter !== presenterInContext
    let wasMade = presented.modal.controller != nil
    if mayMove, refusal(of: presented) == nil {
      let controller = presented.makePresentationController(presenter: presenter, source: self)
      presenter = self.presenter(for: controller)
      controller.presenter = presenter
    }
    if let refusal = refusal(of: presented) ?? refusal(of: presented, by: presenter) {
      HeadlessMisuse.record(refusal.kind, refusal.message)
      if !wasMade, presented.modal.presenter == nil { presented.modal.controller = nil }
      return
    }
    let made = presented.makePresentationController(presenter: presenter, source: self)
    let controller = made.adapted(to: presenter.traitCollection)
    if controller !== made { presenter = self.presenter(for: controller) }
    controller.takeOver(presenter: presenter)
    let run = PresentationRun(
      .presentation, presented: controller.presentedViewController, presenter: presenter,
      source: self, controller: controller, isAnimated: animated, completion: completion)
    run.enqueue(afterCommit: true)
  }

  /// What UIKit throws, whoever presents.
  private func refusal(of presented: UIViewController) -> HeadlessMisuse? {
    if presented.modalPresentationStyle == .none {
      return HeadlessMisuse(
        .presentWithoutStyle,
        "The specified modal presentation style doesn't have a corresponding presentation "
          + "controller.")
    }
    if let parent = presented.parentStorage {
      return HeadlessMisuse(
        .presentActiveController,
        "Application tried to present modally a view controller <\(type(of: presented))> "
          + "that has a parent view controller <\(type(of: parent))>.")
    }
    if presented === presenterAtThisLevel || presented.isRootOfWindow {
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
    return nil
  }

  /// What UIKit logs about this presenter.
  private func refusal(
    of presented: UIViewController, by presenter: UIViewController
  ) -> HeadlessMisuse? {
    let attempt =
      "Attempt to present <\(type(of: presented))> on <\(type(of: presenter))> "
      + "(from <\(type(of: self))>) "
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

/// Who presents: the one that was asked, or an ancestor.
extension UIViewController {
  /// Whoever fills the screen at this level of presentation [controllers 7.2].
  var presenterAtThisLevel: UIViewController {
    var controller = self
    while let parent = controller.parentStorage { controller = parent }
    return controller
  }

  /// Documented: the nearest that defines a context, up the parents, or else the root
  /// [controllers 7.3].
  /// Unverified: in something presented "the root" is the topmost parent there.
  var presenterInContext: UIViewController {
    var controller = self
    while !controller.isPresentationContext, let parent = controller.parentStorage {
      controller = parent
    }
    return controller
  }

  private var isPresentationContext: Bool {
    guard definesPresentationContext else { return false }
    return Headless.navigationControllersDefineContext || !(self is UINavigationController)
  }

  func presenter(for controller: UIPresentationController) -> UIViewController {
    controller.shouldPresentInFullscreen ? presenterAtThisLevel : presenterInContext
  }
}
