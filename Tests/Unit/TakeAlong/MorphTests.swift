import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct MorphTests {
  static var small: ElementMetrics {
    var perch = ElementMetrics()
    perch.center = CGPoint(x: 60, y: 160)
    perch.size = CGSize(width: 80, height: 60)
    perch.content = CGRect(x: -40, y: -30, width: 80, height: 60)
    perch.cornerRadius = 12
    perch.borderWidth = 1
    perch.alpha = 0.8
    return perch
  }

  static var large: ElementMetrics {
    var perch = ElementMetrics()
    perch.center = CGPoint(x: 195, y: 420)
    perch.size = CGSize(width: 360, height: 240)
    perch.content = CGRect(x: -180, y: -120, width: 360, height: 240)
    perch.angle = 0.5
    perch.cornerRadius = 4
    perch.borderWidth = 3
    perch.shadowOpacity = 0.5
    perch.shadowRadius = 9
    perch.shadowOffset = CGSize(width: 2, height: -3)
    return perch
  }

  static var other: ElementMetrics {
    var perch = large
    perch.center = CGPoint(x: 100, y: 700)
    perch.size = CGSize(width: 100, height: 50)
    return perch
  }

  func morph(bow: CGFloat = 0, fills: Bool = true) -> Morph {
    Morph(
      from: MorphTests.small, to: MorphTests.large, bow: bow, fills: fills)
  }

  @Test(arguments: [0, 0.2] as [CGFloat]) func theEndsAreExact(bow: CGFloat) {
    let morph = morph(bow: bow)
    let (start, end) = (morph.shape(at: 0), morph.shape(at: 1))
    for (shape, perch) in [(start, MorphTests.small), (end, MorphTests.large)] {
      #expect(shape.center == perch.center && shape.size == perch.size)
      #expect(shape.angle == perch.angle && shape.alpha == perch.alpha)
      #expect(CGFloat(shape.radii[0]) == perch.cornerRadius)
      #expect(shape.borderWidth == perch.borderWidth)
      #expect(shape.shadowOpacity == perch.shadowOpacity)
      #expect(shape.shadowRadius == perch.shadowRadius)
      #expect(shape.shadowOffset == perch.shadowOffset)
    }
    // Each look has its own size at its own end.
    #expect(start.old == ElementPose.Placement() && end.new == ElementPose.Placement())
  }

  @Test func everyNumberIsStraight() {
    let morph = morph()
    let (a, b) = (morph.shape(at: 0), morph.shape(at: 1))
    for f in [0.1, 0.3, 0.5, 0.9] as [CGFloat] {
      let shape = morph.shape(at: f)
      func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * f }
      let pairs: [(CGFloat, CGFloat)] = [
        (shape.center.x, mix(60, 195)), (shape.center.y, mix(160, 420)),
        (shape.size.width, mix(80, 360)), (shape.size.height, mix(60, 240)),
        (shape.angle, mix(0, 0.5)), (shape.alpha, mix(0.8, 1)),
        (CGFloat(shape.radii[0]), mix(12, 4)), (shape.borderWidth, mix(1, 3)),
        (shape.shadowOpacity, mix(0, 0.5)), (shape.shadowRadius, mix(0, 9)),
        (shape.shadowOffset.width, mix(0, 2)), (shape.shadowOffset.height, mix(0, -3)),
        (shape.old.scaleX, mix(a.old.scaleX, b.old.scaleX)),
        (shape.new.scaleX, mix(a.new.scaleX, b.new.scaleX)),
      ]
      for (index, pair) in pairs.enumerated() {
        #expect(abs(pair.0 - pair.1) < 1e-9, "number \(index) at \(f)")
      }
    }
  }

  /// A number of light or of width never leaves the range of its ends; places may, for a spring.
  @Test func beyondTheEndsOnlyPlacesGoOn() {
    let shape = morph().shape(at: 1.2)
    #expect(shape.center.x > 195 && shape.size.width > 360)
    #expect(shape.alpha == 1 && shape.radii[0] == 4 && shape.borderWidth == 3)
    #expect(morph().shape(at: -9).size.width == 0)
  }

  /// The outline is filled, or fitted in, by both looks at both ends.
  @Test(arguments: [true, false]) func aLookIsScaledEvenly(fills: Bool) {
    let morph = morph(fills: fills)
    for f in [0, 0.3, 1] as [CGFloat] {
      let shape = morph.shape(at: f)
      #expect(shape.old.scaleX == shape.old.scaleY && shape.new.scaleX == shape.new.scaleY)
    }
    // 80 × 60 into 360 × 240: 4.5 across, 4 down.
    #expect(morph.shape(at: 1).old.scaleX == (fills ? 4.5 : 4))
    // Back: 80/360 across, 60/240 down.
    #expect(morph.shape(at: 0).new.scaleX == (fills ? 0.25 : 80.0 / 360))
  }

  /// A text becomes as large as the other one's letters, whatever room it has.
  @Test func textsAreScaledByTheirLetters() {
    var (a, b) = (MorphTests.small, MorphTests.large)
    (a.fontSize, b.fontSize) = (14, 28)
    let morph = Morph(from: a, to: b)
    #expect(morph.shape(at: 1).old.scaleX == 2 && morph.shape(at: 0).new.scaleX == 0.5)
  }

  /// Held at the left the left sides meet, whatever the widths.
  @Test func whatIsHeldTogetherMeets() {
    var (a, b) = (MorphTests.small, MorphTests.large)
    (a.hold, b.hold) = (0, 0)
    a.content = CGRect(x: -40, y: -10, width: 50, height: 20)
    b.content = CGRect(x: -180, y: -20, width: 300, height: 40)
    (a.fontSize, b.fontSize) = (14, 28)
    let shape = Morph(from: a, to: b).shape(at: 1)
    // The old text begins 40 left of its middle, seen twice as large, on the new one's side.
    #expect(shape.old.point.x - 40 * shape.old.scaleX == -180)
  }

  @Test func squareCornersAreRoundedFromAndToZero() {
    let shape0 = morph().shape(at: 0)
    let shape1 = morph().shape(at: 1)
    #expect(shape0.radii == SIMD3(12, 12, 0) && shape1.radii == SIMD3(4, 0, 4))
  }

  /// Never rounder than a pill.
  @Test func aRadiusIsCutToHalfTheSide() {
    var perch = MorphTests.small
    perch.cornerRadius = 500
    #expect(Morph(from: perch, to: perch).shape(at: 0).radii[0] == 30)
  }

  /// A quarter turn and three quarters are the same: it does not whirl.
  @Test func itTurnsTheShortWayRound() {
    var (a, b) = (MorphTests.small, MorphTests.large)
    (a.angle, b.angle) = (3, -3)
    let morph = Morph(from: a, to: b)
    #expect(abs(morph.end.angle - morph.start.angle) < 0.3)
  }

  @Test func anArcRisesByItsShareOfTheWay() {
    let (straight, arc) = (morph(), morph(bow: 0.2))
    let (a, b) = (straight.shape(at: 0.5).center, arc.shape(at: 0.5).center)
    let way = hypot(CGFloat(135), CGFloat(260))
    #expect(abs(a.distance(to: b) - way * 0.2) < 1e-9)
    #expect(b.y < a.y)
    // Beside the way, not along it.
    #expect(abs((b.x - a.x) * 135 + (b.y - a.y) * 260) < 1e-6)
    let height = { (f: CGFloat) in
      straight.shape(at: f).center.distance(to: arc.shape(at: f).center)
    }
    #expect(height(0.4) < height(0.5) && height(0.6) < height(0.5))
  }

  @Test func theSameArcLeadsBack() {
    let there = morph(bow: 0.2)
    let back = Morph(
      from: MorphTests.large, to: MorphTests.small, bow: 0.2)
    for f in [0.1, 0.5, 0.8] as [CGFloat] {
      #expect(
        there.shape(at: f).center.distance(to: back.shape(at: 1 - f).center) < 1e-9)
    }
  }

  /// What is covered at an end is free in the middle.
  @Test func whatWasCoveredComesOutEarly() {
    var (a, b) = (MorphTests.small, MorphTests.large)
    a.covered.top = 20
    b.covered.bottom = 40
    let morph = Morph(from: a, to: b)
    #expect(morph.shape(at: 0).covered.top == 20 && morph.shape(at: 0).covered.bottom == 0)
    #expect(morph.shape(at: 1).covered.bottom == 40 && morph.shape(at: 1).covered.top == 0)
    #expect(morph.shape(at: 0.5).covered == .zero)
    let early = morph.shape(at: 0.1).covered.top
    #expect(early > 0 && early < 18)
    #expect(morph.shape(at: -0.1).covered.top >= 20)
  }

  @Test(arguments: [0.2, 0.5, 0.9] as [CGFloat], [0, 0.2] as [CGFloat])
  func aimedAnewItGoesOnFromWhereItIs(fraction: CGFloat, bow: CGFloat) {
    // Either end may move: the run may go either way.
    for (old, new) in [
      (MorphTests.small, MorphTests.other), (MorphTests.other, MorphTests.large),
    ] {
      var morph = morph(bow: bow)
      let before = morph.shape(at: fraction)
      morph.aim(from: old, to: new, at: fraction)
      let after = morph.shape(at: fraction)
      #expect(after.center.distance(to: before.center) < 1e-9)
      #expect(abs(after.size.width - before.size.width) < 1e-9 && after.radii == before.radii)
      #expect(after.old == before.old && after.angle == before.angle)
      #expect(morph.shape(at: 0).center == old.center && morph.shape(at: 1).center == new.center)
      #expect(morph.shape(at: 1).size == new.size)
      // No jump beside it either.
      let beside = morph.shape(at: fraction + 1e-6).center
      #expect(beside.distance(to: after.center) < 0.01)
      #expect(morph.kinks.contains(fraction))
    }
  }

  /// What a likeness has in it is left out near the ends; that is not learned for good.
  @Test(arguments: [0.03, 0.97] as [CGFloat]) func aimedAnewNearAnEndItKeepsItsCorners(
    fraction: CGFloat
  ) {
    var morph = Morph(
      from: MorphTests.small, to: MorphTests.large, baked: SnapshotEdges(old: true, new: true))
    var same = MorphTests.large
    same.center.y += 1
    morph.aim(from: MorphTests.small, to: same, at: fraction)
    let shape = morph.shape(at: 0.5)
    #expect(abs(shape.radii[0] - 8) < 1e-9 && abs(shape.borderWidth - 2) < 1e-9)
    #expect(morph.shape(at: 0).radii[0] == 0 && morph.shape(at: 1).borderWidth == 0)
  }

  @Test func aimedAtAnEndItForgetsTheWay() {
    for fraction in [0, 1] as [CGFloat] {
      var morph = morph()
      morph.aim(from: MorphTests.small, to: MorphTests.other, at: fraction)
      #expect(morph.isStraight && !morph.kinks.contains(fraction))
      #expect(morph.shape(at: 0.5).center == CGPoint(x: 80, y: 430))
    }
  }

  /// The place has grown since its view was portrayed: the likeness grows with it.
  @Test func aLookFillsAPlaceThatHasGrown() {
    var grown = MorphTests.large
    grown.size = CGSize(width: 720, height: 480)
    grown.content = CGRect(x: -360, y: -240, width: 720, height: 480)
    var morph = morph()
    morph.aim(from: MorphTests.small, to: grown)
    #expect(morph.shape(at: 1).new == ElementPose.Placement(point: .zero, scaleX: 2, scaleY: 2))
    #expect(morph.shape(at: 1).old.scaleX == 9)
  }

  @Test func theSpanIsTheWayAndTheGrowth() {
    let way = hypot(CGFloat(135), CGFloat(260))
    #expect(abs(morph().span - (way + 280 + 180 + 0.5 * 360)) < 1e-9)
  }
}
