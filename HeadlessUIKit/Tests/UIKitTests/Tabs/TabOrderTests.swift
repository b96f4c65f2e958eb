import Testing
import UIKit

extension All {
  /// Who hears what, in which order.
  @MainActor @Suite struct TabOrderTests {
    init() { Headless.reset() }

    // Measured by others, once: the arriving tab's "will" comes first; its second time is like its
    // first but for the loading. [controllers 3.9]
    @Test func aSwitchTellsTheArrivingTabFirst() {
      let stage = TabStage()
      stage.tabs.selectedIndex = 1
      #expect(
        stage.journal.lines(of: "A", "B") == ["B.load", "B.wA", "A.wD", "A.dD", "B.iA", "B.dA"])
      stage.journal.lines = []
      stage.tabs.selectedIndex = 0
      #expect(stage.journal.lines(of: "A", "B") == ["A.wA", "B.wD", "B.dD", "A.iA", "A.dA"])
      #expect(Headless.misuses.isEmpty)
    }

    // Unverified: other accounts of containers say that the leaving one comes first.
    @Test func theSecondOrderIsThatOfAPush() {
      Headless.order = .second
      let stage = TabStage()
      stage.tabs.selectedIndex = 1
      #expect(
        stage.journal.lines(of: "A", "B") == ["B.load", "A.wD", "B.wA", "A.dD", "B.iA", "B.dA"])
    }

    // Measured by others, once; an animated switch tells the same. [controllers 3.9]
    @Test func anAnimatedSwitchTellsTheSame() {
      let stage = TabStage(animates: true)
      stage.tabs.selectedIndex = 1
      Headless.turn()
      #expect(stage.journal.lines(of: "A", "B") == ["B.load", "B.wA", "A.wD", "B.iA"])
      stage.director.animator.complete(true)
      #expect(stage.journal.lines(of: "A", "B").suffix(2) == ["A.dD", "B.dA"])
      #expect(Headless.misuses.isEmpty)
    }
  }
}
