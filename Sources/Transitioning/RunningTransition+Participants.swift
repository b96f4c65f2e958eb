import UIKit

// The screens that are told of a run.
extension RunningTransition {
  /// Tells all screens that the run begins. Returns how to tell the same ones of its end.
  func announce(
    on stage: Stage, in context: any RunContext, isAnimated: Bool
  ) -> (TransitionEnding) -> Void {
    guard let controller else { return { _ in } }
    let (fore, back) = (stage.foreController, stage.backController)
    let kind = context.style == .none ? controller.kind : .presentation
    let request = TransitionRequest(
      direction, kind: kind, fore: fore, back: back, source: source)
    let run = TransitionRun(
      request, in: stage.container, foreView: stage.views[.fore], backView: stage.views[.back],
      lasting: duration(isAnimated: isAnimated), isInteractive: isLed, memory: controller.memory)
    handle = run
    let performance = Performance(on: stage, in: context, of: controller)
    run.performance = performance
    self.performance = performance
    var told: [any TransitionParticipant] = []
    for screen in [request.from, request.to].compactMap({ $0 }) {
      // The app's own presentation controller takes part in the run, too. To ask a screen that is not presented
      // would make one, which UIKit keeps.
      let isPresented = screen === fore && kind == .presentation && context.style != .none
      let presentation = isPresented ? screen.presentationController : nil
      let all: [AnyObject] = [presentation].compactMap { $0 } + ElementScreen(screen).controllers
      for case let participant as any TransitionParticipant in all
      where !told.contains(where: { $0 === participant }) {
        told.append(participant)
      }
    }
    for participant in told { participant.transitionWillBegin(run) }
    return { ending in
      for participant in told.reversed() { participant.transitionDidEnd(run, ending: ending) }
    }
  }
}
