import Testing
import UIKit

extension All {
  /// When presenter and presented know each other no longer.
  @MainActor @Suite struct SeparationTests {
    init() { Headless.reset() }

    private final class Telling: UIPresentationController {
      var onDidEnd: (Bool) -> Void = { _ in }
      override func dismissalTransitionDidEnd(_ completed: Bool) { onDidEnd(completed) }
      override func presentationTransitionDidEnd(_ completed: Bool) { onDidEnd(completed) }
    }

    private func pair(_ onDidEnd: @escaping (PairOfScreens, Bool) -> Void) -> PairOfScreens {
      let stage = PairOfScreens()
      stage.director.makePresentation = { [weak stage] presented, presenting in
        let controller = Telling(presentedViewController: presented, presenting: presenting)
        controller.onDidEnd = { completed in stage.map { onDidEnd($0, completed) } }
        return controller
      }
      return stage
    }

    private func isTied(_ stage: PairOfScreens) -> Bool {
      let isPresented = stage.presented.presentingViewController != nil
      #expect(isPresented == (stage.presenter.presentedViewController != nil))
      return isPresented
    }

    // No source tells of DidEnd; observed: microsoft/WinObjC#2114: in viewDidDisappear the presenter
    // is nil. [controllers 9.15] [controllers 2.10]
    @Test(arguments: HeadlessOrder.allCases)
    func theTiesAreCutAroundDidEnd(order: HeadlessOrder) {
      Headless.order = order
      var ties: [Bool] = []
      let stage = pair { stage, _ in ties.append(isTied(stage)) }
      stage.present()
      stage.director.animator.complete(true)
      #expect(ties == [true])
      ties = []
      stage.presented.onDidDisappear = { ties.append(isTied(stage)) }
      stage.presenter.dismiss(animated: true) { ties.append(isTied(stage)) }
      Headless.turn()
      stage.director.animator.complete(true)
      #expect(ties == (order == .first ? [false, false, false] : [true, false, false]))
      #expect(Headless.misuses.isEmpty)
    }

    // The same, for a presentation that is cancelled. [controllers 9.15]
    @Test(arguments: HeadlessOrder.allCases)
    func aCancelledPresentationCutsThemLikewise(order: HeadlessOrder) {
      Headless.order = order
      var ties: [Bool] = []
      let stage = pair { stage, completed in
        ties.append(isTied(stage))
        #expect(!completed)
      }
      stage.present()
      stage.director.animator.complete(false)
      #expect(ties == [order == .second] && !isTied(stage) && Headless.misuses.isEmpty)
    }

    // A screen that is presented in DidEnd is refused where the former one is still there; the
    // completion is right in both. [controllers 9.15]
    @Test(arguments: HeadlessOrder.allCases, [true, false])
    func theNextIsPresentedInTheCompletion(order: HeadlessOrder, inCompletion: Bool) {
      Headless.order = order
      let next = UIViewController()
      var isGoing = false
      let stage = pair { stage, _ in
        if isGoing, !inCompletion { stage.presenter.present(next, animated: false) }
      }
      stage.present()
      stage.director.animator.complete(true)
      isGoing = true
      stage.presenter.dismiss(animated: true) {
        if inCompletion { stage.presenter.present(next, animated: false) }
      }
      Headless.turn()
      stage.director.animator.complete(true)
      Headless.turn()
      let isRefused = order == .second && !inCompletion
      #expect(
        Headless.takeMisuses().map(\.kind) == (isRefused ? [.presentWhileAlreadyPresented] : []))
      #expect((stage.presenter.presentedViewController === next) != isRefused)
    }

    // Unverified: what has been dismissed cannot be dismissed in DidEnd again. [controllers 9.15]
    @Test(arguments: HeadlessOrder.allCases)
    func aSecondDismissalInDidEndIsRefused(order: HeadlessOrder) {
      Headless.order = order
      var isGoing = false
      let stage = pair { stage, _ in
        if isGoing { stage.presenter.dismiss(animated: false) }
      }
      stage.present()
      stage.director.animator.complete(true)
      isGoing = true
      stage.dismiss()
      stage.director.animator.complete(true)
      #expect(
        Headless.takeMisuses().map(\.kind)
          == [order == .first ? .dismissNothing : .dismissWhileInTransition])
      #expect(!isTied(stage) && stage.journal.lines(of: "B").last == "B.dD")
    }
  }
}
