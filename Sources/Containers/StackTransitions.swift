import UIKit

/// The transitions of a navigation controller: of all screens, and of screens with a transition of their own.
@MainActor
final class StackTransitions: ContainerTransitions {
  /// The screens with a transition of their own, in this stack or about to be pushed.
  private var visits: [Visit] = []
  private var swipeDelegates: [SwipeBackDelegate] = []

  /// The transition of a single screen.
  private struct Visit {
    weak var screen: UIViewController?
    weak var controller: TransitionController?
    /// True if made by a single call: the visit is over when the screen has left the stack.
    let isForOnce: Bool
    /// The controller, retained from the push to the pop, because a freed screen also removes its recognizers.
    var retained: TransitionController?
    var hasBegun = false
  }

  var navigation: UINavigationController? { container as? UINavigationController }

  override var delegate: NSObject? {
    get { navigation?.delegate as? NSObject }
    set { navigation?.delegate = newValue as? any UINavigationControllerDelegate }
  }

  override func makeDelegate() -> ContainerDelegate { NavigationDelegate(of: self) }

  // MARK: Installing

  override func takePlace() {
    // Many apps set a delegate in `viewDidLoad`.
    container?.loadViewIfNeeded()
    super.takePlace()
    guardSwipes()
    // A push without animation is not heard where the app has set a delegate.
    attachRecognizers()
  }

  /// Puts a `SwipeBackDelegate` in front of the delegates of the system's swipes, which would not begin otherwise, or
  /// would begin beside a gesture of the library.
  private func guardSwipes() {
    for recognizer in navigation?.popRecognizers ?? [] {
      let other = recognizer.delegate as? NSObject
      guard (other as? SwipeBackDelegate)?.owner !== self else { continue }
      let ofRecognizer = swipeDelegates.filter { $0.recognizer === recognizer }
      let delegate =
        ofRecognizer.first { $0.next === other } ?? SwipeBackDelegate(of: recognizer, in: self)
      swipeDelegates.removeAll {
        $0 === delegate || ($0.recognizer === recognizer && $0.next == nil)
      }
      swipeDelegates.append(delegate)
      delegate.next = other
      recognizer.delegate = delegate
    }
  }

  /// True if the app's delegate offers animators, because UIKit then disables its swipes.
  var appOffersAnimators: Bool { (front as? NavigationDelegate)?.appOffersAnimators == true }

  /// False if the system's swipe would not begin now: it is disabled, or its delegate refuses, or there is no back
  /// button. A gesture that stands in for the swipe does not begin then.
  var allowsSwipe: Bool {
    guard let recognizer = navigation?.interactivePopGestureRecognizer else { return true }
    guard recognizer.isEnabled else { return false }
    return (recognizer.delegate as? SwipeBackDelegate)?.consents ?? true
  }

  override var isUnused: Bool { super.isUnused && visits.isEmpty }

  override func hasLeft() {
    for delegate in swipeDelegates { delegate.leave() }
    swipeDelegates = []
  }

  /// Gives a screen its own transition; `nil` is the system's.
  func add(_ controller: TransitionController?, for screen: UIViewController, isForOnce: Bool) {
    dropFreedScreens()
    visits.removeAll { $0.screen === screen && $0.isForOnce == isForOnce }
    let controller =
      controller ?? TransitionController(of: screen, transition: .system, gesture: nil)
    let visit = Visit(
      screen: screen, controller: controller, isForOnce: isForOnce,
      retained: isForOnce ? controller : nil)
    // A transition from a single call comes before the screen's permanent transition.
    visits.insert(visit, at: isForOnce ? 0 : visits.count)
  }

  /// Forgets the screens that have been freed, and leaves the stack if no transition is left.
  func screensWereFreed() {
    dropFreedScreens()
    leaveAtRest()
  }

  /// Forgets freed screens, and reports those freed without a push (`neverPushed`).
  private func dropFreedScreens() {
    let freed = visits.filter { $0.screen == nil }
    visits.removeAll { $0.screen == nil }
    for visit in freed {
      visit.retained?.interaction.detach()
      if !visit.hasBegun, !visit.isForOnce { TransitionIssue.neverPushed.report(about: navigation) }
    }
  }

  override func remove(_ controller: TransitionController) {
    visits.removeAll { $0.controller === controller }
    super.remove(controller)
  }

  // MARK: Deciding

  /// The transition for popping the top screen.
  var transitionOfTop: TransitionController? {
    guard let navigation, navigation.viewControllers.count > 1,
      let top = navigation.viewControllers.last, let controller = controller(for: top)
    else { return nil }
    // The system pops screens with a system `movement`.
    let movement = controller.movement(for: navigation.requestOfPop(of: top))
    return movement.isSystem ? nil : controller
  }

  private func controller(for screen: UIViewController) -> TransitionController? {
    visits.first { $0.screen === screen }?.controller ?? common
  }

  func controller(
    for operation: UINavigationController.Operation, from old: UIViewController,
    to new: UIViewController
  ) -> TransitionController? {
    if let change, change.target === new { return change.controller }
    if operation == .push, let index = visits.firstIndex(where: { $0.screen === new }) {
      visits[index].hasBegun = true
    }
    return controller(for: operation == .push ? new : old)
  }

  // `didShow` then ends the change.
  override var mayBeAskedLater: Bool { true }

  /// Also forgets the screens that have left the stack.
  override func changeIsOver(of owner: AnyObject?) {
    for index in visits.indices {
      if isInStack(visits[index]) {
        visits[index].hasBegun = true
        visits[index].retained = visits[index].controller
      } else {
        visits[index].controller?.interaction.detach()
        // A single call's controller may have no other owner, and restores below.
        if !visits[index].isForOnce { visits[index].retained = nil }
      }
    }
    dropFreedScreens()
    visits.removeAll { visit in
      let isOver = visit.isForOnce && visit.hasBegun && !isInStack(visit)
      if isOver {
        (visit.controller?.home as? StackHome)?.restorePreferredTransition()
        visit.controller?.giveUp()
      }
      return isOver
    }
    super.changeIsOver(of: owner)
  }

  /// During a pop by a finger, which may be cancelled, the screen is not among `viewControllers`.
  private func isInStack(_ visit: Visit) -> Bool {
    guard let screen = visit.screen, let navigation else { return false }
    return navigation.viewControllers.contains(screen) || screen.parent === navigation
      || visit.controller?.run != nil
  }

  override func attachRecognizers() {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    let stack = navigation.viewControllers
    let shown = visits.filter { visit in stack.contains { $0 === visit.screen } }
    for controller in shown.map(\.controller) + [common] {
      controller?.interaction.attach(to: view)
    }
  }
}
