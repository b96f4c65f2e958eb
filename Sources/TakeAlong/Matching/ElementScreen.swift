import UIKit

/// One of the two screens, as far as it takes elements along: whom to ask, and the bars before it.
/// Looked up anew each time: a split view may collapse or expand on the way.
@MainActor
struct ElementScreen {
  let root: UIViewController
  private let preferredSource: UIViewController?

  /// - Parameter hint: The controller that is asked first, if it offers anything.
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

  /// Of the containers that the screen is in.
  var bars: [UIView] { root.bars }

  /// What a screen names, in the order of its protocol's answer or of its views.
  struct Offer {
    let key: String
    let view: UIView
    /// How it is to fly, where the screen says so.
    var element: TakeAlongElement?
    /// Whether the property says so, and not the screen's own answer.
    let isByProperty: Bool
  }

  /// What it offers as the screen underneath.
  func offers() -> [Offer] {
    guard let source else { return keyed() }
    return source.takeAlongElements.compactMap { element in
      element.view.map {
        Offer(key: element.key, view: $0, element: element, isByProperty: false)
      }
    }
  }

  /// What it has for these keys as the screen above.
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

  /// What it has as the screen above, beside what the one underneath offers.
  func offers(beside others: [Offer]) -> [Offer] {
    offers(for: (destination?.takeAlongKeys ?? []) + others.map(\.key))
  }

  /// Whether the screen itself says what flies, and not the views' keys.
  func answers(isFore: Bool) -> Bool { isFore ? destination != nil : source != nil }

  /// Whether a view is in this screen.
  func owns(_ view: UIView) -> Bool {
    root.viewIfLoaded.map(view.isDescendant(of:)) ?? false
  }

  /// One pass over the tree, parents before children.
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
  /// The first answer on the way down: from a container to what it shows in front.
  fileprivate func descend<Answer>(_ ask: (UIViewController) -> Answer?) -> Answer? {
    if let answer = ask(self) { return answer }
    for child in shown {
      if let answer = child.descend(ask) { return answer }
    }
    return nil
  }

  /// The children that are to be seen, the frontmost first.
  private var shown: [UIViewController] {
    switch self {
    case let navigation as UINavigationController:
      return navigation.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController:
      return tabs.selectedViewController.map { [$0] } ?? []
    case let split as UISplitViewController:
      return split.displayed
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
