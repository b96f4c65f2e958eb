import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Values stay within their bounds, whatever a finger does: how long a run goes on, how fast it ends, and what a pose may
/// be.
struct BoundsTests {
  static let springs = [
    ReleaseSprings.driven.fraction, ReleaseSprings.driven.residual, ReleaseSprings.landing.fraction,
    ReleaseSprings.carried(closes: false, leaves: false).fraction,
    Spring(dampingRatio: 1, frequency: 20), Spring(dampingRatio: 0.4, frequency: 12),
  ]
  static let velocities: [CGFloat] = [-60, -12, -3, -0.5, 0, 0.5, 3, 12, 40, 60]

  /// A spring is at rest when it is said to be, however it was thrown, and is not waited for much longer.
  @Test(arguments: springs, velocities) func aThrownSpringRestsAfterItsTime(
    spring: Spring, velocity: CGFloat
  ) {
    var spring = spring
    spring.velocity = velocity
    for tolerance in [0.0005, 0.002, 0.01] as [CGFloat] {
      let seconds = spring.settlingTime(within: tolerance)
      func distance(at time: TimeInterval) -> CGFloat { abs(1 - spring.position(at: time)) }
      let later = (0...120).map { distance(at: seconds + Double($0) / 240) }.max() ?? 1
      #expect(later <= tolerance * 1.001, "\(tolerance)")
      let before = (0...240).map { distance(at: seconds * (0.5 + Double($0) / 480)) }.max() ?? 0
      #expect(before > tolerance, "\(tolerance)")
      let timing = Timing.release(spring, velocity: velocity, tolerance: tolerance)
      #expect(timing.duration < 2.5 && timing.fraction(at: timing.duration) == 1)
    }
  }

  /// What leaves faster and faster does so within its time, also if it was thrown the other way: it turns round at once.
  @Test(arguments: [0.5, 2, 6, 15] as [CGFloat]) func whatLeavesIsSoonGone(speed: CGFloat) {
    let atRest = Timing.accelerating(from: 0, to: speed).duration
    var last = TimeInterval.infinity
    for velocity in Self.velocities {
      let timing = Timing.accelerating(from: velocity, to: speed)
      #expect(timing.duration <= min(last + 1e-9, atRest * 1.4), "\(velocity)")
      last = timing.duration
      let fractions = (0...60).map { timing.fraction(at: timing.duration * Double($0) / 60) }
      #expect(fractions.allSatisfy { $0 > -0.1 && $0 < 1.1 } && fractions.last == 1, "\(velocity)")
      // Once it goes out, it does not come back.
      let out = fractions.drop { $0 <= 0.02 }
      #expect(zip(out, out.dropFirst()).allSatisfy { $1 >= $0 - 1e-6 }, "\(velocity)")
    }
  }

