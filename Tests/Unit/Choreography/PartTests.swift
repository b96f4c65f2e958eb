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
