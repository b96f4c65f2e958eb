import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// transition(from:to:duration:options:animations:completion:).
  @MainActor @Suite struct SiblingTransitionTests {
    @MainActor final class Stage {
      let journal = Journal()
      let window = clock.makeWindow()
      let parent: UIViewController
      let one: Screen
      let other: Screen

      init(parent: UIViewController = UIViewController(), isShown: Bool = true) {
        self.parent = parent
        one = Screen("A", journal)
        other = Screen("B", journal)
        if isShown { window.rootViewController = parent }
        parent.addChild(one)
        parent.view.addSubview(one.view)
        one.didMove(toParent: parent)
        clock.turn()
        parent.addChild(other)
        journal.lines = []
      }

      func exchange(_ duration: TimeInterval, _ animations: (() -> Void)? = nil) {
        parent.transition(
          from: one, to: other, duration: duration, options: [], animations: animations
        ) { [journal] in journal.write("x.completion \($0)") }
      }
    }

    // Documented: the arriving view joins the leaving one's superview, and takes its place at the
    // end. Unverified: the order of the callbacks, here a push's. [controllers 3.14]
    @Test func theViewsChangePlaces() async throws {
      try await clock.play {
        let stage = Stage()
        stage.other.view.alpha = 0
        stage.exchange(0.4) { stage.other.view.alpha = 1 }
        #expect(stage.other.view.superview === stage.parent.view)
        #expect(stage.one.view.superview === stage.parent.view)
        clock.advance(by: 0.2)
        let opacity = try #require(stage.other.view.layer.presentation()?.opacity)
        #expect(clock.isClose(CGFloat(opacity), 0.5, within: 0.1, speed: 5))
        #expect(stage.journal.lines == ["B.load", "A.wD", "B.wA", "B.iA"])
        clock.advance(by: 0.3)
        #expect(stage.one.view.superview == nil && stage.other.view.window === stage.window)
        #expect(stage.journal.lines.suffix(3) == ["A.dD", "B.dA", "x.completion true"])
        #expect(stage.parent.children == [stage.one, stage.other])
      }
    }

    // Documented: "If you pass zero, the changes are made without animating them."
    // [controllers 3.14]
    @Test func withoutADurationNothingMoves() async throws {
      try await clock.play {
        let stage = Stage()
        stage.exchange(0) { stage.other.view.alpha = 0.5 }
        clock.turn()
        #expect(stage.other.view.layer.animationKeys() == nil && stage.other.view.alpha == 0.5)
        #expect(
          stage.journal.lines == [
            "B.load", "A.wD", "B.wA", "A.dD", "B.iA", "B.dA", "x.completion true",
          ])
        #expect(stage.one.view.superview == nil)
      }
    }

    // Inferred: a parent that nobody sees exchanges views, and tells nobody.
    @Test func anUnseenParentTellsNobody() async throws {
      try await clock.play {
        let stage = Stage(isShown: false)
        stage.exchange(0)
        clock.turn()
        #expect(stage.journal.lines == ["B.load", "x.completion true"])
        #expect(stage.other.view.superview === stage.parent.view)
        #expect(stage.one.view.superview == nil)
      }
    }
  }
}
