import UIKit

/// The transition of a screen or a container: the movement and the gesture with which a screen is presented and
/// dismissed, or pushed and popped, or with which a container changes screens. A single call of an initializer is
/// enough; the screen, or the container, retains the controller.
///
/// ```swift
/// override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///   TransitionController(presenting: segue.destination, preset: .slide)
/// }
/// ```
@MainActor
public final class TransitionController: NSObject {
  /// The screen with the transition, or the container whose screens have the transition.
  public private(set) weak var viewController: UIViewController?

  /// The transition. A new movement is used in the next run. The size, edge, corners and backdrop of an open card, and
  /// whether it passes touches, change at once, animated while no run is in progress:
  ///
  /// ```swift
  /// controller.transition = .sheet(height: .points(400))
  /// controller.transition = controller.transition.size(.fractions(width: 0.8, height: 0.7))
  /// ```
  ///
  /// The form of an open screen stays: a card does not become a full screen, and an attempt is reported.
  public var transition: ViewControllerTransition {
    get { choice.transition }
    set {
      set(newValue)
      updateAutomaticGesture()
      if let run { run.change(to: choice.movement(run.direction).reduced.ownSettings) }
      presentation?.settingsChanged()
    }
  }

  /// The gesture that dismisses or pops the screen, or changes tabs; `nil` for no gesture. A change takes effect at
  /// once, also while the screen is open. A drag in progress ends as if cancelled.
  public var gesture: TransitionGesture? {
    didSet {
      guard gesture != oldValue else { return }
      reportGesturesAlike()
      interaction.setGesture(resolvedGesture())
      home?.gestureChanged()
    }
  }

  /// The area in which a pull, a drag to an edge or a swipe must begin, in the coordinates of the presented view (the
  /// card, if any); `nil` means the whole view. Read at each touch.
  ///
  /// Sliders, pickers, controls that report `.valueChanged`, and views with a pan of a single finger, such as
  /// maps, keep their drags by themselves. Exclude views that follow touches without a recognizer, such as a
  /// canvas, from `startRect`.
  public var startRect: CGRect?

  /// The effect of a pull, a drag to an edge or a swipe that begins in a scroll view with the same scroll direction.
  /// Ignored by other gestures. May be changed while the screen is open. `.atEdge` by default.
  public var scrollHandOff = TransitionScrollHandOff.atEdge

  /// The recognizers of the current `gesture`, its own recognizer first, for failure requirements. Setting `gesture`
  /// replaces the recognizers.
  public var recognizers: [UIGestureRecognizer] { interaction.recognizers }

  /// The outcome of each take-along key, that is, of each shared element, in the run in progress or else in the last
  /// run. Empty for a run without animation. In debug builds each run also prints `takeAlongReport` to the console, as
  /// "take-along: picture flown · title stayed: off screen".
  public internal(set) var takeAlongReport: [TakeAlongKey: TakeAlongOutcome] = [:]

  private(set) lazy var interaction = Interaction(self, openedBy: nil)
  /// The wishes of the app.
  private(set) var choice: Choice
  /// The run in progress, if any.
  weak var run: Run?
  /// The home that the transition was installed in; `nil` before, and after `remove()`.
  private var installedHome: (any Home)?
  /// The place of the screen now.
  var home: (any Home)? { (installedHome as? ModalHome)?.inStack ?? installedHome }
  /// The kind of the last requested change.
  var kind = TransitionRequest.Kind.presentation
  /// The values of `TransitionRun.userInfo`.
  var userInfo: [String: Any] = [:]
  /// True if the screen has followed a shared element in its last run.
  var hasFollowedElement = false
  private var issuesReportedOnce: Set<TransitionIssue> = []
  /// True if the app has called `dismiss()` during an opening that cannot be reversed.
  var dismissesWhenOpen = false
  private var endActions: [(TransitionRequest, TransitionEnding) -> Void] = []

