import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct MorphTests {
  static var small: ElementMetrics {
    var metrics = ElementMetrics()
    metrics.center = CGPoint(x: 60, y: 160)
    metrics.size = CGSize(width: 80, height: 60)
    metrics.content = CGRect(x: -40, y: -30, width: 80, height: 60)
    metrics.cornerRadius = 12
    metrics.borderWidth = 1
    metrics.alpha = 0.8
    return metrics
  }

  static var large: ElementMetrics {
    var metrics = ElementMetrics()
    metrics.center = CGPoint(x: 195, y: 420)
    metrics.size = CGSize(width: 360, height: 240)
    metrics.content = CGRect(x: -180, y: -120, width: 360, height: 240)
    metrics.angle = 0.5
    metrics.cornerRadius = 4
    metrics.borderWidth = 3
    metrics.shadowOpacity = 0.5
    metrics.shadowRadius = 9
    metrics.shadowOffset = CGSize(width: 2, height: -3)
    return metrics
  }

  static var other: ElementMetrics {
    var metrics = large
    metrics.center = CGPoint(x: 100, y: 700)
    metrics.size = CGSize(width: 100, height: 50)
    return metrics
  }

  func morph(bow: CGFloat = 0, fills: Bool = true) -> Morph {
    Morph(
      from: MorphTests.small, to: MorphTests.large, bow: bow, fills: fills)
  }

  @Test(arguments: [0, 0.2] as [CGFloat]) func theEndsAreExact(bow: CGFloat) {
    let morph = morph(bow: bow)
    let (start, end) = (morph.pose(at: 0), morph.pose(at: 1))
    for (pose, metrics) in [(start, MorphTests.small), (end, MorphTests.large)] {
      #expect(pose.center == metrics.center && pose.size == metrics.size)
      #expect(pose.angle == metrics.angle && pose.alpha == metrics.alpha)
      #expect(CGFloat(pose.radii[0]) == metrics.cornerRadius)
      #expect(pose.borderWidth == metrics.borderWidth)
      #expect(pose.shadowOpacity == metrics.shadowOpacity)
      #expect(pose.shadowRadius == metrics.shadowRadius)
      #expect(pose.shadowOffset == metrics.shadowOffset)
    }
    // Each snapshot has its own size at its own end.
    #expect(start.leaving == ElementPose.Placement() && end.arriving == ElementPose.Placement())
  }

  @Test func everyNumberIsStraight() {
    let morph = morph()
    let (a, b) = (morph.pose(at: 0), morph.pose(at: 1))
    for f in [0.1, 0.3, 0.5, 0.9] as [CGFloat] {
      let pose = morph.pose(at: f)
      func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * f }
      let pairs: [(CGFloat, CGFloat)] = [
        (pose.center.x, mix(60, 195)), (pose.center.y, mix(160, 420)),
        (pose.size.width, mix(80, 360)), (pose.size.height, mix(60, 240)),
        (pose.angle, mix(0, 0.5)), (pose.alpha, mix(0.8, 1)),
        (CGFloat(pose.radii[0]), mix(12, 4)), (pose.borderWidth, mix(1, 3)),
        (pose.shadowOpacity, mix(0, 0.5)), (pose.shadowRadius, mix(0, 9)),
        (pose.shadowOffset.width, mix(0, 2)), (pose.shadowOffset.height, mix(0, -3)),
        (pose.leaving.scaleX, mix(a.leaving.scaleX, b.leaving.scaleX)),
        (pose.arriving.scaleX, mix(a.arriving.scaleX, b.arriving.scaleX)),
      ]
      for (index, pair) in pairs.enumerated() {
        #expect(abs(pair.0 - pair.1) < 1e-9, "number \(index) at \(f)")
      }
    }
  }

  /// Alpha, radii and borders stay within the range of their ends. Position and size may overshoot,
  /// for a spring.
  @Test func beyondTheEndsOnlyPlacesGoOn() {
    let pose = morph().pose(at: 1.2)
    #expect(pose.center.x > 195 && pose.size.width > 360)
    #expect(pose.alpha == 1 && pose.radii[0] == 4 && pose.borderWidth == 3)
    #expect(morph().pose(at: -9).size.width == 0)
  }

  /// Both snapshots fill the outline, or fit into it, at both ends.
  @Test(arguments: [true, false]) func aSnapshotIsScaledEvenly(fills: Bool) {
    let morph = morph(fills: fills)
    for f in [0, 0.3, 1] as [CGFloat] {
      let pose = morph.pose(at: f)
      #expect(
        pose.leaving.scaleX == pose.leaving.scaleY && pose.arriving.scaleX == pose.arriving.scaleY)
    }
    // From 80 × 60 to 360 × 240: 4.5 across, 4 down.
    #expect(morph.pose(at: 1).leaving.scaleX == (fills ? 4.5 : 4))
    // Back: 80/360 across, 60/240 down.
    #expect(morph.pose(at: 0).arriving.scaleX == (fills ? 0.25 : 80.0 / 360))
  }

  /// A text is scaled to the letters of the other one, whatever the size of its label.
  @Test func textsAreScaledByTheirLetters() {
    var (a, b) = (MorphTests.small, MorphTests.large)
    (a.fontSize, b.fontSize) = (14, 28)
    let morph = Morph(from: a, to: b)
    #expect(morph.pose(at: 1).leaving.scaleX == 2 && morph.pose(at: 0).arriving.scaleX == 0.5)
  }

  /// Texts that are aligned at the left meet at their left sides, whatever their widths.
  @Test func textsWithTheSameAnchorMeetThere() {
    var (a, b) = (MorphTests.small, MorphTests.large)
    (a.anchorX, b.anchorX) = (0, 0)
    a.content = CGRect(x: -40, y: -10, width: 50, height: 20)
    b.content = CGRect(x: -180, y: -20, width: 300, height: 40)
    (a.fontSize, b.fontSize) = (14, 28)
    let pose = Morph(from: a, to: b).pose(at: 1)
    // The old text begins 40 points left of its middle, doubled in size, at the left side of the
    // new one.
    #expect(pose.leaving.point.x - 40 * pose.leaving.scaleX == -180)
  }

  @Test func squareCornersAreRoundedFromAndToZero() {
    let shape0 = morph().pose(at: 0)
    let shape1 = morph().pose(at: 1)
    #expect(shape0.radii == SIMD3(12, 12, 0) && shape1.radii == SIMD3(4, 0, 4))
  }

  /// No corner is rounder than a pill's.
  @Test func aRadiusIsCutToHalfTheSide() {
    var metrics = MorphTests.small
    metrics.cornerRadius = 500
    #expect(Morph(from: metrics, to: metrics).pose(at: 0).radii[0] == 30)
  }

  /// From 3 to −3 radians there is a short turn and a long one; it takes the short one.
  @Test func morphTurnsTheShortWayRound() {
    var (a, b) = (MorphTests.small, MorphTests.large)
    (a.angle, b.angle) = (3, -3)
    let morph = Morph(from: a, to: b)
    #expect(abs(morph.end.angle - morph.start.angle) < 0.3)
  }

  @Test func anArcRisesByItsShareOfTheDistance() {
    let (straight, arc) = (morph(), morph(bow: 0.2))
    let (a, b) = (straight.pose(at: 0.5).center, arc.pose(at: 0.5).center)
    let way = hypot(CGFloat(135), CGFloat(260))
    #expect(abs(a.distance(to: b) - way * 0.2) < 1e-9)
    #expect(b.y < a.y)
    // The arc leaves the straight line sideways.
    #expect(abs((b.x - a.x) * 135 + (b.y - a.y) * 260) < 1e-6)
    let height = { (f: CGFloat) in
      straight.pose(at: f).center.distance(to: arc.pose(at: f).center)
    }
    #expect(height(0.4) < height(0.5) && height(0.6) < height(0.5))
  }

  @Test func theSameArcLeadsBack() {
    let there = morph(bow: 0.2)
    let back = Morph(
      from: MorphTests.large, to: MorphTests.small, bow: 0.2)
    for f in [0.1, 0.5, 0.8] as [CGFloat] {
      #expect(
        there.pose(at: f).center.distance(to: back.pose(at: 1 - f).center) < 1e-9)
    }
  }

  /// A part that is covered at an end is uncovered in the middle.
  @Test func coveredPartIsUncoveredEarly() {
    var (a, b) = (MorphTests.small, MorphTests.large)
    a.covered.top = 20
    b.covered.bottom = 40
    let morph = Morph(from: a, to: b)
    #expect(morph.pose(at: 0).covered.top == 20 && morph.pose(at: 0).covered.bottom == 0)
    #expect(morph.pose(at: 1).covered.bottom == 40 && morph.pose(at: 1).covered.top == 0)
    #expect(morph.pose(at: 0.5).covered == .zero)
    let early = morph.pose(at: 0.1).covered.top
    #expect(early > 0 && early < 18)
    #expect(morph.pose(at: -0.1).covered.top >= 20)
  }

  /// Each side is uncovered by itself.
  @Test func eachSideIsUncoveredByItself() {
    var (a, b) = (MorphTests.small, MorphTests.large)
    a.covered.left = 20
    b.covered.right = 40
    let morph = Morph(from: a, to: b)
    #expect(morph.pose(at: 0).covered == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0))
    #expect(morph.pose(at: 1).covered == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 40))
    #expect(morph.pose(at: 0.1).covered.left > 0 && morph.pose(at: 0.9).covered.right > 0)
    #expect(morph.pose(at: 0.1).covered.right == 0 && morph.pose(at: 0.9).covered.left == 0)
    #expect(abs(morph.growth - (280 + 180 + 0.5 * 360 + 60 / 0.35)) < 1e-9)
  }

  /// With a badge that sticks out at one side, a snapshot is not in the middle of its element: its distance grows with
  /// it.
  @Test func aSnapshotThatSticksOutOnOneSideKeepsItsPlace() {
    let (there, back) = (CGVector(dx: 10, dy: -5), CGVector(dx: -8, dy: 4))
    let morph = Morph(from: MorphTests.small, to: MorphTests.large, middles: (there, back))
    let (start, end) = (morph.pose(at: 0), morph.pose(at: 1))
    #expect(start.leaving.point == CGPoint(x: 10, y: -5))
    #expect(end.leaving.point == CGPoint(x: 45, y: -22.5) && end.leaving.scaleX == 4.5)
    #expect(end.arriving.point == CGPoint(x: -8, y: 4))
    #expect(start.arriving.point == CGPoint(x: -2, y: 1) && start.arriving.scaleX == 0.25)
  }

  /// A mirror image is one all the way, and not one at the other end, too.
  @Test(arguments: [true, false]) func aMirrorImageStaysOne(isAtStart: Bool) {
    var (a, b) = (MorphTests.small, MorphTests.large)
    if isAtStart { a.scale.dy = -1 } else { b.scale.dy = -1 }
    let morph = Morph(from: a, to: b)
    for f in [0, 0.5, 1] as [CGFloat] {
      let pose = morph.pose(at: f)
      #expect((pose.leaving.scaleY < 0) == isAtStart && pose.leaving.scaleX > 0)
      #expect((pose.arriving.scaleY < 0) == !isAtStart && pose.arriving.scaleX > 0)
    }
  }

  @Test(arguments: [0.2, 0.5, 0.9] as [CGFloat], [0, 0.2] as [CGFloat])
  func retargetedItGoesOnFromWhereItIs(fraction: CGFloat, bow: CGFloat) {
    // Either end may move, because the run may go in either direction.
    for (old, new) in [
      (MorphTests.small, MorphTests.other), (MorphTests.other, MorphTests.large),
    ] {
      var morph = morph(bow: bow)
      let before = morph.pose(at: fraction)
      morph.retarget(from: old, to: new, at: fraction)
      let after = morph.pose(at: fraction)
      #expect(after.center.distance(to: before.center) < 1e-9)
      #expect(abs(after.size.width - before.size.width) < 1e-9 && after.radii == before.radii)
      #expect(after.leaving == before.leaving && after.angle == before.angle)
      #expect(morph.pose(at: 0).center == old.center && morph.pose(at: 1).center == new.center)
      #expect(morph.pose(at: 1).size == new.size)
      // An instant later there is no jump, either.
      let beside = morph.pose(at: fraction + 1e-6).center
      #expect(beside.distance(to: after.center) < 0.01)
      #expect(morph.breakpoints.contains(fraction))
    }
  }

  /// Near the ends, the corners and the border that a snapshot contains are left out. Retargeting
  /// there must not keep them out for good.
  @Test(arguments: [0.03, 0.97] as [CGFloat]) func retargetedNearAnEndItKeepsItsCorners(
    fraction: CGFloat
  ) {
    var morph = Morph(
      from: MorphTests.small, to: MorphTests.large,
      snapshotEdges: (true, true))
    var same = MorphTests.large
    same.center.y += 1
    morph.retarget(from: MorphTests.small, to: same, at: fraction)
    let pose = morph.pose(at: 0.5)
    #expect(abs(pose.radii[0] - 8) < 1e-9 && abs(pose.borderWidth - 2) < 1e-9)
    #expect(morph.pose(at: 0).radii[0] == 0 && morph.pose(at: 1).borderWidth == 0)
  }

  @Test func retargetedAtAnEndItForgetsThePath() {
    for fraction in [0, 1] as [CGFloat] {
      var morph = morph()
      morph.retarget(from: MorphTests.small, to: MorphTests.other, at: fraction)
      #expect(morph.bow == 0 && !morph.breakpoints.contains(fraction))
      #expect(morph.pose(at: 0.5).center == CGPoint(x: 80, y: 430))
    }
  }

  /// The destination has grown since the snapshot was taken, so the snapshot grows with it.
  @Test func aSnapshotFillsAFrameThatHasGrown() {
    var grown = MorphTests.large
    grown.size = CGSize(width: 720, height: 480)
    grown.content = CGRect(x: -360, y: -240, width: 720, height: 480)
    var morph = morph()
    morph.retarget(from: MorphTests.small, to: grown)
    #expect(morph.pose(at: 1).arriving == ElementPose.Placement(point: .zero, scaleX: 2, scaleY: 2))
    #expect(morph.pose(at: 1).leaving.scaleX == 9)
  }

  @Test func theWayIsTheDistanceAndTheGrowth() {
    #expect(abs(morph().distance - hypot(CGFloat(135), CGFloat(260))) < 1e-9)
    #expect(abs(morph().growth - (280 + 180 + 0.5 * 360)) < 1e-9)
    var covered = MorphTests.small
    covered.covered.top = 7
    let growth = Morph(from: covered, to: MorphTests.small).growth
    #expect(abs(growth - 20) < 1e-9)
  }
}
