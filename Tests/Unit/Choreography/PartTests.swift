import UIKit
import Testing

@testable import TestSupport
@testable import TransitionCatalog

struct PartTests {
  @Test func geometryMayOvershootButLightMayNot() {
    var part = Choreography.Part(role: .front)
    part.x = .linear(from: 100, to: 0)
    part.opacity = .linear(from: 0, to: 1)
    part.cornerRadius = .linear(from: 20, to: 10)
    let pose = part.pose(at: 1.05, overshoot: 0...1.1)
    #expect(abs(pose.x - -5) < 1e-9)
    #expect(pose.opacity == 1)
    #expect(pose.cornerRadius == 10)
  }

  @Test func geometryStopsWhereTheOvershootEnds() {
    var part = Choreography.Part(role: .front)
    part.x = .linear(from: 100, to: 0)
    #expect(part.pose(at: 3, overshoot: 0...1).x == 0)
    #expect(part.pose(at: -3, overshoot: 0...1).x == 100)
  }

  @Test func reversingTurnsEveryTrack() {
    var part = Choreography.Part(role: .back)
    part.x = .linear(from: 1, to: 2)
    part.rotationY = .linear(from: 3, to: 4)
    part.opacity = .linear(from: 0.5, to: 1)
    part.cornerRadius = .linear(from: 7, to: 8)
    let there = part.pose(at: 0.25, overshoot: 0...1)
    #expect(part.reversed().pose(at: 0.75, overshoot: 0...1) == there)
  }

  @Test func cornersKeepTheirSizeOnTheScreen() {
    var part = Choreography.Part(role: .front)
    part.scale = .linear(from: 0.5, to: 1)
    part.cornerRadius = .constant(20)
    #expect(part.pose(at: 0, overshoot: 0...1).cornerRadius == 40)
    #expect(part.pose(at: 1, overshoot: 0...1).cornerRadius == 20)
  }

