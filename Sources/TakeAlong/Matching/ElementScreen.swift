import UIKit

/// One of the two screens of a run: the controllers to ask for elements, and the bars in front of
/// it. Looked up on each access, because a split view may collapse or expand during the run.
@MainActor
struct ElementScreen {
  let root: UIViewController
  private let preferredSource: UIViewController?

  /// - Parameter preferredSource: The controller that is asked first if it is a source.
  init(_ root: UIViewController, preferredSource: UIViewController? = nil) {
    self.root = root
    self.preferredSource = preferredSource
  }

  var source: (any TakeAlongSource)? {
    (preferredSource as? any TakeAlongSource) ?? root.descend { $0 as? any TakeAlongSource }
  }

  var destination: (any TakeAlongDestination)? {
    root.descend { $0 as? any TakeAlongDestination }
  }

  /// The bars of the navigation and tab bar controllers in the screen.
  var bars: [UIView] { root.bars }

  /// A view that a screen offers under a key.
  struct Offer {
    let key: String
    let view: UIView
    /// The app's settings for the flight, if the screen is a source.
    var element: TakeAlongElement?
    /// True if the key comes from `UIView.takeAlongKey`.
    let isByProperty: Bool
  }

  /// The offers of the back screen, in the order of its elements or of its views.
  func offers() -> [Offer] {
    guard let source else { return keyed() }
    return source.takeAlongElements.compactMap { element in
      element.view.map {
        Offer(key: element.key, view: $0, element: element, isByProperty: false)
      }
    }
  }

  /// The offers of the fore screen for these keys; without a destination, all keyed views.
  func offers(for keys: [String]) -> [Offer] {
    guard let destination else { return keyed() }
    var seen: Set<String> = []
    return keys.compactMap { key in
      guard seen.insert(key).inserted, let view = destination.takeAlongView(for: key) else {
        return nil
      }
      return Offer(key: key, view: view, isByProperty: false)
    }
  }

  /// The offers of the fore screen, given those of the back screen.
  func offers(beside others: [Offer]) -> [Offer] {
    offers(for: (destination?.takeAlongKeys ?? []) + others.map(\.key))
  }

  /// Returns whether a controller of the screen names the elements, rather than the views' keys.
  func answers(isFore: Bool) -> Bool { isFore ? destination != nil : source != nil }

  /// Returns whether a view is in this screen's hierarchy.
  func owns(_ view: UIView) -> Bool {
    root.viewIfLoaded.map(view.isDescendant(of:)) ?? false
  }

  /// The views with a key, parents before children.
  private func keyed() -> [Offer] {
    guard let tree = root.viewIfLoaded else { return [] }
    var found: [Offer] = []
    tree.walk { view in
      guard let key = view.takeAlongKey, !key.isEmpty else { return }
      found.append(Offer(key: key, view: view, isByProperty: true))
    }
    return found
  }
}

extension UIView {
  func walk(_ visit: (UIView) -> Void) {
    visit(self)
    for view in subviews { view.walk(visit) }
  }
}

extension UIViewController {
  /// The first answer of this controller or of those that it shows, depth first.
  fileprivate func descend<Answer>(_ ask: (UIViewController) -> Answer?) -> Answer? {
    if let answer = ask(self) { return answer }
    for child in shown {
      if let answer = child.descend(ask) { return answer }
    }
    return nil
  }

  /// The visible children, from front to back.
  private var shown: [UIViewController] {
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
      return children.reversed().filter { child in
        guard let view = child.viewIfLoaded, let mine = viewIfLoaded else { return false }
        return view.isDescendant(of: mine) && !view.isHidden
      }
    }
  }

  fileprivate var bars: [UIView] {
    var bars: [UIView] = []
    if let navigation = self as? UINavigationController, !navigation.isNavigationBarHidden {
      bars.append(navigation.navigationBar)
    }
    if let tabs = self as? UITabBarController { bars.append(tabs.tabBar) }
    for child in shown { bars += child.bars }
    return bars
  }
}
