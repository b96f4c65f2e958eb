import UIKit

/// Answers a navigation controller's questions about pushing and popping, for all transitions in it. What it
/// does not answer, the app's own delegate does.
@MainActor
final class NavigationDelegate: ForwardingDelegate, UINavigationControllerDelegate {
  private(set) weak var navigation: UINavigationController?
  /// The transition of all screens that have none of their own.
  private(set) var everyScreen: TransitionController?
  /// Screens with a transition of their own, in this stack or about to be pushed.
  private var visits: [Visit] = []
  /// The transition of one change, which its call has named.
  private var change: NamedChange?
  /// The last animator of the library's; others are the app's.
  private weak var vended: (any UIViewControllerAnimatedTransitioning)?
  private var swipeDelegates: [SwipeBackDelegate] = []

  /// A screen's own transition, or the system's.
  private struct Visit {
    weak var screen: UIViewController?
    weak var controller: TransitionController?
    let isSystems: Bool
    /// True if a single call has made it: it is over when the screen has left the stack.
    let isForOnce: Bool
    /// The controller, from the push to the pop: a screen that is gone takes its recognizers along.
    var held: TransitionController?
    var hasBegun = false
  }

  private enum Answer {
    case transition(TransitionController)
    case system, nothing
  }

  private init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init(defaults: NavigationDefaults())
  }

  override var outermost: NSObject? { navigation?.delegate as? NSObject }

  // MARK: Installing

  static func installed(in navigation: UINavigationController) -> NavigationDelegate? {
    delegates[navigation]
  }

  /// Returns the delegate of a navigation controller, in front of the app's own.
  static func install(in navigation: UINavigationController) -> NavigationDelegate {
    let delegate = delegates[navigation] ?? NavigationDelegate(navigation)
    delegates[navigation] = delegate
    // Many apps set a delegate in `viewDidLoad`.
    navigation.loadViewIfNeeded()
    delegate.takePlace()
    return delegate
  }

  /// Becomes the navigation controller's delegate. The app may have set another one meanwhile: UIKit tells
  /// nobody of that. One that passes everything on to this one, as proxies do, stays in front.
  func takePlace() {
    guard let navigation, navigation.delegate !== self else { return }
    let other = navigation.delegate as? NSObject
    guard other?.passesOn(to: self) != true else { return }
    let wasInstalled = !swipeDelegates.isEmpty
    stand(inFrontOf: other)
    navigation.delegate = self
    guardSwipes()
    if wasInstalled { TransitionIssue.delegateSetLater.report(about: navigation) }
  }

  /// Stands in front of the delegates of the system's own swipes, which would begin no more.
  private func guardSwipes() {
    guard let navigation, navigation.isViewLoaded else { return }
    for recognizer in navigation.popRecognizers
    where !(recognizer.delegate is SwipeBackDelegate) {
      swipeDelegates.append(SwipeBackDelegate(recognizer, in: self))
    }
  }

  /// Gives its place back to the app's delegate, once nothing is left to answer.
  private func leaveIfUnused() {
    guard everyScreen == nil, visits.isEmpty, change == nil, let navigation else { return }
    if navigation.delegate === self {
      navigation.delegate = behind as? any UINavigationControllerDelegate
    }
    for delegate in swipeDelegates { delegate.leave() }
    swipeDelegates = []
    delegates[navigation] = nil
  }

  /// Gives all screens a transition that have none of their own.
  func set(_ controller: TransitionController?) {
    everyScreen?.interaction.detach()
    everyScreen = controller
    attachRecognizers()
  }

  /// Gives a screen a transition of its own; `nil` is the system's.
  func add(_ controller: TransitionController?, for screen: UIViewController, isForOnce: Bool) {
    dropFreedScreens()
    visits.removeAll { $0.screen === screen && $0.isForOnce == isForOnce }
    let visit = Visit(
      screen: screen, controller: controller, isSystems: controller == nil, isForOnce: isForOnce,
      held: isForOnce ? controller : nil)
    // One call decides before what the screen has for all times.
    visits.insert(visit, at: isForOnce ? 0 : visits.count)
  }

  /// Forgets the screens that have been freed, and leaves the stack if no transition is left.
  func screensWereFreed() {
    dropFreedScreens()
    leaveIfUnused()
  }

  /// A screen that has been freed without a push is reported.
  private func dropFreedScreens() {
    let freed = visits.filter { $0.screen == nil }
    visits.removeAll { $0.screen == nil }
    for visit in freed {
      visit.held?.interaction.detach()
      if !visit.hasBegun, !visit.isForOnce { TransitionIssue.neverPushed.report(about: navigation) }
    }
  }

  func remove(_ controller: TransitionController) {
    if everyScreen === controller { set(nil) }
    visits.removeAll { $0.controller === controller }
    if change?.controller === controller { change = nil }
    leaveIfUnused()
  }

  /// Lets one change play a transition; `nil` is the system's.
  func play(
    _ controller: TransitionController?, to target: UIViewController?, by action: () -> Void
  ) {
    change = NamedChange(target: target, controller: controller)
    action()
    // Without a window, or without a change, there is no transition, and nobody asks.
    if navigation?.transitionCoordinator == nil { changeIsOver(to: target) }
  }

  // MARK: Deciding

  /// The transition with which the top screen would be popped.
  var transitionOfTop: TransitionController? {
    guard let stack = navigation?.viewControllers, stack.count > 1, let top = stack.last,
      case .transition(let controller) = answer(for: top), let navigation
    else { return nil }
    // The system pops what it animates.
    let movement = controller.choice(for: navigation.requestOfPop(of: top))
    return movement.isSystem ? nil : controller
  }

  private func answer(for screen: UIViewController) -> Answer {
    if let visit = visits.first(where: { $0.screen === screen }) {
      if visit.isSystems { return .system }
      if let controller = visit.controller { return .transition(controller) }
    }
    return everyScreen.map(Answer.transition) ?? .nothing
  }

  private func answer(
    for operation: UINavigationController.Operation, from old: UIViewController,
    to new: UIViewController
  ) -> Answer {
    if let change, change.target === new {
      return change.controller.map(Answer.transition) ?? .system
    }
    if operation == .push, let index = visits.firstIndex(where: { $0.screen === new }) {
      visits[index].hasBegun = true
    }
    return answer(for: operation == .push ? new : old)
  }

  /// Forgets a change that is over, of a controller or to a screen, and the screens that have left the stack.
  func changeIsOver(of controller: TransitionController? = nil, to screen: UIViewController? = nil)
  {
    guard let navigation else { return }
    let isOver = controller.map { change?.controller === $0 } ?? (change?.target === screen)
    if isOver { change = nil }
    let stack = navigation.viewControllers
    for index in visits.indices {
      if stack.contains(where: { $0 === visits[index].screen }) {
        visits[index].hasBegun = true
        visits[index].held = visits[index].controller
      } else {
        visits[index].controller?.interaction.detach()
        if visits[index].hasBegun || !visits[index].isForOnce { visits[index].held = nil }
      }
    }
    dropFreedScreens()
    visits.removeAll { visit in
      let isOver =
        visit.isForOnce && visit.hasBegun && !stack.contains { $0 === visit.screen }
      if isOver {
        (visit.controller?.installation as? StackInstallation)?.restore()
        visit.controller?.giveUp()
      }
      return isOver
    }
    attachRecognizers()
    leaveIfUnused()
  }

  private func attachRecognizers() {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    guardSwipes()
    let stack = navigation.viewControllers
    let own = visits.filter { visit in stack.contains { $0 === visit.screen } }
    for controller in own.map(\.controller) + [everyScreen] {
      controller?.interaction.attach(to: view)
    }
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch answer(for: operation, from: old, to: new) {
    case .transition(let controller):
      let pops = operation == .pop
      return animator(
        for: TransitionRequest(
          pops ? .closing : .opening, kind: .push, front: pops ? old : new, back: pops ? new : old,
          container: navigation), of: controller)
    case .system: return nil
    case .nothing:
      return askBehind("animator", about: old, new) {
        navigation.ask($0.asDelegate, forAnimatorOf: operation, from: old, to: new)
      }
    }
  }

  /// True if the app's delegate offers animators, for which UIKit switches its swipes off.
  var appOffersAnimators: Bool {
    askBehind("offers") { navigation?.asksForAnimators($0.asDelegate) } ?? false
  }

  private func animator(
    for request: TransitionRequest, of controller: TransitionController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard controller.prepare(for: request) else { return nil }
    let animator = controller.animator(
      for: request, isInterruptible: controller.interaction.isInteractive)
    vended = animator
    return animator
  }

  func navigationController(
    _ navigation: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard animator === vended else {
      return askBehind("interaction", about: animator) {
        navigation.ask($0.asDelegate, forInteractionOf: animator)
      }
    }
    return animator as? InterruptibleTransitionAnimator
  }

  func navigationController(
    _ navigation: UINavigationController, willShow screen: UIViewController, animated: Bool
  ) {
    askBehind("willShow", about: screen) {
      navigation.tell($0.asDelegate, willShow: screen, animated: animated)
    }
  }

  func navigationController(
    _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) {
    withExtendedLifetime(self) {
      changeIsOver(to: screen)
      // The app may ask for the next change.
      askBehind("didShow", about: screen) {
        navigation.tell($0.asDelegate, didShow: screen, animated: animated)
      }
    }
  }
}

