import UIKit

/// A run of a transition: in UIKit's transition, or between two children. Every `begin` leads to `end(committed:)`,
/// whose effects happen exactly once.
@MainActor
final class RunCoordinator: NSObject {
  private enum Phase { case waiting, running, ended }

  let direction: TransitionDirection
  let interruptible = InterruptibleAnimator()
  /// The movement; `change(to:)` replaces its `ownSettings` during the run.
  private(set) var movement: Movement
  /// Retained until `end(committed:)`, because a controller made for a single change has no other owner.
  private(set) var controller: TransitionController?
  private var phase = Phase.waiting
  var hasBegun: Bool { phase != .waiting }
  var context: (any UIViewControllerContextTransitioning)?
  private(set) var stage: Stage?
  /// The library's `PresentationController`; `nil` in a container, and for an app's own presentation controller.
  private(set) var presentation: PresentationController?
  private(set) var playback: Playback?
  var geometry: TransitionGeometry?
  /// True if UIKit was given the run as its animator, and not a `TransitionAnimator`, so that the run may be held.
  let isInterruptible: Bool
  /// True from `pauseInteractiveTransition()`, or an interactive start, until `tell(committed:)`: UIKit then waits for
  /// the finger.
  var isHeldByUIKit = false
  /// True if this run plays `CrossFade` instead of the movement.
  var crossFades = false
  /// The reason of a cancellation; `nil` while the run goes to its end.
  var reason: TransitionEnding.Reason?
  /// Calls `followPlaces()` and `tellProgress()` in each frame.
  private var everyFrame: FrameLink?
  /// The view found last for each `TransitionPlace`.
  private var placeViews: [TransitionPlace: PlaceView] = [:]
  /// The frames of `placeViews` in `stage.container`.
  private var places: [TransitionPlace: CGRect]?

  /// The screen whose code called `present`, if UIKit has reported the screen.
  private(set) weak var requester: UIViewController?
  /// The container of both screens; `nil` for a presentation.
  private weak var containerController: UIViewController?
  /// Calls `transitionDidEnd(_:ending:)` on the same participants as `transitionWillBegin(_:)`.
  private var announceEnd: (TransitionEnding) -> Void = { _ in }
  /// The public `TransitionRun`, for participants and closures: their animations, delays and end actions.
  var publicRun: TransitionRun?
  private(set) var flight: Flight?
  /// The views inside the screens moved by effects.
  var effectViews: EffectViews?
  /// The app's view in front of a change of children.
  private weak var ceiling: UIView?

  init(
    _ movement: Movement, _ direction: TransitionDirection, of controller: TransitionController,
    requester: UIViewController? = nil, container: UIViewController? = nil,
    below ceiling: UIView? = nil, isInterruptible: Bool = true
  ) {
    self.isInterruptible = isInterruptible
    self.direction = direction
    self.requester = requester
    containerController = container
    self.ceiling = ceiling
    self.controller = controller
    self.movement = movement
  }

  /// Returns the duration in seconds, for `transitionDuration(using:)`.
  func duration(isAnimated: Bool) -> TimeInterval {
    guard isAnimated else { return 0 }
    // UIKit asks before `TransitionGeometry` is known: a closing is assumed to land if the last run did.
    let duration = movement.duration(direction, lands: controller?.hasFollowedElement == true)
    return givesWay ? min(duration, CrossFade.duration) : duration
  }

  /// True if a finger drives the run from its first instant.
  var startsInteractively: Bool {
    mayStartInteractively && controller?.interaction.startsInteractively(direction) ?? false
  }

  /// False if UIKit called `animateTransition(using:)` and not `startInteractiveTransition(_:)`.
  private var mayStartInteractively = true

