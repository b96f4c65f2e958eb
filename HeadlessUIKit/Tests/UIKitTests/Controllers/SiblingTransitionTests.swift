import Testing
import UIKit

extension All {
  /// transition(from:to:duration:options:animations:completion:).
  @MainActor @Suite struct SiblingTransitionTests {
    init() { Headless.reset() }

    @MainActor final class Stage {
      let journal = Journal()
      let window = Headless.makeWindow()
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
        Headless.turn()
        parent.addChild(other)
        journal.lines = []
      }

      func exchange(_ duration: TimeInterval, _ animations: (() -> Void)? = nil) {
        parent.transition(
          from: one, to: other, duration: duration, options: [], animations: animations
        ) { [journal] in journal.write("x.completion \($0)") }
      }
    }

    // Documented: NSInvalidArgumentException unless both are the receiver's children.
    // [controllers 3.14]
    @Test func bothMustBeChildren() {
      let stage = Stage()
      let stranger = Screen("X", stage.journal)
      stage.parent.transition(from: stage.one, to: stranger, duration: 0, animations: nil)
      let misuses = Headless.takeMisuses()
      #expect(misuses.map(\.kind) == [.childNotOwned])
      #expect(misuses.first?.message.contains("must have a common parent") == true)
      #expect(stage.one.view.superview === stage.parent.view && stage.journal.lines.isEmpty)
    }

    // Documented: the same exception where the receiver forwards appearance by itself.
    // [controllers 3.14]
    @Test func aManualContainerMustNot() {
      let stage = Stage(parent: HandAppearanceTests.Manual())
      stage.exchange(0)
      Headless.turn()
      #expect(Headless.takeMisuses().map(\.kind) == [.appearanceForwardedByHand])
      #expect(stage.one.view.superview === stage.parent.view && stage.journal.lines.isEmpty)
    }

    // Documented: the container removes the former child in the completion; it knows why it left.
    // [controllers 2.9]
    @Test func aContainersWholeExchange() {
      let stage = Stage()
      stage.one.willMove(toParent: nil)
      var isMoving: [Bool] = []
      stage.one.onDidDisappear = { [unowned one = stage.one] in
        isMoving.append(one.isMovingFromParent)
      }
      stage.parent.transition(
        from: stage.one, to: stage.other, duration: 0.2, options: [], animations: nil
      ) { _ in
        stage.one.removeFromParent()
        stage.other.didMove(toParent: stage.parent)
      }
      Headless.advance(by: 0.3)
      #expect(isMoving == [true] && stage.parent.children == [stage.other])
      stage.journal.lines = []
      stage.other.view.removeFromSuperview()
      #expect(stage.journal.lines == ["B.wD", "B.dD"] && Headless.misuses.isEmpty)
    }
  }
}
