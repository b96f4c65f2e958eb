import UIKit

/// One run, for either class of animators. Its end is arranged before anything can return early, and
/// happens exactly once.
@MainActor
final class RunningTransition {
  private enum Phase { case waiting, running, ended }

  let direction: TransitionDirection
  let interruptible: InterruptibleAnimator
  let alongside = AlongsideAnimations()
  /// The movement; `change(to:)` replaces its settings during the run.
  private(set) var movement: Movement
  /// Held until the end: a call for one change has made a controller that nobody else may hold.
  private(set) var controller: TransitionController?
  private var phase = Phase.waiting
  var context: (any RunContext)?
  private(set) var stage: Stage?
  /// The presentation controller, if it is the library's.
  private(set) var presentation: PresentationController?
  private(set) var playback: Playback?
  var geometry: TransitionGeometry?
  /// True if UIKit was offered the means to catch the run.
  let isInterruptible: Bool
  /// True while UIKit takes the run for one that a finger holds.
  var isHeldByUIKit = false
  /// True if this run fades instead of moving.
  var crossFades = false
  /// The reason why the run goes back, if it does.
  var reason: TransitionEnding.Reason?
  /// True if somebody else has completed UIKit's transition.
  private var isCompleted = false
  /// Looks again, with the next frame, whether the container is still in a window.
  private var windowCheck: FrameLink?
  /// Looks in each frame where places are, and tells a container's bars how far the run is.
  private var everyFrame: FrameLink?
  /// The view of each place, as found last.
  private var placeViews: [TransitionPlace: WeakView] = [:]
  /// The frames of `placeViews` in the container.
  private var places: [TransitionPlace: CGRect]?
  /// The change of screens, for the app's answers.
  private var request: TransitionRequest?

  /// The screen that requested the presentation, if UIKit has reported it.
  private(set) weak var requester: UIViewController?
  /// The container of both screens, unless one of them is presented.
  private weak var containerController: UIViewController?
  /// Tells the end to all who were told of the beginning.
  private var announceEnd: (TransitionEnding) -> Void = { _ in }
  /// The run, as the app sees it.
  var handle: TransitionRun?
  private(set) var flight: Flight?
  /// The views inside the screens that effects move.
  var effectViews: EffectViews?
  /// The closures with UIKit's animations: of the transition, and of the screens that take part.
  var performance: Performance?

  init(
    _ movement: Movement, _ direction: TransitionDirection, of controller: TransitionController,
    requester: UIViewController? = nil, container: UIViewController? = nil,
    isInterruptible: Bool = true
  ) {
    self.isInterruptible = isInterruptible
    self.direction = direction
    self.requester = requester
    containerController = container
    self.controller = controller
    self.movement = movement
    interruptible = InterruptibleAnimator()
  }

  /// In seconds, for UIKit's question.
  func duration(isAnimated: Bool) -> TimeInterval {
    guard isAnimated else { return 0 }
    // UIKit asks before anything is measured: a screen is taken to close as it has opened.
    let duration = movement.duration(
      direction, lands: controller?.hasFollowedElement == true)
    return givesWay ? min(duration, CrossFade.duration) : duration
  }

  /// True if a finger drives the run from its first instant.
  var isLed: Bool { !beganWithoutFinger && controller?.interaction.leads(direction) ?? false }
  /// True if UIKit was not given the run as an interaction controller, and plays it as any other.
  private var beganWithoutFinger = false

  /// Makes the animator begin the run if somebody uses it before UIKit has begun it.
  func beginOnFirstUse(in context: any UIViewControllerContextTransitioning) {
    guard phase == .waiting else { return }
    interruptible.onFirstUse = { [weak self, weak context] in
      if let context { self?.begin(context) }
    }
  }

  /// Begins the run, once. Nothing is changed before.
  func begin(_ context: any UIViewControllerContextTransitioning, isInteractive: Bool = true) {
    beganWithoutFinger = !isInteractive
    begin(SystemContext(context))
  }

