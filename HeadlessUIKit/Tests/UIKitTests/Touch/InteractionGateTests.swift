import Testing

@testable import UIKit

extension All {
  /// Who may touch the app while a transition runs.
  @MainActor @Suite struct InteractionGateTests {
    init() { Headless.reset() }

    private var ignores: Bool { InteractionGate.isClosed }

    private func start(_ prepare: (Director) -> Void) -> PairOfScreens {
      let pair = PairOfScreens()
      prepare(pair.director)
      pair.present()
      return pair
    }

    // Observed: a plain animated transition blocks all interaction for its length.
    // [controllers 13.1] [gestures 19]
    @Test func aPlainTransitionKeepsTheTouchesAway() {
      let pair = start { _ in }
      #expect(ignores)
      Headless.advance(by: 2)
      #expect(ignores)
      pair.director.animator.complete(true)
      #expect(!ignores)
      pair.dismiss()
      #expect(ignores)
      pair.director.animator.complete(false)
      #expect(!ignores)
    }

    // Observed: views under a running system presentation take no taps. [controllers 13.5]
    @Test func theSystemsOwnAnimationKeepsTheTouchesAway() {
      let pair = PairOfScreens(style: .fullScreen, directs: false)
      pair.present()
      #expect(ignores)
      var taps = 0
      let tap = UITapGestureRecognizer()
      tap.addHeadlessTarget { _ in taps += 1 }
      pair.window.addGestureRecognizer(tap)
      Headless.play(.tap(at: at(50, 50)), in: pair.window)
      Headless.advance(by: 0.2)
      #expect(taps == 0)
      Headless.advance(by: 2)
      #expect(!ignores)
      Headless.play(.tap(at: at(50, 50)), in: pair.window)
      Headless.advance(by: 0.2)
      #expect(taps == 1)
      pair.dismiss(animated: false)
      #expect(!ignores)
    }

    // Observed twice: an interaction controller that starts interactively leaves the app open.
    // [controllers 13.2] [gestures 19]
    @Test func anInteractiveStartLeavesTheAppOpen() {
      let pair = start { $0.interactor = Interactor($0.animator) }
      #expect(!ignores)
      pair.director.animator.complete(true)
      #expect(!ignores)
    }

    // Documented: an interaction controller that does not start interactively, with an interruptible
    // animator. [controllers 13.3]
    @Test func bothTogetherLeaveTheAppOpen() {
      let pair = start {
        $0.interruptible = InterruptibleAnimator($0.animator)
        $0.interactor = Interactor($0.animator, startsInteractively: false)
      }
      #expect(!ignores)
      pair.director.animator.complete(true)
    }

    // Inferred: it reports no interactive transition, and nothing could take it in hand.
    @Test func anInteractorThatStartsNothingIsNotEnough() {
      let pair = start { $0.interactor = Interactor($0.animator, startsInteractively: false) }
      #expect(ignores)
      pair.director.animator.complete(true)
      #expect(!ignores)
    }

    // A single report; a switch.
    @Test func anInterruptibleAnimatorAloneIsEnoughOrNot() {
      Headless.interruptibleAnimatorTakesTouches = false
      let first = start { $0.interruptible = InterruptibleAnimator($0.animator) }
      #expect(ignores)
      Headless.advance(by: 1)
      #expect(!ignores)
      Headless.interruptibleAnimatorTakesTouches = true
      first.dismiss()
      #expect(!ignores)
      Headless.reset()
      #expect(Headless.interruptibleAnimatorTakesTouches)
    }
  }
}