  /// Begins the run in UIKit's transition, or between two children, once. Changes nothing before.
  func begin(
    _ context: any UIViewControllerContextTransitioning, mayStartInteractively: Bool = true
  ) {
    guard phase == .waiting else { return }
    self.mayStartInteractively = mayStartInteractively
    phase = .running
    self.context = context
    controller?.run = self
    // In a container, the `presentationController` of a child has no part in the transition.
    let screen = context.viewController(forKey: direction == .opening ? .to : .from)
    if context.presentationStyle != .none {
      presentation = screen?.presentationController as? PresentationController
    }
    // `areAnimationsEnabled` is `false` in the tests of some apps, for example, and then the run is not animated.
    let isAnimated = context.isAnimated && (startsInteractively || UIView.areAnimationsEnabled)
    let stage = Stage(
      context, direction: direction, below: ceiling,
      restingFrame: presentation.map { presentation in
        { presentation.frameOfPresentedViewInContainerView }
      })
    stage.report = { [weak controller] in controller?.report($0) }
    self.stage = stage
    if presentation == nil { reportDegradation(context.presentationStyle) }
    crossFades = givesWay
    // The app may call `present` inside an animation block of its own, without meaning the stage's changes.
    UIView.performWithoutAnimation {
      self.controller?.home?.runBegins(on: stage, isInterruptible: self.isInterruptible)
      stage.enter(backPicture: self.presentation?.presenterPicture)
    }
    announceEnd = announce(on: stage, in: context, isAnimated: isAnimated)
    guard phase == .running else { return }
    // Outside of `performWithoutAnimation`, because without animation the keyboard would disappear within a frame.
    stage.keepEditing(presentation?.firstResponder, isInteractive: startsInteractively)
    UIView.performWithoutAnimation {
      let choreography = self.prepare(stage, isAnimated: isAnimated)
      // Code of the app may have ended the run.
      guard self.phase == .running, isAnimated, stage.container.window != nil else { return }
      self.playback = self.playback(of: choreography, on: stage)
      self.filterTouches(on: stage)
      // Otherwise a closure that calls `layoutIfNeeded()` in its animations would also animate pending layout.
      stage.container.layoutIfNeeded()
    }
    guard playback != nil else {
      publicRun?.startWithoutAnimation()
      return end(committed: true)
    }
    if !crossFades { publicRun?.perform(movement.animations) }
    // A closure may have requested another change, and so have ended this run.
    guard phase == .running, let playback else { return }
    play(playback, on: stage)
  }

  /// Prepares the screens on the stage, and matches shared elements.
  private func prepare(_ stage: Stage, isAnimated: Bool) -> Choreography {
    if isAnimated, crossFades { stage.takePicture() }
    let flight = Flight(stage, requester: requester) { [controller] in controller?.report($0) }
    self.flight = flight
    flight?.isBesideCard = presentation?.card != nil
    controller?.takeAlongReport = [:]
    if isAnimated, !Self.asksForLessMotion {
      flight?.announce()
      stage.container.layoutIfNeeded()
      flight?.match()
    }
    if isAnimated, !crossFades {
      effectViews = EffectViews(
        movement.effectKeys, on: stage, requester: requester,
        elements: flight?.matchedViews ?? [], asksScreens: !Self.asksForLessMotion
      ) { [controller] in controller?.report($0) }
    }
    let choreography = choreography(on: stage, reports: true)
    controller?.hasFollowedElement = geometry?.lead != nil
    // A screen that has followed an element goes back to it.
    if direction == .opening { controller?.updateAutomaticGesture(after: publicRun?.request) }
    arrange(stage, for: choreography)
    return choreography
  }

  private func playback(of choreography: Choreography, on stage: Stage) -> Playback {
    if Self.asksForLessMotion {
      flight?.cancel(.reducedMotion)
    } else {
      flight?.board(choreography)
      if let picture = presentation?.presenterPicture, picture === stage.views[.back] {
        flight?.clear(picture)
      }
    }
    publishOutcomes()
    let targets: [(any PlaybackTarget)?] = [
      flight?.isEmpty == false ? flight : nil, cover(for: choreography, on: stage), interruptible,
      geometry.flatMap { presentation?.swing(direction, on: $0) },
    ]
    let playback = Playback(choreography, stage: stage, targets: targets.compactMap { $0 })
    flight?.playback = playback
    // The lead has moved, because a list was scrolled.
    flight?.onLeadChange = { [weak self] in
      self?.aimAnew { Self.leaps($0?.lead?.source, $1?.lead?.source) }
    }
    playback.onEnd = { [weak self] committed in self?.endWhenFree(committed: committed) }
    playback.clock.onResize = { [weak self] in self?.restage() }
    // A run whose clock stopped without `onStop`, or a stopped run that was never finished.
    playback.clock.onTimeout = { [weak self, weak playback] in
      self?.reason = .interrupted
      self?.controller?.report(.runTimedOut)
      playback?.finish()
    }
    playback.clock.onWindowLoss = { [weak self] in self?.checkWindow() }
    return playback
  }

