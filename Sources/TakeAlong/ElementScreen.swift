import UIKit

/// A screen of a run: the controllers to ask for elements, and the `bars` in front of the content. Computed on each
/// access, because a split view may collapse or expand during the run.
@MainActor
struct ElementScreen {
  let root: UIViewController
  let side: TransitionScreen
  private(set) weak var requester: UIViewController?
  /// The picture of the screen, if the screen itself has left the window: its elements are in the picture.
  var picture: WindowPicture?

  /// - Parameter requester: The controller in this screen that presented the other screen; asked first.
  init(
    _ root: UIViewController, as side: TransitionScreen = .back, requester: UIViewController? = nil
  ) {
    self.root = root
    self.side = side
    self.requester = requester
  }

  /// The root and, if a card that passes touches presents the other screen, the screens in sight below the card: UIKit
  /// lets only the card present. A card that opens or closes itself is the front screen, without those below.
  private var roots: [UIViewController] {
    var roots = [root]
    guard side == .back else { return roots }
    var last = root
    while last.presentation?.leavesTouches == true, let below = last.presentingViewController {
      roots.append(below)
      last = below
    }
    return roots
  }

  /// The outermost views of the screen.
  var rootViews: [UIView] { picture.map { [$0] } ?? roots.compactMap(\.viewIfLoaded) }

  /// The visible controllers: `visibleRequester` first, then outer before inner controllers.
  var controllers: [UIViewController] {
    var all = inSight
    guard let requester = visibleRequester, requester !== all.first else { return all }
    all.removeAll { $0 === requester }
    return [requester] + all
  }

  /// The visible controllers, outer before inner controllers.
  private var inSight: [UIViewController] {
    var all: [UIViewController] = []
    for root in roots { root.addInSight(of: root, to: &all) }
    return all
  }

  var adopters: [any TakeAlongScreen] { controllers.compactMap { $0 as? any TakeAlongScreen } }

  /// The controller passed to `takeAlongWillFly(_:opposite:)` of the other screen.
  var representative: UIViewController {
    controllers.first { $0 is any TakeAlongScreen } ?? visibleRequester ?? root.innermost(in: root)
  }

  private var visibleRequester: UIViewController? {
    guard let view = requester?.viewIfLoaded else { return nil }
    for root in roots where view.isOnScreen(of: root) { return requester }
    return nil
  }

  /// The bars, including toolbars, of all navigation and tab bar controllers in the screen.
  var bars: [UIView] {
    picture == nil ? inSight.flatMap(\.ownBars) : []
  }

  /// Returns true if `view` is in the hierarchy of this screen.
  func owns(_ view: UIView) -> Bool {
    rootViews.contains(where: view.isDescendant(of:))
  }
}

extension UIViewController {
  /// Adds this controller and its visible descendants, outer controllers first.
  fileprivate func addInSight(of root: UIViewController, to all: inout [UIViewController]) {
    all.append(self)
    for child in shown(in: root) { child.addInSight(of: root, to: &all) }
  }

  fileprivate func innermost(in root: UIViewController) -> UIViewController {
    shown(in: root).first?.innermost(in: root) ?? self
  }

  /// The visible children, from front to back.
  private func shown(in root: UIViewController) -> [UIViewController] {
    switch self {
    case let stack as UINavigationController: [stack.topViewController].compactMap { $0 }
    case let tabs as UITabBarController: [tabs.selectedViewController].compactMap { $0 }
    case let split as UISplitViewController: split.displayed
    // `children` also contains neighbors prepared for the next swipe.
    case let pages as UIPageViewController: pages.viewControllers ?? []
    default:
      children.filter { $0.viewIfLoaded?.isOnScreen(of: root) == true }
        .sorted { $0.view.isDrawn(inFrontOf: $1.view) == true }
    }
  }
}

extension UIView {
  /// Returns true if a part of this view lies in the screen, neither hidden nor clipped. Also true before layout, while
  /// the view or the screen has no size.
  func isOnScreen(of root: UIViewController) -> Bool {
    guard let screen = root.viewIfLoaded, isDescendant(of: screen) else { return false }
    var (view, part) = (self, bounds)
    let isLaidOut = !bounds.isEmpty && !screen.bounds.isEmpty
    while view !== screen {
      // A view hidden by its flight (`Original.hides`) is visible in the `FlightOverlay`.
      if view.isHidden || (view.alpha < 0.01 && !Original.hides(view)) { return false }
      if view.clipsToBounds { part = part.intersection(view.bounds) }
      if part.isNull { return !isLaidOut }
      guard let superview = view.superview else { return false }
      part = view.convert(part, to: superview)
      view = superview
    }
    return !isLaidOut || !part.intersection(screen.bounds).isEmpty
  }
}

