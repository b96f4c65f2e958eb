import UIKit

/// One run that an animator of the app's own plays, in UIKit's own context. It looks on: tells of the beginning and
/// the end, passes a finger on to UIKit's driver, and ends what nobody ends.
@MainActor
final class AnimatorRun {
  private enum Phase { case waiting, running, ended }

  let direction: TransitionDirection
  let animator: any UIViewControllerAnimatedTransitioning
  /// Scrubs the run under a finger; `nil` for one that plays by itself.
  let driver: AnimatorDriver?
  private let request: TransitionRequest
  /// Held until the end: a call for one change has made a controller that nobody else may hold.
  private(set) var controller: TransitionController?
  private var phase = Phase.waiting
  private var context: SystemContext?
  private(set) var stage: Stage?
  private var performance: Performance?
  private var audience: RunAudience?
  /// The run, as the app sees it.
  private var handle: TransitionRun?
  /// In seconds, as the animator has told UIKit.
  private(set) var duration: TimeInterval?
  private var watchdog: FrameLink?
  /// The look of the screen that arrives, before the run.
  private var look: (transform: CGAffineTransform, alpha: CGFloat)?
  /// The reason why the run goes back, if it does.
  private var reason: TransitionEnding.Reason?
  /// True while a finger holds the run.
  private(set) var isHeld = false

  init(
    _ request: TransitionRequest, of controller: TransitionController,
    playing animator: any UIViewControllerAnimatedTransitioning
  ) {
    direction = request.direction
    self.request = request
    self.animator = animator
    self.controller = controller
    driver = controller.interaction.leads(request.direction) ? AnimatorDriver() : nil
    driver?.isLed = { [weak self] in self?.isLed ?? false }
    driver?.onStart = { [weak self] in self?.startDriving() }
  }

  private var isLed: Bool { controller?.interaction.leads(direction) ?? false }

  func duration(in context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    let seconds = animator.transitionDuration(using: context)
    duration = seconds.isFinite ? max(seconds, 0) : 0
    return seconds
  }

  /// Begins the run, and lets the animator play it.
  func animate(in context: any UIViewControllerContextTransitioning) {
    begin(in: context)
    animator.animateTransition(using: context)
  }

  /// Begins the run, once. No view of the app's is changed.
  func begin(in context: any UIViewControllerContextTransitioning) {
    guard phase == .waiting, let controller else { return }
    phase = .running
    let system = SystemContext(context)
    self.context = system
    controller.animatorRun = self
    // No element flies.
    controller.takeAlongReport = [:]
    controller.hasFollowedElement = false
    let stage = Stage(system, direction: direction)
    self.stage = stage
    let arriving = system.view(arrives: true)
    look = arriving.map { ($0.transform, $0.alpha) }
    UIView.performWithoutAnimation {
      controller.installation?.runBegins(on: stage, isInterruptible: self.driver != nil)
    }
    announce(on: stage, in: system, of: controller)
    fadeBackdrop(on: stage)
    controller.interaction.observeInterruptions(on: stage)
    if !isLed { controller.interaction.cancelRefusal() }
    watch()
  }

  private func announce(
    on stage: Stage, in context: SystemContext, of controller: TransitionController
  ) {
    var request = request
    (request.fore, request.back) = (stage.foreController, stage.backController)
    let run = TransitionRun(
      request, in: stage.container, foreView: stage.views[.fore], backView: stage.views[.back],
      lasting: context.isAnimated ? duration ?? duration(in: context.context) : 0,
      isInteractive: isLed, memory: controller.memory)
    let performance = Performance(on: stage, in: context, of: controller)
    // The animator decides when the run is over.
    performance.dropHolds()
    run.performance = performance
    (handle, self.performance) = (run, performance)
    let audience = RunAudience(of: run, in: context)
    self.audience = audience
    audience.hearBeginning()
    performance.start { [weak stage] _, block in stage?.alongside(block) }
  }

  /// Lets the backdrop of a card come and go with the run.
  private func fadeBackdrop(on stage: Stage) {
    let presentation =
      stage.isInContainer ? nil : stage.foreController?.presentationController
    guard let backdrop = (presentation as? PresentationController)?.fadingBackdrop else { return }
    let opens = direction == .opening
    UIView.performWithoutAnimation { backdrop.alpha = opens ? 0 : 1 }
    stage.undo { _ in backdrop.alpha = 1 }
    stage.alongside { backdrop.alpha = opens ? 1 : 0 }
  }