  @Test func cutsAreGivenInPointsOnTheScreen() {
    var part = Choreography.Part(role: .front)
    part.scale = .constant(0.5)
    part.cutTop = .linear(from: 30, to: 0)
    part.cutRight = .constant(-5)
    let pose = part.pose(at: 0, overshoot: 0...1)
    // Less than 0 for a window that is larger than the part.
    #expect(pose.cutTop == 60 && pose.cutRight == -10)
    #expect(
      pose.clip(in: CGSize(width: 100, height: 200))
        == CGRect(x: 0, y: 60, width: 110, height: 140))
    #expect(part.hasClip && part.isCut && !part.castsShadow)
  }

  /// At the display's edges its own corners are seen, and no shadow falls.
  @Test(arguments: [(0, 0), (5, 0.5), (10, 1), (300, 1)])
  func cornersComeAsTheScreenLeavesTheEdge(offset: CGFloat, share: CGFloat) {
    var part = Choreography.Part(role: .front)
    part.x = .constant(offset)
    part.cornerRadius = .constant(40)
    part.shadow = .constant(0.2)
    let size = CGSize(width: 390, height: 844)
    part.bezel = Choreography.Part.Bezel(container: size)
    let pose = part.pose(at: 0, overshoot: 0...1)
    #expect(pose.cornerRadius == 40 * share && abs(pose.shadow - 0.2 * share) < 1e-9)
  }

  /// The edges are those of the space between bars of unequal heights.
  @Test(arguments: [(0, 5), (0, -5), (5, 0), (-5, 0)] as [(CGFloat, CGFloat)])
  func cornersComeAsTheScreenLeavesABar(x: CGFloat, y: CGFloat) {
    let size = CGSize(width: 390, height: 844)
    let bars = UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
    func pose(_ x: CGFloat, _ y: CGFloat) -> Pose {
      let part = Choreography.Part.front {
        ($0.x, $0.y) = (.constant(x), .constant(y))
        ($0.cutTop, $0.cutBottom) = (.constant(bars.top), .constant(bars.bottom))
        ($0.cornerRadius, $0.shadow) = (.constant(40), .constant(0.2))
        $0.bezel = Choreography.Part.Bezel(container: size, bars: bars)
      }
      return part.pose(at: 0, overshoot: 0...1)
    }
    #expect(pose(0, 0).cornerRadius == 0 && pose(0, 0).shadow == 0)
    #expect(abs((pose(x, y).cornerRadius ?? 0) - 20) < 1e-9 && abs(pose(x, y).shadow - 0.1) < 1e-9)
  }

  typealias TrackPath = WritableKeyPath<Choreography.Part, Choreography.Track> & Sendable

  private static let ways: [TrackPath] = [
    \.x, \.y, \.z, \.rotationX, \.rotationY, \.rotationZ, \.lift, \.cutTop, \.cutLeft, \.cutBottom,
    \.cutRight,
  ]
  private static let looks: [TrackPath] = [\.scale, \.perspective, \.opacity, \.dim, \.shadow]

  private func part(_ track: TrackPath, _ value: Choreography.Track) -> Choreography.Part {
    var part = Choreography.Part(role: .front)
    part[keyPath: track] = value
    return part
  }

  /// Each number by itself: one that went on forward would be at its other end when the run begins.
  @Test(arguments: ways + looks) func aReversedPartGoesBackInEachOfItsNumbers(track: TrackPath) {
    let there = part(track, .keyframes([(0, 0.2), (0.3, 0.9), (1, 0.5)]))
    let back = there.reversed()
    for f in [0, 0.2, 0.6, 1] as [CGFloat] {
      let (a, b) = (there[keyPath: track].value(at: f), back[keyPath: track].value(at: 1 - f))
      #expect(abs(a - b) < 1e-9, "\(f)")
    }
  }

  @Test(arguments: ways) func theWaysOfTwoMovementsAdd(track: TrackPath) {
    let (one, other) = (part(track, .constant(0.3)), part(track, .constant(0.5)))
    #expect(abs(one.combined(with: other)[keyPath: track].value(at: 0.5) - 0.8) < 1e-9)
    let rest = Choreography.Part(role: .front)
    for sum in [one.combined(with: rest), rest.combined(with: one)] {
      #expect(sum[keyPath: track].value(at: 0.5) == 0.3)
    }
  }

  /// As with two panes of gray glass: the one darkens what the other one lets through.
  @Test(arguments: [\.dim, \.shadow] as [TrackPath])
  func theDarknessOfTwoMovementsDoesNotAdd(track: TrackPath) {
    let (one, other) = (part(track, .constant(0.3)), part(track, .constant(0.5)))
    #expect(abs(one.combined(with: other)[keyPath: track].value(at: 0.5) - 0.65) < 1e-9)
  }

  /// Two movements have one anchor: that of the first part that turns or scales.
  @Test(arguments: [\Choreography.Part.scale, \.rotationZ, \.rotationX, \.rotationY])
  func combinedPartsHaveTheAnchorOfTheFirstThatTurnsOrScales(
    track: WritableKeyPath<Choreography.Part, Choreography.Track> & Sendable
  ) {
    var (moving, fading) = (Choreography.Part(role: .front), Choreography.Part(role: .front))
    moving[keyPath: track] = .linear(from: 0.3, to: 1)
    moving.anchor = CGPoint(x: 0.5, y: 1)
    fading.opacity = .linear(from: 0, to: 1)
    #expect(moving.combined(with: fading).anchor == moving.anchor)
    #expect(fading.combined(with: moving).anchor == moving.anchor)
    var other = moving
    other.anchor = CGPoint(x: 0, y: 0)
    #expect(moving.combined(with: other).anchor == moving.anchor)
  }

  @Test func partThatOnlyFadesDoesNotMove() {
    var part = Choreography.Part(role: .backdrop)
    part.opacity = .linear(from: 0, to: 1)
    #expect(!part.moves)
    #expect(part.fades && !part.hasClip)
    part.scale = .constant(0.9)
    #expect(part.moves)
  }
}
