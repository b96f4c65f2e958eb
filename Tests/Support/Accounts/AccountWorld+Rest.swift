import UIKit

@testable import TransitionCatalog

extension AccountWorld {
  // MARK: When a run begins

  /// Notes the first frame of a run: the size of each screen, and who plays.
  func noteRun() {
    guard isInRun else { return }
    noteSizes()
    notePlayer()
  }

  var isInRun: Bool { root.transitionCoordinator != nil || top.transitionCoordinator != nil }

  /// Safe areas are compared at rest only: the system moves views, the library their layers.
  func noteSizes() {
    for screen in livingScreens where screen.viewIfLoaded?.window != nil {
      book.note(screen.who, "in a run", [Line.Fact(.size, screen.view.bounds.size)])
    }
  }

  /// Notes whose run it is, if one call has begun it.
  private func notePlayer() {
    guard callsInRun == 1, let isDue = isOursDue else { return }
    let isOurs = side.playsOurs(in: window, isDue: isDue)
    book.note(Line.Who(kind: "run"), isOurs ? "ours plays" : "the system's plays")
  }

  /// Whether the library has to play the run: nil if nobody has to.
  var isOursDue: Bool? { isOursDue(in: top) }

  func isOursDue(in container: UIViewController) -> Bool? {
    guard let coordinator = container.transitionCoordinator, coordinator.isAnimated else {
      return nil
    }
    if top.isBeingPresented || top.isBeingDismissed { return hasOwn(top) }
    guard let old = coordinator.viewController(forKey: .from),
      let new = coordinator.viewController(forKey: .to)
    else { return nil }
    if let tabs, new.parent === tabs { return wishes.tabsAreAnimated }
    guard let stack = stack(), new.parent === stack else { return nil }
    let isForAll = wishes.isInstalled && stacks.contains { $0 === stack }
    return wishes.target === new || hasOwn(screensAtRest.contains { $0 === new } ? old : new)
      || isForAll
  }

  private func hasOwn(_ screen: UIViewController) -> Bool {
    (screen as? any Wishing)?.hasOwnTransition == true
  }

  // MARK: At rest

  func noteRest() {
    screensAtRest = stack()?.viewControllers ?? []
    noteChain()
    for stack in stacks { note(stack) }
    if let tabs { note(tabs) }
    for screen in livingScreens { note(screen) }
    noteOrder()
    noteSurroundings()
  }

  private func noteChain() {
    var chain: [UIViewController] = []
    var next: UIViewController? = root
    while let controller = next, !(controller is Bystander) {
      chain.append(controller)
      next = controller.presentedViewController
    }
    noteWorld("presented", [Line.Fact(.names, of: chain)])
    for stack in chain.dropFirst() {
      if let stack = stack as? AppStack { note(stack) }
    }
  }

  private func note(_ stack: AppStack) {
    var facts = [
      Line.Fact(.names, of: stack.viewControllers),
      Line.Fact(.delegate, delegateName(stack.delegate)),
    ]
    if stack.viewIfLoaded?.window != nil {
      if let swipe = stack.interactivePopGestureRecognizer {
        facts.append(Line.Fact(.enabled, "\(swipe.isEnabled) \(delegateName(swipe.delegate))"))
      }
      let bar = stack.navigationBar
      facts += barFacts(bar, isHidden: stack.isNavigationBarHidden)
      facts.append(Line.Fact(.title, bar.topItem?.title ?? "none"))
      facts.append(Line.Fact(.items, "\(bar.items?.count ?? 0)"))
      if stack.transitionCoordinator != nil { facts.append(Line.Fact(.coordinator)) }
    }
    book.note(stack.who, "rests", facts)
  }

  private func note(_ tabs: AppTabs) {
    let bar = tabs.tabBar
    book.note(
      tabs.who, "rests",
      [
        Line.Fact(.index, "\(tabs.selectedIndex)"),
        Line.Fact(.delegate, delegateName(tabs.delegate)),
      ] + (bar.window == nil ? [] : barFacts(bar, isHidden: bar.isHidden)))
  }