  func publishOutcomes() { controller?.takeAlongReport = flight?.outcomes ?? [:] }

  /// Returns the cover of a front screen that grows out of a view, or shrinks back into a view.
  private func cover(for choreography: Choreography, on stage: Stage) -> OriginCover? {
    let place = direction == .opening ? settings.from : settings.goal
    guard choreography.coversOrigin, let found = place.flatMap(view), let view = found.view else {
      return nil
    }
    return OriginCover(
      view, part: found.part, on: stage, of: choreography.part(.front),
      elementsAreHidden: flight?.isEmpty == false
        ? { [weak flight, weak view] in view.map { flight?.hidesElements(in: $0) ?? true } ?? true }
        : nil)
  }

  private func play(_ playback: Playback, on stage: Stage) {
    interruptible.attach(playback)
    presentation?.backdropView?.animateBlur(direction, along: interruptible, on: stage)
    watchFrames(on: stage)
    observeSystem(on: stage)
    controller?.interaction.cancelRefusal()
    let driver = startsInteractively ? controller?.interaction : nil
    isHeldByUIKit = driver != nil
    playback.start(isHeld: isHeldByUIKit)
    // The animations of participants and closures.
    publicRun?.start { [interruptible] delay, block in
      interruptible.addAnimations(block, delayFactor: delay)
    }
    driver?.beginDriving(self)
  }

  private func watchFrames(on stage: Stage) {
    places = framesOfPlaces(on: stage)
    guard stage.isInContainer || places?.isEmpty == false else { return }
    everyFrame = FrameLink { [weak self] _ in
      self?.followPlaces()
      self?.tellProgress()
      return self != nil
    }
  }

  /// Ends the run after the last hold of a closure has ended.
  private func endWhenFree(committed: Bool) {
    guard let publicRun else { return end(committed: committed) }
    let seconds = playback?.choreography.timing.duration ?? 0
    publicRun.whenFree(
      within: max(seconds, 2), timedOut: { [controller] in controller?.report(.endDelayedTooLong) }
    ) { [weak self] in self?.end(committed: committed) }
  }

  /// Ends the run if `stage.container` does not return to a window within a frame: nothing is visible then, and Core
  /// Animation plays no animations outside of a window.
  private func checkWindow() {
    guard playback?.hasEnded == false else { return }
    FrameLink.once { [weak self] in
      guard let self, phase == .running, let stage, stage.container.window == nil else { return }
      controller?.interaction.interrupt(.interrupted)
      guard phase == .running, let playback else { return }
      reason = .interrupted
      publicRun?.dropDelays()
      let isHeld = playback.isHeld
      if isHeld { tell(committed: false) }
      playback.finish(at: isHeld ? 0 : nil)
    }
  }

  /// Continues the run with a new choreography, after a change of the container or of the motion settings.
  func restage() {
    guard phase == .running, let stage, let playback else { return }
    // The gesture's `Drag` was measured with the old choreography.
    controller?.interaction.interrupt(.interrupted)
    guard phase == .running else { return }
    let size = geometry?.container
    placeViews = [:]
    stage.layOutViews()
    stage.container.layoutIfNeeded()
    flight?.measure()
    let choreography = choreography(on: stage)
    arrange(stage, for: choreography)
    flight?.arrange()
    playback.change(to: choreography, glides: size == geometry?.container && !crossFades)
  }

