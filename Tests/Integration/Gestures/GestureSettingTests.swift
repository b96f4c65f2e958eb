import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Gestures that change, custom ones, wrong ones, and interruptions by the system.
  @MainActor @Suite struct GestureSettingTests {
    func controller(_ theatre: Theatre) throws -> TransitionController {
      try #require(TransitionController.installed(on: theatre.screen))
    }

    func gone(_ theatre: Theatre) -> Bool { theatre.presenter.presentedViewController == nil }

    @Test func anotherGestureTakesEffectAtOnce() throws {
      let theatre = Theatre()
      theatre.present(.slide, gesture: .leftEdge)
      theatre.settle()
      let controller = try controller(theatre)
      let container = try #require(theatre.screen.presentationController?.containerView)
      controller.gesture = .pinch
      #expect(container.gestureRecognizers?.count == controller.recognizers.count)
      theatre.play([
        .down(CGPoint(x: 2, y: 400)), .move(to: CGPoint(x: 350, y: 400), over: 0.3), .lift,
      ])
      theatre.settle()
      #expect(!gone(theatre))
      Headless.play(
        .pinch(center: CGPoint(x: 195, y: 400), from: 240, to: 60, over: 0.4), in: theatre.window)
      Headless.advance(by: 2)
      #expect(gone(theatre))
    }

    @Test func aGestureThatIsTakenAwayMidwayLetsGo() throws {
      let theatre = Theatre()
      let hands = try theatre.open(.slide, .leftEdge)
      hands.touch()
      hands.close(by: 0.6)
      try controller(theatre).gesture = nil
      hands.close(by: 0.2)
      hands.lift()
      theatre.settle()
      #expect(!gone(theatre))
      #expect(theatre.run == nil)
    }

    @Test func aSecondControllerTakesOverWhatIsOpen() throws {
      let theatre = Theatre()
      theatre.present(.slide, gesture: .pinch)
      theatre.settle()
      let reports = Reports()
      TransitionController(
        presenting: theatre.screen, preset: PresetUnderTest.slide, gesture: .leftEdge)
      #expect(reports.all == [.controllerReplaced, .alreadyPresented])
      let container = try #require(theatre.screen.presentationController?.containerView)
      let recognizers = try controller(theatre).recognizers
      #expect(container.gestureRecognizers?.count == recognizers.count)
      let hands = try Hands(theatre, .leftEdge)
      hands.drag(by: 0.6)
      theatre.settle()
      #expect(gone(theatre))
    }

    @Test(arguments: [false, true]) func edgesFollowTheLayoutDirection(isRightToLeft: Bool) throws {
      let theatre = Theatre(isRightToLeft: isRightToLeft)
      theatre.present(.slide, gesture: .leadingEdge)
      theatre.settle()
      let (start, end) = isRightToLeft ? (CGFloat(388), CGFloat(60)) : (2, 330)
      theatre.play([
        .down(CGPoint(x: end, y: 400)), .move(to: CGPoint(x: start, y: 400), over: 0.3), .lift,
      ])
      theatre.settle()
      #expect(!gone(theatre))
      theatre.play([
        .down(CGPoint(x: start, y: 400)), .move(to: CGPoint(x: end, y: 400), over: 0.3), .lift,
      ])
      theatre.settle()
      #expect(gone(theatre))
    }

    @Test func anEdgeIsTheContainersAlsoForACard() throws {
      let theatre = Theatre()
      theatre.present(.hang, gesture: .leftEdge)
      theatre.settle()
      theatre.play([
        .down(CGPoint(x: 2, y: 400)), .move(to: CGPoint(x: 330, y: 400), over: 0.3), .lift,
      ])
      theatre.settle()
      #expect(gone(theatre))
    }

    @Test(arguments: [TransitionEdge.top, .bottom, .leading, .trailing])
    func aSwipeStartsTheDismissal(edge: TransitionEdge) throws {
      let theatre = Theatre()
      theatre.present(.overlay, gesture: .swipe(edge))
      theatre.settle()
      let way = edge.outward(isRightToLeft: false)
      let start = CGPoint(x: 195, y: 400)
      theatre.play([
        .down(start),
        .move(to: CGPoint(x: start.x + way.dx * 150, y: start.y + way.dy * 150), over: 0.12),
        .lift,
      ])
      #expect(theatre.run?.playback?.isPlaying == true)
      theatre.settle()
      #expect(gone(theatre))
    }

    /// A swipe toward the leading side goes to the right in a right-to-left layout.
    @Test(arguments: [TransitionEdge.leading, .trailing], [false, true])
    func swipesFollowTheLayoutDirection(edge: TransitionEdge, isRightToLeft: Bool) {
      let theatre = Theatre(isRightToLeft: isRightToLeft)
      theatre.present(.overlay, gesture: .swipe(edge))
      theatre.settle()
      func swipe(by way: CGFloat) {
        theatre.play([
          .down(CGPoint(x: 195, y: 400)), .move(to: CGPoint(x: 195 + way, y: 400), over: 0.12),
          .lift,
        ])
        theatre.settle()
      }
      let way: CGFloat = (edge == .leading) == isRightToLeft ? 150 : -150
      swipe(by: -way)
      #expect(!gone(theatre))
      swipe(by: way)
      #expect(gone(theatre))
    }

    @Test func aPinchThatOpensBeginsNothing() throws {
      let theatre = Theatre()
      theatre.present(.scale, gesture: .pinch)
      theatre.settle()
      Headless.play(
        .pinch(center: CGPoint(x: 195, y: 400), from: 100, to: 300, over: 0.3), in: theatre.window)
      Headless.advance(by: 0.2)
      #expect(theatre.run == nil)
      theatre.settle()
      #expect(!gone(theatre))
      #expect(theatre.log.count("screen.willDisappear") == 0)
    }

    @Test func anAppsOwnRecognizerDrives() throws {
      let theatre = Theatre()
      let pan = UIPanGestureRecognizer()
      let gesture = TransitionGesture.custom(
        pan,
        progress: { recognizer, screen in
          let pan = recognizer as? UIPanGestureRecognizer
          return (pan?.translation(in: nil).y ?? 0) / 400
        },
        shouldFinish: { recognizer, screen in
          ((recognizer as? UIPanGestureRecognizer)?.translation(in: nil).y ?? 0) > 200
        })
      theatre.screen.view.addGestureRecognizer(pan)
      theatre.present(.scale, gesture: gesture)
      theatre.settle()
      #expect(pan.view === theatre.screen.view)
      theatre.play([.down(CGPoint(x: 195, y: 200)), .move(to: CGPoint(x: 195, y: 370), over: 0.4)])
      let fraction = try #require(theatre.run?.playback?.fraction)
      #expect(abs(fraction - 160.0 / 400) < 0.05)
      theatre.play([.hold(0.2), .lift])
      theatre.settle()
      #expect(!gone(theatre))
      theatre.play([
        .down(CGPoint(x: 195, y: 200)), .move(to: CGPoint(x: 195, y: 500), over: 0.4), .lift,
      ])
      theatre.settle()
      #expect(gone(theatre))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -3, 7])
    func progressThatIsNoneIsReportedOnce(value: CGFloat) throws {
      let theatre = Theatre()
      let pan = UIPanGestureRecognizer()
      theatre.screen.view.addGestureRecognizer(pan)
      theatre.present(
        .scale,
        gesture: .custom(pan, progress: { _, _ in value }, shouldFinish: { _, _ in true }))
      theatre.settle()
      let reports = Reports()
      theatre.play([
        .down(CGPoint(x: 195, y: 200)), .move(to: CGPoint(x: 195, y: 500), over: 0.4), .lift,
      ])
      theatre.settle()
      #expect(reports.all == [.progressUnusable])
      #expect(gone(theatre))
    }

    @Test func aRecognizerWithoutAViewIsAddedToTheContainer() throws {
      let theatre = Theatre()
      let pan = UIPanGestureRecognizer()
      theatre.present(
        .scale,
        gesture: .custom(
          pan, progress: { _, _ in 0.5 }, shouldFinish: { _, _ in true }))
      theatre.settle()
      #expect(pan.view === theatre.screen.presentationController?.containerView)
      theatre.dismiss()
      theatre.settle()
      #expect(pan.view == nil)
    }

    @Test func aRecognizerInAnotherWindowIsReported() throws {
      let theatre = Theatre()
      let other = Headless.makeWindow()
      let pan = UIPanGestureRecognizer()
      other.addGestureRecognizer(pan)
      theatre.window.makeKeyAndVisible()
      let reports = Reports()
      theatre.present(
        .scale, gesture: .custom(pan, progress: { _, _ in 0 }, shouldFinish: { _, _ in true }))
      theatre.settle()
      #expect(reports.all == [.recognizerElsewhere])
      #expect(!gone(theatre))
      other.isHidden = true
    }

    @Test(arguments: [
      CGRect(x: 5000, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 3),
    ])
    func aStartRectangleElsewhereIsReported(rect: CGRect) throws {
      let theatre = Theatre()
      theatre.present(.hang, gesture: .pullUpDown)
      theatre.settle()
      try controller(theatre).startRect = rect
      let reports = Reports()
      theatre.play([
        .down(CGPoint(x: 195, y: 400)), .move(to: CGPoint(x: 195, y: 700), over: 0.3), .lift,
      ])
      theatre.settle()
      #expect(reports.all == [.startRectOutside])
      #expect(gone(theatre))
    }

    @Test func aDestinationInsideTheCardGivesNoDirection() throws {
      let theatre = Theatre()
      theatre.present(
        .overlay, settings: TransitionSettings(to: .point(CGPoint(x: 195, y: 430))),
        gesture: .panToEdge)
      theatre.settle()
      theatre.play([
        .down(CGPoint(x: 195, y: 400)), .move(to: CGPoint(x: 195, y: 650), over: 0.3), .lift,
      ])
      theatre.settle()
      #expect(gone(theatre))
    }

    @Test(arguments: ["background", "interruption", "rotation"])
    func theSystemLetsGo(how: String) throws {
      let theatre = Theatre()
      let hands = try theatre.open(.slide, .leftEdge)
      hands.touch()
      hands.close(by: 0.6)
      #expect(theatre.run?.playback?.isHeld == true)
      switch how {
      case "background":
        Headless.enterBackground()
        Headless.advance(by: 0.5)
        Headless.enterForeground()
      case "interruption":
        Headless.beginInterruption()
        Headless.advance(by: 0.5)
        Headless.endInterruption()
      default:
        theatre.rotate()
      }
      theatre.settle()
      #expect(!gone(theatre))
      #expect(theatre.run == nil)
      hands.lift()
      #expect(theatre.frames[1] == theatre.window.bounds)
    }

    /// Memory is the app's business, and no reason to take the screen from a finger.
    @Test func aMemoryWarningLeavesTheFingerAlone() throws {
      let theatre = Theatre()
      let hands = try theatre.open(.slide, .leftEdge)
      hands.touch()
      hands.close(by: 0.6)
      Headless.sendMemoryWarning()
      #expect(theatre.run?.playback?.isHeld == true)
      hands.lift()
      theatre.settle()
    }

    @Test func dismissingByCodeTurnsAnOpeningRound() throws {
      let theatre = Theatre()
      theatre.present(.slide, gesture: .leftEdge)
      Headless.advance(by: 0.2)
      let before = try #require(theatre.wrapper.layer.presentation()).transform.m41
      try controller(theatre).dismiss()
      Headless.turn()
      // It reverses where it is.
      #expect(abs(try #require(theatre.wrapper.layer.presentation()).transform.m41 - before) < 20)
      theatre.settle()
      #expect(gone(theatre))
      #expect(theatre.log.isBalanced("screen", from: .disappeared, isShown: false))
    }

    @Test func dismissingByCodeWhileAFingerHoldsDoes() throws {
      let theatre = Theatre()
      let hands = try theatre.open(.slide, .leftEdge)
      hands.touch()
      hands.close(by: 0.2)
      try controller(theatre).dismiss()
      theatre.settle()
      #expect(gone(theatre))
      hands.lift()
    }

    @Test func aSecondFingerChangesNothing() throws {
      let theatre = Theatre()
      let hands = try theatre.open(.slide, .leftEdge)
      hands.touch()
      hands.close(by: 0.4)
      let before = theatre.run?.playback?.fraction ?? 0
      Headless.play(
        HeadlessTouchScript([.init(7, [.down(CGPoint(x: 300, y: 700)), .hold(0.1), .lift])]),
        in: theatre.window)
      Headless.advance(by: 0.2)
      let after = theatre.run?.playback?.fraction ?? 0
      #expect(abs(after - before) < 0.01)
      hands.close(by: 0.3)
      hands.rest()
      hands.lift()
      theatre.settle()
      #expect(gone(theatre))
    }

    @Test func theKeyboardGoesWithTheScreenAndNotBefore() throws {
      let theatre = Theatre()
      theatre.present(.slide, gesture: .leftEdge)
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      theatre.screen.view.addSubview(field)
      theatre.settle()
      field.becomeFirstResponder()
      let hands = try Hands(theatre, .leftEdge)
      hands.touch()
      hands.close(by: 0.4)
      #expect(field.isFirstResponder)
      hands.close(by: -0.4)
      hands.rest()
      hands.lift()
      theatre.settle()
      #expect(field.isFirstResponder)
      hands.drag(by: 0.6)
      theatre.settle()
      #expect(gone(theatre))
      #expect(!field.isFirstResponder)
    }

    @Test func lessMotionIsScrubbedAsAFade() throws {
      Headless.setReduceMotion(true)
      let theatre = Theatre()
      let hands = try theatre.open(.slide, .leftEdge)
      hands.touch()
      hands.close(by: 0.5)
      let layer = try #require(theatre.wrapper.layer.presentation())
      #expect(CATransform3DIsIdentity(layer.transform))
      let picture = try #require(theatre.run?.stage.views[.picture]?.layer.presentation())
      #expect(abs(picture.opacity - 0.5) < 0.05)
      hands.close(by: 0.2)
      hands.rest()
      hands.lift()
      theatre.settle()
      #expect(gone(theatre))
    }

    @Test(arguments: PresetUnderTest.all) func screenControllerAndRunAreReleasedAfterAGesture(
      preset: PresetUnderTest
    ) throws {
      let theatre = Theatre()
      weak var controller: TransitionController?
      weak var screen: UIViewController?
      weak var run: Run?
      do {
        theatre.present(preset, gesture: .pinch)
        theatre.settle()
        controller = TransitionController.installed(on: theatre.screen)
        screen = theatre.screen
        let hands = try Hands(theatre, .pinch)
        hands.touch()
        hands.close(by: 0.6)
        run = theatre.run
        hands.rest()
        hands.lift()
        theatre.settle()
        theatre.newScreen()
      }
      Headless.advance(by: 0.1)
      #expect(controller == nil)
      #expect(screen == nil)
      #expect(run == nil)
    }
  }
}