  // MARK: The end

  func animationEnded(_ committed: Bool) {
    let tell: ((Bool) -> Void)? = animator.animationEnded(_:)
    tell?(committed)
    end(committed: committed)
  }

  private func end(committed: Bool) {
    guard phase == .running, let context, let controller else { return }
    phase = .ended
    watchdog?.stop()
    watchdog = nil
    isHeld = false
    controller.interaction.runEnded(self)
    if context.wasCancelled == committed { controller.report(.outcomeDisagrees) }
    let ending = committed ? TransitionEnding.committed : .cancelled(reason ?? .driver)
    performance?.end(ending)
    stage?.strike(committed: committed)
    if controller.animatorRun === self { controller.animatorRun = nil }
    audience?.hearEnd(ending)
    (self.context, stage, performance, audience, handle) = (nil, nil, nil, nil, nil)
    self.controller = nil
    controller.runEnded(ending)
  }

  /// The time by which the run is watched, in seconds: the container's own, which may be slowed down. UIKit's driver
  /// stops that, and lets it jump at the end.
  private func time(on stage: Stage) -> TimeInterval {
    driver == nil ? stage.time : CACurrentMediaTime()
  }

  /// Ends a run that nobody ends. A finger may hold it as long as it likes, while there is a window.
  private func watch() {
    guard let stage else { return }
    let seconds = duration ?? 0
    let (limit, start) = (seconds + max(seconds, 2), time(on: stage))
    watchdog?.stop()
    watchdog = FrameLink(perSecond: 10) { [weak self] _ in
      guard let self, let stage = self.stage else { return }
      if isHeld {
        if stage.container.window == nil { interrupt(by: stage.container) }
      } else if time(on: stage) - start > limit {
        timedOut()
      }
    }
  }

  private func interrupt(by container: UIView) {
    controller?.interaction.interrupt(container.superview == nil ? .containerGone : .windowGone)
  }

  private func timedOut() {
    guard let context else { return }
    watchdog?.stop()
    controller?.report(.runTimedOut)
    let committed = !context.wasCancelled
    if !committed { reason = reason ?? .timedOut }
    UIView.performWithoutAnimation { self.showArriving(if: committed) }
    context.complete(committed)
    end(committed: committed)
  }

  /// Brings a screen to its place that the animator may never have brought there.
  private func showArriving(if committed: Bool) {
    guard committed, let context, let view = context.view(arrives: true) else { return }
    if let look { (view.transform, view.alpha) = look }
    if let screen = context.screen(arrives: true) {
      let frame = context.finalFrame(of: screen)
      if frame.isUsable { view.frame = frame }
    }
    if !view.isDescendant(of: context.container) { context.container.addSubview(view) }
  }
}

// Control of the run by a gesture.
extension AnimatorRun: InteractiveRun {
  var canBeCaught: Bool { false }

  func hold() -> Bool { false }

  private var geometry: TransitionGeometry? {
    guard let controller else { return nil }
    return stage?.geometry(controller.settings(direction)) { _ in }
  }

  private func choreography(on geometry: TransitionGeometry) -> Choreography? {
    controller?.definition(direction).choreography(direction, on: geometry)
  }

  /// Lets the finger drive, once UIKit has started the run.
  private func startDriving() {
    guard phase == .running, isLed else { return }
    isHeld = true
    controller?.interaction.beginDriving(self)
  }

  func axis(of gesture: any GestureDefinition, movement: CGVector) -> CGVector? {
    guard let geometry, let choreography = choreography(on: geometry) else { return nil }
    return gesture.axis(
      of: choreography, on: geometry, opens: direction == .opening, movement: movement)
  }

  func session(
    _ kind: DragSession.Kind, along axis: CGVector, isOpener: Bool, with sample: GestureSample
  ) -> DragSession? {
    guard let geometry, let choreography = choreography(on: geometry) else { return nil }
    return DragSession(
      kind == .pan ? .pull : kind, along: axis, of: choreography, on: geometry,
      opens: direction == .opening, isOpener: isOpener, hasMore: true, with: sample)
  }

  func move(to position: RunPosition) {
    guard isHeld, position.isFinite else { return }
    driver?.update(position.fraction.clamped(to: 0...1))
  }

