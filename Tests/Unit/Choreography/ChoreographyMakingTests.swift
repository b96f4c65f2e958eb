import Testing
import UIKit

@testable import TransitionCatalog

/// Choreographies as an app writes them, and the numbers that come of it.
struct ChoreographyMakingTests {
  typealias Part = Choreography.Part
  typealias Track = Choreography.Track

  static let instants = (0...32).map { CGFloat($0) / 32 }

  /// One of each kind.
  static let tracks: [Track] = [
    .constant(3), .linear(from: 2, to: 5), .keyframes([(0, 1), (0.3, 4), (1, 0)], .smooth),
    .keyframes([(0, 1), (1, 9)], .falling), .sampled { $0 * $0 },
    .oscillation(Pendulum(peak: 4, period: 0.5, decay: 2), push: 0, over: 1),
    Track.linear(from: 0, to: 7).during(0.2...0.6).timing(.spring(dampingRatio: 0.7)),
  ]

  @Test(arguments: tracks) func tracksAreAddedAndMultipliedAtEveryInstant(a: Track) {
    for b in Self.tracks {
      for f in Self.instants {
        let (x, y) = (a.value(at: f), b.value(at: f))
        #expect(abs((a + b).value(at: f) - (x + y)) < 1e-9)
        #expect(abs((a * b).value(at: f) - x * y) < 1e-9)
      }
    }
  }

  @Test(arguments: tracks) func aScaledTrackIsScaledAgainAndReversed(track: Track) {
    let once = track.scaled(by: 2, plus: 1)
    for f in Self.instants {
      #expect(abs(once.value(at: f) - (track.value(at: f) * 2 + 1)) < 1e-9)
      let twice = once.reversed().scaled(by: -3, plus: 2)
      #expect(abs(twice.value(at: f) - (once.value(at: 1 - f) * -3 + 2)) < 1e-9)
    }
    #expect(track.scaled(by: 1) == track)
  }

  @Test func aWindowIsAShareOfTheWay() {
    let track = Track.linear(from: 10, to: 20).during(0.2...0.7)
    #expect([0, 0.2, 0.7, 1].map(track.value) == [10, 10, 20, 20])
    #expect(abs(track.value(at: 0.45) - 15) < 1e-9)
    // Where it reaches an end of the way, it goes on beyond it as it would without the window.
    #expect(abs(Track.linear(from: 0, to: 1).during(0.5...1).value(at: 1.05) - 1.1) < 1e-9)
    #expect(track.value(at: 1.2) == 20)
    #expect(Track.linear(from: 1, to: 2).during(0...1) == .linear(from: 1, to: 2))
  }

  /// At either end.
  @Test func aWindowGoesOnOnlyBeyondTheEndThatItReaches() {
    let line = Track.linear(from: 0, to: 1)
    #expect(abs(line.during(0...0.5).value(at: -0.05) + 0.1) < 1e-9)
    #expect(line.during(0...0.5).value(at: 1.05) == 1)
    #expect(line.during(0.5...1).value(at: -0.05) == 0)
  }

  @Test func aWindowWithoutLengthIsASwitch() {
    let track = Track.linear(from: 0, to: 1).during(0.5...0.5)
    #expect([0, 0.499, 0.5, 1].map(track.value) == [0, 0, 1, 1])
  }

  @Test func aWindowInAWindowIsAWindow() {
    let inner = Track.linear(from: 0, to: 1).during(0.5...1)
    for f in Self.instants {
      let direct = Track.linear(from: 0, to: 1).during(0.4...0.6).value(at: f)
      #expect(abs(inner.during(0.2...0.6).value(at: f) - direct) < 1e-9)
    }
  }

  @Test func aFunctionIsReadIntoKnots() {
    let arc = Track.sampled { 500 * sin(.pi * $0) }
    for f in Self.instants { #expect(abs(arc.value(at: f) - 500 * sin(.pi * f)) < 0.1) }
  }

  @Test func knotsAtOnePlaceAreALeap() {
    let track = Track.keyframes([(0, 1), (0.5, 1), (0.5, 3), (1, 3)])
    #expect(Self.instants.allSatisfy { track.value(at: $0).isFinite })
    #expect([0.4, 0.6].map(track.value) == [1, 3])
  }

  @Test func partsAreBuiltInPlace() {
    let part = Part.front {
      $0.anchorDepth = -100
      $0.x = .linear(from: 300, to: 0)
    }
    #expect(part.role == .front && part.anchorDepth == -100 && part.x == .linear(from: 300, to: 0))
    #expect(Part.part(.back) == Part.back { _ in })
    #expect(Part.part(.backdrop).role == .backdrop)
  }

  @Test func choreographiesAreEqualIfTheyDoTheSame() {
    func thrown(_ way: CGFloat) -> Choreography {
      Choreography(
        .front { $0.y = .sampled { way * $0 } }, timing: .spring(dampingRatio: 0.8), overshoot: 0.1)
    }
    #expect(thrown(3) == thrown(3) && thrown(3) != thrown(4))
    #expect(thrown(3).mirrored().mirrored() == thrown(3))
  }

  /// Screens that the app has left out stand in front of its backdrop.
  @Test(arguments: [TransitionDirection.opening, .closing], [true, false])
  func whatIsMissingStandsInFrontOfTheBackdrop(direction: TransitionDirection, isCard: Bool) {
    let written = Choreography(.part(.backdrop), .part(.shade))
    let roles = written.completed(direction, isCard: isCard).parts.map(\.role)
    #expect(roles == [.backdrop] + (isCard ? [] : [.back]) + [.front, .shade])
  }
}
