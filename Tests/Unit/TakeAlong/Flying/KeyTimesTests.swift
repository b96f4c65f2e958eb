import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Key times are few, and everything that is linear in the fraction is right between them.
struct KeyTimesTests {
  static let timings: [Timing] = [
    .linear(duration: 0.5), .standard(duration: 0.6),
    .release(from: 0, velocity: 3, dampingRatio: 0.85, frequency: 22, tolerance: 0.002),
  ]

  private func keyTimes(
    _ path: KeyframeBaker.Path, elementTrack: Track = .line(from: 0, to: 1), span: CGFloat = 500,
    breakpoints: [CGFloat] = [0.25, 0.6, 0.75], stride: CGFloat = 1
  ) -> KeyTimes {
    var choreography = Choreography(parts: [], timing: .linear(duration: 1))
    choreography.elementTrack = elementTrack
    return KeyTimes(path, choreography, span: span, breakpoints: breakpoints, stride: stride)
  }

  /// Returns the fraction that the key times give, linear between two of them.
  private func told(_ keyTimes: KeyTimes, at share: Double) -> CGFloat {
    let times = keyTimes.all.times.map(\.doubleValue)
    guard let next = times.firstIndex(where: { $0 >= share }), next > 0 else {
      return keyTimes.fractions[0]
    }
    let part = (share - times[next - 1]) / (times[next] - times[next - 1])
    return keyTimes.fractions[next - 1]
      + (keyTimes.fractions[next] - keyTimes.fractions[next - 1]) * CGFloat(part)
  }

  @Test(arguments: timings) func nothingIsOffByMoreThanItsShare(timing: Timing) {
    let path = KeyframeBaker.Path(PlaybackSegment(timing: timing, from: 0, to: 1))
    let keyTimes = keyTimes(path)
    let last = Double(path.fractions.count - 1)
    var worst: CGFloat = 0
    for (index, fraction) in path.fractions.enumerated() {
      // Key times hold the fraction within 0…1.
      let off = told(keyTimes, at: Double(index) / last) - min(max(fraction, 0), 1)
      worst = max(worst, abs(off) * 500)
    }
    #expect(worst <= 0.16)
    #expect(keyTimes.fractions.count < path.fractions.count / 4)
    #expect(keyTimes.all.times.first == 0 && keyTimes.all.times.last == 1)
    #expect(keyTimes.duration == path.duration)
  }

  /// A fade runs through all of its range in a short stretch, so it needs key times at its
  /// breakpoints.
  @Test func aKeyTimeIsNearEachBreakpoint() {
    let path = KeyframeBaker.Path(PlaybackSegment(timing: .linear(duration: 0.5), from: 0, to: 1))
    let keyTimes = keyTimes(path)
    for kink in [0.25, 0.6, 0.75] as [CGFloat] {
      #expect(keyTimes.fractions.contains { abs($0 - kink) < 0.004 }, "\(kink)")
    }
  }

  @Test func whatIsCurvedHasMoreKeyTimes() {
    let path = KeyframeBaker.Path(PlaybackSegment(timing: .linear(duration: 0.5), from: 0, to: 1))
    let keyTimes = keyTimes(path, breakpoints: [], stride: 0.02)
    for (a, b) in zip(keyTimes.fractions, keyTimes.fractions.dropFirst()) {
      #expect(b - a <= 0.0201)
    }
    #expect(self.keyTimes(path, breakpoints: []).fractions == [0, 1])
  }

  @Test func aPaceOfItsOwnIsFollowed() {
    let elementTrack = Track.through([(0, 0), (0.5, 0.9), (1, 1)], .smooth)
    let path = KeyframeBaker.Path(PlaybackSegment(timing: .linear(duration: 0.5), from: 0, to: 1))
    let keyTimes = keyTimes(path, elementTrack: elementTrack)
    for (share, fraction) in zip(keyTimes.all.times, keyTimes.fractions) {
      let at = CGFloat(share.doubleValue)
      #expect(abs(elementTrack.value(at: at) - fraction) < 1e-6)
    }
    #expect(keyTimes.curve == nil)
  }

  /// An element takes its share of the carried screen's drag offset: half of it when halfway.
  @Test(arguments: [true, false]) func aDragOffsetIsCarriedByShare(isLeaving: Bool) {
    let decay = ResidualDecay(
      from: Residual(movement: CGVector(dx: 100, dy: 0)), velocity: .none,
      spring: ReleaseSprings.driven.residual, over: 900)
    let path = KeyframeBaker.Path(
      PlaybackSegment(timing: .linear(duration: 0.4), from: 0.2, to: 1, decay: decay))
    let keyTimes = keyTimes(path)
    #expect(
      keyTimes.dragOffsets.count == keyTimes.fractions.count && keyTimes.dragOffsets[0].dx == 100)
    let carried = keyTimes.carried(isLeaving: isLeaving)
    for (index, fraction) in keyTimes.fractions.enumerated() {
      let share = min(max(isLeaving ? 1 - fraction : fraction, 0), 1)
      #expect(abs(carried.dragOffsets[index].dx - keyTimes.dragOffsets[index].dx * share) < 1e-9)
    }
    // Between two key times the drag offset is close to linear, too.
    let times = keyTimes.all.times.map {
      Int(($0.doubleValue * Double(path.dragOffsets.count - 1)).rounded())
    }
    for (a, b) in zip(times, times.dropFirst()) where b - a > 1 {
      let middle = (a + b) / 2
      let share = CGFloat(middle - a) / CGFloat(b - a)
      let straight =
        path.dragOffsets[a].dx + (path.dragOffsets[b].dx - path.dragOffsets[a].dx) * share
      #expect(abs(path.dragOffsets[middle].dx - straight) < 0.1)
    }
  }

  @Test func withoutAFingerNothingIsCarried() {
    let path = KeyframeBaker.Path(PlaybackSegment(timing: .linear(duration: 0.4), from: 0, to: 1))
    #expect(keyTimes(path).carried(isLeaving: true).dragOffsets.isEmpty)
  }

  /// Fades use the same key times.
  @Test func fadesAreRight() throws {
    let path = KeyframeBaker.Path(PlaybackSegment(timing: .linear(duration: 0.5), from: 0, to: 1))
    let fade = try #require(keyTimes(path).fades[.cover]?.new)
    let times = try #require(fade.keyTimes?.map(\.doubleValue))
    let values = try #require(fade.values as? [CGFloat])
    #expect(times.count == values.count && values.first == 0 && values.last == 1)
    for (time, value) in zip(times, values) {
      #expect(abs(Blend.cover.new(at: CGFloat(time)) - value) < 0.02)
    }
    #expect(keyTimes(path).fades[.oldOnly]?.old == nil)
  }
}
