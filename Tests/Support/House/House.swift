import UIKit

@testable import TransitionCatalog

/// A window with a container, in which a screen takes the place of its presenter, and goes again.
@MainActor
class House<Screen: UIViewController> {
  let venue: Venue
  let window: UIWindow
  let container: UIViewController
  /// The last one comes and goes. The one before it is the presenter, before which a stack or tabs may have others.
  private(set) var screens: [Screen]
  let log: Log
  /// Vends the animators of the screen's transition, where a container asks its delegate.
  let vendor = AnimatorVendor()

  /// - Parameters:
  ///   - opened: True if the screen is there from the beginning, but for a modal one.
  ///   - root: The window's root, if it is not the container.
  ///   - isVended: False if the container has no delegate, because the library's calls give the transition.
  init(
    _ venue: Venue = .modal, _ screens: [Screen], opened: Bool = false,
    in root: UIViewController? = nil, log: Log = Log(), size: CGSize? = nil, isVended: Bool = true
  ) {
    self.venue = venue
    self.screens = screens
    self.log = log
    window = clock.makeWindow(size: size)
    container = venue.container(of: screens, showing: screens.count - (opened ? 1 : 2))
    window.rootViewController = root ?? container
    if isVended {
      stack?.delegate = vendor
      tabs?.delegate = vendor
    }
    clock.turn()
  }

  var presenter: Screen { screens[screens.count - 2] }
  var screen: Screen { screens[screens.count - 1] }

  // What the container is, in a house of such a venue.
  var stack: UINavigationController! { container as? UINavigationController }
  var tabs: UITabBarController! { container as? UITabBarController }
  var parent: SwapController! { container as? SwapController }

  /// Lets another screen come next.
  func replaceScreen(with screen: Screen) { screens[screens.count - 1] = screen }

  // MARK: UIKit's calls

  func open(animated: Bool = true) {
    call(.opening, animated: animated)
    clock.turn()
  }

  func close(animated: Bool = true) {
    call(.closing, animated: animated)
    clock.turn()
  }

  /// Calls UIKit, which may wait for the next turn of the run loop. A parent, of which UIKit knows no transition, takes
  /// the vendor's animator.
  func call(_ direction: TransitionDirection, animated: Bool = true) {
    let opens = direction == .opening
    switch venue {
    case .modal where opens: presenter.present(screen, animated: animated)
    case .modal: presenter.dismiss(animated: animated)
    case .push where opens: stack.pushViewController(screen, animated: animated)
    case .push: stack.popViewController(animated: animated)
    case .tab: select(screens.count - (opens ? 1 : 2), animated: animated)
    case .child:
      parent.swap(
        to: opens ? screen : presenter, with: vendor.controller?.animator(for: direction),
        animated: animated)
    }
  }

  private func select(_ index: Int, animated: Bool) {
    guard !animated else { tabs.selectedIndex = index; return }
    UIView.performWithoutAnimation { self.tabs.selectedIndex = index }
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
    case .push: return stack.push(screen, using: transition, gesture: gesture)
    case .tab:
      tabs.select(screens.count - 1, using: transition)
      return nil
    case .child:
      return parent.replace(presenter, with: screen, using: transition, gesture: gesture)
    }
  }

  // MARK: The run

  var run: Run? {
    (TransitionController.installed(on: screen) ?? tabs.flatMap(TransitionController.installed(in:)))?
      .run
  }

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
    case .push: stack.topViewController === screen
    case .tab: tabs.selectedIndex == screens.count - 1
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

  /// The layers in the window, masks too.
  var layers: [CALayer] { Self.layers(window.layer) }

  private static func layers(_ layer: CALayer) -> [CALayer] {
    [layer] + (layer.mask.map { [$0] } ?? []) + (layer.sublayers ?? []).flatMap(layers)
  }
}

extension Run {
  /// Reverses the run where it is, and returns whether there was one.
  @discardableResult func turnRound() -> Bool {
    guard let playback else { return false }
    let opens = (playback.target == 1) == (direction == .opening)
    turn(opens ? .closing : .opening)
    return true
  }
}
