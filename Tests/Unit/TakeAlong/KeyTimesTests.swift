import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Key times are few, and everything that is linear in the fraction is right between them.
struct KeyTimesTests {
  static let timings: [Timing] = [
    .linear(duration: 0.5), .standard(duration: 0.6),
    .release(Spring(dampingRatio: 0.85, frequency: 22), velocity: 3, tolerance: 0.002),
  ]

  private func keyTimes(
    _ path: KeyframeBaker.Path, weight: Choreography.Track = .linear(from: 0, to: 1),
    span: CGFloat = 500,
    breakpoints: [CGFloat] = [0.25, 0.6, 0.75], stride: CGFloat = 1
  ) -> KeyTimes {
    var choreography = Choreography(parts: [], timing: .linear(duration: 1))
    choreography.elementMotion = ElementMotion(style: .straight, weight: weight)
    return KeyTimes(path, choreography, span: span, breakpoints: breakpoints, stride: stride)
  }

  /// Returns the fraction that the key times give, linear between two of them.
  private func told(_ keyTimes: KeyTimes, at share: Double) -> CGFloat {
    let times = keyTimes.times.map(\.doubleValue)
    guard let next = times.firstIndex(where: { $0 >= share }), next > 0 else {
      return keyTimes.fractions[0]
    }
    let part = (share - times[next - 1]) / (times[next] - times[next - 1])
    return keyTimes.fractions[next - 1]
      + (keyTimes.fractions[next] - keyTimes.fractions[next - 1]) * CGFloat(part)
  }

  @Test(arguments: timings) func keyTimesAreFewAndWithinTheirTolerance(timing: Timing) {
    let path = KeyframeBaker.Path(PlaybackSegment(timing: timing, from: 0, to: 1))
    let keyTimes = keyTimes(path)
    let last = Double(path.count - 1)
    var worst: CGFloat = 0
    for index in 0..<path.count {
      // Key times hold the fraction within 0…1.
      let off = told(keyTimes, at: Double(index) / last) - min(max(path.fraction(at: index), 0), 1)
      worst = max(worst, abs(off) * 500)
    }
    #expect(worst <= 0.23)
    #expect(keyTimes.fractions.count < path.count / 20)
    #expect(keyTimes.times.first == 0 && keyTimes.times.last == 1)
    #expect(keyTimes.duration == path.duration)
  }

  @Test func aKeyTimeIsNearEachBreakpoint() {
    let path = KeyframeBaker.Path(PlaybackSegment(timing: .linear(duration: 0.5), from: 0, to: 1))
    let keyTimes = keyTimes(path)
    for kink in [0.25, 0.6, 0.75] as [CGFloat] {
      #expect(keyTimes.fractions.contains { abs($0 - kink) < 0.004 }, "\(kink)")
    }
  }

  @Test func curvedMotionHasMoreKeyTimes() {
    let path = KeyframeBaker.Path(PlaybackSegment(timing: .linear(duration: 0.5), from: 0, to: 1))
    let keyTimes = keyTimes(path, breakpoints: [], stride: 0.02)
    for (a, b) in zip(keyTimes.fractions, keyTimes.fractions.dropFirst()) {
      #expect(b - a <= 0.0201)
    }
    #expect(self.keyTimes(path, breakpoints: []).fractions == [0, 1])
  }

  @Test func aPaceOfItsOwnIsFollowed() {
    let weight = Choreography.Track.keyframes([(0, 0), (0.5, 0.9), (1, 1)], .smooth)
    let path = KeyframeBaker.Path(PlaybackSegment(timing: .linear(duration: 0.5), from: 0, to: 1))
    let keyTimes = keyTimes(path, weight: weight)
    for (share, fraction) in zip(keyTimes.times, keyTimes.fractions) {
      let at = CGFloat(share.doubleValue)
      #expect(abs(weight.value(at: at) - fraction) < 1e-6)
    }
  }

