extension UIViewController {
  /// The nearest navigation controller that this one is in.
  public var navigationController: UINavigationController? {
    var ancestor = parent
    while let controller = ancestor {
      if let navigation = controller as? UINavigationController { return navigation }
      ancestor = controller.parent
    }
    return nil
  }

  /// A container's bars.
  var containerInsets: UIEdgeInsets {
    get { layoutState.containerInsets }
    set {
      guard newValue != layoutState.containerInsets else { return }
      layoutState.containerInsets = newValue
      loadedView?.updateSafeArea()
    }
  }

  /// Documented: whoever is above and shows screens in its own way; failing that, a presentation.
  func handOn(_ controller: UIViewController, sender: Any?) {
    let source = ShowRequest.source ?? self
    guard let parent = parentStorage else {
      return source.present(controller, animated: UIView.areAnimationsEnabled)
    }
    let isOutermost = ShowRequest.source == nil
    ShowRequest.source = source
    parent.show(controller, sender: sender)
    if isOutermost { ShowRequest.source = nil }
  }
}

/// Who was asked to show, while the request goes up.
@MainActor
private enum ShowRequest {
  static var source: UIViewController?
}