  private func barFacts(_ bar: UIView, isHidden: Bool) -> [Line.Fact] {
    [
      Line.Fact(.frame, bar.convert(bar.bounds, to: nil)),
      Line.Fact(.touches, "\(bar.isUserInteractionEnabled)"),
      Line.Fact(.tint, bar.tintAdjustmentMode == .dimmed ? "dimmed" : "normal"),
    ] + (isHidden ? [Line.Fact(.hidden)] : []) + bar.marks
  }

  private func note(_ screen: AppScreen) {
    let properties = side.properties(of: screen)
    if !properties.isEmpty { book.note(screen.who, "has", properties) }
    guard let view = screen.viewIfLoaded else { return }
    guard view.window != nil else {
      let isModal = view.accessibilityViewIsModal ? [Line.Fact(.modal)] : []
      return book.note(screen.who, "is out of sight", view.marks + isModal)
    }
    var facts = [
      Line.Fact(.frame, view.convert(view.bounds, to: nil)),
      Line.Fact(.safeArea, view.safeAreaInsets),
    ]
    facts += view.marks
    if view.isInsideSomething { facts.append(Line.Fact(.insideSomething)) }
    let parts: [UIView: String] = [
      screen.button: "button", screen.field: "field", screen.list: "list",
    ]
    facts.append(
      Line.Fact(.order, view.subviews.map { parts[$0] ?? "other" }.joined(separator: " ")))
    if screen.field.isFirstResponder { facts.append(Line.Fact(.edits)) }
    if screen.list.contentOffset.y != 0 {
      facts.append(Line.Fact(.offset, "\(Int(screen.list.contentOffset.y))"))
    }
    facts.append(Line.Fact(.style, "\(screen.traitCollection.userInterfaceStyle.rawValue)"))
    book.note(screen.who, "rests", facts)
  }

  /// Notes which screens lie above which.
  private func noteOrder() {
    let names = Dictionary(
      uniqueKeysWithValues: livingScreens.compactMap { screen in
        screen.viewIfLoaded.map { ($0, "\(screen.who)") }
      })
    var order: [String] = []
    func visit(_ view: UIView) {
      if let name = names[view] { order.append(name) }
      for view in view.subviews { visit(view) }
    }
    visit(window)
    noteWorld("lies", [Line.Fact(.order, order.joined(separator: ", "))])
  }

  private func noteSurroundings() {
    noteWorld("surroundings", surroundings)
    noteWorld("completions", [Line.Fact(.times, "\(side.completions)")])
    noteWorld("lives", [Line.Fact(.names, book.living.all.joined(separator: ", "))])
    for kind in complaints { noteWorld("misuse of \(kind)") }
  }

  private func noteWorld(_ what: String, _ facts: [Line.Fact] = []) {
    book.note(Line.Who(kind: "world"), what, facts)
  }

  /// The delegate as the app means it: the one behind the library's, or behind the other side's.
  private func delegateName(_ delegate: AnyObject?) -> String {
    guard let delegate = delegate as? ForwardingDelegate else { return called(delegate) }
    return delegateName(delegate.behind)
  }
}

extension UIView {
  /// What a run might leave on a view.
  fileprivate var marks: [Line.Fact] {
    var facts: [Line.Fact] = []
    if alpha != 1 { facts.append(Line.Fact(.alpha, "\(Int(alpha * 100))")) }
    if isHidden { facts.append(Line.Fact(.hidden)) }
    if !CATransform3DIsIdentity(layer.transform) { facts.append(Line.Fact(.transform)) }
    if clipsToBounds { facts.append(Line.Fact(.clips)) }
    if layer.cornerRadius != 0 { facts.append(Line.Fact(.corner, "\(Int(layer.cornerRadius))")) }
    if !isUserInteractionEnabled { facts.append(Line.Fact(.deaf)) }
    return facts
  }

  /// True if a view around this one keeps it from being as it is.
  fileprivate var isInsideSomething: Bool {
    var view = superview
    while let next = view {
      let layer = next.layer
      if next.isHidden || next.alpha < 1 || !next.isUserInteractionEnabled { return true }
      if !CATransform3DIsIdentity(layer.transform) || layer.mask != nil { return true }
      view = next.superview
    }
    return false
  }
}
