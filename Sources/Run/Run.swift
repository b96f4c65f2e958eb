import UIKit

/// A run of a transition, in UIKit's transition or between two children: from its first instant to `end(committed:)`,
/// whose effects happen exactly once.
@MainActor
final class Run {
  /// The change of screens, passed to the app's closures.
  let request: TransitionRequest
  /// Retained, because a controller made for a single change has no other owner.
  let controller: TransitionController
  let context: any UIViewControllerContextTransitioning
  let stage: Stage
  /// The library's `PresentationController`; `nil` in a container, and for an app's own presentation controller.
  let presentation: PresentationController?
  /// Releases the run at its end.
  private(set) weak var coordinator: RunCoordinator?
  let interruptible: InterruptibleAnimator
  /// True if the run may be held.
  let isInterruptible: Bool
  /// False if UIKit called `animateTransition(using:)` and not `startInteractiveTransition(_:)`.
  private let mayStartInteractively: Bool
  /// The movement; `change(to:)` replaces its `ownSettings`.
  private(set) var movement: Movement

  /// Nothing is played without animation.
  private(set) var playback: Playback?
  /// The container and both screens at rest, at the last `choreography(reports:)`.
  private(set) var geometry: TransitionGeometry?
  private(set) var flight: Flight?
  /// The views inside the screens moved by effects.
  private(set) var effectViews: EffectViews?
  /// True if this run plays `CrossFade` instead of the movement.
  private(set) var crossFades = false
  /// The public `TransitionRun`, for participants and closures: their animations, delays and end actions.
  private(set) var publicRun: TransitionRun?
  /// Have heard of the beginning, and will hear of the end.
  private var participants: [any TransitionParticipant] = []
  /// The view found last for each `TransitionPlace`.
  private var placeViews: [TransitionPlace: PlaceView] = [:]
  /// The frames of `placeViews` in `stage.container`.
  private var places: [TransitionPlace: CGRect]?
  /// Calls `followPlaces()` and `tellProgress()` in each frame.
  private var everyFrame: FrameLink?
  /// True from `pauseInteractiveTransition()`, or an interactive start, until `tell(committed:)`: UIKit then waits for
  /// the finger.
  private var isHeldByUIKit = false
  /// The reason of a cancellation; `nil` while the run goes to its end.
  private var reason: TransitionEnding.Reason?
  private(set) var hasEnded = false

  init(
    _ coordinator: RunCoordinator, of controller: TransitionController,
    in context: any UIViewControllerContextTransitioning, mayStartInteractively: Bool
  ) {
    let direction = coordinator.direction
    self.coordinator = coordinator
    self.controller = controller
    self.context = context
    self.mayStartInteractively = mayStartInteractively
    movement = coordinator.movement
    interruptible = coordinator.interruptible
    isInterruptible = coordinator.isInterruptible
    let isInContainer = context.presentationStyle == .none
    // In a container, the `presentationController` of a child has no part in the transition.
    let screen = context.viewController(forKey: direction == .opening ? .to : .from)
    let presentation =
      isInContainer ? nil : screen?.presentationController as? PresentationController
    self.presentation = presentation
    stage = Stage(
      context, direction: direction, below: coordinator.ceiling,
      restingFrame: presentation.map { presentation in
        { presentation.frameOfPresentedViewInContainerView }
      })
    request = TransitionRequest(
      direction, kind: isInContainer ? controller.kind : .presentation,
      front: stage.frontController, back: stage.backController, requester: coordinator.requester,
      container: isInContainer ? coordinator.container : nil)
    stage.report = { [weak controller] in controller?.report($0) }
  }

  var direction: TransitionDirection { request.direction }

  var settings: TransitionSettings { movement.settings }

  /// Replaces the settings after the app has changed `TransitionController.transition` during the run.
  func change(to settings: TransitionSettings) {
    guard settings != movement.ownSettings else { return }
    movement.ownSettings = settings
    guard !crossFades else { return }
    aimAnew { _, _ in true }
  }

  /// True if a finger drives the run from its first instant.
  var startsInteractively: Bool {
    mayStartInteractively && controller.interaction.startsInteractively(direction)
  }

  // MARK: The beginning

