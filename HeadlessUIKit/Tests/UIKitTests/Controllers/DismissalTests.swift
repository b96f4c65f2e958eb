import Testing
import UIKit

extension All {
  @MainActor @Suite struct DismissalTests {
    init() { Headless.reset() }

    private func tower(_ style: UIModalPresentationStyle = .custom) -> (PairOfScreens, Screen) {
      let stage = PairOfScreens()
      stage.present()
      stage.director.animator.complete(true)
      let top = Screen("C", stage.journal)
      top.modalPresentationStyle = style
      stage.presented.present(top, animated: false)
      Headless.turn()
      stage.journal.lines = []
      return (stage, top)
    }

    // Observed: the receiver's own is animated, what is above vanishes. [controllers 8.5]
    // [controllers 8.6]
    @Test(arguments: HeadlessOrder.allCases)
    func aNestedDismissalAnimatesTheLowest(order: HeadlessOrder) {
      Headless.order = order
      let (stage, top) = tower()
      stage.dismiss()
      #expect(top.view.window == nil && stage.presented.view.window != nil)
      #expect(stage.journal.lines.contains("delegate.animatorForDismissed B"))
      #expect(stage.journal.lines(of: "C") == ["C.wD", "C.dD"])
      stage.director.animator.complete(true)
      #expect(stage.journal.lines(of: "B") == ["B.wD", "B.dD"])
      #expect(stage.presented.presentedViewController == nil)
      #expect(stage.window.subviews == [stage.presenter.view] && Headless.misuses.isEmpty)
    }
  }
}
