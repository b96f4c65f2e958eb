import UIKit

/// One of the two screens of a run: the controllers to ask for elements, and the bars in front of
/// it. Looked up on each access, because a split view may collapse or expand during the run.
@MainActor
struct ElementScreen {
  let root: UIViewController
  let isFore: Bool
  private(set) weak var presenter: UIViewController?

  /// - Parameter presenter: The controller that presented the other screen, which is asked first.
  init(_ root: UIViewController, isFore: Bool = false, presenter: UIViewController? = nil) {
    self.root = root
    self.isFore = isFore
    self.presenter = presenter
  }

  /// The controllers in sight, in the order in which they are asked.
  var controllers: [UIViewController] {
    let all = root.inSight(of: root)
    guard let presenter = visiblePresenter else { return all }
    return [presenter] + all.filter { $0 !== presenter }
  }

  var adopters: [any TakeAlongScreen] { controllers.compactMap { $0 as? any TakeAlongScreen } }

  /// The controller that the other screen is told about.
  var representative: UIViewController {
    controllers.first { $0 is any TakeAlongScreen } ?? visiblePresenter ?? root.innermost(in: root)
  }

  private var visiblePresenter: UIViewController? {
    presenter?.viewIfLoaded?.isOnScreen(of: root) == true ? presenter : nil
  }

  /// The bars and toolbars of the navigation and tab bar controllers in the screen.
  var bars: [UIView] { root.bars(in: root) }

  /// Returns whether a view is in this screen's hierarchy.
  func owns(_ view: UIView) -> Bool {
    root.viewIfLoaded.map(view.isDescendant(of:)) ?? false
  }
}

extension UIViewController {
  /// This controller and those in it that can be seen, outer ones first.
  fileprivate func inSight(of root: UIViewController) -> [UIViewController] {
    [self] + shown(in: root).flatMap { $0.inSight(of: root) }
  }

  fileprivate func innermost(in root: UIViewController) -> UIViewController {
    shown(in: root).first?.innermost(in: root) ?? self
  }

  /// The visible children, from front to back.
  private func shown(in root: UIViewController) -> [UIViewController] {
    switch self {
    case let navigation as UINavigationController:
      return navigation.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController:
      return tabs.selectedViewController.map { [$0] } ?? []
    case let split as UISplitViewController:
      return split.displayed
    case let pages as UIPageViewController:
      // Its children include neighbours that it only has ready.
      return pages.viewControllers ?? []
    default:
      let seen = children.filter { $0.viewIfLoaded?.isOnScreen(of: root) == true }
      return seen.count < 2 ? seen : viewIfLoaded?.frontToBack(seen) ?? []
    }
  }

  fileprivate func bars(in root: UIViewController) -> [UIView] {
    var bars = ownBars
    for child in shown(in: root) { bars += child.bars(in: root) }
    return bars
  }
}

extension UIView {
  /// Returns whether a part of this view lies in a screen, neither hidden nor clipped away. Before a
  /// layout has given it a size, it may.
  func isOnScreen(of root: UIViewController) -> Bool {
    guard let screen = root.viewIfLoaded, isDescendant(of: screen) else { return false }
    var (view, part) = (self, bounds)
    let isLaidOut = !bounds.isEmpty && !screen.bounds.isEmpty
    while view !== screen {
      // An element that flies is seen, elsewhere.
      if view.isHidden || (view.alpha < 0.01 && !OriginalView.hides(view)) { return false }
      if view.clipsToBounds { part = part.intersection(view.bounds) }
      guard let superview = view.superview else { return false }
      part = view.convert(part, to: superview)
      view = superview
    }
    return !isLaidOut || !part.intersection(screen.bounds).isEmpty
  }

  /// Sorts controllers by how far in front of this view's other content theirs are.
  fileprivate func frontToBack(_ controllers: [UIViewController]) -> [UIViewController] {
    controllers.map { ($0, $0.viewIfLoaded.map(path) ?? []) }
      .sorted { $1.1.lexicographicallyPrecedes($0.1) }.map(\.0)
  }

  /// The indices of a descendant and its ancestors among their siblings, from the outside in.
  private func path(to view: UIView) -> [Int] {
    guard view !== self, let parent = view.superview,
      let index = parent.subviews.firstIndex(of: view)
    else { return [] }
    return path(to: parent) + [index]
  }
}
