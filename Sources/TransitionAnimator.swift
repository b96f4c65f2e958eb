import UIKit

/// Runs one transition, once. Its end is arranged before anything can return early, and comes
/// exactly once.
@MainActor
final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private enum Phase { case waiting, running, ended }

  let direction: Direction
  let handle: FlightHandle
  private let definition: any PresetDefinition
  private weak var controller: TransitionController?
  private var phase = Phase.waiting
  private var context: (any UIViewControllerContextTransitioning)?
  private(set) var stage: Stage?
  private(set) var playback: Playback?
  /// Whether this run fades instead of moving.
  private var isCalm = false

  init(_ direction: Direction, of controller: TransitionController) {
    self.direction = direction
    self.controller = controller
    definition = controller.definition
    handle = FlightHandle()
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    if let context, !context.isAnimated { return 0 }
    let duration = definition.duration(direction, options: settings)
    return asksForLessMotion ? min(duration, CrossFade.duration) : duration
  }

  // Two doors, one begin: with an interaction controller UIKit knocks at the second one only.
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    begin(context)
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    begin(context)
  }

  var wantsInteractiveStart: Bool { false }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    handle
  }

  private func begin(_ context: any UIViewControllerContextTransitioning) {
    guard phase == .waiting else { return }
    phase = .running
    self.context = context
    controller?.run = self
    let stage = Stage(context, direction: direction)
    self.stage = stage
    if stage.presentation == nil { reportDegradation(context) }
    isCalm = asksForLessMotion
    stage.enter()
    let choreography = choreography(on: stage) { [controller, definition] field, fault in
      controller?.report(.option(field.rawValue, preset: definition.name, fault))
    }
    arrange(stage, for: choreography)
    guard context.isAnimated, stage.container.window != nil else { return end(committed: true) }

    let playback = Playback(choreography, stage: stage)
    self.playback = playback
    playback.onEnd = { [weak self] committed in self?.end(committed: committed) }
    playback.onResize = { [weak self] in self?.restage() }
    handle.attach(playback)
    stage.presentation?.blur(direction, along: handle, on: stage)
    observeMotionSettings(on: stage)
    playback.start()
  }

  /// The stage is another one than it was: the run goes on towards the fresh layout.
  private func restage() {
    guard phase == .running, let stage, let playback else { return }
    stage.place()
    let choreography = choreography(on: stage) { _, _ in }
    arrange(stage, for: choreography)
    playback.change(to: choreography)
  }

  private func arrange(_ stage: Stage, for choreography: Choreography) {
    stage.arrange(
      choreography.parts.map(\.role), backdrop: stage.presentation?.fadingBackdrop,
      ground: (settings.backdrop ?? definition.backdrop).color ?? .black)
  }

  private func choreography(
    on stage: Stage, complain: (TransitionOptions.Field, TransitionMisuse.Fault) -> Void
  ) -> Choreography {
    if isCalm {
      let form = stage.views[.back] == nil ? definition.form : .fullScreen
      return CrossFade.choreography(
        direction, form: form, lasting: definition.duration(direction, options: settings))
    }
    let geometry = stage.geometry(
      options: controller?.options ?? TransitionOptions(), settings: settings,
      reads: definition.reads, complain: complain)
    return definition.choreography(direction, on: geometry)
  }

  private var settings: TransitionSettings { controller?.settings ?? TransitionSettings() }

  private var asksForLessMotion: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }

  /// Motion that is no longer wanted stops at once, also in mid-flight: what is left of the run
  /// is a fade. It does not come back before the next run.
  private func observeMotionSettings(on stage: Stage) {
    let center = NotificationCenter.default
    let token = center.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.motionSettingsChanged() }
    }
    stage.undo { _ in center.removeObserver(token) }
  }

  private func motionSettingsChanged() {
    guard !isCalm, asksForLessMotion else { return }
    isCalm = true
    restage()
  }

  private func end(committed: Bool) {
    guard phase == .running, let context else { return }
    phase = .ended
    if context.transitionWasCancelled == committed { controller?.report(.outcomeDisagrees) }
    playback?.clear()
    stage?.strike(committed: committed)
    handle.finish(at: committed ? .end : .start)
    self.context = nil
    stage = nil
    playback = nil
    controller?.run = nil
    context.completeTransition(committed)
    controller?.runEnded(committed: committed)
  }

  private func reportDegradation(_ context: any UIViewControllerContextTransitioning) {
    guard direction == .forward else { return }
    controller?.report(
      context.presentationStyle == .custom ? .presentationControllerReadEarly : .styleChanged)
  }
}
