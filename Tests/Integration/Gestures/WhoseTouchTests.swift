import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Whose a touch is, row by row as `Gestures.md` tells it: under a finger that could pull the screen lies something
  /// that may want the finger for itself.
  @MainActor @Suite struct WhoseTouchTests {
    /// A screen with a thing under the finger, in a list at its top if asked for.
    @MainActor private struct Scene {
      let theatre = Theatre()
      let thing: TouchThing
      let start: CGPoint
      /// A list delays the touches of its content.
      let rest: TimeInterval

      /// With `settles` false, the screen is still in the last point of its opening, in which no finger catches it.
      init(_ kind: TouchThing.Kind, inList: Bool = false, settles: Bool = true) {
        theatre.present(settles ? .hang : .slide, gesture: .pullUpDown)
        let root = theatre.screen.view!
        thing = TouchThing(
          kind, kind.isList ? root.bounds : CGRect(x: 95, y: 300, width: 200, height: 200))
        let list = UIScrollView(frame: root.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: root.bounds.width, height: 3000)
        if inList { root.addSubview(list) }
        (inList ? list : root).addSubview(thing.view)
        if settles {
          theatre.settle()
        } else {
          Headless.advance(by: (theatre.run?.playback?.remaining ?? 0) - 0.02)
        }
        start = thing.view.convert(thing.place, to: nil)
        rest = max(thing.rest, inList || kind.isList ? 0.2 : 0)
      }

      /// Rests where a menu would open, then drags by as much as closes the screen.
      func drag(by way: CGFloat = 240) {
        theatre.play([.down(start), .hold(rest)])
        theatre.play([.move(to: CGPoint(x: start.x, y: start.y + way), over: 0.3), .hold(0.1)])
      }

      func lift() {
        theatre.play([.lift])
        theatre.settle()
      }

      var isGone: Bool { theatre.presenter.presentedViewController == nil }
    }

    /// Each thing alone, and in a list. How SwiftUI's recognizers and a scroll view agree is not known, and a list around a
    /// web page is dragged in its place.
    nonisolated static let places = TouchThing.Kind.allCases.flatMap { kind in
      (kind == .swiftUI || kind == .webPage ? [false] : [false, true]).map { (kind, $0) }
    }

    @Test(arguments: places) func aPullOverAThing(kind: TouchThing.Kind, inList: Bool) {
      let scene = Scene(kind, inList: inList)
      scene.drag()
      #expect((scene.theatre.run == nil) == kind.keepsFinger)
      scene.lift()
      #expect(scene.isGone != kind.keepsFinger)
      #expect(kind.keepsFinger ? scene.thing.hasHadFinger : scene.thing.hasLostFinger)
      if kind == .grip { #expect(scene.thing.heard == ["moved 4 to 9"]) }
      guard kind.keepsFinger, !kind.isList else { return }
      // Nothing of it is left: beside the thing the screen is pulled as ever.
      scene.theatre.play([
        .down(CGPoint(x: 40, y: 400)), .move(to: CGPoint(x: 40, y: 640), over: 0.3), .lift,
      ])
      scene.theatre.settle()
      #expect(scene.isGone)
    }

    /// A control that is switched off follows no finger, and leaves it to the screen.
    @Test(arguments: [TouchThing.Kind.slider, .knob, .dragged, .valued], [true, false])
    func aPullOverAControlThatMayBeOff(kind: TouchThing.Kind, isOn: Bool) throws {
      let scene = Scene(kind)
      try #require(scene.thing.view as? UIControl).isEnabled = isOn
      scene.drag()
      #expect((scene.theatre.run == nil) == isOn)
      scene.lift()
      #expect(scene.isGone != isOn)
      if !isOn { #expect(scene.thing.heard.isEmpty) }
    }

    /// The touch comes down while the screen still plays, and is asked about when the screen is at rest.
    @Test(arguments: places) func aTouchInTheLastPointOfARun(kind: TouchThing.Kind, inList: Bool) {
      let scene = Scene(kind, inList: inList, settles: false)
      #expect(scene.theatre.run?.canBeCaught == false)
      scene.theatre.play([.down(scene.start), .hold(0.05)])
      #expect(scene.theatre.run == nil)
      let end = CGPoint(x: scene.start.x, y: scene.start.y + 240)
      scene.theatre.play([.hold(scene.rest), .move(to: end, over: 0.3), .hold(0.1)])
      #expect((scene.theatre.run == nil) == kind.keepsFinger)
      scene.lift()
      #expect(scene.isGone != kind.keepsFinger)
      #expect(kind.keepsFinger ? scene.thing.hasHadFinger : scene.thing.hasLostFinger)
    }

    /// A finger that goes a short way has pulled the screen a little: nothing under it is tapped.
    @Test(arguments: TouchThing.Kind.allCases.filter { !$0.keepsFinger })
    func aShortPullTapsNothing(kind: TouchThing.Kind) {
      let scene = Scene(kind)
      scene.drag(by: 40)
      #expect(scene.theatre.run != nil)
      scene.lift()
      #expect(!scene.isGone && scene.thing.hasLostFinger)
    }

    @Test(arguments: [TouchThing.Kind.tile, .button]) func aTapIsTheThings(kind: TouchThing.Kind) {
      let scene = Scene(kind)
      scene.theatre.play([.down(scene.start), .hold(0.1), .lift])
      scene.theatre.settle()
      #expect(!scene.isGone && scene.thing.heard == ["fired"])
    }

    /// A finger rests on the screen, and another one taps: the tap is answered at once.
    @Test(arguments: [TransitionGesture.pullUpDown, .panToEdge, .leadingEdge, .pinch])
    func aTapBesideAFingerThatRests(gesture: TransitionGesture) {
      let scene = Scene(.tile)
      TransitionController.installed(on: scene.theatre.screen)?.gesture = gesture
      Headless.play(
        HeadlessTouchScript([
          .init(0, [.down(CGPoint(x: 40, y: 700)), .hold(0.6)]),
          .init(1, start: 0.2, [.down(scene.start), .hold(0.05), .lift]),
        ]), in: scene.theatre.window)
      Headless.advance(by: 0.4)
      #expect(scene.thing.heard == ["fired"])
      Headless.cancelTouches()
      scene.theatre.settle()
      #expect(!scene.isGone)
    }

    /// A web page that lets the finger go is at its top: the screen moves from there on, without a leap.
    @Test func aWebPageThatLetsGoIsPulled() throws {
      let moved = try [1, 6].map { decision in
        let scene = Scene(.webPage)
        let gate = scene.thing.view.gestureRecognizers?.compactMap { $0 as? PageGate }.first
        try #require(gate).isTaken = false
        gate?.decision = decision
        scene.drag()
        let fraction = try #require(scene.theatre.run?.playback?.fraction)
        scene.lift()
        #expect(scene.isGone)
        return fraction
      }
      #expect(moved[1] > 0.02 && moved[1] < moved[0] * 0.85, "\(moved)")
    }

    // MARK: Bad input

    /// A control that takes itself away when it is touched: the touch goes with it, and the next one pulls the screen.
    @Test(arguments: [UIControl.Event.touchDown, .touchDragInside])
    func aControlThatIsGoneInItsOwnAction(event: UIControl.Event) throws {
      let scene = Scene(.tile)
      let tile = try #require(scene.thing.view as? UIControl)
      tile.addAction(UIAction { [unowned tile] _ in tile.removeFromSuperview() }, for: event)
      scene.drag()
      scene.lift()
      #expect(!scene.isGone && scene.theatre.run == nil)
      scene.drag()
      scene.lift()
      #expect(scene.isGone)
    }

    /// A view under the finger leaves its window while the finger moves the screen: it still moves, or is at rest.
    @Test func aViewThatLeavesItsWindow() {
      let scene = Scene(.tile)
      scene.drag(by: 40)
      #expect(scene.theatre.run != nil)
      scene.thing.view.removeFromSuperview()
      scene.lift()
      #expect(scene.theatre.run == nil && !scene.isGone)
      scene.drag()
      scene.lift()
      #expect(scene.isGone)
    }

    /// The app switches the recognizers off in the middle of a pull, and on again.
    @Test func recognizersThatAreSwitchedOffInADrag() throws {
      let scene = Scene(.tile)
      scene.drag(by: 60)
      let controller = try #require(TransitionController.installed(on: scene.theatre.screen))
      for recognizer in controller.recognizers { recognizer.isEnabled = false }
      scene.theatre.settle()
      #expect(scene.theatre.run == nil && !scene.isGone)
      scene.lift()
      for recognizer in controller.recognizers { recognizer.isEnabled = true }
      scene.drag()
      scene.lift()
      #expect(scene.isGone)
    }
  }
}
