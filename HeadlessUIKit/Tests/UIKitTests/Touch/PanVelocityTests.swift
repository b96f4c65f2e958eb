import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct PanVelocityTests {
    init() { Headless.reset() }

    func stage() -> (TouchStage, UIPanGestureRecognizer) {
      let stage = TouchStage()
      return (stage, stage.add(UIPanGestureRecognizer(), "pan"))
    }

    // Observed: VCTransitionsLibrary 15, WWDC 2018 session 803. [gestures 67]
    @Test func theDirectionIsInTheVelocityWhenAPanBegins() {
      let (stage, pan) = stage()
      var atBegan = (translation: CGPoint.zero, velocity: CGPoint.zero)
      pan.addHeadlessTarget {
        guard let pan = $0 as? UIPanGestureRecognizer, pan.state == .began else { return }
        atBegan = (pan.translation(in: nil), pan.velocity(in: nil))
      }
      stage.down(150, 150)
      stage.move(155, 150)
      stage.move(160, 150)
      #expect(atBegan.translation == .zero)
      // Five points in the two frames since it landed, then five in one.
      #expect(isClose(atBegan.velocity.x, 0.8 * 150 + 0.2 * 300))
      #expect(isClose(atBegan.velocity.y, 0))
    }

    // Documented: setTranslation(_:in:); observed: PanModal. [gestures 69]
    @Test(arguments: HeadlessOrder.allCases)
    func settingTheTranslationRestartsItAndTheVelocityComesBack(order: HeadlessOrder) {
      Headless.panRules = order == .first ? .first : .second
      let (stage, pan) = stage()
      stage.down(150, 150)
      stage.move(170, 150)
      stage.move(180, 150)
      stage.move(190, 150)
      pan.setTranslation(CGPoint(x: 5, y: 1), in: stage.outer)
      let speed = pan.velocity(in: nil).x
      #expect(isClose(speed, order == .first ? 600 : 0))
      stage.move(200, 150)
      let way = pan.translation(in: nil)
      #expect(way == CGPoint(x: 15, y: 1))
      #expect(isClose(pan.velocity(in: nil).x, 600))
    }

    // Documented: velocity(in:). [gestures 70]
    @Test func velocityIsPerSecondAndInTheViewsSpace() {
      let (stage, pan) = stage()
      stage.inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      stage.down(200, 200)
      stage.play(
        HeadlessTouchScript([.move(to: CGPoint(x: 300, y: 250), over: 0.5)]))
      let (screen, own) = (pan.velocity(in: nil), pan.velocity(in: stage.inner))
      #expect(isClose(screen.x, 200, 0.1))
      #expect(isClose(screen.y, 100, 0.1))
      #expect(isClose(own.x, 400, 0.1))
    }

    // Observed: VCTransitionsLibrary#9, DNSSwipeableTableCell#16, gesture-handler#1693. [gestures 72]
    @Test func aPanThatBeginsHasTheVelocityOfTheFinger() {
      let (stage, pan) = stage()
      stage.down(150, 150)
      stage.move(230, 150)
      // In the two frames since it landed.
      #expect(isClose(pan.velocity(in: nil).x, 80 * 30))
      stage.lift()
    }

    // Another account. [gestures 72]
    @Test func theMoveThatBeginsThePanHasNoVelocity() {
      Headless.panRules.beginsWithVelocity = false
      let (stage, pan) = stage()
      stage.down(150, 150)
      stage.move(230, 150)
      #expect(pan.velocity(in: nil) == .zero)
      stage.move(250, 150)
      #expect(isClose(pan.velocity(in: nil).x, 1200))
      stage.lift()
      #expect(isClose(pan.velocity(in: nil).x, 1200))
    }

    // Measured by others: Flutter's tracker, and another account. [gestures 73]
    @Test func theNewestSampleCountsLeast() {
      for (rules, expected) in [
        (HeadlessPanRules.first, 0.2 * 60 + 0.8 * 600),
        (.second, 0.05 * 60 + 0.35 * 600 + 0.6 * 1200),
      ] {
        Headless.panRules = rules
        let (stage, pan) = stage()
        stage.down(110, 150)
        stage.move(130, 150)
        stage.move(150, 150)
        stage.move(160, 150)
        stage.move(161, 150)
        let speed = pan.velocity(in: nil).x
        #expect(isClose(speed, expected, 0.01))
        Headless.reset()
      }
    }

    // Observed: ScrollMechanics. [gestures 74]
    @Test func velocityDoesNotFadeWhileTheFingerRests() {
      let (stage, pan) = stage()
      var atEnd = CGPoint.zero
      pan.addHeadlessTarget {
        guard let pan = $0 as? UIPanGestureRecognizer, pan.state == .ended else { return }
        atEnd = pan.velocity(in: nil)
      }
      stage.play(
        .drag(from: CGPoint(x: 110, y: 150), to: CGPoint(x: 210, y: 150), over: 0.25))
      #expect(stage.actions().last == "pan ended")
      #expect(isClose(atEnd.x, 400, 0.1))
    }

    // Measured by others: LLDB. [gestures 75]
    @Test func liftingAddsNothing() {
      let (stage, pan) = stage()
      var seen: [(CGPoint, CGPoint)] = []
      pan.addHeadlessTarget {
        guard let pan = $0 as? UIPanGestureRecognizer else { return }
        seen.append((pan.translation(in: nil), pan.location(in: nil)))
      }
      stage.play(.flick(from: CGPoint(x: 110, y: 150), to: CGPoint(x: 213, y: 150), over: 0.11))
      #expect(stage.actions().suffix(2) == ["pan changed", "pan ended"])
      #expect(seen.count > 2)
      let (last, before) = (seen[seen.count - 1], seen[seen.count - 2])
      #expect(last == before)
      #expect(isClose(last.0.x, 93, 1e-6))
    }
  }
}
