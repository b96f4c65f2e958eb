import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct RecognizerStateTests {
    init() { Headless.reset() }

    // Documented: About the gesture recognizer state machine. [gestures 23]
    @Test func aContinuousGestureBeginsChangesAndEnds() {
      let stage = TouchStage()
      let puppet = stage.add(PuppetGesture(), "p")
      puppet.onBegan = { puppet, _, _ in puppet.state = .began }
      puppet.onMoved = { puppet, _ in puppet.state = .changed }
      puppet.onEnded = { $0.state = .ended }
      stage.down(150, 150)
      stage.move(151, 150)
      stage.lift()
      #expect(stage.actions() == ["p began", "p changed", "p ended"])
      stage.down(150, 150)
      stage.lift()
      #expect(stage.actions() == ["p began", "p ended"])
      puppet.onEnded = { $0.state = .cancelled }
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.actions() == ["p began", "p cancelled"])
    }

    // The same; touchesCancelled(_:with:) of UIGestureRecognizer. [gestures 23] [gestures 42]
    @Test func recognizerThatHasNotBegunFailsInsteadOfBeingCancelled() {
      let stage = TouchStage()
      let puppet = stage.add(PuppetGesture(), "p")
      var state: UIGestureRecognizer.State?
      puppet.onCancelled = {
        $0.state = .cancelled
        state = $0.state
      }
      let tap = stage.add(UITapGestureRecognizer(), "tap", to: stage.outer)
      Headless.gestureOrder = .second
      stage.down(150, 150)
      Headless.cancelTouches()
      #expect(state == .failed)
      stage.lift()
      #expect(stage.actions().isEmpty)
      #expect(tap.state == .possible)
      puppet.isEnabled = false
      stage.play(.tap(at: CGPoint(x: 150, y: 150)))
      #expect(stage.actions() == ["tap ended"])
    }

    // The same. [gestures 24]
    @Test func possibleAndFailedSendNoAction() {
      let stage = TouchStage()
      stage.add(PuppetGesture(), "p").onMoved = { puppet, _ in puppet.state = .failed }
      stage.add(PuppetGesture(), "q").onEnded = { $0.state = .recognized }
      stage.down(150, 150)
      stage.move(160, 150)
      #expect(stage.actions().isEmpty)
      stage.lift()
      #expect(stage.actions() == ["q ended"])
    }

    // Documented: WWDC 2010 session 121. [gestures 25]
    @Test func targetsHearOfEachMoveOfAGestureThatGoesOn() {
      let stage = TouchStage()
      stage.add(PuppetGesture(), "p").onBegan = { puppet, _, _ in puppet.state = .began }
      stage.down(150, 150)
      stage.move(151, 150)
      stage.move(152, 150)
      Headless.advance(by: 1)
      #expect(stage.actions() == ["p began", "p changed", "p changed"])
    }

    // Documented: WWDC 2017 session 219. [gestures 30]
    @Test func heldBackRecognizerBeginsWithBegan() {
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      let required = stage.add(PuppetGesture(), "required")
      pan.require(toFail: required)
      stage.down(150, 150)
      stage.move(170, 150)
      #expect(pan.state == .began)
      stage.move(180, 150)
      #expect(pan.state == .changed)
      #expect(stage.actions().isEmpty)
      required.onMoved = { puppet, _ in puppet.state = .failed }
      stage.move(190, 150)
      #expect(stage.actions() == ["pan began"])
      stage.move(200, 150)
      stage.lift()
      #expect(stage.actions() == ["pan changed", "pan ended"])
    }

    // The same. [gestures 31]
    @Test func recognizerThatEndsWhileItWaitsSendsNoAction() {
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      let required = stage.add(PuppetGesture(), "required")
      pan.require(toFail: required)
      required.onEnded = { $0.state = .failed }
      stage.down(150, 150)
      stage.move(170, 150)
      stage.move(190, 150)
      stage.lift()
      #expect(stage.actions().isEmpty)
      required.onBegan = { puppet, _, _ in puppet.state = .failed }
      stage.down(150, 150)
      stage.move(170, 150)
      #expect(stage.actions() == ["pan began"])
    }

    // Documented: WWDC 2010 session 121; observed: card scaled to half its size. [gestures 43]
    @Test func recognitionIsMeasuredOnTheScreen() {
      let stage = TouchStage()
      stage.inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      stage.down(200, 200)
      stage.move(208, 200)
      #expect(stage.actions().isEmpty)
      stage.inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).translatedBy(x: 40, y: 0)
      stage.move(230, 200)
      let (own, around) = (pan.translation(in: stage.inner), pan.translation(in: stage.outer))
      #expect(own == CGPoint(x: 40, y: 0))
      #expect(around == CGPoint(x: 20, y: 0))
    }

    // Documented: location(ofTouch:in:): an index out of range raises an exception.
    @Test func aFingerThatIsNotThereIsReported() {
      let point = UIPanGestureRecognizer().location(ofTouch: 1, in: nil)
      #expect(point == .zero)
      #expect(Headless.takeMisuses().map(\.kind) == [.touchIndexOutOfRange])
    }

    // Documented: UIGestureRecognizerSubclass.h: a subclass may have initializers of its own.
    @Test func subclassesMayHaveInitializers() {
      final class Own: UIPanGestureRecognizer {
        let extra: Int

        init(extra: Int) {
          self.extra = extra
          super.init(target: nil, action: nil)
        }
      }
      let own = Own(extra: 3)
      #expect(own.extra == 3)
      #expect(own.state == .possible)
    }
  }
}