extension NSObject {
  fileprivate var asDelegate: (any UINavigationControllerDelegate)? {
    self as? any UINavigationControllerDelegate
  }
}

/// The delegate of each navigation controller, retained by it.
@MainActor private let delegates = Slot<NavigationDelegate>()

/// Answers as UIKit does where a delegate answers nothing.
@MainActor
private final class NavigationDefaults: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigation: UINavigationController
  ) -> UIInterfaceOrientationMask {
    navigation.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigation: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
}

// Questions for the app's delegate, behind the library's. Each method is taken as a closure, as in
// `UIPresentationController`.
extension UINavigationController {
  func tell(
    _ delegate: (any UINavigationControllerDelegate)?, willShow screen: UIViewController,
    animated: Bool
  ) {
    let message = delegate?.navigationController(_:willShow:animated:)
    message?(self, screen, animated)
  }

  func tell(
    _ delegate: (any UINavigationControllerDelegate)?, didShow screen: UIViewController,
    animated: Bool
  ) {
    let message = delegate?.navigationController(_:didShow:animated:)
    message?(self, screen, animated)
  }

  func ask(
    _ delegate: (any UINavigationControllerDelegate)?, forAnimatorOf operation: Operation,
    from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let question = delegate?.navigationController(_:animationControllerFor:from:to:)
    let answer = question?(self, operation, old, new)
    return answer?.isNoAnswer == true ? nil : answer
  }

  func ask(
    _ delegate: (any UINavigationControllerDelegate)?,
    forInteractionOf animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let question = delegate?.navigationController(_:interactionControllerFor:)
    return question?(self, animator)
  }
}

/// The transition of one change in a container, which its call has named.
struct NamedChange {
  weak var target: UIViewController?
  /// `nil` is the system's change.
  let controller: TransitionController?
}

extension TransitionIssue {
  static var neverPushed: TransitionIssue {
    TransitionIssue(
      "neverPushed",
      """
      A transition was made with init(pushing:in:), and its screen was freed without having been pushed; the delegate of \
      the navigation controller is the app's again. push(_:using:) does both.
      """)
  }

  static var delegateSetLater: TransitionIssue {
    TransitionIssue(
      "delegateSetLater",
      "The container's delegate was set later; the transition stands in front of it now.")
  }
}
