import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct PlaybackSegmentTests {
  let timing = Timing.cubic(0.3, 0, 0.1, 1, duration: 0.5)

  @Test func segmentGoesFromItsStartToItsEnd() {
    let segment = PlaybackSegment(timing: timing, from: 0.4, to: 0)
    #expect(segment.fraction(at: 0) == 0.4)
    #expect(segment.fraction(at: 0.5) == 0)
  }

  @Test func theRestOfItIsTheSameSegment() {
    let segment = PlaybackSegment(timing: timing, from: 0, to: 1)
    let rest = segment.continued(from: 0.2)
    #expect(rest.skipped == 0.2)
    #expect(rest.fraction(at: 0.3) == segment.fraction(at: 0.3))
    #expect(abs(KeyframeBaker.Path(rest).duration - 0.3) < 1e-12)
    let path = KeyframeBaker.Path(rest)
    #expect(path.fraction(at: 0) == segment.fraction(at: 0.2))
    #expect(path.fraction(at: path.count - 1) == 1)
  }

  @Test func skippingMoreThanThereIsLeavesItsEnd() {
    let rest = PlaybackSegment(timing: timing, from: 0, to: 1).continued(from: 9)
    let path = KeyframeBaker.Path(rest)
    #expect((0..<path.count).allSatisfy { path.fraction(at: $0) == 1 })
  }
}

struct ReleaseTests {
  /// A released segment begins as fast as the finger was.
  @Test(arguments: [CGFloat(0), 0.3, 0.7], [CGFloat(0), 1])
  func releasedSegmentKeepsTheVelocity(start: CGFloat, end: CGFloat) {
    let velocities: [CGFloat] = [-4, -1, -0.3, 0.3, 1, 4]
    for velocity in velocities where abs(end - start) > 0.01 {
      let segment = PlaybackSegment.released(
        from: start, to: end, velocity: velocity)
      let step = 1e-5
      let seen = (segment.fraction(at: step) - start) / CGFloat(step)
      #expect(abs(seen - velocity) <= 0.02 * abs(velocity), "\(velocity): \(seen)")
    }
  }

  @Test func releasedSegmentEndsExactly() {
    let segment = PlaybackSegment.released(from: 0.4, to: 1, velocity: 2)
    #expect(segment.fraction(at: segment.duration) == 1)
    #expect(segment.duration < 0.6)
  }

  @Test func segmentThatIsAtItsEndTakesNoTime() {
    #expect(PlaybackSegment.released(from: 1, to: 1, velocity: 3).duration == 0)
  }

  @Test func aResidualIsWaitedFor() {
    let decay = ResidualDecay(
      from: Residual(translation: CGVector(dx: 50, dy: 0)), velocity: .none,
      spring: ReleaseSprings.driven.residual, over: 900)
    let segment = PlaybackSegment.released(from: 0, to: 0, velocity: 0, decay: decay)
    #expect(segment.duration > 0.2)
    #expect(segment.position(at: 0).residual[.front].x == 50)
    #expect(segment.position(at: segment.duration).residual == .none)
    let path = KeyframeBaker.Path(segment)
    #expect(path.segment.decay?.offsets(of: .front)?.contains(where: \.moves) == true)
    #expect(path.segment.decay?.offsets(of: .back) == nil)
  }

  /// Parts and shared elements read the same poses.
  @Test(arguments: PresetSetting.all) func posesAlongAPathAreThoseOfItsPositions(
    setting: PresetSetting
  ) {
    let choreography = setting.choreography(.closing)
    var residual = Residual(translation: CGVector(dx: 40, dy: 90))
    residual[.back].logScale = -0.1
    residual[.shade].opacity = 0.2
    let decay = ResidualDecay(
      from: residual, velocity: residual, spring: ReleaseSprings.driven.residual, over: 900)
    for decay in [nil, decay] {
      let path = KeyframeBaker.Path(
        PlaybackSegment.released(from: 0.2, to: 1, velocity: 1, decay: decay))
      for part in choreography.parts {
        let poses = path.poses(of: part, overshoot: choreography.overshoot)
        for index in stride(from: 0, to: path.count, by: 50) {
          let position = path.position(at: index)
          #expect(poses[index] == position.pose(of: part, overshoot: choreography.overshoot))
        }
      }
    }
  }
}
