import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Several gestures of one screen, and fingers that come and go while they hold it.
  @MainActor @Suite struct SeveralGesturesTests {
    /// A photo out of a cell, closed as the system's zoom is.
    private func photo(
      _ gesture: TransitionGesture = [.panToEdge, .pinch, .leadingEdge]
    ) -> Theatre {
      let theatre = Theatre()
      _ = CarryTests().open(theatre, gesture)
      return theatre
    }

    /// A photo in a list, scrolled by as much.
    private func photoInList(at offset: CGFloat = 0) -> (Theatre, UIScrollView) {
      let theatre = Theatre()
      let (_, list) = CarryTests().open(
        theatre, [.panToEdge, .pinch, .leadingEdge], hasList: true)
      list.contentOffset.y = offset
      return (theatre, list)
    }

    private func play(
      _ theatre: Theatre, _ finger: Int, _ steps: [HeadlessTouchScript.Step],
      for seconds: TimeInterval = 0
    ) {
      Headless.play(HeadlessTouchScript([.init(finger, steps)]), in: theatre.window)
      Headless.advance(by: seconds)
    }

    /// Puts two fingers down, and moves each of them.
    private func pinch(_ theatre: Theatre, _ ways: [(CGPoint, CGPoint)]) {
      for (finger, way) in ways.enumerated() { play(theatre, finger, [.down(way.0)]) }
      Headless.advance(by: 0.1)
      for (finger, way) in ways.enumerated() {
        play(theatre, finger, [.move(to: way.1, over: 0.3)])
      }
      Headless.advance(by: 0.4)
    }

    private func farthest(_ a: [CGPoint], _ b: [CGPoint]) -> CGFloat {
      zip(a, b).map { $0.distance(to: $1) }.max() ?? .infinity
    }

    private func isGone(_ theatre: Theatre) -> Bool {
      theatre.presenter.presentedViewController == nil
    }

    // MARK: Each of several

    @Test(arguments: 0..<3) func eachOfThreeCloses(index: Int) {
      let theatre = photo()
      let scripts: [HeadlessTouchScript] = [
        .drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 230, y: 600), over: 0.3),
        .pinch(center: CGPoint(x: 195, y: 400), from: 300, to: 80, over: 0.3),
        .drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3),
      ]
      Headless.play(scripts[index], in: theatre.window)
      theatre.settle()
      #expect(isGone(theatre))
      #expect(theatre.log.isBalanced("screen", from: .disappeared, isShown: false))
    }

    /// Of two edges, the one that has begun the closing counts for a finger that catches it in the middle.
    @Test(arguments: [true, false]) func aCaughtClosingGoesOnAsItsEdgeHasBegun(isLeft: Bool) {
      let theatre = Theatre()
      theatre.present(.spin, gesture: [.leftEdge, .rightEdge])
      theatre.settle()
      let (side, start): (CGFloat, CGFloat) = isLeft ? (1, 2) : (-1, 388)
      theatre.play([
        .down(CGPoint(x: start, y: 420)),
        .move(to: CGPoint(x: start + side * 250, y: 420), over: 0.3), .hold(0.2), .lift,
      ])
      #expect(theatre.run?.direction == .closing)
      theatre.play([.down(CGPoint(x: 195, y: 420))])
      #expect(theatre.run?.playback?.isHeld == true)
      let caught = theatre.run?.playback?.fraction ?? 0
      theatre.play([.move(to: CGPoint(x: 195 - side * 70, y: 420), over: 0.3), .hold(0.2)])
      let back = theatre.run?.playback?.fraction ?? 0
      #expect(back < caught - 0.08)
      theatre.play([.lift])
      theatre.settle()
      #expect(theatre.run == nil)
    }

    @Test func theAutomaticGestureOfAPlaceIsThatOfTheSystemsZoom() {
      let theatre = Theatre()
      let cell = UIView(frame: CGRect(x: 40, y: 500, width: 120, height: 90))
      theatre.presenter.view.addSubview(cell)
      let presented = theatre.presenter.present(theatre.screen, using: .full(from: .view(cell)))
      #expect(presented?.interaction.gesture == [.panToEdge, .pinch, .leadingEdge])
      let house = StackHouse()
      house.stack.topViewController?.view.addSubview(cell)
      let pushed = house.stack.push(house.guest, using: .full(from: .view(cell)))
      #expect(pushed?.interaction.gesture == [.panToEdge, .pinch, .leadingEdge])
      house.settle()
      theatre.settle()
    }

    // MARK: Fingers that come and go

    /// Drags, pinches and turns with a second finger, and drags on with one. Returns the theatre, still held.
    ///
    /// - Parameter closes: With `false`, they only turn the screen.
    private func dragPinchDrag(secondLifts: Bool, closes: Bool) -> Theatre {
      let theatre = photo()
      var last: [CGPoint] = []
      func still(_ what: Comment) {
        let now = theatre.quad
        #expect(now.count == 4 && farthest(last, now) < 2, what)
        last = now
      }
      play(
        theatre, 0,
        [.down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 205, y: 420), over: 0.3)], for: 0.4)
      last = theatre.quad
      play(theatre, 1, [.down(CGPoint(x: 205, y: 620))], for: 0.3)
      still("a second finger comes")
      let before = farthest([last[0]], [last[1]])
      // They close, and turn by a quarter.
      let second = closes ? CGPoint(x: 325, y: 420) : CGPoint(x: 375, y: 528)
      play(theatre, 1, [.move(to: second, over: 0.3)], for: 0.4)
      last = theatre.quad
      #expect((farthest([last[0]], [last[1]]) < before * 0.85) == closes)
      let turned = atan2(last[1].y - last[0].y, last[1].x - last[0].x)
      #expect(closes ? abs(abs(turned) - .pi / 2) < 0.3 : turned < -0.5, "\(turned)")
      play(theatre, secondLifts ? 1 : 0, [.lift], for: 0.2)
      still("a finger leaves")
      // The finger that stays drags on, after what a finger that is about to leave may move.
      let (finger, place) =
        secondLifts ? (0, CGPoint(x: 205, y: 420)) : (1, second)
      for step in 1...20 {
        play(
          theatre, finger,
          [.move(to: CGPoint(x: place.x, y: place.y + CGFloat(step * 3)), over: 0)],
          for: 1 / 60)
        let now = theatre.quad
        #expect(now.count == 4 && farthest(last, now) < 3 + 2, "step \(step)")
        last = now
      }
      return theatre
    }

    @Test(arguments: [true, false], [true, false])
    func aSecondFingerPinchesAndTheOtherDragsOn(secondLifts: Bool, closes: Bool) {
      let theatre = dragPinchDrag(secondLifts: secondLifts, closes: closes)
      let held = theatre.quad
      #expect(theatre.run?.playback?.isHeld == true)
      let finger = secondLifts ? 0 : 1
      if closes {
        play(theatre, finger, [.move(to: CGPoint(x: 250, y: 800), over: 0.2), .lift])
      } else {
        // Back, by more than it had gone.
        let place = secondLifts ? CGPoint(x: 205, y: 380) : CGPoint(x: 375, y: 488)
        play(theatre, finger, [.move(to: place, over: 0.5), .hold(0.3), .lift], for: 0.9)
      }
      theatre.settle()
      #expect(isGone(theatre) == closes)
      #expect(held.count == 4 && theatre.run == nil)
    }

    /// After a pinch the finger that stays closes the screen in any direction.
    @Test(arguments: [
      CGVector(dx: 0, dy: 260), CGVector(dx: 0, dy: -260), CGVector(dx: 200, dy: 0),
      CGVector(dx: -200, dy: 0),
    ]) func theFingerThatStaysClosesInAnyDirection(way: CGVector) {
      let theatre = photo()
      Headless.play(
        .pinch(
          center: CGPoint(x: 195, y: 400), from: 240, to: 200, over: 0.3, angle: .pi / 2,
          lifts: false), in: theatre.window)
      Headless.advance(by: 0.4)
      #expect(theatre.run?.playback?.isHeld == true)
      play(theatre, 0, [.lift], for: 0.1)
      let start = CGPoint(x: 195, y: 300)
      let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
      play(theatre, 1, [.move(to: end, over: 0.4), .hold(0.2), .lift], for: 0.65)
      theatre.settle()
      #expect(isGone(theatre))
    }

    /// A screen that one finger has dragged far enough stays so if a second finger touches it.
    @Test func aDragThatClosesDoesSoAlsoWithASecondFinger() {
      let theatre = photo()
      play(
        theatre, 0,
        [.down(CGPoint(x: 195, y: 250)), .move(to: CGPoint(x: 195, y: 600), over: 0.4)], for: 0.5)
      play(
        theatre, 1,
        [.down(CGPoint(x: 195, y: 800)), .move(to: CGPoint(x: 195, y: 780), over: 0.1)], for: 0.2)
      for finger in 0..<2 { play(theatre, finger, [.lift]) }
      theatre.settle()
      #expect(isGone(theatre))
    }

    /// A quick short drag that has come to rest before the second finger comes throws nothing.
    @Test func aShortDragStaysOpenWithASecondFinger() {
      let theatre = photo()
      play(
        theatre, 0,
        [.down(CGPoint(x: 195, y: 250)), .move(to: CGPoint(x: 195, y: 320), over: 0.05)], for: 1)
      play(
        theatre, 1,
        [.down(CGPoint(x: 195, y: 700)), .hold(0.2), .move(to: CGPoint(x: 195, y: 670), over: 0)],
        for: 0.5)
      for finger in 0..<2 { play(theatre, finger, [.lift]) }
      theatre.settle()
      #expect(!isGone(theatre) && theatre.run == nil)
    }

    /// With a transition for all screens, each screen that comes on top has the gestures of its own closing.
    @Test func aStackAsksAgainAfterAPop() {
      let house = StackHouse()
      let cell = UIView(frame: CGRect(x: 40, y: 300, width: 120, height: 90))
      house.stack.topViewController?.view.addSubview(cell)
      let photo = UIViewController()
      let controller = house.stack.setTransition(
        .dynamic { $0.front === photo ? .full(from: .view(cell)) : .slide })
      house.stack.pushViewController(photo, animated: true)
      house.settle()
      #expect(controller?.interaction.gesture == .toPlace)
      house.stack.popViewController(animated: true)
      house.settle()
      #expect(controller?.interaction.gesture == [.leadingEdge, .contentSwipe])
    }

    /// A run that is caught goes with the finger, whichever gestures there are.
    @Test func aCaughtPhotoFollowsDown() throws {
      let theatre = photo()
      theatre.dismiss()
      Headless.advance(by: 0.08)
      play(theatre, 0, [.down(CGPoint(x: 195, y: 400)), .hold(0.1)], for: 0.1)
      let before = theatre.quad
      try #require(before.count == 4)
      play(theatre, 0, [.move(to: CGPoint(x: 195, y: 500), over: 0.3)], for: 0.4)
      let way = theatre.quad[0].y - before[0].y
      #expect(way > 60, "\(way)")
      play(theatre, 0, [.lift])
      theatre.settle()
      #expect(theatre.run == nil)
    }

    /// Two fingers side by side that scroll a list carry nothing.
    @Test func twoFingersScrollAList() {
      let (theatre, list) = photoInList(at: 500)
      pinch(theatre, [100.0, 300].map { (CGPoint(x: $0, y: 300), CGPoint(x: $0, y: 500)) })
      #expect(theatre.run == nil && list.contentOffset.y < 400)
      for finger in 0..<2 { play(theatre, finger, [.lift]) }
      theatre.settle()
      #expect(!isGone(theatre))
    }

    /// A photo that is zoomed in is moved about, in all directions.
    @Test(arguments: [
      CGVector(dx: -150, dy: 0), CGVector(dx: 150, dy: 0), CGVector(dx: 0, dy: 150),
    ])
    func aZoomedPhotoIsMovedAbout(way: CGVector) {
      let theatre = photo()
      let zoomed = ZoomTests.Photo()
      theatre.screen.view.addSubview(zoomed.view)
      theatre.settle()
      let scroll = zoomed.scroll
      scroll.setZoomScale(2, animated: false)
      scroll.contentOffset = CGPoint(x: 195, y: 422)
      let start = CGPoint(x: 195, y: 400)
      play(
        theatre, 0,
        [.down(start), .move(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), over: 0.3)],
        for: 0.4)
      #expect(theatre.run == nil)
      #expect(scroll.contentOffset != CGPoint(x: 195, y: 422))
      play(theatre, 0, [.lift])
      theatre.settle()
      #expect(!isGone(theatre))
    }

    /// With `.automatic` and a pinch that the app has named, only the pinch begins where Back is hidden.
    @Test func aNamedGestureBeginsWhereBackIsHidden() {
      let house = StackHouse()
      house.guest.navigationItem.hidesBackButton = true
      house.stack.push(house.guest, using: .slide, gesture: [.automatic, .pinch])
      house.settle()
      Headless.play(
        .drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), over: 0.3),
        in: house.window)
      house.settle()
      #expect(house.stack.topViewController === house.guest)
      Headless.play(
        .pinch(center: CGPoint(x: 195, y: 400), from: 300, to: 60, over: 0.3), in: house.window)
      house.settle()
      #expect(house.stack.topViewController !== house.guest)
    }

    /// Both fingers are lifted, one shortly after the other: the pinch decides.
    @Test(arguments: [CGFloat(80), 260]) func fingersThatLeaveOneAfterTheOther(end: CGFloat) {
      let theatre = photo()
      let script = HeadlessTouchScript.pinch(
        center: CGPoint(x: 195, y: 400), from: 300, to: end, over: 0.3, lifts: false)
      Headless.play(script, in: theatre.window)
      Headless.advance(by: 0.5)
      play(theatre, 0, [.lift], for: 1 / 60)
      play(theatre, 1, [.move(to: CGPoint(x: 195 - end / 2 + 3, y: 402), over: 0.03)], for: 0.05)
      play(theatre, 1, [.lift])
      theatre.settle()
      #expect(isGone(theatre) == (end < 150))
    }

    /// The first finger scrolls a list; the second one makes a pinch of it, and the list does not scroll on.
    @Test func aSecondFingerPinchesAList() {
      let (theatre, list) = photoInList()
      play(
        theatre, 0,
        [.down(CGPoint(x: 195, y: 500)), .move(to: CGPoint(x: 195, y: 400), over: 0.3)], for: 0.4)
      let offset = list.contentOffset.y
      #expect(theatre.run == nil && offset > 50)
      play(
        theatre, 1,
        [.down(CGPoint(x: 195, y: 100)), .move(to: CGPoint(x: 195, y: 250), over: 0.3)], for: 0.4)
      #expect(theatre.run?.playback?.isHeld == true)
      #expect(abs(list.contentOffset.y - offset) < 20)
      for finger in 0..<2 { play(theatre, finger, [.lift]) }
      theatre.settle()
      #expect(theatre.run == nil && list.bounces)
    }

    /// Two fingers hold the screen, and a third one comes down far away.
    @Test func aThirdFingerMovesNothing() {
      let theatre = photo()
      Headless.play(
        .pinch(
          center: CGPoint(x: 195, y: 300), from: 300, to: 200, over: 0.3, angle: .pi / 2,
          lifts: false), in: theatre.window)
      Headless.advance(by: 0.4)
      let last = theatre.quad
      play(theatre, 2, [.down(CGPoint(x: 195, y: 700))], for: 0.2)
      #expect(farthest(last, theatre.quad) < 2)
      play(theatre, 2, [.lift], for: 0.2)
      #expect(farthest(last, theatre.quad) < 2)
      for finger in 0..<2 { play(theatre, finger, [.lift]) }
      theatre.settle()
      #expect(theatre.run == nil)
    }

    /// One of the two fingers is lifted, and comes down elsewhere, before the other one has moved.
    @Test func aFingerThatComesBackElsewhere() {
      let theatre = photo()
      Headless.play(
        .pinch(
          center: CGPoint(x: 195, y: 400), from: 300, to: 220, over: 0.3, angle: .pi / 2,
          lifts: false), in: theatre.window)
      Headless.advance(by: 0.4)
      let last = theatre.quad
      play(theatre, 0, [.lift], for: 1 / 60)
      play(theatre, 2, [.down(CGPoint(x: 260, y: 480))], for: 0.1)
      play(theatre, 2, [.move(to: CGPoint(x: 262, y: 482), over: 0.03)], for: 0.1)
      #expect(last.count == 4 && farthest(last, theatre.quad) < 2 + 6)
      for finger in 1...2 { play(theatre, finger, [.lift]) }
      theatre.settle()
      #expect(theatre.run == nil)
    }

    /// What is between the fingers stays between them.
    @Test func aPinchTurnsAboutItsFingers() throws {
      let theatre = photo()
      pinch(
        theatre,
        [
          (CGPoint(x: 100, y: 200), CGPoint(x: 130, y: 130)),
          (CGPoint(x: 300, y: 200), CGPoint(x: 270, y: 270)),
        ])
      let corners = theatre.quad
      try #require(corners.count == 4)
      func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
        CGPoint(
          x: corners[0].x + u * (corners[1].x - corners[0].x) + v * (corners[3].x - corners[0].x),
          y: corners[0].y + u * (corners[1].y - corners[0].y) + v * (corners[3].y - corners[0].y))
      }
      // The middle of the fingers has been at (200, 200) all the time.
      #expect(point(200 / 390, 200 / 844).distance(to: CGPoint(x: 200, y: 200)) < 8)
      for finger in 0..<2 { play(theatre, finger, [.lift]) }
      theatre.settle()
      #expect(theatre.run == nil)
    }

    /// A pinch that turns the screen and lets it go: the screen stands upright again.
    @Test func aPinchTurnsTheScreenAndBack() throws {
      let theatre = photo()
      pinch(
        theatre,
        [
          (CGPoint(x: 100, y: 400), CGPoint(x: 120, y: 360)),
          (CGPoint(x: 300, y: 400), CGPoint(x: 280, y: 440)),
        ])
      let turned = theatre.quad
      try #require(turned.count == 4)
      let angle = atan2(turned[1].y - turned[0].y, turned[1].x - turned[0].x)
      // A pinch is recognized after a part of the way.
      #expect(angle > 0.3 && angle < atan2(80, 160), "\(angle)")
      for finger in 0..<2 { play(theatre, finger, [.lift]) }
      theatre.settle()
      #expect(!isGone(theatre) && theatre.frames[1] == theatre.window.bounds)
    }

    // MARK: Bad input

    @Test func gesturesThatBeginAlikeAreReported() throws {
      let pan = UIPanGestureRecognizer()
      let custom = TransitionGesture.custom(
        pan, progress: { _, _ in 0 }, shouldFinish: { _, _ in true })
      let rows: [(TransitionGesture, count: Int, reports: Int)] = [
        ([.panToEdge, .pullUpDown], 1, 1), ([custom, custom], 1, 1), ([], 0, 0),
        ([.pinch, .leadingEdge], 2, 0), ([.automatic, .pinch], 3, 0),
      ]
      for (gesture, count, reported) in rows {
        let reports = Reports()
        let theatre = photo(gesture)
        let controller = try #require(TransitionController.installed(on: theatre.screen))
        #expect(controller.interaction.gestureRecognizers.drivers.count == count)
        #expect(reports.all.filter { $0 == .gesturesAlike }.count == reported)
        if count == 0 { #expect(controller.recognizers == []) }
        theatre.dismiss()
        theatre.settle()
        #expect(isGone(theatre))
      }
    }

    @Test func aGestureThatIsReplacedWhileTwoFingersHold() throws {
      let theatre = photo()
      play(
        theatre, 0,
        [.down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 205, y: 420), over: 0.3)], for: 0.4)
      play(
        theatre, 1,
        [.down(CGPoint(x: 205, y: 620)), .move(to: CGPoint(x: 205, y: 560), over: 0.2)], for: 0.3)
      #expect(theatre.run?.playback?.isHeld == true)
      TransitionController.installed(on: theatre.screen)?.gesture = .pullUpDown
      theatre.settle()
      #expect(theatre.run == nil && !isGone(theatre))
      for finger in 0..<2 { play(theatre, finger, [.lift]) }
      play(
        theatre, 0,
        [.down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195, y: 600), over: 0.3), .lift])
      theatre.settle()
      #expect(isGone(theatre))
    }
  }
}

extension House {
  /// The corners of the screen as they are seen; none without a run.
  var quad: [CGPoint] {
    guard let run, let playback = run.playback, let geometry = run.geometry,
      let front = playback.choreography.part(.front)
    else { return [] }
    let pose = playback.position.pose(of: front, overshoot: playback.choreography.overshoot)
    return corners(of: pose, anchor: front.anchor, frame: geometry.front).map(\.point)
  }
}