  /// Called once, by the coordinator.
  func begin() {
    controller.run = self
    // `areAnimationsEnabled` is `false` in the tests of some apps, for example, and then the run is not animated.
    let isAnimated = context.isAnimated && (startsInteractively || UIView.areAnimationsEnabled)
    if presentation == nil { reportDegradation(context.presentationStyle) }
    crossFades = givesWay
    // The app may call `present` inside an animation block of its own, without meaning the stage's changes.
    UIView.performWithoutAnimation {
      self.controller.home?.runBegins(on: self.stage, isInterruptible: self.isInterruptible)
      self.stage.enter(backPicture: self.presentation?.presenterPicture)
    }
    announce(isAnimated: isAnimated)
    guard !hasEnded else { return }
    // Outside of `performWithoutAnimation`, because without animation the keyboard would disappear within a frame.
    stage.keepEditing(presentation?.firstResponder, isInteractive: startsInteractively)
    UIView.performWithoutAnimation {
      let choreography = self.prepare(isAnimated: isAnimated)
      // Code of the app may have ended the run.
      guard !self.hasEnded, isAnimated, self.stage.container.window != nil else { return }
      self.playback = self.playback(of: choreography)
      self.filterTouches()
      // Otherwise a closure that calls `layoutIfNeeded()` in its animations would also animate pending layout.
      self.stage.container.layoutIfNeeded()
    }
    guard playback != nil else {
      publicRun?.startWithoutAnimation()
      return end(committed: true)
    }
    if !crossFades { publicRun?.perform(movement.animations) }
    // A closure may have requested another change, and so have ended this run.
    guard !hasEnded, let playback else { return }
    play(playback)
  }

  /// Prepares the screens on the stage, and matches shared elements.
  private func prepare(isAnimated: Bool) -> Choreography {
    if isAnimated, crossFades { stage.takePicture() }
    let flight = Flight(stage, requester: request.requester) { [controller] in
      controller.report($0)
    }
    self.flight = flight
    flight?.isBesideCard = presentation?.card != nil
    controller.takeAlongReport = [:]
    if isAnimated, !Self.asksForLessMotion {
      flight?.announce()
      stage.container.updateAndLayOut()
      flight?.match()
    }
    if isAnimated, !crossFades {
      effectViews = EffectViews(
        movement.effectKeys, on: stage, requester: request.requester,
        elements: flight?.matchedViews ?? [], asksScreens: !Self.asksForLessMotion
      ) { [controller] in controller.report($0) }
    }
    let choreography = choreography(reports: true)
    let followsElement = geometry?.lead != nil
    let isOther = controller.hasFollowedElement != followsElement
    controller.hasFollowedElement = followsElement
    // A screen that has followed an element goes back to it.
    if direction == .opening, isOther { controller.updateAutomaticGesture(after: request) }
    arrange(for: choreography)
    return choreography
  }

  private func playback(of choreography: Choreography) -> Playback {
    if Self.asksForLessMotion {
      flight?.cancel(.reducedMotion)
    } else {
      flight?.board(choreography)
      if let picture = presentation?.presenterPicture, picture === stage.views[.back] {
        flight?.clear(picture)
      }
    }
    stage.windowPicture?.keepStandIns(of: flight)
    publishOutcomes()
    let targets: [(any PlaybackTarget)?] = [
      flight?.isEmpty == false ? flight : nil, makeCover(for: choreography), interruptible,
      geometry.flatMap { presentation?.makeSwing(direction, on: $0) },
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
      self?.controller.report(.runTimedOut)
      playback?.finish()
    }
    playback.clock.onWindowLoss = { [weak self] in self?.checkWindow() }
    return playback
  }

  private func publishOutcomes() { controller.takeAlongReport = flight?.outcomes ?? [:] }

