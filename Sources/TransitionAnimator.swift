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
    return definition.duration(direction, options: controller?.settings ?? TransitionSettings())
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
    let presentation = stage.presentation
    if presentation == nil { reportDegradation(context) }
    stage.set(
      backdrop: presentation?.dimming,
      color: (controller?.settings.backdrop ?? .black).color)
    guard context.isAnimated, stage.container.window != nil else { return end(committed: true) }

    let choreography = choreography(on: stage) { [controller, definition] field, fault in
      controller?.report(.option(field.rawValue, preset: definition.name, fault))
    }
    let playback = Playback(choreography, stage: stage)
    self.playback = playback
    playback.onEnd = { [weak self] committed in self?.end(committed: committed) }
    playback.onResize = { [weak self] in self?.restage() }
    handle.attach(playback)
    playback.start()
  }

  /// The container has another size: the run goes on towards the fresh layout.
  private func restage() {
    guard phase == .running, let stage else { return }
    stage.place()
    playback?.change(to: choreography(on: stage) { _, _ in })
  }

  private func choreography(
    on stage: Stage, complain: (TransitionOptions.Field, TransitionMisuse.Fault) -> Void
  ) -> Choreography {
    let geometry = stage.geometry(
      options: controller?.options ?? TransitionOptions(),
      settings: controller?.settings ?? TransitionSettings(), reads: definition.reads,
      complain: complain)
    return definition.choreography(direction, on: geometry)
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
