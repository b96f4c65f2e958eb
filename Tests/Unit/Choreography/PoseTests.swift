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

  @Test func mixingGoesComponentByComponent() {
    let mixed = Pose(x: 10, rotationY: 0).mixed(with: Pose(x: 20, rotationY: .pi), at: 0.25)
    #expect(mixed == Pose(x: 12.5, rotationY: .pi / 4))
  }
}
