import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A card that leaves over an edge is not braked there when a finger lets go.
struct ExitTests {
  static let exits: [(PresetUnderTest, TransitionDirection)] = [
    (.hang, .closing), (.fall, .closing), (.fall, .opening),
  ]

  private func choreography(_ preset: PresetUnderTest, _ direction: TransitionDirection)
    -> Choreography
  {
    PresetSetting(preset: preset, container: containers[0], isRightToLeft: false)
      .choreography(direction)
  }

  @Test(arguments: exits, [0, 1.5, 8] as [CGFloat])
  func releasedCardLeavesFasterAndFaster(
    exit: (PresetUnderTest, TransitionDirection), speed: CGFloat
  ) throws {
    let choreography = choreography(exit.0, exit.1)
    let exitSpeed = try #require(choreography.exitSpeed)
    let end: CGFloat = exit.1 == .closing ? 1 : 0
    for share in [0.2, 0.5, 0.8] as [CGFloat] {
      let start = 1 - end + (2 * end - 1) * share
      let segment = PlaybackSegment.released(
        from: start, to: end, velocity: (2 * end - 1) * speed, exitSpeed: exitSpeed)
      #expect(segment.fraction(at: segment.duration) == end)
      #expect(segment.duration < 0.6)
      let moment = 1e-4
      let first = abs(segment.fraction(at: moment) - start) / CGFloat(moment)
      #expect(abs(first - speed) <= 0.02 * max(speed, 1))
      let places = (0...60).map { step in
        choreography.pose(
          of: .front, at: segment.fraction(at: segment.duration * Double(step) / 60)
        ).y
      }
      let steps = zip(places.dropFirst(), places).map { abs($0 - $1) }
      for (now, before) in zip(steps.dropFirst(), steps) { #expect(now >= before - 0.01) }
    }
  }

  /// A finger that moves back as it lifts, but not far enough, is followed for a moment.
  @Test func cardThatMovesBackTurnsRoundFirst() {
    let segment = PlaybackSegment.released(from: 0.6, to: 1, velocity: -0.3, exitSpeed: 2.5)
    #expect(segment.fraction(at: 0.01) < 0.6)
    #expect(segment.fraction(at: segment.duration) == 1)
  }

  @Test func exitTakesThePaceThatTheAppHasSet() throws {
    let closing = choreography(.hang, .closing)
    let slow = closing.lasting(0.8, insteadOf: 0.4)
    #expect(abs(slow.timing.duration - 2 * closing.timing.duration) < 1e-9)
    #expect(try abs(#require(slow.exitSpeed) - #require(closing.exitSpeed) / 2) < 1e-9)
  }

  /// What goes back to a place, or is followed by another screen, comes to rest there.
  @Test(arguments: PresetUnderTest.all)
  func onlyCardsThatDropHaveIt(preset: PresetUnderTest) {
    let leaves = choreography(preset, .closing).exitSpeed != nil
    #expect(leaves == [.hang, .fall].contains(preset))
  }
}