  /// Returns the view of a place: the view found last in `placeViews`, or else the view named by the app now.
  private func view(of place: TransitionPlace) -> PlaceView? {
    if let known = placeViews[place], known.view != nil { return known }
    guard let found = place.view(for: request) else { return nil }
    placeViews[place] = found
    return found
  }

  /// Updates the choreography after a view in `placeViews` has moved, because a list was scrolled.
  ///
  /// A view without a window, such as a reused cell, keeps its last frame, unless `place.isAsked` and the app names
  /// another view.
  private func followPlaces() {
    guard !crossFades, let stage, let playback, playback.isPlaying || playback.isHeld else {
      return
    }
    var now = framesOfPlaces(on: stage)
    guard let places, now != places else { return }
    for place in movement.places where place.isAsked && now[place] != places[place] {
      guard let found = place.view(for: request) else { continue }
      placeViews[place] = found
      now[place] = frame(of: place, on: stage)
    }
    guard now != places, now.count == places.count else { return }
    self.places = now
    aimAnew { _, _ in now.contains { Self.leaps(places[$0.key], $0.value) } }
  }

  /// Returns the frames of the places that are views, in the container's coordinates.
  private func framesOfPlaces(on stage: Stage) -> [TransitionPlace: CGRect] {
    var frames: [TransitionPlace: CGRect] = [:]
    for place in movement.places where placeViews[place] != nil {
      frames[place] = frame(of: place, on: stage)
    }
    return frames
  }

  private func frame(of place: TransitionPlace, on stage: Stage) -> CGRect? {
    place.spot(
      of: placeViews[place], in: stage.container,
      isRightToLeft: geometry?.isRightToLeft == true
    )?.frame
  }

  /// Updates the choreography after a card has changed its size, so that `cornerRadius` stays the same on the screen.
  func cardChanged() {
    guard !crossFades, playback?.isPlaying == true,
      geometry?.container == stage?.container.bounds.size
    else { return }
    aimAnew { _, _ in true }
  }

  /// Changes `playback` to a new choreography: at once, or gliding from the current poses if `leaps` returns `true`.
  private func aimAnew(
    leaps: (_ before: TransitionGeometry?, _ now: TransitionGeometry?) -> Bool
  ) {
    guard phase == .running, let stage, let playback else { return }
    let before = geometry
    let choreography = choreography(on: stage)
    playback.change(to: choreography, glides: leaps(before, geometry))
  }

  /// Returns whether a place has moved by more than 24 points. A shorter movement, of a scrolled list, is followed at
  /// once, without gliding.
  private static func leaps(_ old: CGRect?, _ new: CGRect?) -> Bool {
    guard let old, let new else { return true }
    return max(abs(old.midX - new.midX), abs(old.midY - new.midY)) > 24
  }

  var settings: TransitionSettings { movement.settings }

  /// The change of screens, passed to the app's closures.
  private var request: TransitionRequest? { publicRun?.request }

  /// Replaces the settings after the app has changed `TransitionController.transition` during the run.
  func change(to settings: TransitionSettings) { movement.ownSettings = settings }

  /// Ends a run that has not ended yet.
  ///
  /// - Parameter isCompleted: True if other code has completed UIKit's transition: then the run does not.
  func end(committed: Bool, isCompleted: Bool = false) {
    guard phase == .running, let context else { return }
    phase = .ended
    everyFrame?.stop()
    defer { self.controller = nil }
    let (controller, stage, playback, flight) = (controller, stage, playback, flight)
    controller?.interaction.runEnded(self)
    if isHeldByUIKit, !isCompleted { tell(committed: committed) }
    if context.transitionWasCancelled == committed { controller?.report(.outcomeDisagrees) }
    // Before `stage.strike`, whose undos must be the last to change the properties animated here, such as the effect of
    // a blur.
    interruptible.finish(at: committed ? .end : .start)
    let ending = committed ? TransitionEnding.committed : .cancelled(reason ?? .driverCancelled)
    publicRun?.end(ending)
    stage?.layOutViews()
    playback?.clear(only: committed == (direction == .opening) ? .front : .back)
    stage?.strike(committed: committed)
    let request = request
    self.context = nil
    self.stage = nil
    presentation?.runEnds(isOpen: committed == (direction == .opening))
    presentation = nil
    self.flight = nil
    effectViews = nil
    self.playback = nil
    publicRun = nil
    placeViews = [:]
    controller?.run = nil
    if !isCompleted { context.completeTransition(committed) }
    // Only after `completeTransition`, because UIKit has then removed the leaving screen, which would flash at rest.
    playback?.clear()
    stage?.removeProps()
    flight?.announceLanding()
    if let outcomes = flight?.outcomes, !outcomes.isEmpty { logInDebugBuilds(outcomes.line) }
    announceEnd(ending)
    announceEnd = { _ in }
    controller?.runEnded(request, ending)
  }
}

