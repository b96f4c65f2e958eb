import UIKit

/// Runs one transition. Its end is arranged before anything can return early, and happens exactly
/// once.
@MainActor
final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private enum Phase { case waiting, running, ended }

  let direction: TransitionDirection
  let interruptible: InterruptibleAnimator
  let definition: any PresetDefinition
  private(set) weak var controller: TransitionController?
  private var phase = Phase.waiting
  var context: (any UIViewControllerContextTransitioning)?
  private(set) var stage: Stage?
  /// The presentation controller, if it is the library's.
  private var presentation: PresentationController?
  private(set) var playback: Playback?
  var geometry: Geometry?
  /// True if this run fades instead of moving.
  var crossFades = false

  /// The screen that requested the presentation, if UIKit reports it.
  private weak var source: UIViewController?
  private(set) var flight: Flight?

  init(
    _ direction: TransitionDirection, of controller: TransitionController,
    source: UIViewController? = nil
  ) {
    self.direction = direction
    self.source = source
    self.controller = controller
    definition = controller.definition
    interruptible = InterruptibleAnimator()
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    if let context, !context.isAnimated { return 0 }
    let duration = definition.duration(direction, options: resolvedOptions)
    return asksForLessMotion ? min(duration, CrossFade.duration) : duration
  }

  // With an interaction controller UIKit calls only `startInteractiveTransition`.
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    begin(context)
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    begin(context)
  }

  var wantsInteractiveStart: Bool { controller?.interaction.leads(direction) ?? false }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if phase == .waiting {
      interruptible.onFirstUse = { [weak self, weak context] in
        if let context { self?.begin(context) }
      }
    }
    return interruptible
  }

  private func begin(_ context: any UIViewControllerContextTransitioning) {
    guard phase == .waiting else { return }
    phase = .running
    self.context = context
    controller?.run = self
    let presentation = presentation(in: context)
    self.presentation = presentation
    let stage = Stage(
      context, direction: direction,
      restingFrame: presentation.map { presentation in
        { presentation.frameOfPresentedViewInContainerView }
      }, backPicture: presentation?.presenterPicture)
    self.stage = stage
    if presentation == nil { reportDegradation(context) }
    crossFades = asksForLessMotion
    stage.enter()
    stage.keepEditing(presentation?.editedField, isLed: wantsInteractiveStart)
    let flight = Flight(stage, source: source) { [controller] in controller?.report($0) }
    self.flight = flight
    controller?.takeAlongReport = [:]
    if context.isAnimated, !crossFades { flight?.notifySource() }
    let choreography = choreography(on: stage) { [controller, definition] field, fault in
      controller?.report(.option(field.rawValue, preset: definition.name, fault))
    }
    arrange(stage, for: choreography)
    guard context.isAnimated, stage.container.window != nil else { return end(committed: true) }

    if crossFades { flight?.cancel(.reducedMotion) } else { flight?.prepare() }
    controller?.takeAlongReport = flight?.outcomes ?? [:]
    let alongside = AlongsideAnimations()
    let targets: [(any PlaybackTarget)?] = [flight, alongside]
    let playback = Playback(choreography, stage: stage, targets: targets.compactMap { $0 })
    flight?.playback = playback
    alongside.playback = playback
    self.playback = playback
    playback.onEnd = { [weak self] committed in self?.end(committed: committed) }
    playback.onResize = { [weak self] in self?.restage() }
    interruptible.attach(playback, alongside: alongside)
    presentation?.dimming?.animateBlur(direction, along: interruptible, on: stage)
    observeMotionSettings(on: stage)
    observeInterruptions(on: stage)
    if let interaction = controller?.interaction, interaction.leads(direction) {
      playback.startHeld()
      interaction.beginDriving(self)
    } else {
      controller?.interaction.cancelRefusal()
      playback.start()
    }
  }

  /// Continues the run with a new choreography, after the container or the motion settings changed.
  func restage() {
    guard phase == .running, let stage, let playback else { return }
    // The gesture was measured with the old choreography.
    controller?.interaction.interrupt()
    guard phase == .running else { return }
    stage.layOutViews()
    let choreography = choreography(on: stage) { _, _ in }
    arrange(stage, for: choreography)
    playback.change(to: choreography)
  }

  private func arrange(_ stage: Stage, for choreography: Choreography) {
    stage.arrange(
      choreography.parts.map(\.role), backdrop: presentation?.fadingBackdrop,
      background: (controller?.backdrop ?? definition.backdrop).color ?? .black)
  }

  private func choreography(
    on stage: Stage, report: (TransitionOptions.Field, TransitionMisuse.Fault) -> Void
  ) -> Choreography {
    let geometry = stage.geometry(
      options: resolvedOptions, report: report)
    self.geometry = geometry
    if crossFades {
      let form = stage.views[.back] == nil ? definition.form : .fullScreen
      return CrossFade.choreography(
        direction, form: form, lasting: definition.duration(direction, options: resolvedOptions))
    }
    return definition.choreography(direction, on: geometry)
  }

  private var resolvedOptions: ResolvedOptions { controller?.resolvedOptions ?? ResolvedOptions() }

  var asksForLessMotion: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }

  private func end(committed: Bool) {
    guard phase == .running, let context else { return }
    phase = .ended
    // The screen, and with it its controller, may be gone as soon as the transition is completed.
    let (controller, stage, playback) = (controller, stage, playback)
    controller?.interaction.runEnded(self)
    if context.transitionWasCancelled == committed { controller?.report(.outcomeDisagrees) }
    // Before the undos, which have the last word on what these animated: a blur's effect.
    interruptible.finish(at: committed ? .end : .start)
    let leaving: Role = committed == (direction == .opening) ? .back : .fore
    playback?.clear(except: leaving)
    stage?.strike(committed: committed)
    self.context = nil
    self.stage = nil
    presentation = nil
    flight = nil
    self.playback = nil
    controller?.run = nil
    context.completeTransition(committed)
    // UIKit has removed what leaves. Shown at rest before that, it would flash.
    playback?.clear()
    stage?.removeProps()
    controller?.runEnded(committed: committed)
  }

  /// The library's presentation controller. `nil` in a navigation or tab bar controller, where a
  /// child's `presentationController` has no part in the transition.
  private func presentation(
    in context: any UIViewControllerContextTransitioning
  ) -> PresentationController? {
    guard context.presentationStyle != .none else { return nil }
    let screen = context.viewController(forKey: direction == .opening ? .to : .from)
    return screen?.presentationController as? PresentationController
  }

  private func reportDegradation(_ context: any UIViewControllerContextTransitioning) {
    guard direction == .opening, context.presentationStyle != .none else { return }
    controller?.report(
      context.presentationStyle == .custom ? .presentationControllerReadEarly : .styleChanged)
  }
}
