import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A run ends when nothing more is seen to move.
struct TrimmedSegmentTests {
  private let segment = PlaybackSegment.released(
    from: 0.2, to: 1, velocity: 0, spring: ReleaseSprings.landing.fraction)

  @Test func segmentInSightLastsUntilItRests() {
    let trimmed = segment.trimmed { a, b in abs(a.fraction - b.fraction) * 400 > 0.5 }
    #expect(trimmed.duration < segment.duration)
    #expect(trimmed.fraction(at: trimmed.duration) == 1)
    for time in stride(from: trimmed.duration, to: segment.duration, by: 0.004) {
      #expect(abs(segment.fraction(at: time) - 1) * 400 < 1)
    }
    #expect(trimmed.fraction(at: 0) == 0.2)
  }

  /// Out of sight it ends as it arrives, and does not swing.
  @Test func segmentOutOfSightEndsAsItArrives() {
    let trimmed = segment.trimmed { _, _ in false }
    #expect(abs(segment.fraction(at: trimmed.duration) - 1) < 0.01)
    #expect(segment.fraction(at: trimmed.duration - 0.01) < 0.998)
    #expect(trimmed.duration < 0.3)
  }

  @Test func anOpeningThatIsSentBackEndsToo() {
    let back = PlaybackSegment.released(from: 0.7, to: 0, velocity: 0).trimmed { _, _ in false }
    #expect(back.fraction(at: back.duration) == 0 && back.duration > 0.1 && back.duration < 0.28)
  }
}
