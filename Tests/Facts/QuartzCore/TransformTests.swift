import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor
  @Suite
  struct TransformTests {
    // Documentation of CGAffineTransformTranslate and its like: t' = operation · t.
    @Test func affineOperationsComeFirst() async throws {
      try await clock.play {
        let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
        #expect(CGPoint.zero.applying(t) == CGPoint(x: 20, y: 30))
        let turned = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)
        let point = CGPoint(x: 1, y: 0).applying(turned)
        #expect(isClose(point.x, 5) && isClose(point.y, 1))
      }
    }

    // Documentation of CGAffineTransformInvert.
    @Test func affineInverses() async throws {
      try await clock.play {
        let t = CGAffineTransform(2, 1, -1, 3, 7, 8)
        let there = CGPoint(x: 3, y: 4).applying(t)
        let back = there.applying(t.inverted())
        #expect(isClose(back.x, 3) && isClose(back.y, 4))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
      }
    }

    // Documentation of CGRectApplyAffineTransform.
    @Test func aTurnedRectangleIsItsBox() async throws {
      try await clock.play {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
          .applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isClose(rect, CGRect(x: -20, y: 0, width: 20, height: 10)))
      }
    }

    // Measured by others. [animation 6]
    @Test func operationsInSpaceComeFirstToo() async throws {
      try await clock.play {
        let t = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 2, 3)
        #expect([t.m41, t.m42, t.m43] == [2, 4, 6])
        let both = CATransform3DConcat(
          CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 2, 2))
        #expect(CATransform3DEqualToTransform(t, both))
      }
    }

    // Measured by others. [animation 6]
    @Test func oddMatrices() async throws {
      try await clock.play {
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
        #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
      }
    }

    // Header of CATransform3D: positive angles about z turn x towards y.
    @Test func rotationAboutZMatchesThePlane() async throws {
      try await clock.play {
        let t = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 2))
        let plane = CGAffineTransform(rotationAngle: 0.3)
        #expect(isClose(t.a, plane.a, 1e-12) && isClose(t.b, plane.b, 1e-12))
        #expect(isClose(t.c, plane.c, 1e-12) && isClose(t.d, plane.d, 1e-12))
      }
    }

    // Documentation of NSValue's UIKit and QuartzCore additions.
    @Test func structuresTravelInBoxes() async throws {
      try await clock.play {
        var t = CATransform3DIdentity
        t.m34 = 0.25
        #expect(NSValue(caTransform3D: t).caTransform3DValue.m34 == 0.25)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        let affine = CGAffineTransform(1, 2, 3, 4, 5, 6)
        #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
      }
    }
  }
}
