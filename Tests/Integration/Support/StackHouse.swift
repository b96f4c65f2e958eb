import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A navigation controller in a window, with three screens in its stack and a fourth one to come.
@MainActor
final class StackHouse {
  enum Action: CaseIterable, Sendable { case push, pop, popTo, popToRoot, set }

  enum Outcome: CaseIterable, Sendable { case animated, cancelled, notAnimated, turned }

  let window: UIWindow
  let navigation = UINavigationController()
  let log = Log()
  let screens: [LoggingController]
  /// The screen that is pushed, or that takes the place of the top ones.
  var guest: LoggingController { screens[3] }

  init(isTranslucent: Bool = true, isRightToLeft: Bool = false) {
    if isRightToLeft { Headless.setLayoutDirection(.rightToLeft) }
    let log = log
    screens = ["a", "b", "c", "guest"].map { name in
      let screen = LoggingController(name, log)
      screen.title = name
      return screen
    }
    window = Headless.makeWindow(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    navigation.navigationBar.isTranslucent = isTranslucent
    navigation.viewControllers = Array(screens[0..<3])
    window.rootViewController = navigation
    Headless.advance(by: 0.1)
    log.clear()
  }

  func perform(_ action: Action, animated: Bool = true) {
    switch action {
    case .push: navigation.pushViewController(guest, animated: animated)
    case .pop: navigation.popViewController(animated: animated)
    case .popTo: navigation.popToViewController(screens[1], animated: animated)
    case .popToRoot: navigation.popToRootViewController(animated: animated)
    case .set: navigation.setViewControllers([screens[0], guest], animated: animated)
    }
    Headless.turn()
  }

  /// What can be seen and asked when all is at rest.
  var state: [String] {
    let stack = navigation.viewControllers.map { $0.title ?? "" }
    let bar = navigation.navigationBar.items?.map { $0.title ?? "" } ?? []
    let children = navigation.children.map { $0.title ?? "" }
    let top = navigation.topViewController?.viewIfLoaded
    let frame = top.map { $0.convert($0.bounds, to: nil) } ?? .null
    return [
      "stack \(stack)", "bar \(bar)", "children \(children)", "\(frame)",
      "chain \(chain(top))", "coordinator \(navigation.transitionCoordinator != nil)",
      "touches \(navigation.navigationBar.isUserInteractionEnabled)",
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

  /// Turns the phone to landscape.
  static func turn(_ window: UIWindow) {
    Headless.resize(
      window, to: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
  }

  func settle() { Headless.advance(by: 1.5) }

  func play(_ steps: [HeadlessTouchScript.Step]) {
    let script = HeadlessTouchScript(steps)
    Headless.play(script, in: window)
    Headless.advance(by: script.duration + 1 / Headless.framesPerSecond)
  }

  /// Drags from the leading edge by a part of the width, rests and lifts.
  func swipeBack(by share: CGFloat, lifts: Bool = true) {
    play([.down(CGPoint(x: 1, y: 420)), .move(to: CGPoint(x: 1 + share * 390, y: 420), over: 0.3)])
    Headless.advance(by: 0.2)
    if lifts { play([.lift]) }
  }
}
