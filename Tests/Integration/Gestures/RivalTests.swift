import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Gestures over content whose own recognizers want the same fingers.
  @MainActor @Suite struct RivalTests {
    private func open(_ preset: PresetUnderTest, _ gesture: TransitionGesture, offset: CGFloat = 0)
      -> (Theatre, UIScrollView)
    {
      let theatre = Theatre()
      theatre.present(preset, gesture: gesture)
      let list = UIScrollView(frame: theatre.screen.view.bounds)
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: list.bounds.width, height: 3000)
      theatre.screen.view.addSubview(list)
      theatre.settle()
      list.contentOffset.y = offset
      return (theatre, list)
    }

    private func play(_ theatre: Theatre, _ fingers: [HeadlessTouchScript.Finger]) {
      let script = HeadlessTouchScript(fingers)
      Headless.play(script, in: theatre.window)
      Headless.advance(by: script.duration + 1 / Headless.framesPerSecond)
    }

    private func isGone(_ theatre: Theatre) -> Bool {
      theatre.presenter.presentedViewController == nil
    }

    // MARK: Pinches

    /// Both fingers scroll before one of them closes in: the pinch takes over all the same.
    @Test func anUnevenPinchOverAListClosesTheScreen() {
      let (theatre, list) = open(.scale, .pinch, offset: 500)
      play(
        theatre,
        [
          .init(
            0, [.down(CGPoint(x: 195, y: 250)), .move(to: CGPoint(x: 195, y: 280), over: 0.1)]),
          .init(
            1, [.down(CGPoint(x: 195, y: 650)), .move(to: CGPoint(x: 195, y: 680), over: 0.1)]),
        ])
      #expect(list.isDragging && list.contentOffset.y < 490)
      play(theatre, [.init(1, [.move(to: CGPoint(x: 195, y: 500), over: 0.2)])])
      #expect(theatre.run?.playback?.isHeld == true)
      #expect(!list.isDragging)
      let stopped = list.contentOffset
      play(theatre, [.init(1, [.move(to: CGPoint(x: 195, y: 330), over: 0.2)])])
      #expect(list.contentOffset == stopped)
      play(theatre, [.init(0, [.lift]), .init(1, [.lift])])
      theatre.settle()
      #expect(isGone(theatre))
    }

    @Test func oneFingerScrollsUnderAPinch() {
      let (theatre, list) = open(.scale, .pinch, offset: 500)
      play(
        theatre,
        [
          .init(
            0,
            [
              .down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195, y: 500), over: 0.3),
              .hold(0.2), .lift,
            ])
        ])
      #expect(abs(list.contentOffset.y - 310) < 1)
      #expect(theatre.run == nil && !isGone(theatre))
    }

    // MARK: Swipes

    private func swipe(_ theatre: Theatre, down way: CGFloat) {
      play(
        theatre,
        [
          .init(
            0,
            [
              .down(CGPoint(x: 195, y: 400)),
              .move(to: CGPoint(x: 195, y: 400 + way), over: 0.15), .lift,
            ])
        ])
      theatre.settle()
    }

    @Test func aSwipeAtTheEdgeOfAListClosesTheScreen() {
      let (theatre, list) = open(.hang, .swipe(.bottom))
      swipe(theatre, down: 200)
      #expect(isGone(theatre))
      #expect(list.bounces && !list.isDragging)
    }

    @Test func inTheMiddleOfAListASwipeScrolls() {
      let (theatre, list) = open(.hang, .swipe(.bottom), offset: 1000)
      swipe(theatre, down: 200)
      #expect(!isGone(theatre) && list.contentOffset.y < 900)
    }

    @Test func awayFromTheEdgeASwipeScrolls() {
      let (theatre, list) = open(.hang, .swipe(.bottom))
      swipe(theatre, down: -200)
      #expect(!isGone(theatre) && list.contentOffset.y > 100)
    }

    // MARK: Pans

    /// A pan of the app's takes the finger, as it does in UIKit.
    @Test func aPanOfTheAppsComesFirst() {
      let theatre = Theatre()
      theatre.present(.hang, gesture: .pullUpDown)
      theatre.screen.view.addGestureRecognizer(UIPanGestureRecognizer())
      theatre.settle()
      swipe(theatre, down: 300)
      #expect(!isGone(theatre))
    }
  }
}
