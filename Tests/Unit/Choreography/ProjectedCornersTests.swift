import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct ProjectedCornersTests {
  let size = CGSize(width: 200, height: 100)

  @Test func aShiftIsTheDistance() {
    let shifted = CATransform3DMakeTranslation(3, 4, 0)
    let distance = ProjectedCorners(shifted, size: size)
      .distance(to: ProjectedCorners(CATransform3DIdentity, size: size))
    #expect(abs(distance - 5) < 1e-9)
  }

  @Test func mixingCornersIsMixingTheMatrix() {
    var tilted = CATransform3DIdentity
    tilted.m34 = -1 / 500
    tilted = CATransform3DRotate(tilted, 0.8, 0, 1, 0)
    var half = CATransform3DIdentity
    half.m11 = (1 + tilted.m11) / 2
    half.m13 = tilted.m13 / 2
    half.m14 = tilted.m14 / 2
    let mixed = ProjectedCorners(CATransform3DIdentity, size: size)
      .mixed(with: ProjectedCorners(tilted, size: size), at: 0.5)
    #expect(mixed.distance(to: ProjectedCorners(half, size: size)) < 1e-9)
  }
}
