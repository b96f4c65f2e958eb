import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The screens of two runs at once, all with the same elements.
@MainActor
final class CrossingStage {
  let plan: Crossing
  /// The container, and its screens.
  let house: Gallery
  /// The modal screen or, if the container is modal, its presenter.
  let across: ElementsController
  let log = Log()
  /// Indicates whether UIKit animated the second change. It does not while the container itself
  /// opens or closes.
  private(set) var isAnimated = false
  private let modal: TransitionController
  private let inner: TransitionController

  init(_ plan: Crossing) {
    self.plan = plan
    let isBelow = plan.kind.place == .below
    across = ElementsController(isBelow ? .large : .small)
    across.places["badge"] = CGRect(x: 60, y: 500, width: 80, height: 50)
    let screens = [ElementsController(.small), ElementsController(.large)]
    for screen in screens + [across] { screen.caption.alpha = ElementsEye.captionAlpha }
    house = House(
      plan.venue, screens, opened: !plan.innerOpens, in: isBelow ? nil : across)
    let (short, long) = (0.25, 0.5)
    let isModalShort = plan.kind.isFirst != plan.isFirstLonger
    modal = TransitionController(
      presenting: isBelow ? across : house.container, preset: plan.preset,
      settings: TransitionSettings(duration: isModalShort ? short : long), gesture: .pinch)
    inner = TransitionController(
      presenting: house.screen, preset: plan.inner,
      settings: TransitionSettings(duration: isModalShort ? long : short))
    house.vendor.controller = inner
    Headless.advance(by: 0.1)
    if !plan.kind.opens {
      presenter.present(presented, animated: false)
      Headless.advance(by: 0.1)
    }
    modal.onEnd { [log] in log.write("modal \($1 == .committed)") }
    inner.onEnd { [log] in log.write("inner \($1 == .committed)") }
  }

  var all: [ElementsController] { house.screens + [across] }
  private var presenter: UIViewController { plan.kind.place == .below ? house.container : across }
  private var presented: UIViewController { plan.kind.place == .below ? across : house.container }

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
    case .oneRemoved: house.presenter.badge.removeFromSuperview()
    case .otherRemoved: house.screen.badge.removeFromSuperview()
    case .acrossRemoved: across.badge.removeFromSuperview()
    }
    Headless.turn()
    return (turned.contains { $0 === modal }, turned.contains { $0 === inner })
  }

  private func begin(_ controller: TransitionController) {
    if controller === inner {
      house.call(plan.innerOpens ? .opening : .closing)
    } else if plan.kind.opens {
      presenter.present(presented, animated: true)
    } else {
      presenter.dismiss(animated: true)
    }
  }

  // MARK: State

  var eye: ElementsEye { ElementsEye(house.window, on: all, during: [first, second]) }

  /// Returns whether the modal screen is where it belongs, and the container shows the right
  /// screen.
  func rests(modalTurned: Bool, innerTurned: Bool) -> Bool {
    let isOpen = plan.kind.opens != modalTurned
    guard (presenter.presentedViewController === presented) == isOpen,
      (presented.viewIfLoaded?.window != nil) == isOpen
    else { return false }
    guard (presenter.view.window != nil) == (!isOpen || plan.preset.isCard) else { return false }
    guard house.isOpen == (plan.innerOpens != innerTurned) else { return false }
    let (shown, other) =
      house.isOpen ? (house.screen, house.presenter) : (house.presenter, house.screen)
    if let stack = house.stack, stack.viewControllers.count != (house.isOpen ? 2 : 1) {
      return false
    }
    let isContainerOnScreen = house.container.viewIfLoaded?.window != nil
    return (shown.viewIfLoaded?.window != nil) == isContainerOnScreen
      && other.viewIfLoaded?.isDescendant(of: house.container.view) != true
  }
}
