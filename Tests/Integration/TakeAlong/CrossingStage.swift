import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The screens of two runs at once, all with the same elements.
@MainActor
final class CrossingStage {
  let plan: Crossing
  let window = Headless.makeWindow()
  /// The container's screens.
  let screens = [ElementsController(.small), ElementsController(.large)]
  /// The modal screen or, if the container is modal, its presenter.
  let across: ElementsController
  let container: UIViewController
  let log = Log()
  /// Indicates whether UIKit animated the second change. It does not while the container itself
  /// opens or closes.
  private(set) var isAnimated = false
  private let delegate = AnimatorVendor()
  private let modal: TransitionController
  private let inner: TransitionController

  init(_ plan: Crossing) {
    self.plan = plan
    let isBelow = plan.kind.place == .below
    across = ElementsController(isBelow ? .large : .small)
    across.places["badge"] = CGRect(x: 60, y: 500, width: 80, height: 50)
    let (first, last) = (screens[0], screens[1])
    switch plan.venue {
    case .push:
      let stack = UINavigationController(rootViewController: first)
      if !plan.innerOpens { stack.setViewControllers(screens, animated: false) }
      container = stack
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = screens
      tabs.selectedIndex = plan.innerOpens ? 0 : 1
      container = tabs
    default: container = SwapController(plan.innerOpens ? first : last)
    }
    let (short, long) = (0.25, 0.5)
    let isModalShort = plan.kind.isFirst != plan.isFirstLonger
    modal = TransitionController(
      presenting: isBelow ? across : container, preset: plan.preset,
      settings: TransitionSettings(duration: isModalShort ? short : long), gesture: .pinch)
    inner = TransitionController(
      presenting: last, preset: plan.inner,
      settings: TransitionSettings(duration: isModalShort ? long : short))
    delegate.controller = inner
    (container as? UINavigationController)?.delegate = delegate
    (container as? UITabBarController)?.delegate = delegate
    for screen in all { screen.caption.alpha = ElementsEye.captionAlpha }
    window.rootViewController = isBelow ? container : across
    Headless.advance(by: 0.1)
    if !plan.kind.opens {
      presenter.present(presented, animated: false)
      Headless.advance(by: 0.1)
    }
    modal.onEnd { [log] in log.write("modal \($1 == .committed)") }
    inner.onEnd { [log] in log.write("inner \($1 == .committed)") }
  }

  var all: [ElementsController] { screens + [across] }
  private var presenter: UIViewController { plan.kind.place == .below ? container : across }
  private var presented: UIViewController { plan.kind.place == .below ? across : container }

  var first: TransitionController { plan.kind.isFirst ? modal : inner }
  var second: TransitionController { plan.kind.isFirst ? inner : modal }

  /// Begins both runs, the second one at its moment.
  func beginBoth() {
    if plan.moment == .afterwards {
      var hasBegun = false
      first.onEnd { [unowned self] _, _ in
        if !hasBegun { begin(second) }
        hasBegun = true
      }
    }
    begin(first)
    if plan.moment != .together { Headless.turn() }
    let share: TimeInterval? =
      switch plan.moment {
      case .together, .atOnce: nil
      case .inTheMiddle: 0.4
      case .nearTheEnd: 0.95
      case .afterwards: 1
      }
    if let share {
      let left = first.run?.playback?.remaining ?? 0
      Headless.advance(by: left * share + (share == 1 ? 0.01 : 0))
    }
    if plan.moment != .afterwards { begin(second) }
    Headless.turn()
    isAnimated = second.run != nil
  }

  /// Applies a fate to the runs, and returns which of them will end where they began.
  func meet(_ fate: Crossing.Fate) -> (modal: Bool, inner: Bool) {
    var turned: [TransitionController] = []
    func turn(_ controller: TransitionController) {
      if controller.run?.turnRound() == true { turned.append(controller) }
    }
    switch fate {
    case .finished: break
    case .firstTurned: turn(first)
    case .secondTurned: turn(second)
    case .bothTurned:
      turn(first)
      turn(second)
    case .oneRemoved: screens[0].badge.removeFromSuperview()
    case .otherRemoved: screens[1].badge.removeFromSuperview()
    case .acrossRemoved: across.badge.removeFromSuperview()
    }
    Headless.turn()
    return (turned.contains { $0 === modal }, turned.contains { $0 === inner })
  }

  private func begin(_ controller: TransitionController) {
    controller === modal ? beginModal() : beginInner()
  }

  private func beginModal() {
    guard plan.kind.opens else { return presenter.dismiss(animated: true) }
    presenter.present(presented, animated: true)
  }

  private func beginInner() {
    switch container {
    case let stack as UINavigationController where plan.innerOpens:
      stack.pushViewController(screens[1], animated: true)
    case let stack as UINavigationController: stack.popViewController(animated: true)
    case let tabs as UITabBarController: tabs.selectedIndex = plan.innerOpens ? 1 : 0
    case let parent as SwapController:
      parent.swap(
        to: screens[plan.innerOpens ? 1 : 0],
        with: inner.animator(for: plan.innerOpens ? .opening : .closing),
        animated: true)
    default: break
    }
  }

  // MARK: State

  var eye: ElementsEye { ElementsEye(window, on: all, during: [first, second]) }

  /// Returns whether the modal screen is where it belongs, and the container shows the right
  /// screen.
  func rests(modalTurned: Bool, innerTurned: Bool) -> Bool {
    let isOpen = plan.kind.opens != modalTurned
    let shown = (plan.innerOpens != innerTurned) ? 1 : 0
    guard (presenter.presentedViewController === presented) == isOpen,
      (presented.viewIfLoaded?.window != nil) == isOpen
    else { return false }
    guard (presenter.view.window != nil) == (!isOpen || plan.preset.isCard) else { return false }
    let isContainerOnScreen = container.viewIfLoaded?.window != nil
    switch container {
    case let stack as UINavigationController:
      guard stack.viewControllers == Array(screens[...shown]) else { return false }
    case let tabs as UITabBarController: guard tabs.selectedIndex == shown else { return false }
    case let parent as SwapController:
      guard parent.shown === screens[shown] else { return false }
    default: break
    }
    let other = screens[1 - shown].viewIfLoaded
    return (screens[shown].viewIfLoaded?.window != nil) == isContainerOnScreen
      && other?.isDescendant(of: container.view) != true
  }
}
