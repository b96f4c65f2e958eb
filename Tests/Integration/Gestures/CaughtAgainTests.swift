import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A run that is caught a second time, or after a finger has let it go, goes on as it was going.
  @MainActor @Suite struct CaughtAgainTests {
    /// Who has set the screen in motion.
    enum Motion: String, CaseIterable, Sendable {
      case opening, closing, openingTurnedRound, carriedAndLetGo, carriedAndThrownBack, flickedOut
    }

    private func shown(_ theatre: Theatre) -> [CGPoint] {
      let wrapper = theatre.screen.presentationController?.presentedView
      let clip = (wrapper as? WrapperView)?.contentContainer
      guard let shown = clip?.layer.presentation(), let root = theatre.window.layer.presentation()
      else { return [] }
      let b = shown.bounds
      return [
        CGPoint(x: b.minX, y: b.minY), CGPoint(x: b.maxX, y: b.minY),
        CGPoint(x: b.maxX, y: b.maxY), CGPoint(x: b.minX, y: b.maxY),
      ].map { shown.convert($0, to: root) }
    }

    private func begin(_ motion: Motion, _ preset: PresetUnderTest) throws -> (Theatre, Hands?) {
      let theatre = Theatre()
      theatre.present(preset, gesture: .pullUpDown)
      switch motion {
      case .opening: return (theatre, nil)
      case .openingTurnedRound:
        Headless.advance(by: 0.12)
        theatre.turnRound()
        return (theatre, nil)
      case .closing:
        theatre.settle()
        theatre.dismiss()
        return (theatre, nil)
      case .carriedAndLetGo, .carriedAndThrownBack, .flickedOut:
        theatre.settle()
        let hands = try Hands(theatre, .pullUpDown)
        hands.touch()
        if motion == .flickedOut {
          hands.close(by: 0.3, over: 0.06)
        } else {
          hands.close(by: 0.2)
          hands.rest()
          if motion == .carriedAndThrownBack { hands.close(by: -0.12, over: 0.04) }
        }
        hands.lift()
        return (theatre, hands)
      }
    }

    /// As long as a corner has 2 points to go, a finger can catch the screen.
    @Test(arguments: [PresetUnderTest.slide, .overlay, .full, .hang], Motion.allCases)
    func whatIsSeenToMoveCanBeCaught(preset: PresetUnderTest, motion: Motion) throws {
      let (theatre, _) = try begin(motion, preset)
      var frames: [(corners: [CGPoint], canBeCaught: Bool)] = []
      while let run = theatre.run, frames.count < 120 {
        frames.append((shown(theatre), run.canBeCaught))
        Headless.advance(by: 1.0 / 60)
      }
      #expect(theatre.run == nil && frames.count > 3)
      let last = frames.last?.corners ?? []
      for (index, frame) in frames.dropLast().enumerated() {
        let left = zip(frame.corners, last).map { $0.distance(to: $1) }.max() ?? 0
        #expect(frame.canBeCaught || left < 2, "\(left) points left in frame \(index)")
      }
    }

    /// Why a run has been sent back.
    enum Cause: CaseIterable, Sendable { case dismissed, letGo, taken, interrupted, gestureChanged }

    /// A finger that touches a run on its way back, and only rests, changes neither its end nor its reason.
    @Test(arguments: Cause.allCases, [1, 2]) func aTouchOnTheWayBackChangesNoReason(
      cause: Cause, touches: Int
    ) throws {
      let theatre = Theatre()
      var endings: [TransitionEnding] = []
      theatre.present(.slide, gesture: .pinch)
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      var reason = TransitionEnding.Reason.dismissCalled
      if cause == .dismissed {
        controller.onEnd { endings.append($1) }
        Headless.advance(by: 0.25)
        controller.dismiss()
      } else {
        theatre.settle()
        controller.onEnd { endings.append($1) }
        let hands = try Hands(theatre, .pinch)
        hands.touch()
        hands.close(by: 0.35)
        hands.rest()
        switch cause {
        case .dismissed: break
        case .letGo:
          hands.close(by: -0.1)
          hands.rest()
          hands.lift()
          reason = .released
        case .taken:
          hands.takeAway()
          reason = .touchesCancelled
        case .interrupted:
          Headless.beginInterruption()
          Headless.endInterruption()
          reason = .interrupted
        case .gestureChanged:
          controller.gesture = .pullUpDown
          reason = .replaced
        }
        Headless.cancelTouches()
      }
      for _ in 0..<touches {
        Headless.advance(by: 0.03)
        theatre.window.play([.down(CGPoint(x: 195, y: 420)), .hold(0.4), .lift], finger: 5)
      }
      theatre.settle()
      theatre.settle()
      #expect(endings == [.cancelled(reason)])
    }

    /// A screen that moves in no direction of its own is led by the finger that has closed it: the same way closes it on,
    /// the other way opens it again, however often it is caught.
    @Test(arguments: [CGFloat(-1), 1], [false, true]) func theWayOfTheFirstFingerCloses(
      side: CGFloat, isHorizontal: Bool
    ) throws {
      for transition in [
        ViewControllerTransition.effects(front: .fade),
        .effects(front: [.scale(0.6), .opacity(0.2)]),
      ] {
        let theatre = Theatre()
        let controller = theatre.presenter.present(
          theatre.screen, using: transition.duration(1.5),
          gesture: isHorizontal ? .pullLeftRight : .pullUpDown)
        Headless.turn()
        Headless.advance(by: 2)
        let middle = CGPoint(x: 195, y: 420)
        func place(_ way: CGFloat) -> CGPoint {
          isHorizontal
            ? CGPoint(x: middle.x + side * way, y: middle.y)
            : CGPoint(x: middle.x, y: middle.y + side * way)
        }
        theatre.play([.down(middle), .move(to: place(160), over: 0.08), .lift])
        for _ in 0..<2 {
          let before = try #require(controller?.run?.playback?.fraction)
          theatre.play([.down(middle), .move(to: place(60), over: 0.2)])
          let run = try #require(controller?.run?.playback)
          #expect(run.isHeld && run.fraction > before + 0.01)
          let further = run.fraction
          theatre.play([.move(to: place(-20), over: 0.2)])
          #expect(run.fraction < further - 0.01)
          theatre.play([.move(to: place(50), over: 0.1), .lift])
        }
        theatre.settle()
        theatre.settle()
      }
    }
  }
}