  /// Makes the cover of a front screen that grows out of a view, or shrinks back into a view.
  private func makeCover(for choreography: Choreography) -> OriginCover? {
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

  private func play(_ playback: Playback) {
    interruptible.attach(playback)
    presentation?.backdropView?.animateBlur(direction, along: interruptible, on: stage)
    watchFrames()
    observeSystem()
    controller.interaction.cancelRefusal()
    let driver = startsInteractively ? controller.interaction : nil
    isHeldByUIKit = driver != nil
    playback.start(isHeld: isHeldByUIKit)
    // The animations of participants and closures.
    publicRun?.start { [interruptible] delay, block in
      interruptible.addAnimations(block, delayFactor: delay)
    }
    driver?.beginDriving(self)
  }

  private func watchFrames() {
    places = framesOfPlaces()
    guard stage.isInContainer || places?.isEmpty == false else { return }
    everyFrame = FrameLink { [weak self] _ in
      self?.followPlaces()
      self?.tellProgress()
      return self != nil
    }
  }

  /// Ends the run after the last delay of a closure has ended.
  private func endWhenFree(committed: Bool) {
    guard let publicRun else { return end(committed: committed) }
    let seconds = playback?.choreography.timing.duration ?? 0
    publicRun.whenFree(
      within: max(seconds, 2), timedOut: { [controller] in controller.report(.endDelayedTooLong) }
    ) { [weak self] in self?.end(committed: committed) }
  }

  /// Ends the run if `stage.container` does not return to a window within a frame: nothing is visible then, and Core
  /// Animation plays no animations outside of a window.
  private func checkWindow() {
    guard playback?.hasEnded == false else { return }
    FrameLink.once { [weak self] in
      guard let self, !hasEnded, stage.container.window == nil else { return }
      controller.interaction.interrupt(.interrupted)
      guard !hasEnded, let playback else { return }
      reason = .interrupted
      publicRun?.dropDelays()
      let isHeld = playback.isHeld
      if isHeld { tell(committed: false) }
      playback.finish(at: isHeld ? 0 : nil)
    }
  }

  /// Continues the run with a new choreography, after a change of the container or of the motion settings.
  func restage() {
    guard !hasEnded, let playback else { return }
    // The gesture's `Drag` was measured with the old choreography.
    controller.interaction.interrupt(.interrupted)
    guard !hasEnded else { return }
    let size = geometry?.container
    placeViews = [:]
    stage.layOutViews()
    stage.container.updateAndLayOut()
    flight?.measure()
    let choreography = self.choreography()
    arrange(for: choreography)
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
    guard !crossFades, !hasEnded, let playback, playback.isPlaying || playback.isHeld else {
      return
    }
    var now = framesOfPlaces()
    guard let places, now != places else { return }
    for place in movement.places where place.isAsked && now[place] != places[place] {
      guard let found = place.view(for: request) else { continue }
      placeViews[place] = found
      now[place] = frame(of: place)
    }
    guard now != places, now.count == places.count else { return }
    self.places = now
    aimAnew { _, _ in now.contains { Self.leaps(places[$0.key], $0.value) } }
  }

  /// Returns the frames of the places that are views, in the container's coordinates.
  private func framesOfPlaces() -> [TransitionPlace: CGRect] {
    var frames: [TransitionPlace: CGRect] = [:]
    for place in movement.places where placeViews[place] != nil {
      frames[place] = frame(of: place)
    }
    return frames
  }

  private func frame(of place: TransitionPlace) -> CGRect? {
    place.spot(
      of: placeViews[place], in: stage.container,
      isRightToLeft: geometry?.isRightToLeft == true
    )?.frame
  }

  /// Updates the choreography after a card has changed its size, so that `cornerRadius` stays the same on the screen.
  func cardChanged() {
    guard !crossFades, geometry?.container == stage.container.bounds.size
    else { return }
    aimAnew { _, _ in true }
  }

  /// Changes `playback` to a new choreography: at once, or gliding from the current poses if `leaps` returns `true`.
  private func aimAnew(
    leaps: (_ before: TransitionGeometry?, _ now: TransitionGeometry?) -> Bool
  ) {
    guard !hasEnded, let playback, playback.isPlaying || playback.isHeld else { return }
    let before = geometry
    let choreography = self.choreography()
    let glides = leaps(before, geometry)
    playback.change(to: choreography, glides: glides)
    if glides { controller.interaction.grabAnew(self) }
  }

  /// Returns whether a place has moved by more than 24 points. A shorter movement, of a scrolled list, is followed at
  /// once, without gliding.
  private static func leaps(_ old: CGRect?, _ new: CGRect?) -> Bool {
    guard let old, let new else { return true }
    return max(abs(old.midX - new.midX), abs(old.midY - new.midY)) > 24
  }

  // MARK: A hold

  /// The playback of a run that plays and `isInterruptible`.
  private var catchable: Playback? {
    guard isInterruptible, !hasEnded, let playback, playback.isPlaying, playback.remaining > 0
    else {
      return nil
    }
    return playback
  }

  /// True while the run plays and `pointsLeft` is more than 1.
  var canBeCaught: Bool { catchable.map { $0.pointsLeft > 1 } ?? false }

  /// Pauses the run. Returns `false` if the run does not play, or is not `isInterruptible`.
  func hold() -> Bool {
    guard let playback = catchable else { return false }
    playback.hold()
    if !isHeldByUIKit { context.pauseInteractiveTransition() }
    isHeldByUIKit = true
    return true
  }

  func move(to position: RunPosition) {
    guard !hasEnded, playback?.isHeld == true else { return }
    playback?.move(to: position)
    context.updateInteractiveTransition(position.progress)
  }

  /// Sends a held run to the open or to the closed screen.
  ///
  /// - Parameters:
  ///   - velocity: The finger's, per second.
  ///   - isCarried: Whether a finger has carried the screen; by default whether `carrying` is possible.
  ///   - reason: The reason of going back, if the run does.
  func release(
    closes: Bool, velocity: RunPosition = RunPosition(fraction: 0), isCarried: Bool? = nil,
    because reason: TransitionEnding.Reason
  ) {
    guard !hasEnded, playback?.isHeld == true else { return }
    let target: CGFloat = direction.arriving == (closes ? .back : .front) ? 1 : 0
    self.reason = target == 0 ? reason : nil
    if !tellsAtEnd { tell(committed: target == 1) }
    if target == 1 { stage.endEditing() }
    interruptible.isReversed = target == 0
    let carrying = geometry.flatMap { self.carrying(on: $0) }
    playback?.release(
      to: target, velocity: velocity,
      springs: isCarried ?? (carrying != nil)
        ? .carried(closes: closes, leaves: carrying?.leaves == true) : .driven)
  }

  /// Sends the run to the open or to the closed screen, also while a finger holds the run. If `hold()` fails, returns
  /// `false`, and drops the delays of closures if the run goes the other way.
  func turn(_ wanted: TransitionDirection) -> Bool {
    controller.interaction.interrupt(.dismissCalled)
    guard hold() else {
      if wanted != direction { publicRun?.dropDelays() }
      return false
    }
    release(closes: wanted == .closing, because: .dismissCalled)
    return true
  }

  /// True if the run plays toward the closed screen.
  var isClosing: Bool {
    playback.map { $0.isPlaying && direction.screen(committed: $0.target == 1) == .back } ?? false
  }

  /// Calls `action` when the run has ended with the screen closed.
  func whenClosed(_ action: (() -> Void)?) {
    guard let action else { return }
    // Without animations, the run has ended as it was turned round.
    guard !hasEnded else { return action() }
    stage.frontController?.transitionCoordinator?.animate(alongsideTransition: nil) {
      [direction] in
      if $0.isCancelled == (direction == .opening) { action() }
    }
  }

  /// Continues toward the `target` of the run before the hold.
  func resume() {
    let isForward = playback?.target != 0
    release(closes: isForward == (direction == .closing), because: reason ?? .released)
  }

  /// Ends the run at once, where it is going, because the user or the app wants another change. A finger that holds the
  /// run is let go first.
  func endNow() {
    controller.interaction.letGo()
    publicRun?.dropDelays()
    playback?.finish()
  }

  /// Updates a container's bars and the animations alongside, in each frame after the release. Until `tell`, UIKit
  /// considers the finger to be down, and would show the rest at once.
  private func tellProgress() {
    guard tellsAtEnd, isHeldByUIKit, let playback, playback.isPlaying else { return }
    context.updateInteractiveTransition(playback.position.progress.clamped(to: 0...1))
  }

  /// Tells UIKit how a run with `isHeldByUIKit` ends.
  private func tell(committed: Bool) {
    isHeldByUIKit = false
    if committed {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
  }

  /// True in a container, where `tell` is called only once, at the end: a navigation bar that is told of a cancellation
  /// and then of a completion keeps the title of the wrong screen (https://openradar.appspot.com/38182194).
  private var tellsAtEnd: Bool { stage.isInContainer }

  // MARK: The end

  /// Ends a run that has not ended yet. What the app hears stands here alone, in this order: the completions of UIKit's
  /// animations alongside, `TransitionRun.onEnd(_:)`, then UIKit's `completeTransition(_:)` with the appearance of the
  /// screens and the `completion` of its call, `takeAlongDidLand(_:)`, `transitionDidEnd(_:ending:)`, and at last
  /// `TransitionController.onEnd(_:)`.
  ///
  /// - Parameter isCompleted: True if other code has completed UIKit's transition: then the run does not.
  func end(committed: Bool, isCompleted: Bool = false) {
    guard !hasEnded else { return }
    hasEnded = true
    coordinator?.runEnds()
    everyFrame?.stop()
    controller.interaction.runEnded(self)
    if isHeldByUIKit, !isCompleted { tell(committed: committed) }
    if context.transitionWasCancelled == committed { controller.report(.outcomeDisagrees) }
    // Before `stage.strike`, whose undos must be the last to change the properties animated here, such as the effect of
    // a blur.
    interruptible.finish(at: committed ? .end : .start)
    let ending = committed ? TransitionEnding.committed : .cancelled(reason ?? .driverCancelled)
    publicRun?.end(ending)
    stage.layOutViews()
    let side = direction.screen(committed: committed)
    playback?.clear(only: .screen(side))
    stage.strike(committed: committed)
    presentation?.runEnds(isOpen: side == .front)
    controller.run = nil
    if !isCompleted { context.completeTransition(committed) }
    // Only after `completeTransition`, because UIKit has then removed the leaving screen, which would flash at rest.
    playback?.clear()
    stage.removeProps()
    flight?.announceLanding()
    if let outcomes = flight?.outcomes, !outcomes.isEmpty { logInDebugBuilds(outcomes.line) }
    if let publicRun {
      for participant in participants.reversed() {
        participant.transitionDidEnd(publicRun, ending: ending)
      }
    }
    controller.runEnded(request, ending)
  }
}

// The choreography of a run.
extension Run {
  /// Returns the choreography on the stage with its current layout, and updates `geometry`.
  ///
  /// - Parameter reports: Whether faults are reported. `true` only for the first choreography of a run.
  func choreography(reports: Bool = false) -> Choreography {
    let report: (TransitionIssue) -> Void = { [controller] in
      if reports { controller.report($0) }
    }
    var geometry = stage.geometry(settings)
    geometry.isCard = presentation?.card != nil
    if let radius = presentation?.cardRadius { geometry.settings.cornerRadius = radius }
    geometry.lead = flight?.lead(in: geometry.front)
    let places = movement.places + (effectViews?.places ?? [])
    geometry.find(
      places, in: stage.container,
      leaving: direction == .opening ? stage.backController?.viewIfLoaded : nil, view: view,
      report: report)
    geometry.inside = effectViews?.frames ?? [:]
    self.geometry = geometry
    guard !crossFades else { return fade(on: geometry) }
    effectViews?.issues(on: geometry).forEach(report)
    let choreography = movement.choreography(direction, on: geometry)
    guard movement.isChecked else { return complete(choreography, on: geometry) }
    guard choreography.isUsable else {
      report(.choreographyUnusable(movement.name))
      return fade(on: geometry)
    }
    if reports {
      (movement.issues(on: geometry) + choreography.faults(direction)).forEach(report)
    }
    return complete(choreography, on: geometry)
  }
}

// The participants of a run.
extension Run {
  /// Calls `transitionWillBegin(_:)` on all participants.
  private func announce(isAnimated: Bool) {
    let run = TransitionRun(
      request, in: context, frontView: stage.views[.front], backView: stage.views[.back],
      lasting: coordinator?.duration(isAnimated: isAnimated) ?? 0,
      isInteractive: startsInteractively,
      userInfo: controller.userInfo,
      keepUserInfo: { [weak controller] in controller?.userInfo = $0 },
      undo: { [weak stage] in stage?.undo($0) },
      showInFront: { [weak stage] in stage?.add(inFront: $0) })
    publicRun = run
    // A participant may end the run.
    for participant in request.participants(isInContainer: stage.isInContainer) where !hasEnded {
      participants.append(participant)
      participant.transitionWillBegin(run)
    }
  }
}

// System events during a run.
extension Run {
  /// Reports a presentation with `style` that is not by a `PresentationController`, although the movement needs one.
  private func reportDegradation(_ style: UIModalPresentationStyle) {
    guard direction == .opening, style != .none, movement.presentation.controller == nil
    else { return }
    // UIKit has kept a `presentationController` of the style that the screen had before.
    let isReadEarly =
      style == .custom || controller.viewController?.modalPresentationStyle == .custom
    controller.report(isReadEarly ? .presentationControllerReadEarly : .styleChanged)
  }

  private func observeSystem() {
    stage.observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] in
      self?.motionSettingsChanged()
    }
    // For an alert, or the app switcher.
    stage.observe(UIApplication.willResignActiveNotification) { [weak self] in
      self?.controller.interaction.interrupt(.interrupted)
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
