import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A recognizer of the app opens a screen.
  @MainActor @Suite struct OpenerTests {
    /// Adds a recognizer to the presenter, which presents when it begins.
    func opener(_ theatre: Theatre, _ preset: PresetUnderTest, _ pan: UIGestureRecognizer) {
      theatre.presenter.view.addGestureRecognizer(pan)
      pan.addHeadlessTarget { [unowned theatre] recognizer in
        guard recognizer.state == .began else { return }
        TransitionController(
          presenting: theatre.screen, preset: preset, gesture: .leftEdge,
          openedBy: recognizer)
        theatre.presenter.present(theatre.screen, animated: true)
      }
    }

    @Test(arguments: PresetUnderTest.all) func aDragOpensTheScreen(preset: PresetUnderTest) throws {
      let theatre = Theatre()
      opener(theatre, preset, UIPanGestureRecognizer())
      let way: (CGPoint, CGPoint) =
        preset == .slide || preset == .fold
        ? (CGPoint(x: 380, y: 420), CGPoint(x: 100, y: 420))
        : (CGPoint(x: 195, y: 700), CGPoint(x: 195, y: 300))
      theatre.play([.down(way.0), .move(to: way.1, over: 0.5)])
      #expect(theatre.run?.playback?.isHeld == true)
      let fraction = theatre.run?.playback?.fraction ?? 0
      #expect(fraction > 0.05)
      theatre.play([.lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      #expect(theatre.log.count("screen.didAppear") == 1)
      // The screen's own gesture closes it.
      let hands = try Hands(theatre, .leftEdge)
      hands.drag(by: 0.6)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// A screen, and the way in which it leaves; `nil` for one that leaves in none.
    nonisolated static let ways: [(ViewControllerTransition, CGVector?)] = [
      (.sheet, CGVector(dx: 0, dy: 1)), (.cover, CGVector(dx: 0, dy: 1)),
      (.cover(edge: .top), CGVector(dx: 0, dy: -1)), (.slide, CGVector(dx: 1, dy: 0)),
      (.menu(edge: .leading), CGVector(dx: -1, dy: 0)),
      (.menu(edge: .trailing), CGVector(dx: 1, dy: 0)), (.fade, nil),
    ]

    /// Where the screen would leave, a pan opens nothing, in either direction of layout; elsewhere it opens.
    @Test(arguments: ways.indices, [false, true])
    func aPanThatGoesTheWayOutOpensNothing(index: Int, isRightToLeft: Bool) {
      let (transition, wayOut) = Self.ways[index]
      for heading in [
        CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0),
        CGVector(dx: -1, dy: 0),
      ] {
        let theatre = Theatre(.modal, isRightToLeft: isRightToLeft)
        let pan = UIPanGestureRecognizer()
        var controller: TransitionController?
        pan.addHeadlessTarget { [unowned theatre] in
          guard $0.state == .began else { return }
          controller = theatre.presenter.present(
            theatre.screen, using: transition, openedBy: $0)
        }
        theatre.presenter.view.addGestureRecognizer(pan)
        let start = CGPoint(x: 195, y: 420)
        theatre.play([
          .down(start),
          .move(
            to: CGPoint(x: start.x + heading.dx * 150, y: start.y + heading.dy * 150), over: 0.3),
        ])
        let out = wayOut.map { CGVector(dx: isRightToLeft ? -$0.dx : $0.dx, dy: $0.dy) }
        let isWayOut = out.map { $0.dx == heading.dx && $0.dy == heading.dy } == true
        #expect((theatre.run == nil) == isWayOut, "\(heading)")
        #expect((controller == nil) == isWayOut, "\(heading)")
        theatre.play([.lift])
        theatre.settle()
        #expect(theatre.run == nil)
      }
    }

    /// Who waits for the end of a push, or of an exchange of children, hears that it was none.
    @Test(arguments: [true, false], [true, false])
    func aPanThatGoesTheWayOutEndsTheWaiting(isPush: Bool, isWayOut: Bool) {
      let house: House<LoggingController> = isPush ? StackHouse() : ChildrenHouse()
      var ends: [Bool] = []
      let pan = UIPanGestureRecognizer()
      pan.addHeadlessTarget { [unowned house] in
        guard $0.state == .began else { return }
        if isPush {
          house.stack.push(house.screen, using: .slide, gesture: nil, openedBy: $0) {
            ends.append($0)
          }
        } else {
          house.parent.replace(house.presenter, with: house.screen, using: .slide, openedBy: $0) {
            ends.append($0)
          }
        }
      }
      house.container.view.addGestureRecognizer(pan)
      house.play([
        .down(CGPoint(x: 195, y: 420)),
        .move(to: CGPoint(x: isWayOut ? 345 : 15, y: 420), over: 0.3),
      ])
      #expect(ends == (isWayOut ? [false] : []))
      house.play([.lift])
      house.settle()
      #expect(ends == [!isWayOut] && house.isOpen == !isWayOut)
    }

    @Test func aDragThatComesBackOpensNothing() {
      let theatre = Theatre()
      let before = Imprint(theatre.presenter.view)
      opener(theatre, .slide, UIPanGestureRecognizer())
      theatre.play([
        .down(CGPoint(x: 380, y: 420)), .move(to: CGPoint(x: 250, y: 420), over: 0.3),
        .move(to: CGPoint(x: 370, y: 420), over: 0.3), .hold(0.2), .lift,
      ])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
      #expect(theatre.screen.view.window == nil)
      #expect(Imprint(theatre.presenter.view) == before)
      #expect(theatre.log.isBalanced("screen", from: .disappeared, isShown: false))
    }

    @Test func aPinchThatOpensOpens() {
      let theatre = Theatre()
      opener(theatre, .scale, UIPinchGestureRecognizer())
      let script = HeadlessTouchScript.pinch(
        center: CGPoint(x: 195, y: 400), from: 100, to: 300, over: 0.4)
      Headless.play(script, in: theatre.window)
      Headless.advance(by: 2)
      #expect(theatre.presenter.presentedViewController === theatre.screen)
    }

    @Test func aFingerThatIsTakenAwayOpensNothing() {
      let theatre = Theatre()
      opener(theatre, .slide, UIPanGestureRecognizer())
      theatre.play([.down(CGPoint(x: 380, y: 420)), .move(to: CGPoint(x: 60, y: 420), over: 0.5)])
      Headless.cancelTouches()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    @Test func aVeryQuickFlickIsNotLost() {
      let theatre = Theatre()
      opener(theatre, .slide, UIPanGestureRecognizer())
      theatre.play([
        .down(CGPoint(x: 380, y: 420)), .move(to: CGPoint(x: 40, y: 420), over: 0.02), .lift,
      ])
      theatre.settle()
      #expect(theatre.run == nil)
      let isThere = theatre.presenter.presentedViewController === theatre.screen
      #expect((theatre.screen.view.window != nil) == isThere)
    }

    /// The touch is gone before the run begins. The app has asked for the screen all the same.
    @Test func aTwitchOpens() {
      let theatre = Theatre()
      let pan = UIPanGestureRecognizer()
      theatre.presenter.view.addGestureRecognizer(pan)
      pan.addHeadlessTarget { [unowned theatre] recognizer in
        guard recognizer.state == .began else { return }
        TransitionController(
          presenting: theatre.screen, preset: PresetUnderTest.slide, openedBy: recognizer)
      }
      theatre.play([
        .down(CGPoint(x: 195, y: 420)), .move(to: CGPoint(x: 175, y: 420), over: 0.3), .lift,
      ])
      // Presents later, as after fetching something.
      theatre.presenter.present(theatre.screen, animated: true)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      #expect(theatre.screen.view.window === theatre.window)
    }

    /// The recognizer that opened the screen does not close it.
    @Test func theOpenerIsLetGoOf() {
      let theatre = Theatre()
      let pan = UIPanGestureRecognizer()
      theatre.window.addGestureRecognizer(pan)
      pan.addHeadlessTarget { [unowned theatre] recognizer in
        guard recognizer.state == .began, theatre.presenter.presentedViewController == nil
        else { return }
        TransitionController(
          presenting: theatre.screen, preset: PresetUnderTest.slide, openedBy: recognizer)
        theatre.presenter.present(theatre.screen, animated: true)
      }
      let (right, left) = (CGPoint(x: 380, y: 420), CGPoint(x: 60, y: 420))
      theatre.play([.down(right), .move(to: left, over: 0.4), .lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      theatre.play([.down(left), .move(to: right, over: 0.4), .lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      #expect(theatre.log.count("screen.willDisappear") == 0)
    }

    @Test func aTapOpensAsAButtonWould() {
      let theatre = Theatre()
      let tap = UITapGestureRecognizer()
      theatre.presenter.view.addGestureRecognizer(tap)
      tap.addHeadlessTarget { [unowned theatre] recognizer in
        TransitionController(
          presenting: theatre.screen, preset: PresetUnderTest.slide, openedBy: recognizer)
        theatre.presenter.present(theatre.screen, animated: true)
      }
      Headless.play(.tap(at: CGPoint(x: 195, y: 400)), in: theatre.window)
      Headless.advance(by: 0.2)
      #expect(theatre.run?.playback?.isPlaying == true)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
    }
  }
}
