import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Screens that are carried by a finger, as they are seen.
  @MainActor @Suite struct CarryTests {
    /// Opens a screen out of a cell. There may be a list in it.
    func open(
      _ theatre: Theatre, _ gesture: TransitionGesture, preset: PresetUnderTest = .full,
      hasList: Bool = false
    ) -> (cell: UIView, list: UIScrollView) {
      let cell = UIView(frame: CGRect(x: 40, y: 500, width: 120, height: 90))
      theatre.presenter.view.addSubview(cell)
      theatre.settle()
      theatre.present(
        preset, settings: TransitionSettings(from: .view(cell), to: .view(cell)),
        gesture: gesture)
      let list = UIScrollView(frame: theatre.screen.view.bounds)
      list.contentSize = CGSize(width: 390, height: 3000)
      list.contentInsetAdjustmentBehavior = .never
      if hasList { theatre.screen.view.addSubview(list) }
      theatre.settle()
      return (cell, list)
    }

    /// Dragged down, a page shrinks under the finger; let go, it is in its cell in a third of a second.
    @Test func aPageReturnsIntoItsCell() throws {
      let theatre = Theatre()
      let (cell, _) = open(theatre, .panToEdge)
      theatre.play([
        .down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195, y: 320), over: 0.1),
        .move(to: CGPoint(x: 240, y: 510), over: 0.3), .hold(0.3),
      ])
      let held = theatre.shownFrame
      let scale = 1 - 0.67 * 200 / 844
      #expect(abs(held.width - 390 * scale) < 0.5)
      // The point that was grabbed at (195, 310) lies under the finger.
      #expect(abs(held.minX + 195 * scale - 240) < 2 && abs(held.minY + 310 * scale - 510) < 2)
      let run = try #require(theatre.run)
      #expect(run.playback?.fraction == 0)
      theatre.play([.lift])
      Headless.advance(by: 0.28)
      #expect(abs(theatre.shownFrame.minX - cell.frame.minX) < 4)
      #expect(abs(theatre.shownFrame.width - cell.frame.width) < 4)
      Headless.advance(by: 0.25)
      #expect(theatre.run == nil)
      #expect(theatre.presenter.presentedViewController == nil)
    }

    @Test(arguments: [CGFloat(0), 70]) func theListScrollsFirst(offset: CGFloat) throws {
      let theatre = Theatre()
      let (_, list) = open(theatre, .panToEdge, hasList: true)
      list.contentOffset.y = offset
      theatre.play([
        .down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195, y: 320), over: 0.1),
        .move(to: CGPoint(x: 200, y: 510), over: 0.3),
      ])
      let carried = 200 - offset
      let scale = 1 - 0.67 * carried / 844
      #expect(list.contentOffset.y == 0)
      #expect(abs(theatre.shownFrame.width - 390 * scale) < 0.5)
      // The grabbed point is the one under the finger when the content came to its edge.
      let grabbed = 310 + offset
      #expect(abs(theatre.shownFrame.minY + grabbed * scale - 510) < 2)
      theatre.play([.lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// Sideways the list does not scroll: a screen that goes back into a view is carried in all directions.
    @Test(arguments: [CGFloat(-1), 1], [CGFloat(0), 70])
    func aSidewaysDragOverAListCarries(side: CGFloat, offset: CGFloat) {
      let theatre = Theatre()
      let (_, list) = open(theatre, .panToEdge, hasList: true)
      list.contentOffset.y = offset
      theatre.play([
        .down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195 + side * 180, y: 310), over: 0.3),
        .hold(0.1),
      ])
      #expect(theatre.run?.playback?.isHeld == true && list.contentOffset.y == offset)
      #expect((theatre.shownFrame.midX - 195) * side > 60)
      theatre.play([.lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil && list.bounces)
    }

    /// A finger that leads aside while the list scrolls does not take the screen along, there or back.
    @Test(arguments: [TransitionGesture.panToEdge, .pullUpDown].indices)
    func theListHandsOverWithoutAStep(index: Int) throws {
      let theatre = Theatre()
      let (_, list) = open(theatre, [.panToEdge, .pullUpDown][index], hasList: true)
      list.contentOffset.y = 200
      func middle() -> CGFloat { theatre.shownFrame.midX }
      theatre.play([
        .down(CGPoint(x: 195, y: 200)), .move(to: CGPoint(x: 195, y: 220), over: 0.1),
        .move(to: CGPoint(x: 255, y: 400), over: 0.3),
      ])
      #expect(abs(middle() - 195) < 1)
      var last = middle()
      for step in 1...30 {
        theatre.play([
          .move(to: CGPoint(x: 255 + CGFloat(step) * 2, y: 400 + CGFloat(step) * 5), over: 0.016)
        ])
        #expect(abs(middle() - last) < 6, "\(step)")
        last = middle()
      }
      // It has followed what led aside since, about the grabbed point.
      #expect(last > 220)
      for step in 1...40 {
        theatre.play([.move(to: CGPoint(x: 315, y: 550 - CGFloat(step) * 7), over: 0.016)])
        #expect(abs(middle() - last) < 13, "\(step)")
        last = middle()
      }
      #expect(abs(middle() - 195) < 1 && list.contentOffset.y > 50)
      theatre.play([.lift])
      theatre.settle()
    }

    /// A fast finger is beyond the edge, and aside, in its first event.
    @Test func theListAtItsEdgePulledAsideInTheFirstEventHandsOverWithoutAStep() {
      let theatre = Theatre()
      _ = open(theatre, .panToEdge, hasList: true)
      func middle() -> CGFloat { theatre.shownFrame.midX }
      theatre.play([.down(CGPoint(x: 195, y: 300))])
      theatre.play([.move(to: CGPoint(x: 224, y: 330), over: 0.001)])
      var last = middle()
      for step in 1...10 {
        let y = 330 + CGFloat(step) * 2
        theatre.play([.move(to: CGPoint(x: 224, y: y), over: 0.001)])
        #expect(abs(middle() - last) < 2, "\(step)")
        last = middle()
      }
      #expect(theatre.run != nil)
      theatre.play([.lift])
      theatre.settle()
    }

    /// A free drag in a list closes only beyond its top: who reads on at its end keeps the screen.
    @Test func aListIsReadToItsEnd() throws {
      let theatre = Theatre()
      let (_, list) = open(theatre, .panToEdge, preset: .overlay, hasList: true)
      list.contentOffset.y = 3000 - list.bounds.height
      theatre.play([.down(CGPoint(x: 195, y: 600)), .move(to: CGPoint(x: 195, y: 300), over: 0.3)])
      #expect(theatre.run == nil)
      theatre.play([.lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
    }

    /// The place has no size, and lies in one direction: a finger takes the screen back in all of them.
    @Test(
      arguments: [PresetUnderTest.overlay, .full, .scale],
      [CGVector(dx: 20, dy: 300), .init(dx: -20, dy: -250), .init(dx: 250, dy: 10)])
    func aScreenOutOfAPointGoesBackByADragInEachDirection(
      preset: PresetUnderTest, way: CGVector
    ) throws {
      let theatre = Theatre()
      theatre.present(
        preset, settings: TransitionSettings(from: .point(CGPoint(x: 366, y: 69))),
        gesture: .automatic)
      theatre.settle()
      let (start, before) = (CGPoint(x: 120, y: 400), theatre.shownFrame.middle)
      theatre.play([
        .down(start),
        .move(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), over: 0.3), .hold(0.2),
      ])
      let moved = CGVector(theatre.shownFrame.middle) - CGVector(before)
      #expect(moved.along(way.scaled(by: 1 / way.length)) > 0.5 * way.length)
      theatre.play([.lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// Law 11: a card is as round under a finger as at rest.
    @Test func aCardKeepsItsCorners() throws {
      let theatre = Theatre()
      theatre.present(.overlay, gesture: .panToEdge)
      theatre.settle()
      let card = try #require(theatre.wrapper as? WrapperView)
      theatre.play([.down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195, y: 520), over: 0.3)])
      let scale = theatre.shownFrame.width / card.bounds.width
      let radius = card.contentContainer.layer.presentation()?.cornerRadius ?? 0
      #expect(scale < 0.97 && abs(radius * scale - 28) < 0.5)
      theatre.play([.lift])
      theatre.settle()
    }

    /// A driver that takes over from a finger scrubs on from what is seen.
    @Test func aDriverTakesOverWithoutAJump() throws {
      let theatre = Theatre()
      _ = open(theatre, .panToEdge)
      theatre.play([
        .down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195, y: 320), over: 0.1),
        .move(to: CGPoint(x: 240, y: 510), over: 0.3), .lift,
      ])
      Headless.advance(by: 0.05)
      let run = try #require(theatre.run)
      run.interruptible.pauseAnimation()
      let (before, share) = (theatre.shownFrame, run.interruptible.fractionComplete)
      run.interruptible.fractionComplete = share
      Headless.turn()
      #expect(theatre.shownFrame.origin.distance(to: before.origin) < 0.25)
      #expect(share > 0.1 && share < 0.9)
      run.resume()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// A card without a place to go back to goes on in the direction in which it was thrown.
    @Test(arguments: [CGFloat(1), -1]) func thrownCardGoesOnInItsDirection(side: CGFloat) throws {
      let theatre = Theatre()
      theatre.present(.overlay, gesture: .panToEdge)
      theatre.settle()
      theatre.play([
        .down(CGPoint(x: 195, y: 300)),
        .move(to: CGPoint(x: 195 + side * 60, y: 500), over: 0.2), .lift,
      ])
      #expect(theatre.run?.playback?.target == 1)
      let start = theatre.shownFrame.middle
      var last = start
      while theatre.run != nil {
        Headless.advance(by: 1 / 120)
        guard theatre.run != nil else { break }
        let now = theatre.shownFrame.middle
        #expect(now.y >= last.y - 0.1 && side * (now.x - last.x) >= -0.1)
        last = now
      }
      #expect(last.y > start.y + 40)
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// A screen that only fades does so where it was let go, as large as it was.
    @Test func aFadeThatIsLetGoStays() throws {
      let theatre = Theatre()
      TransitionController(
        presenting: theatre.screen, transition: .fade, gesture: .pullUpDown)
      theatre.present()
      theatre.settle()
      theatre.play([
        .down(CGPoint(x: 195, y: 200)), .move(to: CGPoint(x: 195, y: 600), over: 0.4), .hold(0.1),
        .lift,
      ])
      let start = theatre.shownFrame
      #expect(theatre.run?.playback?.target == 1 && start.width < 380)
      while theatre.run != nil {
        #expect(abs(theatre.shownFrame.width - start.width) < 1)
        #expect(abs(theatre.shownFrame.midY - start.midY) < 20)
        Headless.advance(by: 1 / 120)
      }
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// Under a finger a screen's shadow has a path, without which each frame is drawn twice, and after a drag that is
    /// taken back a card has its own shadow, and a page none.
    @Test(arguments: [TransitionPreset.overlay, .full])
    func aDragThatIsTakenBackLeavesTheShadowAsItWas(preset: TransitionPreset) {
      let theatre = Theatre()
      let place = UIView(frame: CGRect(x: 40, y: 600, width: 120, height: 80))
      place.backgroundColor = .gray
      theatre.presenter.view.addSubview(place)
      let transition: ViewControllerTransition =
        preset == .overlay ? .overlay(from: .view(place)) : .full(from: .view(place))
      theatre.presenter.present(theatre.screen, using: transition, gesture: .pullUpDown)
      theatre.settle()
      let layer = theatre.wrapper.layer
      let opacity = layer.shadowOpacity
      #expect((opacity > 0) == (preset == .overlay))
      theatre.play([
        .down(CGPoint(x: 195, y: 400)), .move(to: CGPoint(x: 195, y: 440), over: 0.3), .hold(0.2),
      ])
      #expect(theatre.run?.playback?.isHeld == true)
      let held = layer.presentation()
      #expect((held?.shadowOpacity ?? 0) > 0 && held?.shadowPath != nil)
      theatre.play([.lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      #expect(layer.shadowOpacity == opacity)
    }

    /// Let go by two fingers, a screen that fades away does not grow to its own size first.
    @Test func pinchedScreenThatClosesOnlyShrinks() throws {
      let theatre = Theatre()
      let hands = try theatre.open(.scale, .pinch)
      hands.touch()
      hands.close(by: 0.6)
      hands.rest()
      hands.lift()
      var width = theatre.shownFrame.width
      #expect(theatre.run?.playback?.target == 1 && width < 200)
      while theatre.run != nil {
        Headless.advance(by: 1 / 120)
        // Behind the old screen, and all but clear, it may do as it likes.
        guard theatre.run != nil, theatre.wrapper.layer.presentation()?.opacity ?? 0 > 0.05
        else { break }
        #expect(theatre.shownFrame.width <= width + 0.1)
        width = theatre.shownFrame.width
      }
      theatre.settle()
    }

    /// Two fingers carry a screen by their middle, also when one of them is lifted first.
    @Test func aPinchIsHeldByItsMiddle() throws {
      let theatre = Theatre()
      theatre.present(.scale, gesture: .pinch)
      theatre.settle()
      func fingers(_ left: [HeadlessTouchScript.Step], _ right: [HeadlessTouchScript.Step]) {
        Headless.play(
          HeadlessTouchScript([.init(0, left), .init(1, right)]), in: theatre.window)
        Headless.advance(by: 0.35)
      }
      fingers([.down(CGPoint(x: 100, y: 400))], [.down(CGPoint(x: 300, y: 400))])
      fingers(
        [.move(to: CGPoint(x: 160, y: 460), over: 0.3)],
        [.move(to: CGPoint(x: 300, y: 460), over: 0.3)])
      let shown = theatre.shownFrame
      let scale = shown.width / 390
      #expect(abs(scale - 0.7) < 0.06)
      // The middle was at (200, 400), and is at (230, 460), but for the first points of a pinch.
      #expect(abs(shown.minX + 200 * scale - 230) < 12 && abs(shown.minY + 400 * scale - 460) < 12)
      fingers([.lift], [.hold(0.1), .move(to: CGPoint(x: 320, y: 560), over: 0.2)])
      #expect(theatre.shownFrame.origin.distance(to: shown.origin) < 0.5)
      fingers([], [.lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
    }

    /// Two fingers that turn a little past the horizontal turn the screen a little, whichever came first.
    @Test(arguments: [true, false]) func aPinchPastTheHorizontalTurnsALittle(leftFirst: Bool) {
      let theatre = Theatre()
      theatre.present(.scale, gesture: .pinch)
      theatre.settle()
      func fingers(_ left: [HeadlessTouchScript.Step], _ right: [HeadlessTouchScript.Step]) {
        let hands = leftFirst ? [left, right] : [right, left]
        Headless.play(
          HeadlessTouchScript(hands.enumerated().map { .init($0, $1) }), in: theatre.window)
      }
      fingers([.down(CGPoint(x: 60, y: 410))], [.down(CGPoint(x: 330, y: 390))])
      Headless.advance(by: 0.1)
      fingers(
        [.move(to: CGPoint(x: 120, y: 385), over: 0.3), .hold(0.2), .lift],
        [.move(to: CGPoint(x: 270, y: 415), over: 0.3), .hold(0.2), .lift])
      var turns: [CGFloat] = []
      for _ in 0..<90 {
        Headless.advance(by: 1.0 / 60)
        guard theatre.run != nil, let shown = theatre.wrapper.layer.presentation() else { continue }
        turns.append(abs(atan2(shown.transform.m12, shown.transform.m11)))
      }
      #expect((turns.max() ?? 0) > 0.1 && turns.allSatisfy { $0 < 0.5 })
      theatre.settle()
    }
  }
}