  /// Gives `viewController` a transition. Call before the screen is presented, for example in `prepare(for:sender:)`.
  /// The screen may be any view controller, also a navigation controller.
  ///
  /// Sets `transitioningDelegate`, and `modalPresentationStyle` to `.custom`. An existing delegate or an earlier
  /// transition controller is replaced, and reported as `TransitionIssue`. The screen's view is not loaded.
  ///
  /// Set the delegate of the screen's `presentationController` afterward. If the app reads `presentationController`
  /// before this call, UIKit creates one for the earlier style, such as a page sheet's, and keeps it: a card does not
  /// appear as a card, and a `TransitionIssue` is reported.
  ///
  /// - Parameters:
  ///   - viewController: The screen to be presented.
  ///   - preset: The name of the transition.
  ///   - gesture: The gesture that dismisses the screen: by default chosen to fit the transition, see
  ///     `TransitionGesture.automatic`; `nil` for no gesture.
  ///   - openedBy: A pan or a pinch that has already begun, and drives the opening, as in
  ///     `UIViewController.present(_:using:)`, but in every direction, because the app itself presents the screen. With
  ///     any other recognizer the screen opens as if by a button.
  @discardableResult
  public convenience init(
    presenting viewController: UIViewController, preset: TransitionPreset,
    gesture: TransitionGesture? = .automatic, openedBy: UIGestureRecognizer? = nil
  ) {
    self.init(
      presenting: viewController, transition: .preset(preset), gesture: gesture, openedBy: openedBy)
  }

  /// Gives `viewController` a transition of any kind: a preset, the app's own, or the system's. Otherwise the same as
  /// `init(presenting:preset:gesture:openedBy:)`.
  @discardableResult
  public convenience init(
    presenting viewController: UIViewController, transition: ViewControllerTransition,
    gesture: TransitionGesture? = .automatic, openedBy: UIGestureRecognizer? = nil
  ) {
    self.init(of: viewController, transition: transition, gesture: gesture, openedBy: openedBy)
    installModalHome(on: viewController)
  }

  /// Creates a controller without a `home`.
  init(
    of viewController: UIViewController, transition: ViewControllerTransition,
    gesture: TransitionGesture?, openedBy: UIGestureRecognizer? = nil
  ) {
    self.viewController = viewController
    self.gesture = gesture
    choice = Choice(transition)
    super.init()
    // `Interaction` must observe the touch of `openedBy` from now on.
    if openedBy != nil { interaction = Interaction(self, openedBy: openedBy) }
  }

  /// Stores this controller as the controller of `screen`. Returns the earlier controller, which the caller must end by
  /// `remove()` or `giveUp()`: a `home` restores only while its controller exists.
  func replaceController(
    of screen: UIViewController, reports: Bool = true
  ) -> TransitionController? {
    let earlier = TransitionController.installed(on: screen)
    if reports, let earlier, earlier.home?.isForDismissal != true { report(.controllerReplaced) }
    controllers[screen] = self
    return earlier
  }

  /// Stores the home, and resolves the transition.
  func install(_ home: any Home) {
    installedHome = home
    check()
  }

  /// Returns `gesture`, in which `.automatic` is resolved by the `home` and the closing movement. `nil` for no gesture.
  ///
  /// - Parameter request: The request of the opening. For a dynamic transition, the closing movement is resolved with
  ///   this request; by default with `closingRequest`.
  func resolvedGesture(after request: TransitionRequest? = nil) -> TransitionGesture? {
    guard let gesture, gesture.isAutomatic else { return gesture?.distinct(automatic: nil) }
    let automatic = home?.automaticGesture {
      guard var request = request ?? home?.closingRequest else { return closingMovement }
      request.direction = .closing
      return transition.movement(.closing, for: request) { _ in }
    }
    return gesture.distinct(automatic: automatic)
  }

  /// True for a closing that goes back to a view, a point, or the shared element that the screen has followed.
  func goesToPlace(_ closing: Movement) -> Bool {
    closing.goesToPlace(hasElement: hasFollowedElement)
  }

  /// Reports two gestures of an array, both named by the app, of which one has no effect.
  private func reportGesturesAlike() {
    let named = gesture?.distinct(automatic: nil)?.parts.count ?? 0
    if named < gesture?.parts.count ?? 0 { reportOnce(.gesturesAlike) }
  }

  func updateAutomaticGesture(after request: TransitionRequest? = nil) {
    guard gesture?.isAutomatic == true else { return }
    let resolved = resolvedGesture(after: request)
    if interaction.gesture != resolved { interaction.setGesture(resolved) }
  }

  /// Returns the transition controller of a screen, or `nil`.
  public static func installed(on viewController: UIViewController) -> TransitionController? {
    controllers[viewController]
  }

  /// Calls `action` after every run of this transition, exactly once, after UIKit is informed. The request tells which
  /// change was asked for, an opening or a closing, and the ending, whether it was made, or why not. A change without
  /// animation is not a run.
  ///
  /// Several actions are called in the order in which they were given; an action cannot be taken back. The screen
  /// retains the controller, and the controller retains `action`, so capture the screen weakly.
  public func onEnd(
    _ action: @escaping (_ request: TransitionRequest, _ ending: TransitionEnding) -> Void
  ) {
    endActions.append(action)
  }

