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

  /// Few keyframes keep baking cheap: at most 72 on a phone, 120 on the largest tablet.
  @Test(arguments: PresetSetting.all) func fewKeyframesAreEnough(setting: PresetSetting) {
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = setting.choreography(direction)
      for part in choreography.parts where part.moves {
        let (_, movement, _) = bake(setting, part, choreography)
        let most = setting.container.width > 800 ? 120 : 72
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
    part.perspective = .constant(975)
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
  @Test(arguments: [(0.48, 2000), (0.5, 2000), (2, 8000), (60, 8000)])
  func theGridHasAnEnd(seconds: TimeInterval, steps: Int) {
    let timing = Timing.cubic(0.35, 0, 0.2, 1, duration: seconds)
    let path = KeyframeBaker.Path(PlaybackSegment(timing: timing, from: 0, to: 1))
    #expect(path.count == steps + 1 && path.duration == seconds)
  }

  /// A line needs only the instants at which pieces begin; a bend is found next to where it is.
  @Test(arguments: [nil, 1, 137, 400, 411, 824]) func piecesOfABentLineEndAtTheBend(bend: Int?) {
    var computed: [Int] = []
    let pieces = KeyframeBaker.numbers(over: 826, tolerance: 0.5) { index in
      computed.append(index)
      return CGFloat(index) - CGFloat(max(index - (bend ?? 825), 0)) * 3
    }
    #expect(Set(computed).count == computed.count && computed.count <= 75)
    #expect(pieces.first?.index == 0 && pieces.last?.index == 825)
    guard let bend else { return #expect(pieces.count == 2) }
    #expect(pieces.count <= 4 && pieces.contains { abs($0.index - bend) <= 1 })
  }

  /// Wherever a number bends once, it is off by at most the tolerance and a half.
  @Test func numbersWithABendAnywhereAreClose() {
    for bend in stride(from: 0, through: 3200, by: 7) {
      func number(_ index: Int) -> CGFloat { CGFloat(abs(index - bend)) }
      let ends = KeyframeBaker.numbers(over: 3201, tolerance: 1) { number($0) }
      for (start, end) in zip(ends, ends.dropFirst()) {
        let share = CGFloat(bend - start.index) / CGFloat(end.index - start.index)
        guard (0...1).contains(share) else { continue }
        #expect(start.value + (end.value - start.value) * share - number(bend) <= 1.5)
      }
    }
  }

  /// An opacity of 0 is 0, not a thousandth.
  @Test(arguments: [1, 700, 1999, 3100]) func numbersThatRestDoSoExactly(rest: Int) {
    let ends = KeyframeBaker.numbers(over: 3201, tolerance: 0.01) {
      CGFloat(max(rest - $0, 0)) / 3200
    }
    #expect(ends.contains { abs($0.index - rest) <= 1 && $0.value == 0 })
  }

  /// A flash as short as a 32nd of a run, and a jump within an instant.
  @Test(arguments: Array(stride(from: 0, to: 3050, by: 61)))
  func numbersThatReturnSoonAreKept(first: Int) {
    let flash = KeyframeBaker.numbers(over: 3201, tolerance: 0.01) {
      max(0, 1 - CGFloat(abs($0 - first - 50)) / 50)
    }
    #expect((flash.map(\.value).max() ?? 0) > 0.97)
    let jump = KeyframeBaker.numbers(over: 3201, tolerance: 0.01) { $0 > first ? 1 : 0 }
    #expect(jump.map(\.value) == [0, 0, 1, 1] || first == 0)
    #expect(jump.contains { $0.index == first } && jump.contains { $0.index == first + 1 })
  }

  @Test func numbersThatAreNotFiniteLeaveTheRest() {
    let ends = KeyframeBaker.numbers(over: 801, tolerance: 0.01) { $0 == 200 ? .nan : 1 }
    #expect(ends.count < 20 && ends.first?.index == 0 && ends.last?.index == 800)
  }

  @Test func aStraightNumberNeedsTwoKeyframes() {
    let timing = Timing.cubic(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3, duration: 0.5)
    let path = KeyframeBaker.Path(PlaybackSegment(timing: timing, from: 0, to: 1))
    let poses = LazyArray(count: path.count) { Pose(opacity: path.fraction(at: $0)) }
    let keyframes = KeyframeBaker(path: path, poses: poses).numbers(
      "opacity", tolerance: 0.001, \.opacity)
    #expect(keyframes.values!.count == 2)
  }
}
