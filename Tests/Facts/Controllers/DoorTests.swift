import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Who is called to move what [controllers, sections 8 and 12].
  @MainActor @Suite struct DoorTests {
    // Documented: WWDC 2016, 216: an interaction controller is the only one called, whatever it
    // wants. [controllers 12.10] [controllers 12.11]
    @Test(arguments: [true, false])
    func anInteractionControllerTakesTheOtherDoor(startsInteractively: Bool) async throws {
      try await clock.play {
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
    }

    // Documented: WWDC 2013, 218. Observed: the system's slide instead. [controllers 8.2]
    // [controllers 9.11]
    @Test func noAnimatorNoInteraction() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.director.vendsAnimator = false
        stage.present()
        #expect(
          stage.journal.lines(of: "delegate") == [
            "delegate.presentationController", "delegate.animatorForPresented",
          ])
        clock.advance(by: 1)
        #expect(stage.journal.lines.suffix(2) == ["B.dA", "present.completion"])
        #expect(stage.presented.view.frame == stage.window.bounds)
      }
    }

    // Documented: the presentation controller is asked for in the style custom only.
    // [controllers 8.1] [controllers 9.11]
    @Test func otherStylesBringTheirOwnPresentation() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .fullScreen)
        stage.present()
        #expect(!stage.journal.lines.contains("delegate.presentationController"))
        #expect(stage.journal.lines.contains("animator.animate"))
        stage.director.animator.complete(true)
      }
    }

    // Documented: UIViewControllerTransitioning.h. [controllers 8.4]
    @Test func theDelegateIsHeldWeakly() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        var director: Director? = Director(stage.journal)
        stage.presented.transitioningDelegate = director
        #expect(stage.presented.transitioningDelegate != nil)
        director = nil
        #expect(stage.presented.transitioningDelegate == nil)
      }
    }

    // Documented: pausing makes a run interactive, finishing ends that; once, and each time.
    // [controllers 11.11] [controllers 12.11]
    @Test func pausingMakesARunInteractive() async throws {
      try await clock.play {
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
        clock.advance(by: 1)
        #expect(stage.journal.lines.contains("B.dA"))
      }
    }
  }
}