// The questions to a screen. Each runs code of the app: `Flight` decides when.
extension ElementScreen {
  /// A view offered by a screen under a key. A class, because a copy would be large.
  @MainActor
  final class Offer {
    let key: TakeAlongKey
    let view: UIView
    let options: TakeAlongElement.Options
    /// True if the key comes from `UIView.takeAlongKey`.
    let isByProperty: Bool
    /// The controller offering `view`. A key offered twice is a mistake only within the same controller.
    let owner: ObjectIdentifier
    /// The measured view, if the other screen offers the same key.
    var original: Original?
    /// The reason why `view` cannot fly, if any.
    var fault: TakeAlongOutcome.Reason?

    /// - Parameter options: The options; `nil` for those of the view.
    init(
      key: TakeAlongKey, view: UIView, options: TakeAlongElement.Options? = nil,
      isByProperty: Bool = false, owner: ObjectIdentifier
    ) {
      (self.key, self.view, self.options) = (key, view, options ?? view.takeAlong)
      (self.isByProperty, self.owner) = (isByProperty, owner)
    }

    /// Measures the view if its key is in `common`. Otherwise only another run that shows the view is noted.
    func measure(
      at screen: ElementScreen, in space: RestingSpace, among common: Set<TakeAlongKey>
    ) {
      guard common.contains(key) else {
        fault = Original.claiming(view).isEmpty ? nil : .inAnotherRun
        return
      }
      let original = Original(view, key: key, options: options, isByProperty: isByProperty)
      fault = original.measure(in: space)
      if fault == nil { original.noteContent(in: space) }
      if fault != .notInWindow, !screen.owns(view) { fault = .otherScreen }
      self.original = original
    }
  }

  /// Reads `takeAlongElements`, and searches for views with a `takeAlongKey`, outer views before inner ones. The
  /// offers from `takeAlongElements` come first. Calls of `takeAlongView(for:in:)` follow in `offers(_:for:)`.
  func answers() -> [Offer] {
    if let picture { return picture.offers }
    let controllers = controllers
    let children = separateViews(of: controllers)
    var (elements, keyed): ([Offer], [Offer]) = ([], [])
    for controller in controllers {
      let owner = ObjectIdentifier(controller)
      let screen = controller as? any TakeAlongScreen
      for element in screen?.takeAlongElements ?? [] where !element.key.name.isEmpty {
        guard let view = element.view else { continue }
        elements.append(Offer(key: element.key, view: view, options: element.options, owner: owner))
      }
      controller.viewIfLoaded?.walk(around: children) { view in
        guard let key = view.takeAlongKey, !key.name.isEmpty else { return }
        keyed.append(Offer(key: key, view: view, isByProperty: true, owner: owner))
      }
    }
    return elements + keyed
  }

  /// Returns the views of child controllers, skipped in the search of their parents' views: a visible child is searched
  /// by itself, and an invisible child has no elements. Navigation and tab bar controllers attach only the views of
  /// visible children and, in a transition, of the leaving child, searched with its parent.
  private func separateViews(of controllers: [UIViewController]) -> Set<ObjectIdentifier> {
    let seen = Set(controllers.map(ObjectIdentifier.init))
    let children = controllers.flatMap { parent in
      parent is UINavigationController || parent is UITabBarController
        ? parent.children.filter { seen.contains(ObjectIdentifier($0)) } : parent.children
    }
    return Set(children.compactMap { $0.viewIfLoaded.map(ObjectIdentifier.init) })
  }

  /// Calls `takeAlongView(for:in:)` with the other screen's keys. Elements and views from controllers come before views
  /// with a `takeAlongKey`.
  func offers(_ answers: [Offer], for others: [TakeAlongKey]) -> [Offer] {
    guard picture == nil else { return answers }
    var offers = answers.filter { !$0.isByProperty }
    var named = Set(offers.map(\.key))
    for controller in controllers {
      guard let provider = controller as? any TakeAlongViewProvider else { continue }
      for key in others where !named.contains(key) {
        guard let view = provider.takeAlongView(for: key, in: side) else {
          continue
        }
        named.insert(key)
        offers.append(Offer(key: key, view: view, owner: ObjectIdentifier(controller)))
      }
    }
    return offers + answers.filter { $0.isByProperty && !named.contains($0.key) }
  }
}

extension UIView {
  /// Visits this view and its descendants, parents before children, except `others` and their descendants.
  func walk(around others: Set<ObjectIdentifier> = [], _ visit: (UIView) -> Void) {
    visit(self)
    for view in subviews where others.isEmpty || !others.contains(ObjectIdentifier(view)) {
      view.walk(around: others, visit)
    }
  }
}