  func release(
    closes: Bool, velocity: RunPosition, isCarried: Bool, because reason: TransitionEnding.Reason
  ) {
    guard isHeld, let driver else { return }
    isHeld = false
    let commits = closes == (direction == .closing)
    self.reason = commits ? nil : reason
    // The rest goes on about as fast as the finger did.
    let speed = abs(velocity.fraction) * driver.duration
    driver.completionSpeed = speed.isFinite ? speed.clamped(to: 1...4) : 1
    driver.completionCurve = .easeOut
    watch()
    if commits { driver.finish() } else { driver.cancel() }
  }

  func resume() {
    release(
      closes: direction == .closing, velocity: RunPosition(fraction: 0), isCarried: false,
      because: .finger)
  }

  func atEnd(_ action: @escaping () -> Void) { stage?.undo { _ in action() } }

  /// Sends a run that a finger holds to the open or to the closed screen. Returns `false` for one that plays.
  func turn(_ wanted: TransitionDirection) -> Bool {
    guard isHeld else { return false }
    release(
      closes: wanted == .closing, velocity: RunPosition(fraction: 0), isCarried: false,
      because: .code)
    controller?.interaction.interrupt(.code)
    return true
  }
}

extension Stage {
  /// The time of the container, in seconds: it may be slowed down, or stand still.
  fileprivate var time: TimeInterval {
    container.layer.convertTime(CACurrentMediaTime(), from: nil)
  }

  /// Plays an animation along with UIKit's transition; changes at once if that is too late.
  fileprivate func alongside(_ block: @escaping () -> Void) {
    let coordinator =
      foreController?.transitionCoordinator ?? backController?.transitionCoordinator
    let isTaken = coordinator?.animate(alongsideTransition: { _ in block() }) ?? false
    if !isTaken { block() }
  }
}

/// An animator that the library gives to UIKit.
@MainActor
protocol VendedAnimator {
  /// The interaction controller that goes with it, if there is one.
  var interaction: (any UIViewControllerInteractiveTransitioning)? { get }
}

/// The animator that UIKit is given in front of one of the app's own. It passes everything on.
@MainActor
final class AppAnimator: NSObject, UIViewControllerAnimatedTransitioning, VendedAnimator {
  let run: AnimatorRun

  init(_ run: AnimatorRun) { self.run = run }

  var interaction: (any UIViewControllerInteractiveTransitioning)? { run.driver }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    run.duration(in: context)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    run.animate(in: context)
  }

  func animationEnded(_ transitionCompleted: Bool) { run.animationEnded(transitionCompleted) }
}

/// The same in front of an animator that is interruptible: UIKit pauses, scrubs and continues what that makes.
///
/// It is no subclass: Objective-C does not see an optional method that only a subclass adds.
@MainActor
final class InterruptibleAppAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  VendedAnimator
{
  let run: AnimatorRun

  init(_ run: AnimatorRun) { self.run = run }

  var interaction: (any UIViewControllerInteractiveTransitioning)? { run.driver }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    run.duration(in: context)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    run.animate(in: context)
  }

  // A percent driver calls no `animateTransition(using:)` then.
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    run.begin(in: context)
    let make: ((any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating)? =
      run.animator.interruptibleAnimator(using:)
    return make?(context) ?? UIViewPropertyAnimator(duration: 0, curve: .linear)
  }

  func animationEnded(_ transitionCompleted: Bool) { run.animationEnded(transitionCompleted) }
}

extension AnimatorRun {
  /// The animator for UIKit.
  var vended: any UIViewControllerAnimatedTransitioning {
    let make: ((any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating)? =
      animator.interruptibleAnimator(using:)
    return make == nil ? AppAnimator(self) : InterruptibleAppAnimator(self)
  }
}

/// UIKit's percent driver, for a run that a finger leads from its first instant.
@MainActor
final class AnimatorDriver: UIPercentDrivenInteractiveTransition {
  /// Tells whether a finger leads the run now.
  var isLed: () -> Bool = { false }
  /// Called when UIKit has started the run.
  var onStart: () -> Void = {}

  override var wantsInteractiveStart: Bool {
    get { isLed() }
    set {}
  }

  override func startInteractiveTransition(
    _ context: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(context)
    onStart()
  }
}
