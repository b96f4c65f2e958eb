import UIKit

// The screens that are told of a run.
extension RunningTransition {
  /// Tells all screens that the run begins. Returns how to tell the same ones of its end.
  func announce(
    on stage: Stage, in context: any RunContext, isAnimated: Bool
  ) -> (TransitionEnding) -> Void {
    guard let controller else { return { _ in } }
    let kind = context.style == .none ? controller.kind : .presentation
    let request = TransitionRequest(
      direction, kind: kind, fore: stage.foreController, back: stage.backController, source: source)
    let run = TransitionRun(
      request, in: stage.container, foreView: stage.views[.fore], backView: stage.views[.back],
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
