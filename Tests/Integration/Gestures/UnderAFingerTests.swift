import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What comes after a finger has come down, and what a finger that ends nothing leaves.
  @MainActor @Suite struct UnderAFingerTests {
    /// An obstacle that comes between the touch and its movement stops the gesture in each home.
    @Test(arguments: Venue.allCases, MustNotTests.Obstacle.allCases)
    func anObstacleMayComeUnderTheFinger(venue: Venue, obstacle: MustNotTests.Obstacle) {
      let isOfTabs = obstacle == .barAway || obstacle == .barAwayBelow
      guard venue == .tab || !isOfTabs else { return }
      let scene = MustNotTests.Scene(venue)
      let house = scene.house
      let start = CGPoint(x: venue == .tab ? 60 : 1, y: 500)
      house.play([.down(start)])
      scene.put(obstacle)
      if obstacle == .touchTakenAway { Headless.cancelTouches() }
      // What a push inside takes to end comes after the finger has moved.
      house.play([
        .move(to: CGPoint(x: start.x + 14, y: 500), over: 0.02),
        .move(to: CGPoint(x: start.x + 320, y: 500), over: 0.1),
      ])
      #expect((scene.controller?.run != nil) == (obstacle == .none))
      house.play([.hold(0.2), .lift])
      house.settle()
      #expect(house.isOpen == (obstacle != .none))
    }

    enum Touch: CaseIterable, Sendable { case tap, rest, takenAtOnce, takenLater }

    /// A finger that catches a run ends it at once by a tap only: another touch, and one that the system takes away, lets
    /// it go on from where it is.
    @Test(
      arguments: pairs(
        [PresetUnderTest.slide, .overlay], [TransitionDirection.opening, .closing]),
      Touch.allCases)
    func onlyATapEndsARun(
      row: (preset: PresetUnderTest, direction: TransitionDirection), touch: Touch
    ) {
      let (preset, direction) = row
      let theatre = Theatre()
      theatre.present(preset, gesture: .pinch)
      if direction == .closing {
        theatre.settle()
        theatre.dismiss()
      }
      Headless.advance(by: 0.07)
      theatre.play([.down(CGPoint(x: 195, y: 420))])
      #expect(theatre.run?.playback?.isHeld == true)
      switch touch {
      case .tap: theatre.play([.hold(0.03), .lift])
      case .rest: theatre.play([.hold(0.7), .lift])
      case .takenAtOnce: Headless.cancelTouches()
      case .takenLater:
        theatre.play([.hold(0.7)])
        Headless.cancelTouches()
      }
      Headless.turn()
      #expect((theatre.run == nil) == (touch == .tap))
      theatre.settle()
      #expect(theatre.run == nil && theatre.isOpen == (direction == .opening))
    }

    /// A screen that may not be dismissed moves by little, as the app has placed it, and leaves nothing behind.
    @Test(
      arguments: pairs(
        [PresetUnderTest.slide, .overlay, .full],
        [TransitionGesture.pullUpDown, .pinch, .leadingEdge]), [false, true])
    func aRefusedScreenLeavesNothing(
      row: (preset: PresetUnderTest, gesture: TransitionGesture), isTransformed: Bool
    ) throws {
      let (preset, gesture) = row
      let theatre = Theatre()
      theatre.present(preset, gesture: gesture)
      theatre.settle()
      theatre.screen.isModalInPresentation = true
      let view = theatre.wrapper
      if isTransformed { view.transform = CGAffineTransform(scaleX: 0.97, y: 0.97) }
      Headless.turn()
      func seen() -> Quad {
        let shown = view.layer.presentation() ?? view.layer
        return Quad(shown.transform, size: view.bounds.size)
      }
      let (rest, tree) = (seen(), FaultState.tree(theatre.window))
      let hands = try Hands(theatre, gesture)
      hands.touch()
      hands.close(by: 0.4)
      let way = seen().distance(to: rest)
      #expect(way > 2 && way < 70)
      let turned = view.layer.presentation()?.transform.m11 ?? 0
      if gesture != .pinch { #expect(abs(turned - (isTransformed ? 0.97 : 1)) < 1e-6) }
      hands.rest()
      hands.lift()
      for _ in 0..<12 {
        #expect(seen().distance(to: rest) < 70)
        Headless.advance(by: 1.0 / 60)
      }
      theatre.settle()
      #expect(theatre.isOpen && seen().distance(to: rest) < 1e-6)
      #expect(FaultState.tree(theatre.window) == tree)
    }

    /// How the finger that opens a screen ends, where the app lets nothing drive the run.
    enum Lift: CaseIterable, Sendable { case beforeTheEnd, afterTheEnd, taken }

    /// A run that its opener does not drive leaves no gesture waiting: the next one works.
    @Test(arguments: [Venue.push, .modal], Lift.allCases)
    func anOpenerWithoutARunIsOver(venue: Venue, lift: Lift) throws {
      let theatre = Theatre(venue)
      let pan = UIPanGestureRecognizer()
      theatre.presenter.view.addGestureRecognizer(pan)
      pan.addHeadlessTarget { [unowned theatre] recognizer in
        guard recognizer.state == .began else { return }
        theatre.vendor.controller = TransitionController(
          presenting: theatre.screen, preset: PresetUnderTest.slide, gesture: .pinch,
          openedBy: recognizer)
        theatre.call(.opening)
      }
      theatre.play([.down(CGPoint(x: 300, y: 500)), .move(to: CGPoint(x: 120, y: 500), over: 0.2)])
      if lift == .afterTheEnd { theatre.settle() }
      if lift == .taken { Headless.cancelTouches() } else { theatre.play([.lift]) }
      theatre.settle()
      theatre.settle()
      let controller = try #require(theatre.vendor.controller)
      #expect(controller.run == nil)
      guard case .idle = controller.interaction.state else {
        Issue.record("\(controller.interaction.state)")
        return
      }
    }

    /// Fingers of a pinch that have come to rest throw nothing, however they are lifted.
    @Test(arguments: [0.0, 0.15, 0.4], [true, false]) func fingersThatRestThrowNothing(
      pause: TimeInterval, restsFirst: Bool
    ) throws {
      let theatre = Theatre()
      theatre.present(.full, gesture: .pinch)
      theatre.settle()
      let window = theatre.window
      let (a, b) = (CGPoint(x: 120, y: 420), CGPoint(x: 270, y: 420))
      func both(_ steps: (CGPoint) -> [HeadlessTouchScript.Step]) {
        window.play(HeadlessTouchScript([.init(0, steps(a)), .init(1, steps(b))]))
      }
      // Both go down by 80 points, quickly.
      both { [.down($0)] }
      both { [.move(to: CGPoint(x: $0.x * 0.9 + 19.5, y: $0.y), over: 0.1)] }
      both { [.move(to: CGPoint(x: $0.x * 0.9 + 19.5, y: $0.y + 80), over: 0.15)] }
      #expect(theatre.run?.playback?.isHeld == true)
      if restsFirst { both { _ in [.hold(0.5)] } }
      let before = theatre.run?.playback?.position.residual[.front].y ?? 0
      window.play([.lift], finger: 1)
      if pause > 0 { window.play([.hold(pause)], finger: 0) }
      let held = theatre.run?.playback?.position.residual[.front].y ?? 0
      #expect(abs(held - before) < 2)
      window.play([.lift], finger: 0)
      // Rested, it goes back at once; thrown, it would go on downward first.
      var lowest = held
      for _ in 0..<6 {
        lowest = max(lowest, theatre.run?.playback?.position.residual[.front].y ?? 0)
        Headless.advance(by: 1.0 / 60)
      }
      if restsFirst || pause > 0.1 { #expect(lowest - held < 3, "\(held) \(lowest)") }
      theatre.settle()
      theatre.settle()
    }
  }
}
