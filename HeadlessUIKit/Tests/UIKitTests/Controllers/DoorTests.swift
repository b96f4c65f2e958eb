import Testing
import UIKit

extension All {
  /// Who is called to move what [controllers, sections 8 and 12].
  @MainActor @Suite struct DoorTests {
    init() { Headless.reset() }

    // Documented: WWDC 2016, 216: an interaction controller is the only one called, whatever it
    // wants. [controllers 12.10] [controllers 12.11]
    @Test(arguments: [true, false])
    func anInteractionControllerTakesTheOtherDoor(startsInteractively: Bool) {
      let stage = PairOfScreens()
      stage.director.interactor = Interactor(
        stage.director.animator, startsInteractively: startsInteractively)
      stage.present()
      #expect(stage.journal.lines.contains("interactor.start"))
      #expect(!stage.journal.lines.contains("animator.animate"))
      #expect(stage.director.animator.context?.isInteractive == startsInteractively)
      let coordinator = stage.presented.transitionCoordinator
      #expect(coordinator?.initiallyInteractive == startsInteractively)
      stage.director.animator.complete(true)
    }

    // Documented: WWDC 2013, 218. Observed: the system's slide instead. [controllers 8.2]
    // [controllers 9.11]
    @Test func noAnimatorNoInteraction() {
      let stage = PairOfScreens()
      stage.director.vendsAnimator = false
      stage.present()
      #expect(
        stage.journal.lines(of: "delegate") == [
          "delegate.presentationController", "delegate.animatorForPresented",
        ])
      Headless.advance(by: 1)
      #expect(stage.journal.lines.suffix(2) == ["B.dA", "present.completion"])
      #expect(stage.presented.view.frame == stage.window.bounds)
    }

    // Documented: the presentation controller is asked for in the style custom only.
    // [controllers 8.1] [controllers 9.11]
    @Test func otherStylesBringTheirOwnPresentation() {
      let stage = PairOfScreens(style: .fullScreen)
      stage.present()
      #expect(!stage.journal.lines.contains("delegate.presentationController"))
      #expect(stage.journal.lines.contains("animator.animate"))
      stage.director.animator.complete(true)
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: UIViewControllerTransitioning.h. [controllers 8.4]
    @Test func theDelegateIsHeldWeakly() {
      let stage = PairOfScreens()
      var director: Director? = Director(stage.journal)
      stage.presented.transitioningDelegate = director
      #expect(stage.presented.transitioningDelegate != nil)
      director = nil
      #expect(stage.presented.transitioningDelegate == nil)
    }

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

    // Documented: pausing makes a run interactive, finishing ends that; once, and each time.
    // [controllers 11.11] [controllers 12.11]
    @Test func pausingMakesARunInteractive() {
      let stage = PairOfScreens()
      stage.director.interruptible = InterruptibleAnimator(stage.director.animator)
      stage.present()
      var changes: [Bool] = []
      var ends = 0
      stage.presented.transitionCoordinator?.notifyWhenInteractionChanges {
        changes.append($0.isInteractive)
      }
      stage.presented.transitionCoordinator?.notifyWhenInteractionEnds { _ in ends += 1 }
      let context = stage.director.animator.context
      for _ in 0..<2 {
        context?.pauseInteractiveTransition()
        context?.updateInteractiveTransition(0.25)
        #expect(stage.presented.transitionCoordinator?.percentComplete == 0.25)
        context?.finishInteractiveTransition()
      }
      #expect(changes == [true, false, true, false] && ends == 1)
      Headless.advance(by: 1)
      #expect(stage.journal.lines.contains("B.dA") && Headless.misuses.isEmpty)
    }
  }
}
