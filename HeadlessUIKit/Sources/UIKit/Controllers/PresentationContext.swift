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