  /// Removes the transition from the screen, and restores the screen's earlier delegate and presentation style. A
  /// presented screen stays presented, and its dismissal no longer uses this transition. A run in progress goes on to its
  /// end, and keeps the finger that holds it.
  public func remove() {
    let home = installedHome
    giveUp()
    home?.remove()
  }

  /// Removes the controller from its screen, without restoring the screen's earlier delegate and presentation style.
  func giveUp() {
    installedHome = nil
    interaction.retire()
    if let viewController, controllers[viewController] === self {
      controllers[viewController] = nil
    }
  }

  /// Returns a custom gesture's progress within 0…1, and reports the first unusable value.
  func checked(_ progress: CGFloat) -> CGFloat {
    guard progress.isFinite, (0...1).contains(progress) else {
      reportOnce(.progressUnusable)
      return progress > 1 ? 1 : 0
    }
    return progress
  }

  /// The presentation in progress, unless the app or the system makes its controller.
  var presentation: PresentationController? { home?.presentation as? PresentationController }

  func report(_ issue: TransitionIssue) { issue.report(about: viewController) }

  /// Reports an issue that would be repeated in each event or presentation.
  func reportOnce(_ issue: TransitionIssue) {
    if issuesReportedOnce.insert(issue).inserted { report(issue) }
  }

  func runEnded(_ request: TransitionRequest?, _ ending: TransitionEnding) {
    choice.forgetNext()
    home?.runEnded()
    dismissIfWanted(after: ending)
    guard let request else { return }
    for action in endActions { action(request, ending) }
  }

  /// Sets the screen's `preferredTransition`, iOS 18's own transition, to `nil`, because no documentation says which
  /// transition would play.
  func takePreferredTransition() {
    guard #available(iOS 18, *), viewController?.preferredTransition != nil else { return }
    viewController?.preferredTransition = nil
    report(.preferredTransitionReplaced)
  }
}

/// The controller of each screen, retained by the screen.
@MainActor private let controllers = Slot<TransitionController>()

// The resolution of the transition for a run.
extension TransitionController {
  /// Returns the animator of a run; `nil` for the system's animation.
  ///
  /// - Parameters:
  ///   - movement: The movement from `resolve(_:)`.
  ///   - isInterruptible: Whether the run can be held.
  func animator(
    for request: TransitionRequest, playing movement: Movement, isInterruptible: Bool = true
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !movement.isSystem else { return nil }
    return RunCoordinator(
      movement, request.direction, of: self, requester: request.requester,
      container: request.container, isInterruptible: isInterruptible
    ).animator
  }

  /// Returns the movement of a change that is about to be made, before UIKit is given an animator. A dynamic transition
  /// chooses now.
  func resolve(_ request: TransitionRequest) -> Movement {
    kind = request.kind
    let isNamed = request.direction == .closing && choice.next != nil
    let movement = choice.resolve(request) { report($0) }
    if isNamed || !transition.isStatic { report(movement) }
    switch request.direction {
    case .opening where !transition.isStatic: updateAutomaticGesture(after: request)
    case .closing where !isNamed: reportForm(of: movement)
    case .opening, .closing: break
    }
    return movement.reduced
  }

  /// Names the transition of the next closing, in place of `transition`.
  func close(with transition: ViewControllerTransition) { choice.close(with: transition) }

  /// Returns the movement of a change that may follow.
  func movement(for request: TransitionRequest) -> Movement {
    choice.movement(for: request) { report($0) }.reduced
  }

  /// Resolves the transition, except a dynamic one of a screen that is not open, and reports faults.
  func check() { set(transition) }

  /// Sets the transition, and reports the faults of its parameters.
  private func set(_ transition: ViewControllerTransition) {
    let isOpen = presentation?.containerView != nil
    let request = isOpen ? home?.closingRequest : run?.request
    choice.set(transition, during: request) { report($0) }
    reportGesturesAlike()
    let told = openingMovement.issues
    report(openingMovement)
    report(closingMovement, except: told)
    if isOpen { reportForm(of: openingMovement) }
  }

  private func reportForm(of movement: Movement) {
    guard !movement.isSystem, let presentation,
      (movement.card == nil) != (presentation.card == nil)
    else { return }
    report(.formChanged)
  }

  /// Reports the faults of a movement, except those in `told`, and returns them.
  private func report(_ movement: Movement, except told: [TransitionIssue] = []) {
    for issue in movement.issues where !told.contains(issue) { report(issue) }
  }

