import Testing

@testable import UIKit

extension All {
  /// Two fingers on a trackpad.
  @MainActor @Suite struct TrackpadTests {
    init() { Headless.reset() }

    func stage(_ mask: UIScrollTypeMask = .continuous) -> (TouchStage, UIPanGestureRecognizer) {
      let stage = TouchStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      pan.allowedScrollTypesMask = mask
      return (stage, pan)
    }

    func scroll(_ stage: TouchStage, _ steps: [CGVector]) {
      Headless.beginScroll(at: CGPoint(x: 150, y: 150), in: stage.window)
      for step in steps {
        Headless.advance(by: 1 / Headless.framesPerSecond)
        Headless.scroll(by: step)
      }
      Headless.endScroll()
    }

    // Documented: …/uipangesturerecognizer/allowedscrolltypesmask. [gestures 138]
    @Test(arguments: [UIScrollTypeMask.continuous, .discrete, .all, []].map(\.rawValue))
    func aPanHearsOfAScrollWhereItAsksForIt(rawValue: Int) {
      let mask = UIScrollTypeMask(rawValue: rawValue)
      let (stage, _) = stage(mask)
      scroll(stage, [CGVector(dx: 0, dy: 30), CGVector(dx: 0, dy: 30)])
      let heard = mask.contains(.continuous) ? ["pan began", "pan changed", "pan ended"] : []
      #expect(stage.actions() == heard)
      #expect(UIPanGestureRecognizer().allowedScrollTypesMask.isEmpty)
    }

    // Inferred: no touches, of which nobody is asked and no view hears. [gestures 139]
    // Two accounts: the delegate is asked about the event, or not even that. [gestures 151]
    @Test(arguments: [true, false]) func aScrollHasNoTouches(isAnnounced: Bool) {
      Headless.gestureOrder = isAnnounced ? .first : .second
      let (stage, pan) = stage()
      let chooser = Chooser()
      pan.delegate = chooser
      chooser.journal = stage.journal
      var (touches, kinds): ([Int], [UIEvent.EventType]) = ([], [])
      chooser.takesEvent = {
        kinds.append($0.type)
        return true
      }
      pan.addHeadlessTarget { touches.append($0.numberOfTouches) }
      scroll(stage, [CGVector(dx: 0, dy: 30), CGVector(dx: 0, dy: 30)])
      #expect(kinds == (isAnnounced ? [.scroll] : []) && touches == [0, 0, 0])
      let lines = stage.journal.lines
      #expect(lines.contains("takes event") == isAnnounced && !lines.contains("takes touch"))
      #expect(!lines.contains { $0.hasPrefix("inner") || $0.hasPrefix("outer") })
    }

    // Observed: the pointer stays, the translation tells the way. [gestures 147]
    @Test func thePointerStaysWhereItIs() {
      let (stage, pan) = stage()
      var places: [CGPoint] = []
      pan.addHeadlessTarget { places.append($0.location(in: nil)) }
      scroll(stage, [CGVector(dx: 0, dy: 30), CGVector(dx: 5, dy: 30)])
      #expect(Set(places.map(\.y)) == [150] && Set(places.map(\.x)) == [150])
      #expect(pan.translation(in: nil).y == 50)
    }

    // Observed: RefreshControlKit#2, the pan of a scroll view allows scrolls.
    @Test func aScrollViewScrolls() {
      let scroller = Scroller()
      Headless.beginScroll(at: scroller.middle, in: scroller.window)
      Headless.scroll(by: CGVector(dx: 0, dy: -60))
      #expect(scroller.view.isDragging && scroller.view.contentOffset.y == 50)
      Headless.endScroll()
      #expect(!scroller.view.isDragging)
    }

    // What does not pass touches during a transition passes no scrolls either.
    @Test func aClosedGateEndsAScroll() {
      let (stage, _) = stage()
      Headless.beginScroll(at: CGPoint(x: 150, y: 150), in: stage.window)
      Headless.scroll(by: CGVector(dx: 0, dy: 30))
      TouchInterruption.cancelEverything()
      #expect(stage.actions() == ["pan began", "pan cancelled"])
      Headless.scroll(by: CGVector(dx: 0, dy: 30))
      #expect(stage.actions().isEmpty)
    }

    @Test func aTargetIsRemovedByItsNumber() {
      let tap = UITapGestureRecognizer()
      let number = tap.addHeadlessTarget { _ in }
      tap.addHeadlessTarget { _ in }
      tap.removeHeadlessTarget(number)
      #expect(tap.headlessTargetCount == 1)
    }
  }
}