  /// What a finger has added is never taken away within a frame, however little it is, nor kept for long.
  @Test(arguments: [0.05, 0.4, 1, 5, 60, 900] as [CGFloat], [-3000, 0, 80, 3000] as [CGFloat])
  func whatAFingerHasAddedDiesAwayWithoutAStep(way: CGFloat, speed: CGFloat) throws {
    for spring in Self.springs.prefix(5) {
      let start = Residual(translation: CGVector(dx: way, dy: 0))
      let velocity = Residual(translation: CGVector(dx: speed, dy: 0))
      let decay = try #require(
        ResidualDecay(from: start, velocity: velocity, spring: spring, over: 930))
      #expect(decay.duration >= 0.1 && decay.duration <= 2)
      let frames = (0...Int(decay.duration * 120) + 2).map {
        decay.residual(at: Double($0) / 120)[.front].x
      }
      #expect(frames[0] == way && frames.last == 0)
      // A frame at the speed of the finger, and a sixth of the way.
      let most = abs(speed) / 120 + way / 6
      #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1 - $0) <= most })
    }
  }

  /// However a finger shifts, turns and scales a part, its pose can be shown.
  @Test(arguments: 0..<40) func aPoseStaysWithinItsRange(seed: Int) {
    var random = RandomTransitions(seed: seed)
    let part = Choreography.Part.part(random.one(of: [.front, .back, .shade, .backdrop])) {
      $0.opacity = .linear(from: random.number(0...1), to: random.number(0...1))
      $0.dim = .linear(from: random.number(0...1), to: random.number(0...1))
      $0.shadow = .linear(from: random.number(0...1), to: random.number(0...1))
      $0.cornerRadius = .linear(from: random.number(0...40), to: 0)
      for cut in [\Choreography.Part.cutTop, \.cutLeft, \.cutBottom, \.cutRight] {
        $0[keyPath: cut] = .linear(from: random.number(-20...60), to: 0)
      }
    }
    var offset = PoseOffset(x: random.number(-900...900), logScale: random.number(-2...2))
    offset.opacity = random.number(-2...2)
    offset.dim = random.number(-2...2)
    offset.shadow = random.number(-2...2)
    offset.cornerRadius = random.number(-90...90)
    for cut in [\PoseOffset.cutTop, \.cutLeft, \.cutBottom, \.cutRight] {
      offset[keyPath: cut] = random.number(-90...90)
    }
    for fraction in [-0.1, 0, 0.3, 1, 1.1] as [CGFloat] {
      let pure = part.pose(at: fraction, overshoot: -0.1...1.1)
      let pose = part.pose(at: fraction, overshoot: -0.1...1.1, adding: offset)
      #expect((part.leastOpacity...1).contains(pose.opacity))
      #expect((0...1).contains(pose.dim) && (0...1).contains(pose.shadow))
      #expect((pose.cornerRadius ?? -1) >= 0 && pose.scale > 0)
      // What the choreography does not show beyond its edge stays in it.
      for cut in [\Pose.cutTop, \.cutLeft, \.cutBottom, \.cutRight] {
        #expect(pose[keyPath: cut] >= min(pure[keyPath: cut], 0))
      }
    }
  }

  /// What a choreography says nothing about is not seen to change: a screen rests, and nothing else is there.
  @Test(
    arguments: [.front, .back, .backdrop, .shade, .light, .cast, .picture]
      as [Choreography.Role])
  func aPartThatIsMissingChangesNothing(role: Choreography.Role) {
    for fraction in [0, 0.5, 1] as [CGFloat] {
      let pose = Choreography.Part.absent(role).pose(at: fraction, overshoot: 0...1)
      let isScreen = role == .front || role == .back
      #expect(pose.opacity == (isScreen ? 1 : 0) && !pose.transformsAnything)
    }
  }

  /// Content is at rest within its edges, and stretched beyond each of them.
  @MainActor
  @Test(
    arguments: [
      (CGPoint(x: -8, y: -30), true), (CGPoint(x: 250, y: 400), true),
      (CGPoint(x: 612, y: 1010), true), (CGPoint(x: -20, y: 0), false),
      (CGPoint(x: 625, y: 0), false), (CGPoint(x: 0, y: -50), false),
      (CGPoint(x: 0, y: 1030), false), (CGPoint(x: -20, y: -50), false),
      (CGPoint(x: 0, y: 0), true), (CGPoint(x: -8.1, y: -30.1), true),
    ])
  func contentIsStretchedBeyondEachOfItsEdges(offset: CGPoint, rests: Bool) {
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    content.contentInsetAdjustmentBehavior = .never
    content.contentSize = CGSize(width: 900, height: 1500)
    content.contentInset = UIEdgeInsets(top: 30, left: 8, bottom: 10, right: 12)
    content.contentOffset = offset
    #expect(content.isWithinItsEdges == rests)
  }
}

extension Pose {
  fileprivate var transformsAnything: Bool {
    !CATransform3DIsIdentity(
      transform(anchor: CGPoint(x: 0.5, y: 0.5), size: CGSize(width: 400, height: 800)))
      || cornerRadius != nil || max(cutTop, cutLeft, cutBottom, cutRight, dim, shadow) > 0
  }
}
