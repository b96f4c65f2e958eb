import UIKit

/// A delegate in front of the app's delegate of a navigation controller or a tab bar controller, to answer with the
/// transition of a change. All other messages go to the app's delegate.
@MainActor
class ContainerDelegate: ForwardingDelegate {
  private(set) weak var container: UIViewController?
  /// The transition of all changes without their own.
  private(set) var common: TransitionController?
  /// The transition of a single change, named by its call.
  private(set) var change: (target: UIViewController, controller: TransitionController)?
  /// The last animator from `animator(for:of:)`; any other animator is the app's.
  private weak var vended: (any UIViewControllerAnimatedTransitioning)?
  private var isInstalled = false

  required init(of container: UIViewController) {
    self.container = container
    super.init(defaults: DelegateDefaults())
    delegates[container] = self
  }

  /// Returns the delegate of a container, retained by the container.
  static func installed(in container: UIViewController) -> Self? { delegates[container] as? Self }

  /// Returns the delegate of a container, in front of the app's own.
  static func install(in container: UIViewController) -> Self {
    let delegate = installed(in: container) ?? Self(of: container)
    delegate.takePlace()
    return delegate
  }

  // MARK: The place in front of the app's delegate

  /// The container's delegate. Subclasses override the property.
  var delegate: NSObject? {
    get { nil }
    set {}
  }

  override var outermost: NSObject? { delegate }

  /// Becomes the container's delegate, because the app may have set another meanwhile without notice from UIKit. A
  /// delegate that passes everything on to this delegate, as proxies do, stays in front.
  func takePlace() {
    guard let container, delegate !== self else { return }
    let other = delegate
    guard other?.passesOn(to: self) != true else { return }
    stand(inFrontOf: other)
    delegate = self
    hasTakenPlace()
    if isInstalled { TransitionIssue.delegateSetLater.report(about: container) }
    isInstalled = true
  }

  func hasTakenPlace() {}

  /// True if no change is left to answer.
  var isUnused: Bool { common == nil && change == nil }

  /// Gives its place back to the app's delegate, if `isUnused`.
  func leaveIfUnused() {
    guard isUnused, let container, delegates[container] === self else { return }
    if delegate === self { delegate = behind }
    hasLeft()
    delegates[container] = nil
  }

  func hasLeft() {}

  /// True if UIKit may ask for an animator after the call that makes a change has returned.
  var mayBeAskedLater: Bool { false }

  // MARK: Transitions

  /// Gives a container a transition of all changes without their own; `nil` removes this transition.
  static func set(
    _ transition: ViewControllerTransition?, gesture: TransitionGesture?,
    in container: UIViewController, home: (TransitionController) -> any Home
  ) -> TransitionController? {
    guard let transition else {
      installed(in: container)?.common?.remove()
      return nil
    }
    let controller = TransitionController(of: container, transition: transition, gesture: gesture)
    let delegate = install(in: container)
    controller.install(home(controller))
    delegate.set(controller)
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
    leaveIfUnused()
  }

  /// Performs a change with a transition used for this change only; `nil` is the system's. Without a delegate, all
  /// changes are the system's.
  static func play(
    _ transition: ViewControllerTransition?, to target: UIViewController,
    in container: UIViewController, home: (TransitionController) -> any Home, by action: () -> Void
  ) {
    guard transition != nil || installed(in: container) != nil else { return action() }
    let delegate = install(in: container)
    let controller = TransitionController(
      of: target, transition: transition ?? .system, gesture: nil)
    if transition != nil { controller.install(home(controller)) }
    (delegate.change, delegate.vended) = ((target, controller), nil)
    action()
    // Without a window, or without a change, UIKit makes no transition and asks for no animator. The coordinator may be
    // another transition's, such as a presentation's.
    let mayAsk = delegate.vended != nil || delegate.mayBeAskedLater
    if !mayAsk || container.transitionCoordinator == nil { delegate.changeIsOver(of: controller) }
  }

  /// Forgets a change that is over.
  ///
  /// - Parameter owner: The controller of the change, or its target.
  func changeIsOver(of owner: AnyObject?) {
    if change?.controller === owner || change?.target === owner { change = nil }
    attachRecognizers()
    leaveIfUnused()
  }

  // MARK: Answers

  func animator(
    of controller: TransitionController, _ direction: TransitionDirection,
    kind: TransitionRequest.Kind, from old: UIViewController, to new: UIViewController,
    in container: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let opens = direction == .opening
    let request = TransitionRequest(
      direction, kind: kind, front: opens ? new : old, back: opens ? old : new,
      container: container)
    guard controller.prepare(for: request) else { return nil }
    let animator = controller.animator(
      for: request, isInterruptible: controller.interaction.isInteractive)
    vended = animator
    return animator
  }

  /// Returns the interaction controller of an animator of the library, or else the app's answer.
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning,
    _ ask: (NSObject) -> (any UIViewControllerInteractiveTransitioning)?
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard animator === vended else {
      return askBehind("interaction", about: animator, question: ask)
    }
    return animator as? RunCoordinator
  }
}

/// The delegate of each container, retained by the container.
@MainActor private let delegates = Slot<ContainerDelegate>()
