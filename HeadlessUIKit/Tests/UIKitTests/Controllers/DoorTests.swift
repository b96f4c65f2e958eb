import Testing
import UIKit

extension All {
  /// Who is called to move what [controllers, sections 8 and 12].
  @MainActor @Suite struct DoorTests {
    init() { Headless.reset() }

    // Documented: one object, asked for again. [controllers 12.10]
    @Test func aNewInterruptibleAnimatorIsReported() {
      let stage = PairOfScreens()
      let animator = InterruptibleAnimator(stage.director.animator)
      stage.director.interruptible = animator
      stage.present()
      #expect(stage.presented.transitionCoordinator?.isInterruptible == true)
      #expect(!animator.propertyAnimators.isEmpty && Headless.misuses.isEmpty)
      Headless.advance(by: 1)
      #expect(Headless.misuses.isEmpty && stage.journal.lines.contains("B.dA"))

      stage.dismiss(animated: false)
      let other = PairOfScreens()
      let fickle = InterruptibleAnimator(other.director.animator)
      fickle.returnsFresh = true
      other.director.interruptible = fickle
      other.present()
      #expect(Headless.takeMisuses().map(\.kind).contains(.interruptibleAnimatorChanged))
      Headless.advance(by: 1)
      _ = Headless.takeMisuses()
    }

    // [controllers 12.10] Pausing what cannot be interrupted.
    @Test func pausingNeedsAnInterruptibleAnimator() {
      let stage = PairOfScreens()
      stage.present()
      stage.director.animator.context?.pauseInteractiveTransition()
      #expect(Headless.takeMisuses().map(\.kind) == [.pausedUninterruptible])
      stage.director.animator.complete(true)
    }
  }
}
