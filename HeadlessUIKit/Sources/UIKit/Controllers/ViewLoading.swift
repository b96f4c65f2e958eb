/// `loadView` once, `viewDidLoad` once after it [controllers 1.1].
extension UIViewController {
  func viewLoadingIfNeeded() -> UIView {
    if let loadedView { return loadedView }
    loadView()
    if loadedView == nil {
      // UIKit throws NSInternalInconsistencyException; the stand-in goes on with a plain view.
      HeadlessMisuse.record(
        .viewNotLoaded, "-[\(type(of: self)) loadView] did not assign a view.")
      setLoadedView(makeDefaultView())
    }
    viewDidLoad()
    return loadedView ?? UIView()
  }

  func setLoadedView(_ view: UIView?) {
    if loadedView === view { return }
    if let other = view?.controller, other !== self, let view {
      // UIKit throws UIViewControllerHierarchyInconsistency.
      HeadlessMisuse.record(
        .hierarchyInconsistency,
        "A view can only be associated with at most one view controller at a time! View "
          + "<\(type(of: view))> is associated with <\(type(of: other))>.")
    }
    if loadedView?.controller === self { loadedView?.controller = nil }
    loadedView = view
    view?.controller = self
  }

  func makeDefaultView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Documented: the view's superview; for a window's root the window. For a presented controller
  /// an article says that it is the presenter, the reference of `next` makes no such exception.
  var nextInChain: UIResponder? {
    if let presenter = modal.presenter, Headless.presenterFollowsPresented { return presenter }
    return loadedView?.superview
  }

  var inheritedTraits: UITraitCollection {
    if let loadedView { return loadedView.traitCollection }
    if let traits = parent?.traitCollection { return traits }
    return modal.presenter?.traitCollection ?? UIScreen.main.traitCollection
  }
}
