import Testing
import UIKit

extension All {
  /// Interactive runs that change their mind, and what stays of it.
  @MainActor @Suite struct ChangeOfMindTests {
    init() { Headless.reset() }

    private func pair(_ style: UIModalPresentationStyle = .custom) -> PairOfScreens {
      let stage = PairOfScreens(style: style)
      stage.director.interactor = Interactor(stage.director.animator)
      return stage
    }

    // Documented: UIViewControllerTransitioning.h: cancelled may change more than once.
    // [controllers 4.13] [controllers 11.11] [controllers 12.11]
    @Test(arguments: HeadlessOrder.allCases)
    func aRunMayBeCancelledAndTakenUpAgain(order: HeadlessOrder) {
      Headless.order = order
      let stage = pair(.fullScreen)
      stage.present()
      var seen: [String] = []
      let coordinator = stage.presented.transitionCoordinator
      coordinator?.notifyWhenInteractionChanges {
        seen.append("\($0.isInteractive) \($0.isCancelled)")
      }
      let context = stage.director.animator.context
      context?.cancelInteractiveTransition()
      context?.pauseInteractiveTransition()
      context?.finishInteractiveTransition()
      context?.pauseInteractiveTransition()
      context?.cancelInteractiveTransition()
      #expect(seen == ["false true", "true true", "false false", "true false", "false true"])
      stage.director.animator.complete(false)
      #expect(stage.presented.view.window == nil && stage.presenter.view.window != nil)
      #expect(stage.journal.lines(of: "P").last == "P.dA" && Headless.misuses.isEmpty)
      #expect(stage.journal.lines(of: "B").last == "B.dD")
    }

    // Documented: the rule of the cancel holds for the last word. [controllers 4.1]
    @Test(arguments: HeadlessOrder.allCases)
    func aFinishAfterACancelCommits(order: HeadlessOrder) {
      Headless.order = order
      let stage = pair(.fullScreen)
      stage.present()
      let context = stage.director.animator.context
      context?.cancelInteractiveTransition()
      context?.pauseInteractiveTransition()
      context?.finishInteractiveTransition()
      stage.director.animator.complete(true)
      #expect(stage.journal.lines(of: "B").last == "B.dA")
      #expect(stage.journal.lines(of: "P").last == "P.dD")
      #expect(stage.presenter.view.window == nil && Headless.misuses.isEmpty)
    }

    // Documented: the handler comes before the callbacks that turn round.
    // [controllers 4.1] [controllers 11.11]
    @Test(arguments: HeadlessOrder.allCases)
    func theHandlerComesBeforeTheCallbacks(order: HeadlessOrder) {
      Headless.order = order
      let stage = pair(.fullScreen)
      stage.present()
      stage.presented.transitionCoordinator?.notifyWhenInteractionEnds {
        stage.journal.write("x.ended \($0.isCancelled)")
      }
      stage.journal.lines = []
      stage.director.animator.context?.cancelInteractiveTransition()
      stage.director.animator.complete(false)
      let lines = stage.journal.lines(of: "x", "B", "P")
      #expect(lines.prefix(2) == ["x.ended true", "B.wD"])
      #expect(lines.filter { $0.hasPrefix("x") }.count == 1)
    }

    // Open: whether a restored controller is told viewIsAppearing. [controllers 4.5]
    @Test(arguments: HeadlessOrder.allCases)
    func aRestoredControllerMayHearThatItIsAppearing(order: HeadlessOrder) {
      Headless.order = order
      let stage = pair(.custom)
      stage.presentFully()
      stage.director.animator.complete(true)
      let child = Screen("C", stage.journal)
      stage.presented.addChild(child)
      stage.presented.view.addSubview(child.view)
      Headless.turn()
      stage.dismiss()
      stage.journal.lines = []
      stage.director.animator.context?.cancelInteractiveTransition()
      stage.director.animator.complete(false)
      Headless.turn()
      let tells = order == .first
      #expect(stage.journal.lines(of: "B") == ["B.wA"] + (tells ? ["B.iA"] : []) + ["B.dA"])
      #expect(stage.journal.lines(of: "C").contains("C.iA") == tells)
    }

    // Documented: wantsInteractiveStart is true where nobody says otherwise. [controllers 12.11]
    @Test func interactiveStartIsTheDefault() {
      final class Plain: NSObject, UIViewControllerInteractiveTransitioning {
        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
      }
      let plain = Plain()
      #expect(plain.wantsInteractiveStart && plain.completionSpeed == 1)
      #expect(plain.completionCurve == .easeInOut)
    }
  }
}
