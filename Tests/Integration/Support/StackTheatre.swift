import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A stack, or tabs, in a window, whose second screen comes and goes beside `animator(for:)`. The first one
/// has a row out of which the second can grow.
@MainActor
final class StackTheatre {
  enum Kind: CaseIterable, Sendable { case stack, tabs }

  let kind: Kind
  let window: UIWindow
  let log = Log()
  let root: LoggingController
  let screen: LoggingController
  let row = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 64))
  let controller: TransitionController
  private let delegate = ContainerDelegate()

  init(
    _ preset: PresetUnderTest, in kind: Kind = .stack, fromRow: Bool = false,
    screenView: UIView? = nil
  ) {
    self.kind = kind
    root = LoggingController("root", log)
    screen = LoggingController("screen", log)
    if let screenView { screen.view = screenView }
    window = Headless.makeWindow(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    row.backgroundColor = .red
    row.layer.cornerRadius = 12
    let settings =
      fromRow
      ? TransitionSettings(from: .view(row), to: .view(row)) : TransitionSettings()
    controller = TransitionController(presenting: screen, preset: preset, settings: settings)
    delegate.controller = controller
    switch kind {
    case .stack:
      let stack = UINavigationController(rootViewController: root)
      stack.delegate = delegate
      window.rootViewController = stack
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [root, screen]
      tabs.delegate = delegate
      window.rootViewController = tabs
    }
    root.view.addSubview(row)
    Headless.advance(by: 0.1)
  }

  func open(animated: Bool = true) { show(screen, animated: animated) }

  func close(animated: Bool = true) { show(root, animated: animated) }

  private func show(_ other: LoggingController, animated: Bool) {
    switch window.rootViewController {
    case let stack as UINavigationController where other === screen:
      stack.pushViewController(other, animated: animated)
    case let stack as UINavigationController: stack.popViewController(animated: animated)
    case let tabs as UITabBarController where animated: tabs.selectedViewController = other
    case let tabs as UITabBarController:
      UIView.performWithoutAnimation { tabs.selectedViewController = other }
    default: break
    }
    Headless.turn()
  }

  func settle() { Headless.advance(by: 1) }

  var run: RunCoordinator? { controller.run }

  /// Sends the run back to where it began.
  func turnRound() {
    guard let run else { return }
    run.turn(run.direction == .opening ? .closing : .opening)
    settle()
  }
}
