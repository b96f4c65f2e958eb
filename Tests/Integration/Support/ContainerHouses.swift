import UIKit

@testable import TestSupport
@testable import TransitionCatalog

// Containers that change by the library's calls.

/// Three screens in a stack, and a fourth one to come.
@MainActor
final class StackHouse: House<LoggingController> {
  enum Action: CaseIterable, Sendable { case push, pop, popTo, popToRoot, set }

  enum Outcome: CaseIterable, Sendable { case animated, cancelled, notAnimated, turned }

  /// The screen that is pushed, or that takes the place of the top ones.
  var guest: LoggingController { screen }

  init(isTranslucent: Bool = true, isRightToLeft: Bool = false) {
    if isRightToLeft { Headless.setLayoutDirection(.rightToLeft) }
    let log = Log()
    super.init(.push, log.screens("a", "b", "c", "guest"), log: log, isVended: false)
    stack.navigationBar.isTranslucent = isTranslucent
    Headless.advance(by: 0.1)
    log.clear()
  }

  func perform(_ action: Action, animated: Bool = true) {
    switch action {
    case .push: stack.pushViewController(guest, animated: animated)
    case .pop: stack.popViewController(animated: animated)
    case .popTo: stack.popToViewController(screens[1], animated: animated)
    case .popToRoot: stack.popToRootViewController(animated: animated)
    case .set: stack.setViewControllers([screens[0], guest], animated: animated)
    }
    Headless.turn()
  }

  /// What can be seen and asked when all is at rest.
  var state: [String] {
    let titles = stack.viewControllers.map { $0.title ?? "" }
    let bar = stack.navigationBar.items?.map { $0.title ?? "" } ?? []
    let children = stack.children.map { $0.title ?? "" }
    let top = stack.topViewController?.viewIfLoaded
    let frame = top.map { $0.convert($0.bounds, to: nil) } ?? .null
    return [
      "stack \(titles)", "bar \(bar)", "children \(children)", "\(frame)",
      "chain \(chain(top))", "coordinator \(stack.transitionCoordinator != nil)",
      "touches \(stack.navigationBar.isUserInteractionEnabled)",
      "in window \(screens.map { $0.viewIfLoaded?.window != nil })",
    ]
  }

  private func chain(_ view: UIView?) -> [String] {
    var (names, view) = ([String](), view)
    while let current = view, !(current is UIWindow) {
      names.append(String(describing: type(of: current)))
      view = current.superview
    }
    return names
  }
}

/// Three tabs, of which the one in the middle is selected.
@MainActor
final class TabsHouse: House<LoggingController> {
  init(isRightToLeft: Bool = false) {
    if isRightToLeft { Headless.setLayoutDirection(.rightToLeft) }
    let log = Log()
    super.init(.tab, log.screens("a", "b", "c"), log: log, isVended: false)
    Headless.advance(by: 0.1)
    log.clear()
  }

  var state: [String] {
    let views = screens.map { screen -> String in
      guard let view = screen.viewIfLoaded, view.window != nil else { return "-" }
      return "\(view.convert(view.bounds, to: nil)) \(type(of: view.superview!))"
    }
    return views + [
      "\(tabs.selectedIndex)", "\(tabs.tabBar.selectedItem?.title ?? "")",
      "\(tabs.children.count)", "\(tabs.transitionCoordinator == nil)",
    ]
  }

  /// Taps a tab in the bar.
  func tap(_ index: Int) {
    let bar = tabs.tabBar
    let x = bar.bounds.width * (CGFloat(index) + 0.5) / CGFloat(screens.count)
    play([.down(bar.convert(CGPoint(x: x, y: 24), to: nil)), .hold(0.03), .lift])
  }
}

/// A parent with one child, between a view below and a view above, and another child to come.
@MainActor
final class ChildrenHouse: House<LoggingController> {
  let (below, above) = (UIView(), UIView())
  var committed: [Bool] = []
  var old: LoggingController { presenter }
  var new: LoggingController { screen }

  init(bothAreChildren: Bool = false) {
    let log = Log()
    super.init(.child, log.screens("old", "new"), log: log, isVended: false)
    if bothAreChildren {
      parent.addChild(new)
      new.didMove(toParent: parent)
    }
    parent.view.insertSubview(below, at: 0)
    parent.view.addSubview(above)
    Headless.advance(by: 0.1)
    log.clear()
  }

  @discardableResult
  func swap(
    _ preset: TransitionPreset, gesture: TransitionGesture? = nil
  ) -> TransitionController? {
    let controller = parent.replace(old, with: new, using: .preset(preset), gesture: gesture) {
      [weak self] in self?.committed.append($0)
    }
    Headless.turn()
    return controller
  }

  var views: [String] {
    parent.view.subviews.map { view in
      switch view {
      case below: "below"
      case above: "above"
      case old.view: "old"
      case new.viewIfLoaded: "new"
      default: "\(type(of: view))"
      }
    }
  }
}

extension Log {
  /// Screens with these names, which are their titles, too.
  fileprivate func screens(_ names: String...) -> [LoggingController] {
    names.map { name in
      let screen = LoggingController(name, self)
      screen.title = name
      return screen
    }
  }
}
