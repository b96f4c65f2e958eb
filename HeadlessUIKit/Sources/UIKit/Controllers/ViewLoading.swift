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

/// Every view controller that has been made and not released, oldest first.
@MainActor enum LivingControllers {
  private static var known: [Weak<UIViewController>] = []
  private static var limit = 64

  static var all: [UIViewController] { known.compactMap(\.object) }

  static func add(_ controller: UIViewController) {
    if known.count >= limit {
      known.removeAll { $0.object == nil }
      limit = max(64, 2 * known.count)
    }
    known.append(Weak(object: controller))
  }
}
