import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct PushOrderTests {
    init() { Headless.reset() }

    // Published log (iOS 5): will after `viewWillAppear`, did after `viewDidAppear`; others
    // disagree about the first. [controllers 15.1] [controllers 15.2]
    @Test(arguments: HeadlessOrder.allCases) func theDelegateIsToldOfScreens(order: HeadlessOrder) {
      Headless.order = order
      let theatre = NavigationTheatre()
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.advance(by: 1)
      let expected =
        order == .first
        ? ["A.wD", "B.wA", "delegate.willShow B true"]
        : ["delegate.willShow B true", "A.wD", "B.wA"]
      let lines = theatre.lines("A", "B", "delegate").filter { $0 != "B.load" }
      #expect(lines.prefix(3) == ArraySlice(expected))
      #expect(lines.suffix(3) == ["A.dD", "B.dA", "delegate.didShow B true"])
    }

    // Documented: valid in the four callbacks. [controllers 2.9]
    @Test func aScreenKnowsWhyItGoes() {
      let theatre = NavigationTheatre()
      var facts: [String] = []
      theatre.b.onWillAppear = { [b = theatre.b] in facts.append("in \(b.isMovingToParent)") }
      theatre.a.onWillDisappear = { [a = theatre.a] in
        facts.append("covered \(a.isMovingFromParent)")
      }
      theatre.b.onDidDisappear = { [b = theatre.b] in facts.append("out \(b.isMovingFromParent)") }
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.advance(by: 1)
      theatre.a.onWillAppear = { [a = theatre.a] in facts.append("back \(a.isMovingToParent)") }
      theatre.navigation.popViewController(animated: true)
      Headless.advance(by: 1)
      #expect(facts == ["covered false", "in true", "back false", "out true"])
    }
  }
}
