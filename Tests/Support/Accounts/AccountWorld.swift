import UIKit

@testable import TransitionCatalog

/// The app in which one script is played on one side: its window, screens and delegates.
@MainActor
final class AccountWorld {
  let setting: Script.Setting
  let book: AccountBook
  let side: AccountSide
  let window: UIWindow
  let delegate: AppDelegate
  let otherDelegate: AppDelegate
  let silentDelegate: SilentDelegate
  /// A delegate that is freed when it is told something.
  var briefDelegate: AppDelegate?
  /// The stacks and tabs below all presented screens.
  var stacks: [AppStack] = []
  var tabs: AppTabs?
  private var screens: [() -> AppScreen?] = []
  /// The act that waits for a callback.
  var awaited: (callback: Callback, act: Script.Act)?
  var wishes = AccountWishes()
  var isDark = false
  var hasLargeText = false
  /// The screen that was presented last, kept by the app.
  var former: (any Wishing)?
  /// The screens of the front stack at the last rest.
  var screensAtRest: [UIViewController] = []
  /// False in the turn of a call: what was asked for begins after it.
  var hasBegun = false
  /// The calls since the last rest.
  var callsInRun = 0
  private var keyboardTokens: [any NSObjectProtocol] = []

  init(_ script: Script, side makeSide: (Script.Setting, AccountBook) -> AccountSide) {
    AccountWorld.prepare(script.setting)
    setting = script.setting
    book = AccountBook()
    side = makeSide(setting, book)
    delegate = AppDelegate(who: Line.Who(kind: "app"), book)
    otherDelegate = AppDelegate(who: Line.Who(kind: "other"), book)
    silentDelegate = SilentDelegate(who: Line.Who(kind: "silent"), book)
    window = clock.makeWindow()
    side.tabsAreAnimated = { [weak self] in self?.wishes.tabsAreAnimated ?? false }
    book.heard = { [weak self] in self?.answer($0) }
    makeRoot()
    advance(by: 0.2)
    makeHabits()
    listenToKeyboard()
    screensAtRest = stack()?.viewControllers ?? []
    book.beginBook()
  }

  isolated deinit {
    for token in keyboardTokens { NotificationCenter.default.removeObserver(token) }
  }

  private func makeRoot() {
    switch setting.root {
    case .page: window.rootViewController = makeScreen()
    case .stack:
      stacks = [makeStack(makeScreen())]
      window.rootViewController = stacks[0]
    case .tabs:
      stacks = [makeStack(makeScreen()), makeStack(makeScreen())]
      let tabs = AppTabs([stacks[0], makeScreen(), stacks[1]], in: book)
      self.tabs = tabs
      side.setDelegate(nil, of: tabs)
      window.rootViewController = tabs
    }
  }

  private func makeHabits() {
    if setting.habits.contains(.delegatesBefore) {
      for stack in stacks { stack.delegate = delegate }
      if let tabs { side.setDelegate(delegate, of: tabs) }
    }
    if setting.isForGood {
      wishes.isInstalled = true
      side.setTransition(of: stacks, tabs, Script.Act(verb: .setTransition))
    }
    side.addBystanders(to: window)
    advance(by: 0.1)
  }

  private func listenToKeyboard() {
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
    ]
    keyboardTokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak book] _ in
        MainActor.assumeIsolated { book?.note(Line.Who(kind: "keyboard"), word) }
      }
    }
  }

  // MARK: Objects of the app

  func makeScreen(_ kind: String = Line.Who.screen) -> AppScreen {
    let screen = AppScreen(kind, in: book)
    screens.append { [weak screen] in screen }
    return screen
  }

  func makeStack(_ root: AppScreen) -> AppStack { AppStack(root, in: book) }

  var livingScreens: [AppScreen] { screens.compactMap { $0() } }

  // MARK: Who is where

  var root: UIViewController { window.rootViewController! }

  /// The uppermost presented screen, or the root.
  var top: UIViewController {
    var top = root
    while let next = top.presentedViewController, !(next is Bystander) { top = next }
    return top
  }

  /// The screen itself, or the one that a container shows.
  func leaf(of controller: UIViewController) -> UIViewController {
    if let tabs = controller as? UITabBarController, let shown = tabs.selectedViewController {
      return leaf(of: shown)
    }
    if let stack = controller as? UINavigationController, let shown = stack.topViewController {
      return leaf(of: shown)
    }
    return controller
  }

  var front: AppScreen? { leaf(of: top) as? AppScreen }

  func stack(behind: Bool = false) -> AppStack? {
    let controller = behind ? root : top
    return (controller as? AppTabs)?.selectedViewController as? AppStack ?? controller as? AppStack
  }

  // MARK: Time

  func advance(by seconds: TimeInterval) {
    clock.turn()
    clock.advance(by: seconds)
    clock.turn()
    hasBegun = true
  }

  /// Lets a script call something in a callback.
  private func answer(_ callback: Callback) {
    guard let awaited, awaited.callback == callback else { return }
    self.awaited = nil
    book.note(Line.Who(kind: "script"), "inside \(callback.rawValue)")
    perform(awaited.act)
  }
}

/// A screen that is none of the script's.
final class Bystander: UIViewController {}

/// Which changes were asked for with one of the library's transitions: those in which it has to
/// play.
struct AccountWishes {
  /// True if there is a transition for good.
  var isInstalled = false
  /// Whether a single change of tabs is animated, until it rests.
  var selects: Bool?
  /// The target of a single change of a stack.
  weak var target: UIViewController?

  var tabsAreAnimated: Bool { selects ?? isInstalled }
}