  /// Begins the run in UIKit's transition, or between two children.
  func begin(_ context: any RunContext) {
    guard phase == .waiting else { return }
    phase = .running
    self.context = context
    controller?.run = self
    let presentation = presentation(in: context)
    self.presentation = presentation
    // An app that has switched animations off, in its tests for example, wants none.
    let isAnimated = context.isAnimated && (isLed || UIView.areAnimationsEnabled)
    let stage = Stage(
      context, direction: direction,
      restingFrame: presentation.map { presentation in
        { presentation.frameOfPresentedViewInContainerView }
      }, backPicture: presentation?.presenterPicture)
    stage.report = { [weak controller] in controller?.report($0) }
    self.stage = stage
    if presentation == nil { reportDegradation(context) }
    crossFades = givesWay
    // The app may have asked for the screen inside an animation of its own.
    UIView.performWithoutAnimation {
      self.controller?.installation?.runBegins(on: stage, isInterruptible: self.isInterruptible)
      stage.enter()
    }
    announceEnd = announce(on: stage, in: context, isAnimated: isAnimated)
    guard phase == .running else { return }
    // Animated: a keyboard that leaves without animation is gone in one frame.
    stage.keepEditing(presentation?.firstResponder, isLed: isLed)
    UIView.performWithoutAnimation {
      let choreography = self.prepare(stage, isAnimated: isAnimated)
      guard isAnimated, stage.container.window != nil else { return }
      self.playback = self.playback(of: choreography, on: stage)
      // An animation in a closure that lays out its view would take along what is still to be laid out.
      stage.container.layoutIfNeeded()
    }
    guard playback != nil else { return endWithoutAnimation() }
    perform()
    // A closure may have asked for another change, which ends this run.
    guard phase == .running, let playback else { return }
    play(playback, on: stage)
  }

  /// Prepares the screens, which are on the stage, and looks for shared elements.
  private func prepare(_ stage: Stage, isAnimated: Bool) -> Choreography {
    if isAnimated, crossFades { stage.takePicture() }
    let flight = Flight(stage, presenter: requester) { [controller] in
      controller?.report($0)
    }
    self.flight = flight
    flight?.isBesideCard = presentation.map { $0.form != .fullScreen } ?? false
    controller?.takeAlongReport = [:]
    if isAnimated, !Self.asksForLessMotion {
      flight?.announce()
      stage.container.layoutIfNeeded()
      flight?.match()
    }
    if isAnimated, !crossFades { findEffectViews(on: stage, presenter: requester) }
    let choreography = choreography(on: stage, reports: true)
    controller?.hasFollowedElement = geometry?.lead != nil
    arrange(stage, for: choreography)
    return choreography
  }

  private func playback(of choreography: Choreography, on stage: Stage) -> Playback {
    board(choreography)
    let targets: [(any PlaybackTarget)?] = [
      flight, cover(for: choreography, on: stage), alongside,
      geometry.flatMap { presentation?.swing(direction, on: $0) },
    ]
    let playback = Playback(choreography, stage: stage, targets: targets.compactMap { $0 })
    flight?.playback = playback
    flight?.onLeadChange = { [weak self] in self?.followLead() }
    alongside.playback = playback
    listen(to: playback)
    return playback
  }

  func report() { controller?.takeAlongReport = flight?.outcomes ?? [:] }

  /// The cover of a screen that grows out of a view, or shrinks back into one.
  private func cover(for choreography: Choreography, on stage: Stage) -> OriginCover? {
    let place = direction == .opening ? settings.from : settings.goal
    guard choreography.coversOrigin, let view = place.flatMap(view) else { return nil }
    return OriginCover(
      view, on: stage, part: choreography.parts.first { $0.role == .front },
      elementsAreHidden: flight?.isEmpty == false
        ? { [weak flight, weak view] in view.map { flight?.hidesElements(in: $0) ?? true } ?? true }
        : nil)
  }

  private func play(_ playback: Playback, on stage: Stage) {
    interruptible.attach(playback, alongside: alongside)
    presentation?.dimming?.animateBlur(direction, along: interruptible, on: stage)
    watchFrames(on: stage)
    observeMotionSettings(on: stage)
    controller?.interaction.observeInterruptions(on: stage)
    if isLed, let interaction = controller?.interaction {
      isHeldByUIKit = true
      playback.startHeld()
      startPerformance()
      interaction.beginDriving(self)
    } else {
      controller?.interaction.cancelRefusal()
      playback.start()
      startPerformance()
    }
  }

  private func watchFrames(on stage: Stage) {
    places = framesOfPlaces(on: stage)
    guard stage.isInContainer || places?.isEmpty == false else { return }
    everyFrame = FrameLink { [weak self] _ in
      self?.followPlaces()
      self?.tellProgress()
    }
  }

