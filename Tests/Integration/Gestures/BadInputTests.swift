import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Input that an app or a user should not give. It ends sensibly or with a report, and the screen
  /// is never stuck.
  @MainActor @Suite struct BadInputTests {
    nonisolated static var gestures: [TransitionGesture] {
      [.leftEdge, .pullUpDown, .panToEdge, .pinch]
    }

    func hold(_ theatre: Theatre, _ index: Int, _ preset: PresetUnderTest = .slide) throws -> Hands
    {
      let gesture = BadInputTests.gestures[index]
      let hands = try theatre.open(preset, gesture)
      hands.touch()
      hands.close(by: 0.3)
      #expect(theatre.run?.playback?.isHeld == true)
      return hands
    }

    func isOpen(_ theatre: Theatre) -> Bool {
      theatre.presenter.presentedViewController === theatre.screen
    }

    /// Checks that nothing runs, and that an open screen is where it belongs, can be closed by its
    /// gesture, and then leaves nothing behind.
    func isInOrder(_ theatre: Theatre, _ gesture: TransitionGesture? = nil) throws {
      Headless.advance(by: 3)
      #expect(theatre.run == nil)
      if isOpen(theatre) {
        #expect(theatre.screen.view.window === theatre.window)
        #expect(CATransform3DIsIdentity(theatre.wrapper.layer.transform))
        #expect(theatre.wrapper.layer.animationKeys() == nil)
        #expect(theatre.wrapper.alpha == 1)
        if let gesture {
          let hands = try Hands(theatre, gesture)
          hands.drag(by: 0.6)
        } else {
          theatre.dismiss()
        }
        Headless.advance(by: 2)
      }
      #expect(!isOpen(theatre))
      #expect(theatre.presenter.presentedViewController == nil)
      #expect(theatre.window.subviews == [theatre.presenter.view])
      #expect(CATransform3DIsIdentity(theatre.presenter.view.layer.transform))
      #expect(theatre.presenter.view.layer.animationKeys() == nil)
    }

    // MARK: Other transitions meanwhile

    @Test(arguments: gestures.indices, [true, false])
    func theScreenPresentsWhileItIsHeld(index: Int, animated: Bool) throws {
      let theatre = Theatre()
      let hands = try hold(theatre, index)
      let upper = UIViewController()
      upper.modalPresentationStyle = .overFullScreen
      theatre.screen.present(upper, animated: animated)
      Headless.advance(by: 0.1)
      hands.close(by: 0.1)
      hands.takeAway()
      hands.lift()
      Headless.advance(by: 3)
      _ = Headless.takeMisuses()
      #expect(isOpen(theatre) && theatre.run == nil)
      if theatre.screen.presentedViewController === upper {
        theatre.screen.dismiss(animated: false)
        Headless.advance(by: 1)
      }
      try isInOrder(theatre, BadInputTests.gestures[index])
    }

    /// The upper screen is still arriving, or is leaving.
    @Test(arguments: gestures.indices, [true, false])
    func aFingerLandsWhileSomethingAboveMoves(index: Int, leaves: Bool) throws {
      let theatre = Theatre()
      let gesture = BadInputTests.gestures[index]
      theatre.present(.slide, gesture: gesture)
      theatre.settle()
      let upper = UIViewController()
      TransitionController(presenting: upper, preset: PresetUnderTest.hang)
      theatre.screen.present(upper, animated: !leaves)
      Headless.advance(by: 0.1)
      if leaves {
        Headless.advance(by: 1)
        theatre.screen.dismiss(animated: true)
        Headless.advance(by: 0.1)
      }
      let hands = try Hands(theatre, gesture)
      hands.touch()
      hands.close(by: 0.3)
      #expect(theatre.run == nil)
      hands.close(by: 0.3)
      hands.lift()
      Headless.advance(by: 2)
      #expect(isOpen(theatre))
      #expect((theatre.screen.presentedViewController === upper) == !leaves)
      if !leaves {
        theatre.screen.dismiss(animated: true)
        Headless.advance(by: 2)
      }
      try isInOrder(theatre, gesture)
    }

    // MARK: No window

    @Test(arguments: gestures.indices, ["hidden", "taken out", "other root"])
    func theWindowGoesWhileTheScreenIsHeld(index: Int, how: String) throws {
      let theatre = Theatre()
      let hands = try hold(theatre, index)
      let container = try #require(theatre.screen.presentationController?.containerView)
      switch how {
      case "hidden": theatre.window.isHidden = true
      case "taken out": container.removeFromSuperview()
      default: theatre.window.rootViewController = UIViewController()
      }
      Headless.advance(by: 0.5)
      hands.close(by: 0.1)
      hands.lift()
      Headless.advance(by: 3)
      _ = Headless.takeMisuses()
      #expect(theatre.run == nil)
      guard how == "hidden" else { return }
      theatre.window.isHidden = false
      try isInOrder(theatre)
    }

    @Test func aRecognizerOnAViewWithoutAWindowIsReported() throws {
      let theatre = Theatre()
      let (position, pan) = (UIView(), UIPanGestureRecognizer())
      position.addGestureRecognizer(pan)
      let reports = Reports()
      let gesture = TransitionGesture.custom(
        pan, progress: { _, _ in 0.5 }, shouldFinish: { _, _ in true })
      theatre.present(.scale, gesture: gesture)
      theatre.settle()
      #expect(reports.all == [.recognizerElsewhere])
      #expect(pan.view === position)
      try isInOrder(theatre)
      #expect(pan.view === position)
    }

    // MARK: Progress

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -0.5, 1.5])
    func progressThatGoesWrongDuringADrag(value: CGFloat) throws {
      let theatre = Theatre()
      let pan = UIPanGestureRecognizer()
      theatre.screen.view.addGestureRecognizer(pan)
      var isWrong = false
      let gesture = TransitionGesture.custom(
        pan,
        progress: { recognizer, _ in
          let way = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil).y ?? 0
          return isWrong ? value : way / 400
        }, shouldFinish: { _, _ in false })
      theatre.present(.scale, gesture: gesture)
      theatre.settle()
      let reports = Reports()
      let script = HeadlessTouchScript([
        .down(CGPoint(x: 195, y: 200)), .move(to: CGPoint(x: 195, y: 320), over: 0.3),
      ])
      Headless.play(script, in: theatre.window)
      Headless.advance(by: script.duration)
      #expect(reports.all.isEmpty)
      isWrong = true
      Headless.play(
        HeadlessTouchScript([.move(to: CGPoint(x: 195, y: 400), over: 0.3), .lift]),
        in: theatre.window)
      Headless.advance(by: 0.2)
      let fraction = try #require(theatre.run?.playback?.fraction)
      #expect((0...1).contains(fraction))
      #expect(abs(fraction - (value > 1 ? 1 : 0)) < 0.1)
      theatre.settle()
      #expect(reports.all == [.progressUnusable])
      #expect(isOpen(theatre))
      try isInOrder(theatre)
    }

    // MARK: Places

    @Test(
      arguments: [PresetUnderTest.overlay, .fall, .full],
      [CGPoint(x: 195, y: 430), CGPoint(x: 150, y: 400)])
    func aDestinationInsideTheScreen(preset: PresetUnderTest, point: CGPoint) throws {
      let theatre = Theatre()
      theatre.present(
        preset, settings: TransitionSettings(to: .point(point)), gesture: .panToEdge)
      theatre.settle()
      let hands = try Hands(theatre, .panToEdge)
      #expect(abs(hands.axis.length - 1) < 1e-6)
      let rest = theatre.wrapper.frame.middle
      hands.touch()
      hands.close(by: 0.1)
      let moved = theatre.shownFrame.middle
      #expect(theatre.run?.playback?.isHeld == true)
      #expect((CGVector(moved) - CGVector(rest)).along(hands.axis) > 20)
      hands.close(by: -0.1)
      hands.rest()
      hands.lift()
      try isInOrder(theatre, .panToEdge)
    }

    @Test func aDestinationThatIsGoneIsReported() throws {
      let theatre = Theatre()
      let goal = UIView(frame: CGRect(x: 20, y: 700, width: 40, height: 40))
      theatre.presenter.view.addSubview(goal)
      theatre.present(
        .overlay, settings: TransitionSettings(to: .view(goal)), gesture: .panToEdge)
      theatre.settle()
      goal.removeFromSuperview()
      let reports = Reports()
      let hands = try Hands(theatre, .panToEdge)
      hands.drag(by: 0.6)
      Headless.advance(by: 2)
      #expect(reports.all == [.placeNotFound])
      #expect(!isOpen(theatre))
      try isInOrder(theatre)
    }

    @Test(arguments: [
      CGRect(x: -400, y: 0, width: 300, height: 600), CGRect.null,
      CGRect(x: 0, y: 0, width: -CGFloat.infinity, height: 3),
    ])
    func aStartRectangleThatIsNoneIsReported(rect: CGRect) throws {
      let theatre = Theatre()
      theatre.present(.slide, gesture: .pullLeftRight)
      theatre.settle()
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      controller.startRect = rect
      let reports = Reports()
      Headless.play(
        .drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 330, y: 400), over: 0.3),
        in: theatre.window)
      Headless.advance(by: 2)
      #expect(Set(reports.all) == [.startRectOutside])
      #expect(!isOpen(theatre))
      try isInOrder(theatre)
    }

    // MARK: Two of a kind

    /// The finger keeps its run to the end, and the second controller has the gesture from then on.
    @Test(arguments: gestures.indices)
    func aSecondControllerComesWhileTheScreenIsHeld(index: Int) throws {
      let theatre = Theatre()
      let hands = try hold(theatre, index)
      let reports = Reports()
      let first = try #require(TransitionController.installed(on: theatre.screen))
      let recognizers = first.recognizers
      TransitionController(
        presenting: theatre.screen, preset: PresetUnderTest.slide, gesture: .leftEdge)
      #expect(reports.all == [.controllerReplaced, .alreadyPresented])
      hands.close(by: -0.28)
      hands.rest()
      hands.lift()
      theatre.settle()
      #expect(isOpen(theatre))
      #expect(recognizers.allSatisfy { $0.view == nil })
      try isInOrder(theatre, .leftEdge)
    }

    @Test(arguments: [TransitionDirection.opening, .closing])
    func aSecondControllerComesDuringARun(direction: TransitionDirection) throws {
      let theatre = Theatre()
      theatre.present(.slide, gesture: .pinch)
      if direction == .closing {
        theatre.settle()
        theatre.dismiss()
      }
      Headless.advance(by: 0.15)
      let reports = Reports()
      TransitionController(
        presenting: theatre.screen, preset: PresetUnderTest.slide, gesture: .leftEdge)
      #expect(reports.all == [.controllerReplaced, .alreadyPresented])
      theatre.settle()
      #expect(isOpen(theatre) == (direction == .opening))
      try isInOrder(theatre, .leftEdge)
    }

    // MARK: Code and finger at once

    @Test(arguments: gestures.indices, [true, false])
    func uikitsOwnDismissWhileTheFingerHolds(index: Int, animated: Bool) throws {
      let theatre = Theatre()
      let hands = try hold(theatre, index)
      theatre.presenter.dismiss(animated: animated)
      hands.close(by: 0.1)
      hands.lift()
      _ = Headless.takeMisuses()
      try isInOrder(theatre, BadInputTests.gestures[index])
    }

    @Test(arguments: gestures.indices)
    func dismissingAnOpeningThatIsHeld(index: Int) throws {
      let theatre = Theatre()
      let gesture = BadInputTests.gestures[index]
      theatre.present(.slide, gesture: gesture)
      Headless.advance(by: 0.2)
      let hands = try Hands(theatre, gesture)
      hands.touch(inFlight: true)
      #expect(theatre.run?.playback?.isHeld == true)
      TransitionController.installed(on: theatre.screen)?.dismiss()
      Headless.advance(by: 0.05)
      hands.close(by: -0.3)
      hands.lift()
      Headless.advance(by: 2)
      #expect(theatre.log.count("presented") <= 1)
      try isInOrder(theatre, gesture)
    }

    // MARK: Two fingers

    /// A second finger lands and lifts, or a second one lands and the first one lifts.
    @Test(arguments: [1, 2, 3], [true, false])
    func aSecondFingerMovesNothing(index: Int, firstLifts: Bool) throws {
      let theatre = Theatre()
      let hands = try hold(theatre, index, index == 3 ? .scale : .fall)
      let gesture = BadInputTests.gestures[index]
      func place() -> CGPoint { theatre.wrapper.frame.middle }
      let before = (place(), theatre.run?.playback?.fraction ?? 0)
      let finger = 7
      func play(_ steps: [HeadlessTouchScript.Step], _ finger: Int) {
        Headless.play(HeadlessTouchScript([.init(finger, steps)]), in: theatre.window)
        Headless.advance(by: 0.1)
      }
      play([.down(CGPoint(x: 250, y: 500))], finger)
      #expect(place().distance(to: before.0) < 1)
      play([.lift], firstLifts ? 0 : finger)
      #expect(place().distance(to: before.0) < 1)
      if gesture.part.dragKind != .pinch {
        let after = theatre.run?.playback?.fraction ?? 0
        #expect(abs(after - before.1) < 0.01)
        #expect(theatre.run?.playback?.isHeld == true)
      }
      for down in gesture.part.dragKind == .pinch ? [0, 1, finger] : [0, finger]
      where down != (firstLifts ? 0 : finger) { play([.lift], down) }
      try isInOrder(theatre, gesture)
    }
  }
}
