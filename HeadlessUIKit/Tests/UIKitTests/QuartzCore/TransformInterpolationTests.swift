import Testing
@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct TransformInterpolationTests {
    init() { Headless.reset() }

    private func turn(_ degrees: CGFloat) -> CATransform3D {
      CATransform3DMakeRotation(degrees / 180 * .pi, 0, 0, 1)
    }

    private func angle(_ t: CATransform3D) -> CGFloat { atan2(t.m12, t.m11) * 180 / .pi }

    // Measured by others. [animation 46]
    @Test func theShorterWayRound() {
      let identity = CATransform3DIdentity
      #expect(isClose(angle(interpolate(identity, turn(270), 0.5)), -45))
      #expect(isClose(interpolate(identity, turn(170), 0.25).m11, 0.73728, 1e-5))
    }

    // Half a turn goes the negative way, and so does a scale by -1. Measured by others.
    // [animation 46]
    @Test func halfATurnGoesBackwards() {
      let identity = CATransform3DIdentity
      #expect(isClose(angle(interpolate(identity, turn(180), 0.25)), -45))
      let mirrored = CATransform3DMakeScale(-1, -1, 1)
      #expect(isClose(abs(angle(interpolate(identity, mirrored, 0.5))), 90))
    }

    // One mirrored axis shrinks through nothing. Measured by others. [animation 46]
    @Test func aMirroredAxisShrinks() {
      let half = interpolate(CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1), 0.5)
      #expect(isClose(half.m11, 0) && isClose(half.m12, 0) && isClose(half.m22, 1))
    }

    // Unverified: a scale to nothing shrinks evenly.
    @Test func aScaleToNothingShrinksEvenly() {
      let half = interpolate(CATransform3DIdentity, CATransform3DMakeScale(0, 0, 1), 0.5)
      #expect(isClose(half.m11, 0.5) && isClose(half.m22, 0.5) && isClose(half.m12, 0))
    }

    // In space rotations go by quaternions, and the perspective stays. Measured by others.
    // [animation 46]
    @Test func rotationsInSpace() {
      let lens = CATransform3D(elements: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1])
      let half = interpolate(lens, CATransform3DRotate(lens, 2, 0, 1, 0), 0.5)
      let expected = CATransform3DRotate(lens, 1, 0, 1, 0)
      for (a, b) in zip(half.elements, expected.elements) { #expect(isClose(a, b, 1e-9)) }
    }

    @Test func theEndsAreExact() {
      var a = CATransform3DMakeRotation(0.7, 1, 2, 3)
      a.m34 = -1.0 / 400
      a = CATransform3DScale(CATransform3DTranslate(a, 10, 20, 30), 2, 0.5, 1.5)
      let b = CATransform3DMakeRotation(-1.2, 3, 1, 0)
      for (mixed, end) in [(interpolate(a, b, 0), a), (interpolate(a, b, 1), b)] {
        // A common factor of all elements has no effect.
        for (x, y) in zip(mixed.elements, end.elements) {
          #expect(isClose(x / mixed.m44, y / end.m44, 1e-9) == true)
        }
      }
    }

    // Key-value coding reads and writes single numbers. Observed. [animation 48]
    @Test func componentsByKeyPath() {
      let layer = CALayer()
      layer.setValue(0.5, forKeyPath: "transform.rotation.z")
      layer.setValue(2, forKeyPath: "transform.scale.x")
      layer.setValue(NSNumber(value: 7), forKeyPath: "transform.translation.y")
      let expected = CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeScale(2, 1, 1), CATransform3DMakeRotation(0.5, 0, 0, 1)),
        CATransform3DMakeTranslation(0, 7, 0))
      for (a, b) in zip(layer.transform.elements, expected.elements) {
        #expect(isClose(a, b, 1e-9))
      }
      let read = layer.value(forKeyPath: "transform.rotation") as? NSNumber
      #expect(isClose(CGFloat(read?.doubleValue ?? 0), 0.5, 1e-9))
      #expect(
        layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 0, height: 7))
    }

    // And a perspective outlives the change of an angle. Observed. [animation 48]
    @Test func turningAboutYKeepsThePerspective() {
      let layer = CALayer()
      layer.transform.m34 = -1.0 / 500
      layer.setValue(3, forKeyPath: "transform.rotation.y")
      var expected = CATransform3DIdentity
      expected.m34 = -1.0 / 500
      expected = CATransform3DRotate(expected, 3, 0, 1, 0)
      for (a, b) in zip(layer.transform.elements, expected.elements) {
        #expect(isClose(a, b, 1e-9))
      }
      let read = layer.value(forKeyPath: "transform.rotation.y") as? NSNumber
      #expect(isClose(CGFloat(read?.doubleValue ?? 0), 3, 1e-9))
    }
  }
}
