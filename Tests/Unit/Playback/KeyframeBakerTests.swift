import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct KeyframeBakerTests {
  func bake(_ setting: PresetSetting, _ part: Choreography.Part, _ choreography: Choreography) -> (
    KeyframeBaker, [String: CAKeyframeAnimation], CGRect
  ) {
    let path = KeyframeBaker.Path(PlaybackSegment(timing: choreography.timing, from: 0, to: 1))
    let baking = KeyframeBaker(
      path: path, poses: path.poses(of: part, overshoot: choreography.overshoot))
    let frame = part.role == .front ? setting.geometry.front : setting.geometry.fullFrame
    let keyframes = baking.matrices(
      anchor: part.anchor, size: frame.size, resting: CATransform3DIdentity, turns: part.turns)
    return (baking, [keyframes.keyPath!: keyframes], frame)
  }

  /// Few keyframes keep baking cheap: at most 70 on a phone, 120 on the largest tablet.
  @Test(arguments: PresetSetting.all) func fewKeyframesAreEnough(setting: PresetSetting) {
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = setting.choreography(direction)
      for part in choreography.parts where part.moves {
        let (_, movement, _) = bake(setting, part, choreography)
        let most = setting.container.width > 800 ? 120 : 70
        for (property, keyframes) in movement {
          #expect(keyframes.values!.count <= most, "\(part.role) \(property)")
        }
      }
    }
  }

  /// Between keyframes, matrices that are mixed element by element are at most a quarter of a point
  /// off.
  @Test(arguments: PresetSetting.all) func mixingElementsStaysWithinAQuarterPoint(
    setting: PresetSetting
  ) {
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = setting.choreography(direction)
      for part in choreography.parts where part.moves {
        let (_, movement, frame) = bake(setting, part, choreography)
        guard let keyframes = movement["transform"] else { continue }
        let times = keyframes.keyTimes!.map(\.doubleValue)
        let matrices = keyframes.values!.map { $0 as! CATransform3D }
        var index = 1
        for step in 0...1500 {
          let share = Double(step) / 1500
          while index < times.count - 1, share > times[index] { index += 1 }
          let piece = (share - times[index - 1]) / (times[index] - times[index - 1])
          let seen = Quad(matrices[index - 1], size: frame.size)
            .mixed(with: Quad(matrices[index], size: frame.size), at: CGFloat(piece))
          let f = choreography.timing.fraction(at: share * choreography.timing.duration)
          let pure = Quad(
            part.pose(at: f, overshoot: choreography.overshoot)
              .transform(anchor: part.anchor, size: frame.size), size: frame.size)
          #expect(seen.distance(to: pure) <= 0.25)
        }
      }
    }
  }

  @Test func keyframesBeginAndEndExactly() {
    let setting = PresetSetting.all[0]
    let choreography = setting.choreography(.opening)
    let part = choreography.parts.last!
    let (_, movement, frame) = bake(setting, part, choreography)
    let keyframes = movement["transform"]!
    #expect(keyframes.keyTimes!.first!.doubleValue == 0)
    #expect(keyframes.keyTimes!.last!.doubleValue == 1)
    let last = keyframes.values!.last as! CATransform3D
    #expect(
      Quad(last, size: frame.size).distance(
        to: Quad(CATransform3DIdentity, size: frame.size))
        < 1e-9)
  }

  @Test func aTurnIsBakedForEitherWayOfMixing() {
    var part = Choreography.Part(role: .front)
    part.rotationY = .linear(from: 0, to: 1.37)
    part.eyeDistance = .constant(975)
    part.anchor = CGPoint(x: 0, y: 0.5)
    let timing = Timing.cubic(0.35, 0, 0.2, 1, duration: 0.6)
    let path = KeyframeBaker.Path(PlaybackSegment(timing: timing, from: 0, to: 1))
    let keyframes = KeyframeBaker(path: path, poses: path.poses(of: part, overshoot: 0...1))
      .matrices(
        anchor: part.anchor, size: CGSize(width: 390, height: 844),
        resting: CATransform3DIdentity, turns: true)
    #expect(keyframes.values!.count <= 60)
  }

  /// A long run has as many instants as one of two seconds.
  @Test(arguments: [(0.48, 400), (0.5, 400), (2, 1600), (60, 1600)])
  func theGridHasAnEnd(seconds: TimeInterval, steps: Int) {
    let timing = Timing.cubic(0.35, 0, 0.2, 1, duration: seconds)
    let path = KeyframeBaker.Path(PlaybackSegment(timing: timing, from: 0, to: 1))
    #expect(path.fractions.count == steps + 1 && path.duration == seconds)
  }

  /// A line is found in a few tries, wherever they begin; a bend is found next to where it is.
  @Test func piecesAreFoundInAFewTries() {
    var tries = 0
    let line = KeyframeBaker.pieces(over: 826) { _, _ in
      tries += 1
      return true
    }
    #expect(line == [0, 825] && tries <= 9)
    tries = 0
    let bent = KeyframeBaker.pieces(over: 826) { start, end in
      tries += 1
      return !(start < 400 && end > 400)
    }
    #expect(bent.count <= 8 && bent.contains(400) && tries <= 40)
  }

  @Test func aStraightNumberNeedsTwoKeyframes() {
    let timing = Timing.cubic(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3, duration: 0.5)
    let path = KeyframeBaker.Path(PlaybackSegment(timing: timing, from: 0, to: 1))
    let poses = path.fractions.map { Pose(opacity: $0) }
    let keyframes = KeyframeBaker(path: path, poses: poses).numbers(
      "opacity", tolerance: 0.001, \.opacity)
    #expect(keyframes.values!.count == 2)
  }
}