  private func listen(to playback: Playback) {
    playback.onEnd = { [weak self] committed in self?.endWhenFree(committed: committed) }
    playback.onResize = { [weak self] in self?.restage() }
    playback.onTimeout = { [weak self] in
      self?.reason = .interrupted
      self?.controller?.report(.runTimedOut)
    }
    playback.onWindowLoss = { [weak self] in self?.checkWindow() }
  }

  /// Ends the run if its container does not return to a window within a frame: nobody would see it, and
  /// Core Animation does not play what is in no window.
  private func checkWindow() {
    windowCheck = FrameLink { [weak self] _ in
      guard let self else { return }
      windowCheck?.stop()
      windowCheck = nil
      guard phase == .running, let stage, stage.container.window == nil else { return }
      controller?.interaction.interrupt(.interrupted)
      guard phase == .running, let playback else { return }
      reason = .interrupted
      performance?.dropHolds()
      let isHeld = playback.isHeld
      if isHeld { tell(committed: false) }
      playback.finish(at: isHeld ? 0 : playback.target)
    }
  }

  /// Continues the run with a new choreography, after the container or the motion settings changed.
  func restage() {
    guard phase == .running, let stage, let playback else { return }
    // The gesture was measured with the old choreography.
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

  /// Aims at the element that the screen follows, which has another place: a list was scrolled.
  private func followLead() {
    aimAnew { before, now in Self.leaps(before?.lead?.source, now?.lead?.source) }
  }

  /// Returns the view that is named as a place, as it was found last, or else as the app names it now.
  private func view(of place: TransitionPlace) -> UIView? {
    if let known = placeViews[place]?.view { return known }
    guard let view = place.view(for: request) else { return nil }
    placeViews[place] = WeakView(view)
    return view
  }

  /// Aims at the views that are named as places, when a list that they are in was moved. A view that has left its
  /// window, such as a cell that is reused, is taken to be where it was, unless the app is asked for the place and
  /// names another.
  private func followPlaces() {
    guard !crossFades, let stage, let playback, playback.isPlaying || playback.isHeld else {
      return
    }
    var now = framesOfPlaces(on: stage)
    guard let places, now != places else { return }
    for place in movement.places where place.isAsked && now[place] != places[place] {
      guard let view = place.view(for: request) else { continue }
      placeViews[place] = WeakView(view)
      now[place] = frame(of: place, on: stage)
    }
    guard now != places, now.count == places.count else { return }
    self.places = now
    aimAnew { _, _ in now.contains { Self.leaps(places[$0.key], $0.value) } }
  }

  /// The frames of the places that are views.
  private func framesOfPlaces(on stage: Stage) -> [TransitionPlace: CGRect] {
    var frames: [TransitionPlace: CGRect] = [:]
    for place in movement.places where placeViews[place] != nil {
      frames[place] = frame(of: place, on: stage)
    }
    return frames
  }

  private func frame(of place: TransitionPlace, on stage: Stage) -> CGRect? {
    place.spot(
      of: placeViews[place]?.view, in: stage.container,
      isRightToLeft: geometry?.isRightToLeft == true
    )?.frame
  }

  /// Takes another size of a card over, in which its corners are as round as before.
  func cardChanged() {
    guard !crossFades, playback?.isPlaying == true,
      geometry?.container == stage?.container.bounds.size
    else { return }
    aimAnew { _, _ in true }
  }

  /// Goes on with a new choreography, from where the parts are shown if what it is for leaps.
  private func aimAnew(
    leaps: (_ before: TransitionGeometry?, _ now: TransitionGeometry?) -> Bool
  ) {
    guard phase == .running, let stage, let playback else { return }
    let before = geometry
    let choreography = choreography(on: stage)
    playback.change(to: choreography, glides: leaps(before, geometry))
  }

  /// A list that is scrolled is followed at once; a leap is not.
  private static func leaps(_ old: CGRect?, _ new: CGRect?) -> Bool {
    guard let old, let new else { return true }
    return max(abs(old.midX - new.midX), abs(old.midY - new.midY)) > 24
  }

  var settings: TransitionSettings { movement.settings }

  /// Takes over settings that the app has changed during the run.
  func change(to settings: TransitionSettings) { movement.ownSettings = settings }

  /// Ends the run if UIKit's transition is over although the run has not completed it: somebody else has.
  func transitionEnded(_ committed: Bool) {
    guard phase == .running else { return }
    isCompleted = true
    end(committed: committed)
  }

  func end(committed: Bool) {
    guard phase == .running, let context else { return }
    phase = .ended
    windowCheck?.stop()
    windowCheck = nil
    everyFrame?.stop()
    everyFrame = nil
    defer { self.controller = nil }
    let (controller, stage, playback, flight) = (controller, stage, playback, flight)
    controller?.interaction.runEnded(self)
    if isHeldByUIKit, !isCompleted { tell(committed: committed) }
    if context.wasCancelled == committed { controller?.report(.outcomeDisagrees) }
    // Before the undos, which have the last word on what these animated: a blur's effect.
    interruptible.finish(at: committed ? .end : .start)
    let ending = committed ? TransitionEnding.committed : .cancelled(reason ?? .driverCancelled)
    performance?.end(ending)
    stage?.layOutViews()
    playback?.clear(only: committed == (direction == .opening) ? .front : .back)
    stage?.strike(committed: committed)
    self.context = nil
    self.stage = nil
    presentation?.runEnds(isOpen: committed == (direction == .opening))
    presentation = nil
    self.flight = nil
    effectViews = nil
    self.playback = nil
    performance = nil
    handle = nil
    request = nil
    placeViews = [:]
    controller?.run = nil
    if !isCompleted { context.complete(committed) }
    // UIKit has removed what leaves. Shown at rest before that, it would flash.
    playback?.clear()
    stage?.removeProps()
    flight?.announceLanding()
    if let outcomes = flight?.outcomes, !outcomes.isEmpty { logInDebugBuilds(outcomes.line) }
    announceEnd(ending)
    announceEnd = { _ in }
    controller?.runEnded(ending)
  }
}

// The movement of a run.
extension RunningTransition {
  /// Asks for the choreography on a stage as it is now.
  ///
  /// - Parameter reports: Whether what is at fault is told: once in a run is enough.
  func choreography(on stage: Stage, reports: Bool = false) -> Choreography {
    let report: (TransitionIssue) -> Void = { [controller] in
      if reports { controller?.report($0) }
    }
    var geometry = stage.geometry(settings, view: view, report: report)
    geometry.isInContainer = presentation == nil
    geometry.lead = flight?.lead(in: geometry.front)
    let places = movement.places + (effectViews?.places ?? [])
    geometry.find(places, in: stage.container, view: view, report: report)
    geometry.inside = effectViews?.frames ?? [:]
    self.geometry = geometry
    guard !crossFades else { return fade(on: stage, geometry) }
    effectViews?.issues(on: geometry).forEach(report)
    let choreography = movement.choreography(direction, on: geometry)
    guard movement.isOfApp else {
      let isCard = presentation?.form.isCard == true
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

  /// Adds the effects that the screens bring themselves, and keeps in order what turns in depth.
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

  /// Orders what is on the stage as a choreography has it.
  func arrange(_ stage: Stage, for choreography: Choreography) {
    let backdrop = settings.backdrop ?? movement.backdrop
    let roles = choreography.parts.map(\.role)
    let ground =
      settings.backdrop == nil && roles.contains(.back) ? context?.ground : nil
    stage.arrange(
      roles, backdrop: presentation?.fadingBackdrop,
      background: ground ?? backdrop.color ?? movement.backdrop.color ?? .black)
  }

  /// Looks for the views inside both screens that effects move.
  func findEffectViews(on stage: Stage, presenter: UIViewController?) {
    effectViews = EffectViews(
      movement.effectKeys, on: stage, presenter: presenter,
      elements: flight?.matchedViews ?? [], takesOwn: !Self.asksForLessMotion
    ) { [controller] in controller?.report($0) }
  }
}

// The presentation that a run belongs to.
extension RunningTransition {
  /// The library's presentation controller. `nil` in a navigation or tab bar controller, where a
  /// child's `presentationController` has no part in the transition.
  func presentation(in context: any RunContext) -> PresentationController? {
    guard context.style != .none else { return nil }
    let screen = context.screen(arrives: direction == .opening)
    return screen?.presentationController as? PresentationController
  }

  func reportDegradation(_ context: any RunContext) {
    guard direction == .opening, context.style != .none, movement.presentation.controller == nil
    else { return }
    controller?.report(
      context.style == .custom ? .presentationControllerReadEarly : .styleChanged)
  }
}

// Closures with UIKit's animations.
extension RunningTransition {
  /// Calls the transition's closures, with the screens in their places. With less motion there is nothing to call
  /// them for.
  func perform() {
    guard let performance, let handle else { return }
    if !crossFades { performance.perform(movement.animations, for: handle) }
  }

  func startPerformance() {
    performance?.start { [interruptible] delay, block in
      interruptible.addAnimations(block, delayFactor: delay)
    }
  }

  func endWithoutAnimation() {
    performance?.startWithoutAnimation()
    end(committed: true)
  }

  /// Ends the run when no closure holds it any more.
  func endWhenFree(committed: Bool) {
    guard let performance else { return end(committed: committed) }
    let seconds = playback?.choreography.timing.duration ?? 0
    performance.whenFree(within: max(seconds, 2)) { [weak self] in self?.end(committed: committed) }
  }
}

// The fade that takes the place of a movement.
extension RunningTransition {
  /// True if the user has asked the system for less motion.
  static var asksForLessMotion: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }

  /// True if the movement gives way to a cross-fade. A transition in which nothing moves is kept as it is.
  var givesWay: Bool { Self.asksForLessMotion && !movement.isMotionless(direction) }

  /// Lets the elements fly along, unless the user has asked for less motion.
  func board(_ choreography: Choreography) {
    if Self.asksForLessMotion {
      flight?.cancel(.reducedMotion)
    } else {
      flight?.board(choreography)
    }
    report()
  }

  func fade(on stage: Stage, _ geometry: TransitionGeometry) -> Choreography {
    let form = stage.views[.back] == nil ? movement.form : .fullScreen
    let seconds = movement.duration(direction)
    guard stage.views[.picture] != nil else {
      return CrossFade.choreography(direction, form: form, lasting: seconds)
    }
    let card = form == .fullScreen ? nil : geometry.front
    return CrossFade.choreography(direction, card: card, lasting: seconds)
  }
}

// The screens that are told of a run.
extension RunningTransition {
  /// Tells all screens that the run begins. Returns how to tell the same ones of its end.
  func announce(
    on stage: Stage, in context: any RunContext, isAnimated: Bool
  ) -> (TransitionEnding) -> Void {
    guard let controller else { return { _ in } }
    let kind = context.style == .none ? controller.kind : .presentation
    let request = TransitionRequest(
      direction, kind: kind, front: stage.frontController, back: stage.backController,
      requester: requester, container: kind == .presentation ? nil : containerController)
    self.request = request
    let run = TransitionRun(
      request, in: stage.container, frontView: stage.views[.front], backView: stage.views[.back],
      lasting: duration(isAnimated: isAnimated), isInteractive: isLed, memory: controller.memory)
    handle = run
    let performance = Performance(on: stage, in: context, of: controller)
    run.performance = performance
    self.performance = performance
    let audience = RunAudience(of: run, in: context)
    audience.hearBeginning()
    return { audience.hearEnd($0) }
  }
}

// System events during a run.
extension RunningTransition {
  /// When Reduce Motion is switched on during a run, the rest of the run cross-fades. Switching it
  /// off takes effect with the next run.
  func observeMotionSettings(on stage: Stage) {
    stage.observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] in
      self?.motionSettingsChanged()
    }
  }

  private func motionSettingsChanged() {
    // Elements, and what the screens bring themselves, would go on moving.
    let isStill = flight?.isEmpty != false && effectViews?.hasOwn != true
    guard !crossFades, Self.asksForLessMotion, givesWay || !isStill else { return }
    crossFades = true
    flight?.cancel(.reducedMotion)
    report()
    restage()
  }

}

extension TransitionIssue {
  static var styleChanged: TransitionIssue {
    TransitionIssue(
      "styleChanged",
      "modalPresentationStyle was changed after the transition was made; it must stay .custom.")
  }

  static var presentationControllerReadEarly: TransitionIssue {
    TransitionIssue(
      "presentationControllerReadEarly",
      "presentationController was read before the transition was made; UIKit kept that one.")
  }

  static var outcomeDisagrees: TransitionIssue {
    TransitionIssue(
      "outcomeDisagrees",
      "UIKit and the transition disagree on whether it was finished or cancelled.")
  }

  static func choreographyUnusable(_ name: String) -> TransitionIssue {
    TransitionIssue(
      "choreographyUnusable",
      "The choreography of \(name) holds a number that is not finite; the screens cross-fade.")
  }
}
