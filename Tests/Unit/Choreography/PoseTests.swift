import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct PoseTests {
  let frame = CGRect(x: 0, y: 0, width: 200, height: 100)

  @Test func aPoseAtRestIsTheIdentity() {
    #expect(
      CATransform3DIsIdentity(Pose.rest.transform(anchor: .init(x: 0.2, y: 1), size: frame.size)))
  }

  @Test func scalingHoldsThePivot() {
    let pose = Pose(scale: 0.5)
    let seen = corners(of: pose, anchor: CGPoint(x: 0, y: 0), frame: frame).map(\.point)
    #expect(seen[0].distance(to: .zero) < 1e-9)
    #expect(seen[2].distance(to: CGPoint(x: 100, y: 50)) < 1e-9)
  }

  @Test func turningHoldsThePivot() {
    let pose = Pose(rotationZ: .pi / 2)
    let seen = corners(of: pose, anchor: CGPoint(x: 1, y: 1), frame: frame).map(\.point)
    #expect(seen[2].distance(to: CGPoint(x: 200, y: 100)) < 1e-9)
    // The y axis points down, so a clockwise turn moves a corner left of the anchor above it.
    #expect(seen[3].distance(to: CGPoint(x: 200, y: -100)) < 1e-9)
  }

  @Test func planeNearerToTheEyeIsSeenLarger() {
    // An eye at distance d sees a plane lifted by z magnified by d / (d − z).
    let pose = Pose(z: 100, perspective: 500)
    let seen = corners(of: pose, anchor: CGPoint(x: 0.5, y: 0.5), frame: frame).map(\.point)
    #expect(abs((seen[1].x - seen[0].x) - 200 * 500 / 400) < 1e-9)
  }

  /// The matrix that is written out is the product of its steps, and so is a screen's plane.
  @Test(arguments: 0..<60) func theTransformIsTheProductOfItsSteps(seed: Int) {
    var random = RandomTransitions(seed: seed)
    func angle() -> CGFloat { seed % 3 == 0 ? 0 : random.number(-3...3) }
    let pose = Pose(
      x: random.number(-500...500), y: random.number(-500...500), z: random.number(-200...200),
      anchorDepth: random.number(-200...200), scale: random.number(0.1...2), rotationX: angle(),
      rotationY: angle(), rotationZ: angle(), perspective: seed % 2 == 0 ? 0 : 900)
    let anchor = CGPoint(x: random.number(0...1), y: random.number(0...1))
    let (px, py) = ((anchor.x - 0.5) * frame.width, (anchor.y - 0.5) * frame.height)
    var eye = CATransform3DIdentity
    if pose.perspective > 0 { eye.m34 = -1 / pose.perspective }
    let steps = [
      CATransform3DMakeTranslation(-px, -py, -pose.anchorDepth),
      CATransform3DMakeScale(pose.scale, pose.scale, pose.scale),
      CATransform3DMakeRotation(pose.rotationX, 1, 0, 0),
      CATransform3DMakeRotation(pose.rotationY, 0, 1, 0),
      CATransform3DMakeRotation(pose.rotationZ, 0, 0, 1),
      CATransform3DMakeTranslation(pose.x + px, pose.y + py, pose.z + pose.anchorDepth), eye,
    ]
    let product = steps.reduce(CATransform3DIdentity, CATransform3DConcat)
    let matrix = pose.transform(anchor: anchor, size: frame.size)
    #expect(matrix.isClose(to: product))

    var flat = product
    (flat.m13, flat.m23, flat.m43) = (0, 0, 0)
    (flat.m31, flat.m32, flat.m33, flat.m34) = (0, 0, 1, 0)
    let middle = CGPoint(x: random.number(0...400), y: random.number(0...800))
    let plane = [
      CATransform3DMakeTranslation(-middle.x, -middle.y, 0), flat,
      CATransform3DMakeTranslation(middle.x, middle.y, 0),
    ].reduce(CATransform3DIdentity, CATransform3DConcat)
    #expect(matrix.plane(about: middle).isClose(to: plane))
    let screen = CGRect(center: middle, size: frame.size)
    #expect(pose.plane(anchor: anchor, in: screen).isClose(to: plane))
    let placed = [
      CATransform3DMakeRotation(pose.rotationZ, 0, 0, 1),
      CATransform3DMakeTranslation(middle.x, middle.y, 0), plane,
    ].reduce(CATransform3DIdentity, CATransform3DConcat)
    #expect(plane.transform(center: middle, angle: pose.rotationZ).isClose(to: placed))
  }

  @Test func mixingGoesComponentByComponent() {
    let mixed = Pose(x: 10, rotationY: 0).mixed(with: Pose(x: 20, rotationY: .pi), at: 0.25)
    #expect(mixed == Pose(x: 12.5, rotationY: .pi / 4))
  }
}

extension CATransform3D {
  /// Returns true if no number differs by more than rounding.
  fileprivate func isClose(to other: CATransform3D) -> Bool {
    let numbers = [self, other].map { m in
      [
        m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
        m.m42, m.m43, m.m44,
      ]
    }
    return zip(numbers[0], numbers[1]).allSatisfy { abs($0 - $1) < 1e-9 * max(abs($0), 1) }
  }
}