// The questions of UIKit.
extension RunCoordinator: UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  /// The animator for UIKit: the run itself, if a finger, a percent driver or the app's code may catch the run. With a
  /// `TransitionAnimator`, UIKit ignores touches during the run: a second tap on Back does nothing.
  var animator: any UIViewControllerAnimatedTransitioning {
    isInterruptible ? self : TransitionAnimator(self)
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration(isAnimated: context?.isAnimated ?? true)
  }

  // With an interaction controller UIKit calls only `startInteractiveTransition`.
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    begin(context, mayStartInteractively: false)
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    begin(context)
  }

  var wantsInteractiveStart: Bool { startsInteractively }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    interruptible.onUse = { [weak self, weak context] in
      if let context { self?.begin(context) }
    }
    return interruptible
  }

  func animationEnded(_ transitionCompleted: Bool) {
    end(committed: transitionCompleted, isCompleted: true)
  }
}

// The choreography of a run.
extension RunCoordinator {
  /// Returns the choreography on a stage with its current layout, and updates `geometry`.
  ///
  /// - Parameter reports: Whether faults are reported. `true` only for the first choreography of a run.
  func choreography(on stage: Stage, reports: Bool = false) -> Choreography {
    let report: (TransitionIssue) -> Void = { [controller] in
      if reports { controller?.report($0) }
    }
    var geometry = stage.geometry(settings)
    geometry.isInContainer = presentation == nil
    geometry.lead = flight?.lead(in: geometry.front)
    let places = movement.places + (effectViews?.places ?? [])
    geometry.find(
      places, in: stage.container,
      leaving: direction == .opening ? stage.backController?.viewIfLoaded : nil, view: view,
      report: report)
    geometry.inside = effectViews?.frames ?? [:]
    self.geometry = geometry
    guard !crossFades else { return fade(on: stage, geometry) }
    effectViews?.issues(on: geometry).forEach(report)
    let choreography = movement.choreography(direction, on: geometry)
    guard movement.isChecked else {
      let isCard = presentation?.card != nil
      return complete(isCard ? choreography.asCard(direction) : choreography, on: geometry)
    }
    guard choreography.isUsable else {
      report(.choreographyUnusable(movement.name))
      return fade(on: stage, geometry)
    }
    if reports {
      (movement.issues(on: geometry) + choreography.faults(direction)).forEach(report)
    }
    return complete(choreography, on: geometry)
  }

  /// Adds the screens' own effects (`viewEffects`), and keeps parts that turn in depth in order (`stacked(on:)`).
  private func complete(
    _ choreography: Choreography, on geometry: TransitionGeometry
  ) -> Choreography {
    var complete =
      (effectViews?.completing(choreography, direction, on: geometry) ?? choreography)
      .stacked(on: geometry)
    for index in complete.parts.indices where complete.parts[index].role.isView {
      let view = stage?.views[complete.parts[index].role]
      complete.parts[index].containsEffect = view?.containsEffect == true
    }
    return complete
  }

  /// Orders the views of the stage by the `parts` of a choreography, and sets the background.
  func arrange(_ stage: Stage, for choreography: Choreography) {
    let backdrop = settings.backdrop ?? movement.backdrop
    let roles = choreography.parts.map(\.role)
    // Children are parts of a page, whose color continues behind them.
    let ground =
      settings.backdrop == nil && roles.contains(.back) && request?.kind == .child
      ? stage.container.pageColor : nil
    stage.arrange(
      roles, backdrop: presentation?.fadingBackdrop,
      background: ground ?? backdrop.color ?? movement.backdrop.color ?? .black)
  }
}

