import UIKit

/// Answers a tab bar controller's questions about changing tabs. What it does not answer, the app's own
/// delegate does.
@MainActor
final class TabBarDelegate: ForwardingDelegate, UITabBarControllerDelegate {
  private(set) weak var tabs: UITabBarController?
  /// The transition of all changes.
  private(set) var everyTab: TransitionController?
  /// The transition of one change, which its call has named.
  private var change: NamedChange?
  /// The last animator of the library's; others are the app's.
  private weak var vended: (any UIViewControllerAnimatedTransitioning)?
  private var isInstalled = false
  /// The tab to which a finger leads.
  private weak var fingerTarget: UIViewController?

  private init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(defaults: TabBarDefaults())
  }

  override var front: NSObject? { tabs?.delegate as? NSObject }

  static func installed(in tabs: UITabBarController) -> TabBarDelegate? { delegates[tabs] }

  /// Returns the delegate of a tab bar controller, in front of the app's own.
  static func install(in tabs: UITabBarController) -> TabBarDelegate {
    let delegate = delegates[tabs] ?? TabBarDelegate(tabs)
    delegates[tabs] = delegate
    delegate.takePlace()
    return delegate
  }

  /// Becomes the tab bar controller's delegate, also if the app has set another one meanwhile, unless that
  /// passes everything on to this one.
  func takePlace() {
    guard let tabs, tabs.delegate !== self else { return }
    let other = tabs.delegate as? NSObject
    guard other?.passesOn(to: self) != true else { return }
    stand(inFrontOf: other)
    tabs.delegate = self
    if isInstalled { TransitionMisuse.delegateSetLater.report(about: tabs) }
    isInstalled = true
  }

  func set(_ controller: TransitionController?) {
    everyTab?.interaction.detach()
    everyTab = controller
    attachRecognizers()
  }

  /// Lets one change play a transition; `nil` is the system's.
  func play(
    _ controller: TransitionController?, to target: UIViewController?, by action: () -> Void
  ) {
    change = NamedChange(target: target, controller: controller)
    action()
    if tabs?.transitionCoordinator == nil { changeIsOver(of: controller) }
  }

  /// Forgets a change that is over, and tells the app of one that a finger has made: UIKit tells of taps only.
  func changeIsOver(of controller: TransitionController?) {
    if change?.controller === controller { change = nil }
    if controller === everyTab, let screen = fingerTarget {
      fingerTarget = nil
      if let tabs, tabs.selectedViewController === screen {
        tellBehind(tabs, didSelect: screen)
      }
    }
    attachRecognizers()
    leaveIfUnused()
  }

  func fingerLeads(to screen: UIViewController?) { fingerTarget = screen }

  func mayShow(_ screen: UIViewController) -> Bool {
    askBehind("mayShow", about: screen) { tabs?.ask($0.asDelegate, mayShow: screen) } ?? true
  }

  private func tellBehind(_ tabs: UITabBarController, didSelect screen: UIViewController) {
    askBehind("didSelect", about: screen) { tabs.tell($0.asDelegate, didSelect: screen) }
  }

  private func leaveIfUnused() {
    guard change == nil, everyTab == nil, let tabs else { return }
    if tabs.delegate === self { tabs.delegate = behind?.asDelegate }
    delegates[tabs] = nil
  }

  func remove(_ controller: TransitionController) {
    if everyTab === controller { set(nil) }
    if change?.controller === controller { change = nil }
    leaveIfUnused()
  }

  private func attachRecognizers() {
    guard let view = tabs?.viewIfLoaded else { return }
    everyTab?.interaction.attach(to: view)
  }

  // MARK: UITabBarControllerDelegate

  /// A tap on another tab ends a run at once: the bar takes touches all the time, and UIKit cannot change
  /// tabs twice at a time. An app's own animator plays to its end first.
  func tabBarController(
    _ tabs: UITabBarController, shouldSelect screen: UIViewController
  ) -> Bool {
    guard (change?.controller ?? everyTab)?.animatorRun == nil, mayShow(screen) else {
      return false
    }
    endRun()
    return true
  }

  func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
    tellBehind(tabs, didSelect: screen)
  }

  func endRun() { (change?.controller ?? everyTab)?.run?.endNow() }

  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom old: UIViewController,
    to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let change, change.target === new {
      return change.controller.flatMap { animator(of: $0, from: old, to: new) }
    }
    if let everyTab { return animator(of: everyTab, from: old, to: new) }
    return askBehind("animator", about: old, new) {
      tabs.ask($0.asDelegate, forAnimatorFrom: old, to: new)
    }
  }

  private func animator(
    of controller: TransitionController, from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let list = tabs?.viewControllers ?? []
    // The one that is in no list is "More", behind all others.
    let (start, goal) = (
      list.firstIndex(of: old) ?? list.count, list.firstIndex(of: new) ?? list.count
    )
    let direction: TransitionDirection = goal < start ? .closing : .opening
    let request = TransitionRequest(
      direction, kind: .tab, fore: goal < start ? old : new, back: goal < start ? new : old,
      container: tabs)
    guard controller.prepare(for: request) else { return nil }
    let animator = controller.animator(
      for: request, isInterruptible: controller.interaction.isInteractive)
    vended = animator
    return animator
  }

  func tabBarController(
    _ tabs: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard animator === vended else {
      return askBehind("interaction", about: animator) {
        tabs.ask($0.asDelegate, forInteractionOf: animator)
      }
    }
    return (animator as? any VendedAnimator)?.interaction
  }
}

extension NSObject {
  fileprivate var asDelegate: (any UITabBarControllerDelegate)? {
    self as? any UITabBarControllerDelegate
  }
}

/// The delegate of each tab bar controller, retained by it.
@MainActor private let delegates = Slot<TabBarDelegate>()

/// Answers as UIKit does where a delegate answers nothing.
@MainActor
private final class TabBarDefaults: ModernTabDefaults, UITabBarControllerDelegate {
  func tabBarController(
    _ tabs: UITabBarController, willBeginCustomizing screens: [UIViewController]
  ) {}

  func tabBarController(
    _ tabs: UITabBarController, willEndCustomizing screens: [UIViewController], changed: Bool
  ) {}

  func tabBarController(
    _ tabs: UITabBarController, didEndCustomizing screens: [UIViewController], changed: Bool
  ) {}

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabs: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabs.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabs: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }
}
