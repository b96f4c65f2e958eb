import Testing
import TransitionCatalog
import UIKit

@testable import Recorder

/// Scripts as a hand plays them.
struct HandTests {
  private func places(_ script: HeadlessTouchScript) -> [(time: Double, x: Double)] {
    var (time, result) = (0.0, [(time: 0.0, x: 0.0)])
    for step in script.byHand().fingers[0].steps {
      guard case .move(let point, let seconds) = step else { continue }
      time += seconds
      result.append((time, Double(point.x)))
    }
    return result
  }

  @Test func aFingerStartsAndTurnsGentlyAndThrows() {
    let script = HeadlessTouchScript([
      .down(.zero), .move(to: CGPoint(x: 100, y: 0), over: 0.5),
      .move(to: CGPoint(x: 40, y: 0), over: 0.25), .move(to: CGPoint(x: 140, y: 0), over: 0.25),
      .lift,
    ])
    let hand = places(script)
    #expect(abs(script.byHand().duration - script.duration) < 1.0 / 60)
    for (time, x) in [(0.5, 100.0), (0.75, 40), (1, 140)] {
      #expect(hand.contains { abs($0.time - time) < 1.0 / 60 && abs($0.x - x) < 1e-6 })
    }
    #expect(hand.allSatisfy { -1e-9...140 ~= $0.x })
    let paces = zip(hand, hand.dropFirst()).map { ($1.x - $0.x) / ($1.time - $0.time) }
    // No jerk: 120 times a second the pace changes by a twentieth of the fastest.
    let worst = zip(paces, paces.dropFirst()).map { abs($1 - $0) }.max() ?? .infinity
    #expect(worst < 70 && abs(paces[0]) < 20)
    #expect((paces.last ?? 0) > 380, "It lifts at its pace.")
  }

  @Test func aFingerThatIsDownGoesOnFromWhereItIs() {
    let script = HeadlessTouchScript([.move(to: CGPoint(x: 10, y: 0), over: 0.1), .lift])
    #expect(script.byHand().fingers[0].steps.count == 2, "It is nowhere.")
    let hand = script.byHand(from: [(id: 0, location: CGPoint(x: 4, y: 0))])
    #expect(hand.fingers[0].steps.count > 10)
    #expect(abs(hand.duration - 0.1) < 1.0 / 60)
  }

  /// Otherwise the first frame after a lift would have only a part of a frame's way to go.
  @Test(arguments: TransitionPreset.allCases) func aFingerLiftsJustBeforeAFrame(
    preset: TransitionPreset
  ) {
    let script = Hand(preset: preset).script(
      in: CGSize(width: 390, height: 844), isMirrored: false)
    for finger in script.byHand().fingers {
      var frames = finger.start * 60
      for step in finger.steps {
        switch step {
        case .move(_, let seconds), .hold(let seconds): frames += 60 * seconds
        case .lift: #expect((0.01...0.1).contains(frames.rounded(.up) - frames))
        default: break
        }
      }
    }
  }

  /// A finger that lands again is seen to do so before it catches anything.
  @Test func betweenLiftAndLandingThereIsTimeToSeeTheFinger() {
    for preset in [Hand(preset: .full), Hand(preset: .scale), Hand(preset: .slide)] {
      for finger in preset.script(in: CGSize(width: 390, height: 844), isMirrored: false).fingers {
        guard let lift = finger.steps.firstIndex(of: .lift),
          case .hold(let gap) = finger.steps[lift + 1]
        else {
          Issue.record("It lifts once.")
          continue
        }
        #expect(gap * 1000 >= 100)
      }
    }
  }
}