  /// What goes along with the screens is right between two key times, for every preset, by itself and after a finger.
  @Test(arguments: PresetUnderTest.all, [TransitionDirection.opening, .closing])
  func elementMotionIsRightBetweenKeyTimes(
    preset: PresetUnderTest, direction: TransitionDirection
  ) {
    for container in [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 1366)] {
      let geometry = PresetSetting(
        preset: preset, container: container, isRightToLeft: false
      ).geometry
      let choreography = preset.movement.choreography(direction, on: geometry)
      var residual = Residual.none
      residual[.front] = PoseOffset(x: 90, y: -80, logScale: -0.5)
      let decay = ResidualDecay(
        from: residual, velocity: .none, spring: ReleaseSprings.landing.residual,
        over: hypot(container.width, container.height))
      func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        let size = container
        return CGRect(
          x: x * size.width, y: y * size.height, width: width * size.width,
          height: height * size.height)
      }
      let frames = ScreenPlanes.Frames(
        back: geometry.whole, front: geometry.front, direction: direction)
      for segment in [
        PlaybackSegment(timing: choreography.timing, from: 0, to: 1),
        .released(from: 0.3, to: 1, velocity: 3, decay: decay),
        .released(from: 0.7, to: 0, velocity: -3, decay: decay),
      ] {
        let hero = box(0.1, 0.15, 0.8, 0.6)
        // Four of one size that move apart: between two probes, one may be off by more.
        let apart = [0, 1].flatMap { x in
          [0, 1].map { y in
            (
              back: box(0.3 + 0.3 * x, 0.35 + 0.2 * y, 0.1, 0.05),
              front: box(0.1 + 0.7 * x, 0.1 + 0.7 * y, 0.1, 0.05)
            )
          }
        }
        // Two that cross, of which one grows and the other shrinks.
        let crossing = [
          (back: box(0.05, 0.1, 0.1, 0.1), front: hero),
          (back: hero, front: box(0.8, 0.8, 0.15, 0.05)),
        ]
        for (elements, limit) in [
          ([(box(0.05, 0.36, 0.28, 0.13), hero)], 0.25),
          ([(box(0.02, 0.8, 0.2, 0.02), hero)], 0.25), (apart, 0.3), (crossing, 0.55),
        ] as [([(back: CGRect, front: CGRect)], CGFloat)] {
          let flight = Flown(
            choreography: choreography, path: KeyframeBaker.Path(segment), frames: frames,
            elements: elements)
          // The elements, and what lies over one on either screen.
          for screen in [TransitionScreen?.none, .back, .front] {
            let (error, keys) = flight.worst(on: screen)
            #expect(
              error <= limit, "\(container.width) \(elements.count) \(String(describing: screen))")
            #expect(keys < 150)
          }
        }
      }
    }
  }

  /// Elements that fly with both screens.
  private struct Flown {
    let choreography: Choreography
    let path: KeyframeBaker.Path
    let frames: ScreenPlanes.Frames
    let elements: [(back: CGRect, front: CGRect)]

    /// Returns the largest distance of a corner from its place, and the number of key times.
    func worst(on screen: TransitionScreen?) -> (error: CGFloat, keys: Int) {
      let sampler = PlaneSampler(
        choreography, along: path, in: frames, elements: elements, hasOccluders: screen != nil,
        hasCorners: true)
      let keyTimes = KeyTimes(
        path, choreography, span: 500, breakpoints: [], stride: 1, planes: sampler)
      #expect(keyTimes.planes.count == keyTimes.fractions.count)
      let morphs = elements.map { back, front in
        let still = screen == .back ? back : front
        let (from, to) =
          screen != nil ? (still, still) : frames.opens ? (back, front) : (front, back)
        return Morph(from: metrics(from), to: metrics(to))
      }
      func pose(of morph: Morph, _ index: Int) -> ElementPose {
        let planes = sampler.planes(at: index)
        return morph.pose(
          at: choreography.elementFraction(at: path.fraction(at: index)),
          on: screen.map { .aboard($0 == .back ? .back : .front) } ?? planes.elements, of: planes)
      }
      /// The corners of a layer at rest relative to another place.
      func corners(_ matrix: CATransform3D?, _ size: CGSize) -> Quad {
        Quad(matrix ?? CATransform3DIdentity, size: size)
      }
      /// The visible corners.
      func placed(_ corners: Quad, _ center: CGPoint) -> Quad { corners.divided.moved(to: center) }
      let last = Double(path.count - 1)
      let keys = keyTimes.times.map { Int(($0.doubleValue * last).rounded()) }
      var worst: CGFloat = 0
      for morph in morphs {
        for (a, b) in zip(keys, keys.dropFirst()) where b - a > 1 {
          let (start, end) = (pose(of: morph, a), pose(of: morph, b))
          for index in stride(from: a + 1, to: b, by: max((b - a) / 3, 1)) {
            let share = CGFloat(index - a) / CGFloat(b - a)
            // A renderer interpolates center, size and matrix, each by itself.
            let between = start.mixed(with: end, at: share)
            let straight = corners(start.matrix, between.size)
              .mixed(with: corners(end.matrix, between.size), at: share)
            let now = pose(of: morph, index)
            let error = placed(corners(now.matrix, now.size), now.center)
              .distance(to: placed(straight, between.center))
            worst = max(worst, error)
          }
        }
      }
      return (worst, keys.count)
    }

    private func metrics(_ box: CGRect) -> ElementMetrics {
      var metrics = ElementMetrics()
      (metrics.center, metrics.size) = (box.middle, box.size)
      metrics.content = CGRect(
        x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height)
      return metrics
    }
  }

  /// A fade has key times of its own, also where what moves needs only two. They are made once.
  @Test(arguments: timings) func fadesAreRight(timing: Timing) throws {
    let path = KeyframeBaker.Path(PlaybackSegment(timing: timing, from: 0, to: 1))
    let keyTimes = keyTimes(path, span: 0, breakpoints: [])
    for blend in [Blend.cover, .giveWay, .overlap] {
      for (fade, alpha) in [
        (keyTimes.fades(of: blend).leaving, blend.leaving),
        (keyTimes.fades(of: blend).arriving, blend.arriving),
      ] as [(CAKeyframeAnimation?, (CGFloat) -> CGFloat)] {
        let times = try #require(fade?.keyTimes?.map(\.doubleValue))
        let values = try #require(fade?.values as? [CGFloat])
        #expect(times.count == values.count && times.count < 60)
        var next = 1
        for index in 0..<path.count {
          let (fraction, time) = (path.fraction(at: index), Double(index) / Double(path.count - 1))
          while next < times.count - 1, times[next] < time { next += 1 }
          let share = CGFloat((time - times[next - 1]) / (times[next] - times[next - 1]))
          let told = values[next - 1] + (values[next] - values[next - 1]) * share
          #expect(abs(told - alpha(min(max(fraction, 0), 1))) <= 0.0025, "\(blend) \(fraction)")
        }
      }
      #expect(keyTimes.fades(of: blend).arriving === keyTimes.fades(of: blend).arriving)
    }
    #expect(keyTimes.fades(of: .leavingOnly).leaving == nil)
  }
}
