import UIKit

/// The transitions of a navigation controller or a tab bar controller: of all its changes, and of single ones. Keeps a
/// `ContainerDelegate` in front of the app's delegate, so that UIKit asks for them.
@MainActor
class ContainerTransitions {
  private(set) weak var container: UIViewController?
  /// The transition of all changes without their own.
  private(set) var common: TransitionController?
  /// The transition of a single change, named by its call.
  private(set) var change: Change?
  /// The last animator from `animator(for:of:)`; any other animator is the app's.
  private weak var lastAnimator: (any UIViewControllerAnimatedTransitioning)?
  /// The delegates made so far, one for each delegate of the app's. An app may save the present one, and give it back
  /// later in place of another.
  private var delegates: [ContainerDelegate] = []
  private var touches: TouchObserver?
  private var hasReportedLater = false

  struct Change {
    /// Weak, because UIKit may tell another delegate of the end of the change.
    weak var target: UIViewController?
    let controller: TransitionController
    /// True from UIKit's question for the animator on.
    var wasAsked = false
  }

  required init(of container: UIViewController) {
    self.container = container
    transitions[container] = self
  }

  /// Returns the transitions of a container, retained by the container.
  static func installed(in container: UIViewController) -> Self? { transitions[container] as? Self }

  /// Returns the transitions of a container, asked by UIKit from now on.
  static func install(in container: UIViewController) -> Self {
    let installed = installed(in: container) ?? Self(of: container)
    installed.takePlace()
    return installed
  }

  // MARK: The place in front of the app's delegate

  /// The container's delegate. Subclasses override the property.
  var delegate: NSObject? {
    get { nil }
    set {}
  }

  /// Makes a delegate for the place in front of the app's. Subclasses override the method.
  func makeDelegate() -> ContainerDelegate { ContainerDelegate(of: self) }

  /// The delegate in the place, or the last one, if a proxy of the app's is in front of it.
  var front: ContainerDelegate? { own(delegate) ?? delegates.last }

  private func own(_ delegate: NSObject?) -> ContainerDelegate? {
    (delegate as? ContainerDelegate).flatMap { $0.owner === self ? $0 : nil }
  }

  /// Puts a delegate of the library in front of the container's, because UIKit does not tell when the app has set
  /// another: called at each touch in the container, and by each call of the library. A delegate that passes everything
  /// on to one of the library, as proxies do, stays in front.
  func takePlace() {
    observeTouches()
    let other = delegate
    guard let container, own(other) == nil,
      !delegates.contains(where: { other?.passesOn(to: $0) == true })
    else { return }
    let isLater = !delegates.isEmpty
    let front = delegates.first { $0.next === other } ?? makeDelegate()
    delegates.removeAll { $0.next == nil || $0 === front }
    delegates.append(front)
    front.stand(inFrontOf: other)
    delegate = front
    guard isLater, !hasReportedLater else { return }
    hasReportedLater = true
    TransitionIssue.delegateSetLater.report(about: container)
  }

  private func observeTouches() {
    guard let view = container?.viewIfLoaded, touches?.view !== view else { return }
    touches = touches ?? TouchObserver { [weak self] in self?.touchBegan() }
    touches?.view = view
  }

  private func touchBegan() {
    if isUnused { leaveIfUnused() } else { takePlace() }
  }

  /// True if no change is left to answer.
  var isUnused: Bool { common == nil && change == nil }

  /// Gives its place back to the app's delegate, if `isUnused`. Stays, without an answer, while the app may give back a
  /// delegate of the library that it has saved: the delegate behind would hear nothing otherwise.
  func leaveIfUnused() {
    guard isUnused, let container, transitions[container] === self else { return }
    hasLeft()
    if let front = own(delegate) { delegate = front.behind }
    let other = delegate
    guard delegates.allSatisfy({ $0.next == nil || $0.next === other }) else { return }
    touches?.view = nil
    transitions[container] = nil
  }

  /// Leaves after the transition in progress, if any: UIKit may tell its end to the delegate that the container had at
  /// its beginning.
  func leaveAtRest() {
    guard isUnused, container?.transitionCoordinator != nil else { return leaveIfUnused() }
    FrameLink { [weak self] _ in
      guard let self, isUnused else { return false }
      if container?.transitionCoordinator != nil { return true }
      leaveIfUnused()
      return false
    }
  }

  /// Called when no change is left to answer.
  func hasLeft() {}

