import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A tap beside a card closes it; anything else that a finger does there, does not.
  @MainActor @Suite struct TapOutsideTests {
    enum Finger: CaseIterable, Sendable {
      case tap, slowTap
      case drag, thereAndBack, rest, takenAway

      var isTap: Bool { self == .tap || self == .slowTap }

      @MainActor func play(in theatre: Theatre) {
        let start = CGPoint(x: 200, y: 250)
        theatre.play([.down(start)])
        switch self {
        case .tap: theatre.play([.hold(0.05)])
        case .slowTap: theatre.play([.move(to: CGPoint(x: 206, y: 253), over: 0.2), .hold(0.05)])
        case .drag: theatre.play([.move(to: CGPoint(x: 200, y: 236), over: 0.1)])
        case .thereAndBack:
          theatre.play([
            .move(to: CGPoint(x: 200, y: 210), over: 0.1), .move(to: start, over: 0.1),
          ])
        case .rest: theatre.play([.hold(0.5)])
        case .takenAway: Headless.cancelTouches()
        }
        theatre.play([.lift])
      }
    }

    private func open() -> Theatre {
      let theatre = Theatre()
      theatre.presenter.present(theatre.screen, using: .sheet(height: .points(300)))
      Headless.turn()
      return theatre
    }

    @Test(arguments: Finger.allCases) func besideACardAtRest(finger: Finger) {
      let theatre = open()
      theatre.settle()
      finger.play(in: theatre)
      theatre.settle()
      #expect((theatre.presenter.presentedViewController == nil) == finger.isTap)
    }

    /// From where the card is.
    @Test func aCardThatOpensIsTurnedRound() {
      let theatre = open()
      Headless.advance(by: 0.1)
      Finger.tap.play(in: theatre)
      #expect(theatre.run?.direction == .opening && theatre.run?.playback?.target == 0)
      theatre.settle()
    }

    /// While the card still opens, a touch holds it. A tap sends it back, and anything else lets it go on.
    @Test(arguments: Finger.allCases) func besideACardThatOpens(finger: Finger) {
      let theatre = open()
      Headless.advance(by: 0.1)
      finger.play(in: theatre)
      theatre.settle()
      #expect((theatre.presenter.presentedViewController == nil) == finger.isTap)
      #expect(theatre.run == nil)
    }
  }
}