  // MARK: Reading

  /// The movements chosen last, or the transition's own, whatever the motion settings.
  var openingMovement: Movement { choice.movement(.opening) }
  var closingMovement: Movement { choice.movement(.closing) }

  /// The backdrop behind the screens.
  var backdrop: TransitionBackdrop { openingMovement.settings.backdrop ?? openingMovement.backdrop }

  /// Returns the choreography of a closing from rest, and its geometry: that of `movement` or, with `nil`, of the
  /// request.
  ///
  /// - Parameter isCard: Whether the screen is presented as a card; `nil` if the form of the movement decides.
  func closingFromRest(
    of front: CGRect, in container: UIView, reference: UIView?, request: TransitionRequest,
    movement: Movement? = nil, isCard: Bool? = false
  ) -> (choreography: Choreography, geometry: TransitionGeometry) {
    let movement = movement ?? self.movement(for: request)
    var geometry = TransitionGeometry(
      of: container, front: front, reference: reference, settings: movement.settings)
    geometry.isCard = isCard
    geometry.find(movement.places, in: container, view: { $0.view(for: request) }, report: { _ in })
    return (movement.choreography(.closing, on: geometry), geometry)
  }

  /// Forgets a pan that goes the way in which the screen would leave. Returns true for such a pan.
  func refuseOpening(
    by recognizer: UIGestureRecognizer?, _ kind: TransitionRequest.Kind,
    over back: UIViewController
  ) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, pan.isInProgress,
      let front = viewController,
      let container = kind == .presentation ? back.view.window : back.view
    else { return false }
    // In the event that begins a pan, either may be zero.
    let (way, velocity) = (pan.translation(in: container), pan.velocity(in: container))
    let heading = CGVector(dx: way.x + velocity.x, dy: way.y + velocity.y)
    let request = TransitionRequest(.closing, kind: kind, front: front, back: back)
    // Without a home, `closingMovement` is not resolved yet, and its faults are reported later.
    let (choreography, geometry) = closingFromRest(
      of: container.bounds, in: container, reference: back.view, request: request,
      movement: transition.movement(.closing, for: request) { _ in },
      isCard: kind == .presentation ? nil : false)
    guard choreography.leaves(along: heading, on: geometry) else { return false }
    interaction.detach()
    return true
  }

  // MARK: Dismissal by the app's code

  /// Dismisses or pops the screen, together with all screens above. An opening in progress is reversed, although
  /// UIKit's own `dismiss(animated:completion:)` would refuse; a push without a gesture is popped after its end. The
  /// app is not asked for consent.
  ///
  /// A child of `replace(_:with:using:)` gives way to the child before it, if that still exists. In tabs, `dismiss()` reverses a change in progress if `gesture` is set; otherwise `dismiss()` does nothing.
  public func dismiss() {
    guard let run else {
      home?.dismiss()
      return
    }
    let hasWayBack = home?.goesBothWays != true
    guard hasWayBack || run.isInterruptible else { return }
    dismissesWhenOpen = hasWayBack && run.direction == .opening
    if run.turn(.closing) { dismissesWhenOpen = false }
  }

  /// Begins to dismiss or pop the screen, and holds the run at its beginning: for a slider, a scroll offset or hardware.
  ///
  /// ```swift
  /// dismissal = controller.beginDismissal()
  /// dismissal?.update(0.4)
  /// dismissal?.finish()  // or cancel()
  /// ```
  ///
  /// In tabs, the run leads to the previous tab. The app is not asked for consent, as with `dismiss()`.
  ///
  /// - Returns: The dismissal, to be kept until its end. `nil`, and a `TransitionIssue` is reported, while the screen is
  ///   not at rest, without a way back, or with the system's animation. Nothing changes then.
  public func beginDismissal() -> InteractiveDismissal? {
    let dismissal = interaction.beginDismissal()
    if dismissal == nil { report(.dismissalImpossible) }
    return dismissal
  }

  /// Dismisses a screen whose opening could not be reversed, with the next frame without `isInTransition`: another
  /// transition to or from the screen may be in progress.
  func dismissIfWanted(after ending: TransitionEnding) {
    guard dismissesWhenOpen else { return }
    dismissesWhenOpen = false
    guard ending == .committed else { return }
    // The link retains the controller.
    FrameLink { _ in
      guard self.run == nil else { return false }
      if self.viewController?.isInTransition == true { return true }
      self.home?.dismiss()
      return false
    }
  }
}