// The cross-fade in place of a movement.
extension RunCoordinator {
  /// True if Reduce Motion or Prefer Cross-Fade Transitions is on.
  static var asksForLessMotion: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }

  /// True if a cross-fade replaces the movement. A movement with `isMotionless` is kept and, with Reduce Motion alone, a
  /// fallback, and a movement over an edge that follows a finger.
  var givesWay: Bool {
    guard Self.asksForLessMotion, !movement.isMotionless(direction) else { return false }
    if UIAccessibility.prefersCrossFadeTransitions { return true }
    return !movement.isFallback && !(startsInteractively && movement.passesOverEdge(direction))
  }

  func fade(on stage: Stage, _ geometry: TransitionGeometry) -> Choreography {
    let isCard = stage.views[.back] == nil && movement.card != nil
    let seconds = movement.duration(direction)
    guard stage.views[.picture] != nil else {
      return CrossFade.choreography(direction, isCard: isCard, lasting: seconds)
    }
    return CrossFade.choreography(
      direction, card: isCard ? geometry.front : nil, lasting: seconds)
  }
}

// The participants of a run.
extension RunCoordinator {
  /// Calls `transitionWillBegin(_:)` on all participants. Returns a closure to call `transitionDidEnd(_:ending:)` on
  /// the same participants.
  func announce(
    on stage: Stage, in context: any UIViewControllerContextTransitioning, isAnimated: Bool
  ) -> (TransitionEnding) -> Void {
    guard let controller else { return { _ in } }
    let kind = context.presentationStyle == .none ? controller.kind : .presentation
    let request = TransitionRequest(
      direction, kind: kind, front: stage.frontController, back: stage.backController,
      requester: requester, container: kind == .presentation ? nil : containerController)
    let run = TransitionRun(
      request, in: context, frontView: stage.views[.front], backView: stage.views[.back],
      lasting: duration(isAnimated: isAnimated), isInteractive: startsInteractively,
      userInfo: controller.userInfo,
      keepUserInfo: { [weak controller] in controller?.userInfo = $0 },
      undo: { [weak stage] in stage?.undo($0) },
      showInFront: { [weak stage] in stage?.add(inFront: $0) })
    publicRun = run
    let participants = request.participants(isInContainer: stage.isInContainer)
    for participant in participants { participant.transitionWillBegin(run) }
    return { ending in
      for participant in participants.reversed() {
        participant.transitionDidEnd(run, ending: ending)
      }
    }
  }
}

// System events during a run.
extension RunCoordinator {
  /// Reports a presentation with `style` that is not by a `PresentationController`, although the movement needs one.
  private func reportDegradation(_ style: UIModalPresentationStyle) {
    guard direction == .opening, style != .none, movement.presentation.controller == nil
    else { return }
    // UIKit has kept a `presentationController` of the style that the screen had before.
    let isReadEarly =
      style == .custom || controller?.viewController?.modalPresentationStyle == .custom
    controller?.report(isReadEarly ? .presentationControllerReadEarly : .styleChanged)
  }

  private func observeSystem(on stage: Stage) {
    stage.observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] in
      self?.motionSettingsChanged()
    }
    // For an alert, or the app switcher.
    stage.observe(UIApplication.willResignActiveNotification) { [weak self] in
      self?.controller?.interaction.interrupt(.interrupted)
    }
  }

  /// Cross-fades the rest of the run if Reduce Motion is switched on during the run. Switching off takes effect with
  /// the next run.
  private func motionSettingsChanged() {
    // Even in a motionless transition, elements and the screens' own effects (`hasSources`) would continue to move.
    let isStill = flight?.isEmpty != false && effectViews?.hasSources != true
    guard !crossFades, Self.asksForLessMotion, givesWay || !isStill else { return }
    crossFades = true
    flight?.cancel(.reducedMotion)
    publishOutcomes()
    restage()
  }
}