  /// True if UIKit may ask for an animator after the call that makes a change has returned.
  var mayBeAskedLater: Bool { false }

  // MARK: Transitions

  /// Gives a container a transition of all changes without their own; `.system` removes this transition.
  static func set(
    _ transition: ViewControllerTransition, gesture: TransitionGesture?,
    in container: UIViewController, home: (TransitionController) -> any Home
  ) -> TransitionController? {
    guard let transition = transition.unlessSystem else {
      installed(in: container)?.common?.remove()
      return nil
    }
    let controller = TransitionController(of: container, transition: transition, gesture: gesture)
    let transitions = install(in: container)
    controller.install(home(controller))
    transitions.set(controller)
    return controller
  }

  /// Sets the transition of all changes without their own (`common`).
  func set(_ controller: TransitionController?) {
    common?.interaction.retire()
    common = controller
    attachRecognizers()
  }

  func attachRecognizers() {
    if let view = container?.viewIfLoaded { common?.interaction.attach(to: view) }
  }

  func remove(_ controller: TransitionController) {
    if common === controller { set(nil) }
    if change?.controller === controller { change = nil }
    leaveAtRest()
  }

  /// Performs a change with a transition used for this change only; `nil` is the system's. Without a transition in the
  /// container, all changes are the system's.
  static func play(
    _ transition: ViewControllerTransition?, to target: UIViewController,
    in container: UIViewController, home: (TransitionController) -> any Home, by action: () -> Void
  ) {
    guard transition != nil || installed(in: container) != nil else { return action() }
    let transitions = install(in: container)
    let controller = TransitionController(
      of: target, transition: transition ?? .system, gesture: nil)
    if transition != nil { controller.install(home(controller)) }
    let isInTransition = container.transitionCoordinator != nil
    transitions.change = Change(target: target, controller: controller)
    transitions.lastAnimator = nil
    action()
    // Without a window, or without a change, UIKit makes no transition and asks for no animator. The coordinator may be
    // another transition's, such as a presentation's.
    let mayAsk = transitions.lastAnimator != nil || transitions.mayBeAskedLater
    if !mayAsk || container.transitionCoordinator == nil {
      transitions.changeIsOver(of: controller)
    } else if isInTransition {
      transitions.forgetUnlessAsked(controller)
    }
  }

  /// Forgets a change requested during another transition, which UIKit may have refused, unless UIKit asks for its
  /// animator by the end of that transition.
  private func forgetUnlessAsked(_ controller: TransitionController) {
    FrameLink { [weak self, weak controller] _ in
      guard let self, let change = self.change, change.controller === controller, !change.wasAsked
      else { return false }
      if container?.transitionCoordinator != nil { return true }
      changeIsOver(of: controller)
      return false
    }
  }

  /// Forgets a change that is over.
  ///
  /// - Parameter owner: The controller of the change, or its target.
  func changeIsOver(of owner: AnyObject?) {
    if let change, change.controller === owner || change.target === owner || change.target == nil {
      self.change = nil
    }
    attachRecognizers()
    leaveIfUnused()
  }

  // MARK: Answers

  func animator(
    of controller: TransitionController, _ direction: TransitionDirection,
    kind: TransitionRequest.Kind, from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let opens = direction == .opening
    let request = TransitionRequest(
      direction, kind: kind, front: opens ? new : old, back: opens ? old : new,
      container: container)
    if change?.controller === controller { change?.wasAsked = true }
    let movement = controller.resolve(request)
    guard !movement.isSystem else { return nil }
    let animator = controller.animator(
      for: request, playing: movement, isInterruptible: controller.interaction.isInteractive)
    lastAnimator = animator
    return animator
  }

  private var lastCoordinator: RunCoordinator? {
    lastAnimator as? RunCoordinator ?? (lastAnimator as? TransitionAnimator)?.coordinator
  }

  /// True if UIKit has an animator of the library whose run has not begun.
  var awaitsRun: Bool { lastCoordinator?.hasBegun == false }

  /// Ends the run in progress, if any, for another change in the container.
  func endRun() { lastCoordinator?.run?.endNow() }

  /// True for the last animator of the library; any other animator is the app's.
  func isOwn(_ animator: any UIViewControllerAnimatedTransitioning) -> Bool {
    animator === lastAnimator
  }
}

/// The transitions of each container, retained by the container.
@MainActor private let transitions = Slot<ContainerTransitions>()
