import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct FailureRequirementTests {
    init() { Headless.reset() }

    func drag(_ stage: TouchStage) {
      stage.down(150, 150)
      stage.move(155, 150)
      stage.move(165, 150)
      stage.move(185, 150)
      stage.lift()
    }

    // Documented: require(toFail:). [gestures 56]
    @Test func aRequirementHoldsTheActionUntilTheOtherFails() {
      let stage = TouchStage()
      let single = stage.add(UITapGestureRecognizer(), "single")
      let double = stage.add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.actions().isEmpty)
      Headless.advance(by: 1)
      #expect(stage.actions() == ["single ended"])
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      Headless.advance(by: 1)
      #expect(stage.actions() == ["double ended"])
    }

    // The same. [gestures 56]
    @Test func requiredRecognizerThatBeginsFailsTheOther() {
      let stage = TouchStage()
      let (pan, chooser) = (stage.add(UIPanGestureRecognizer(), "pan"), Chooser())
      pan.delegate = chooser
      chooser.isSimultaneous = { _ in true }
      let required = stage.add(PuppetGesture(), "required", to: stage.outer)
      required.onMoved = { puppet, _ in puppet.state = .began }
      pan.require(toFail: required)
      drag(stage)
      #expect(stage.actions().allSatisfy { $0.hasPrefix("required") })
    }

    // Documented: UIGestureRecognizerDelegate, WWDC 2017 session 219. [gestures 57]
    @Test func delegatesMayTieRecognizersOfDifferentViews() {
      for asksDependent in [true, false] {
        let stage = TouchStage()
        let (dependent, required) = (Chooser(), Chooser())
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.delegate = dependent
        let other = stage.add(PuppetGesture(), "other", to: stage.outer)
        other.delegate = required
        dependent.journal = stage.journal
        dependent.requiresFailure = { asksDependent && $0 === other }
        required.isRequiredToFail = { !asksDependent && $0 === pan }
        other.onEnded = { $0.state = .failed }
        stage.down(150, 150)
        #expect(!stage.journal.lines.contains("requires pan other"))
        stage.move(170, 150)
        stage.move(180, 150)
        stage.move(190, 150)
        #expect(!stage.journal.lines.contains("pan began"))
        let asked = stage.journal.lines.filter { $0 == "requires pan other" }.count
        #expect(asked == 1)
        stage.lift()
        #expect(stage.actions().isEmpty)
        other.onMoved = { puppet, _ in puppet.state = .failed }
        drag(stage)
        #expect(stage.actions() == ["pan began", "pan changed", "pan ended"])
        Headless.reset()
      }
    }

    // Documented: shouldRequireFailure(of:) and shouldBeRequiredToFail(by:). [gestures 57]
    @Test func classesMayTieRecognizersToo() {
      final class Polite: UIPanGestureRecognizer {
        override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { true }
      }
      final class Greedy: UIGestureRecognizer {
        override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { true }
      }
      let stage = TouchStage()
      stage.add(Polite(), "polite")
      stage.add(UIGestureRecognizer(), "any", to: stage.outer)
      drag(stage)
      #expect(stage.actions().isEmpty)
      let second = TouchStage()
      second.add(UIPanGestureRecognizer(), "pan")
      second.add(Greedy(), "greedy", to: second.outer)
      drag(second)
      #expect(second.actions().isEmpty)
    }

    // General knowledge; observed: react-native-gesture-handler 4140. [gestures 58]
    @Test func requiredRecognizerWithoutTheTouchDoesNotBlock() {
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      let sibling = UIView(frame: CGRect(x: 0, y: 400, width: 90, height: 90))
      stage.outer.addSubview(sibling)
      pan.require(toFail: stage.add(PuppetGesture(), "elsewhere", to: sibling))
      let off = stage.add(PuppetGesture(), "off")
      off.isEnabled = false
      pan.require(toFail: off)
      stage.down(20, 420, finger: 5)
      drag(stage)
      #expect(stage.actions() == ["pan began", "pan changed", "pan ended"])
    }
  }
}
