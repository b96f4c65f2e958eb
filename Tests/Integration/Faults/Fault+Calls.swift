import UIKit

@testable import TestSupport
@testable import TransitionCatalog

// Calls that come twice, late, from somebody else, or never.
extension Fault {
  private static let somebodyElse = Outcome.either(
    because: "what somebody else says about UIKit's transition is that one's affair")

  static var calls: [Fault] {
    [
      Fault(
        "completeTransition(true) was already called by somebody", somebodyElse,
        provokes: [.completedTwice, .notInTransition]
      ) { $0.context?.completeTransition(true) },
      Fault(
        "completeTransition(false) was already called by somebody", somebodyElse,
        provokes: [.completedTwice, .notInTransition]
      ) { $0.context?.completeTransition(false) },
      Fault("finishInteractiveTransition is called by somebody", where: isNotDriven) {
        $0.context?.finishInteractiveTransition()
      },
      Fault("cancelInteractiveTransition is called by somebody", somebodyElse, where: isModal) {
        $0.context?.cancelInteractiveTransition()
      },
      Fault("pauseInteractiveTransition is called by somebody, who never goes on") {
        $0.context?.pauseInteractiveTransition()
      },
      Fault("updateInteractiveTransition is called with nonsense") {
        for percent in [CGFloat.nan, -3, 7] { $0.context?.updateInteractiveTransition(percent) }
      },
      Fault("animateTransition is called again") { stage in
        if let context = stage.context {
          stage.run?.coordinator?.animateTransition(using: context)
        }
      },
      Fault("startInteractiveTransition is called again") { stage in
        if let context = stage.context {
          stage.run?.coordinator?.startInteractiveTransition(context)
        }
      },
      Fault(
        "interruptibleAnimator is asked for again after the end",
        later: { _, relics in
          guard let run = relics.animator, let context = relics.context else { return }
          let animator = run.interruptibleAnimator(using: context)
          animator.startAnimation()
          animator.pauseAnimation()
          animator.fractionComplete = 0.5
          animator.stopAnimation(false)
          animator.finishAnimation(at: .start)
        }
      ) { _ in },
      Fault(
        "the run is begun again after its end",
        later: { _, relics in
          guard let run = relics.animator, let context = relics.context else { return }
          run.animateTransition(using: context)
          run.startInteractiveTransition(context)
        }
      ) { _ in },
      Fault("pauseAnimation comes twice, and startAnimation twice", where: { !$0.isHeld }) {
        guard let animator = $0.run?.interruptible else { return }
        animator.pauseAnimation()
        animator.pauseAnimation()
        animator.startAnimation()
        animator.startAnimation()
      },
      Fault("fractionComplete is no number", where: { !$0.isHeld }) {
        $0.run?.interruptible.fractionComplete = .nan
        $0.run?.interruptible.fractionComplete = .infinity
        $0.run?.interruptible.startAnimation()
      },
      Fault("the animator is stopped, and nobody finishes it", .committed) {
        $0.run?.interruptible.stopAnimation(true)
      },
      Fault("the animator is finished twice", .committed) {
        let animator = $0.run?.interruptible
        animator?.stopAnimation(false)
        animator?.finishAnimation(at: .end)
        animator?.finishAnimation(at: .start)
      },
      Fault("the animator is finished without being stopped") {
        $0.run?.interruptible.finishAnimation(at: .end)
      },
      Fault("the percent driver is finished twice, and cancelled", .committed, where: isDriven) {
        $0.driver.finish()
        $0.driver.finish()
        $0.driver.cancel()
      },
      Fault("the percent driver is told nonsense", where: isDriven) {
        for percent in [CGFloat.nan, -3, 7, 0.5] { $0.driver.update(percent) }
      },
      Fault(
        "the percent driver is cancelled after the end", where: isDriven,
        later: { stage, _ in
          stage.driver.cancel()
          stage.driver.update(0.3)
        }
      ) { _ in },
    ]
  }
}
