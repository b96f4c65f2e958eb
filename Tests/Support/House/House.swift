import UIKit

@testable import TransitionCatalog

/// A window with two screens that take each other's place: the presenter, and the screen that comes and goes.
@MainActor
class House<Screen: UIViewController> {
  let venue: Venue
  let window: UIWindow
  let presenter: Screen
  private(set) var screen: Screen
  let log: Log
  /// Vends the animators of the screen's transition, where a container asks its delegate.
  let vendor = AnimatorVendor()

  /// - Parameter isVended: False if the container has no delegate, because the library's calls give the transition.
  init(
    _ venue: Venue = .modal, presenter: Screen, screen: Screen, log: Log = Log(),
    size: CGSize? = nil, isVended: Bool = true
  ) {
    self.venue = venue
    self.presenter = presenter
    self.screen = screen
    self.log = log
    window = clock.makeWindow(size: size)
    window.rootViewController = venue.container(of: presenter, screen)
    if isVended {
      stack?.delegate = vendor
      tabs?.delegate = vendor
    }
    clock.turn()
  }

  var stack: UINavigationController? { window.rootViewController as? UINavigationController }
  var tabs: UITabBarController? { window.rootViewController as? UITabBarController }
  var parent: SwapController? { window.rootViewController as? SwapController }

  /// Lets another screen come next.
  func replaceScreen(with screen: Screen) { self.screen = screen }

  // MARK: UIKit's calls

  func open(animated: Bool = true) {
    switch venue {
    case .modal: presenter.present(screen, animated: animated)
    case .push: stack?.pushViewController(screen, animated: animated)
    case .tab: select(1, animated: animated)
    case .child: swap(to: screen, .opening, animated: animated)
    }
    clock.turn()
  }

  func close(animated: Bool = true) {
    switch venue {
    case .modal: presenter.dismiss(animated: animated)
    case .push: stack?.popViewController(animated: animated)
    case .tab: select(0, animated: animated)
    case .child: swap(to: presenter, .closing, animated: animated)
    }
    clock.turn()
  }

  private func select(_ index: Int, animated: Bool) {
    guard !animated else { tabs?.selectedIndex = index; return }
    UIView.performWithoutAnimation { self.tabs?.selectedIndex = index }
  }

  private func swap(to other: Screen, _ direction: TransitionDirection, animated: Bool) {
    guard let animator = vendor.controller?.animator(for: direction) else { return }
    parent?.swap(to: other, with: animator, animated: animated)
  }

  // MARK: The library's calls

  /// Opens the screen with a transition of its own. Tabs have one for all.
  ///
  /// - Returns: The controller of the transition.
  @discardableResult
  func open(
    using transition: ViewControllerTransition, gesture: TransitionGesture?
  ) -> TransitionController? {
    defer { clock.turn() }
    switch venue {
    case .modal: return presenter.present(screen, using: transition, gesture: gesture)
    case .push: return stack?.push(screen, using: transition, gesture: gesture)
    case .tab:
      tabs?.select(1, using: transition)
      return nil
    case .child:
      return parent?.replace(presenter, with: screen, using: transition, gesture: gesture)
    }
  }

  // MARK: The run

  var run: RunCoordinator? { TransitionController.installed(on: screen)?.run }

  /// Sends the run back to where it began.
  func turnRound() {
    run?.turnRound()
    clock.turn()
  }

  /// Advances by more than any run takes.
  func settle() { clock.advance(by: 1.2) }

  var isOpen: Bool {
    switch venue {
    case .modal: presenter.presentedViewController === screen
    case .push: stack?.topViewController === screen
    case .tab: tabs?.selectedIndex == 1
    case .child: screen.parent === parent
    }
  }

  /// The view that a run moves: the library's wrapper around a presented screen, while there is one.
  var wrapper: UIView {
    guard screen.presentingViewController != nil else { return screen.view }
    return screen.presentationController?.presentedView ?? screen.view
  }

  /// The screen as it is shown, in the container.
  var shownFrame: CGRect { wrapper.layer.presentation()?.frame ?? wrapper.frame }

  var frames: [CGRect] { [presenter.view, screen.view].map { $0.convert($0.bounds, to: nil) } }
}

extension RunCoordinator {
  /// Reverses the run where it is, and returns whether there was one.
  @discardableResult func turnRound() -> Bool {
    guard let playback else { return false }
    let opens = (playback.target == 1) == (direction == .opening)
    turn(opens ? .closing : .opening)
    return true
  }
}
