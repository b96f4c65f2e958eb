import UIKit

/// The screens that are told of a run: found once, at its beginning.
@MainActor
struct RunAudience {
  private let run: TransitionRun
  private let told: [any TransitionParticipant]

  init(of run: TransitionRun, in context: any RunContext) {
    self.run = run
    var told: [any TransitionParticipant] = []
    for screen in [run.from, run.to].compactMap({ $0 }) {
      // The app's own presentation controller takes part in the run, too. To ask a screen that is not presented
      // would make one, which UIKit keeps.
      let isPresented =
        screen === run.fore && run.kind == .presentation && context.style != .none
      let presentation = isPresented ? screen.presentationController : nil
      let all: [AnyObject] = [presentation].compactMap { $0 } + ElementScreen(screen).controllers
      for case let participant as any TransitionParticipant in all
      where !told.contains(where: { $0 === participant }) {
        told.append(participant)
      }
    }
    self.told = told
  }

  func hearBeginning() {
    for participant in told { participant.transitionWillBegin(run) }
  }

  func hearEnd(_ ending: TransitionEnding) {
    for participant in told.reversed() { participant.transitionDidEnd(run, ending: ending) }
  }
}
