import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor
  @Suite
  struct LayerGeometryTests {
    // Documentation of CALayer.frame and CALayer.anchorPoint. [animation 1] [animation 3]
    @Test func movingTheAnchorMovesTheFrame() async throws {
      try await clock.play {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(layer.position == CGPoint(x: 60, y: 45))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        layer.anchorPoint = .zero
        #expect(layer.position == CGPoint(x: 60, y: 45))
        #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
      }
    }

    // A frame never touches the origin of the bounds. Documented: CALayer.h. [animation 1]
    @Test func settingTheFrameKeepsTheBoundsOrigin() async throws {
      try await clock.play {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 6, width: 1, height: 1)
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(layer.bounds == CGRect(x: 5, y: 6, width: 100, height: 50))
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
      }
    }

    // Measured by others. [animation 2]
    @Test func theFrameOfATurnedLayerIsTheBoxAroundIt() async throws {
      try await clock.play {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 5, height: 10.0 / 3)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
        #expect(isClose(layer.frame.width, 5.986))
        #expect(isClose(layer.frame.height, 5.322))
      }
    }

    // Measured by others. [animation 2]
    @Test func aFrameUnderAScaleIsDividedByIt() async throws {
      try await clock.play {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        layer.frame = CGRect(x: 7, y: 8, width: 10, height: 10)
        #expect(isClose(layer.bounds.width, 5))
        #expect(isClose(layer.bounds.height, 10.0 / 3) == true)
        #expect(isClose(layer.frame, CGRect(x: 7, y: 8, width: 10, height: 10)))
      }
    }

    // Measured by others. [animation 4]
    @Test func theBoundsOriginShiftsTheSublayers() async throws {
      try await clock.play {
        let (parent, child) = (CALayer(), CALayer())
        parent.bounds = CGRect(x: 10, y: 10, width: 200, height: 200)
        child.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
        child.bounds.origin = CGPoint(x: 10, y: 10)
        parent.addSublayer(child)
        #expect(child.frame == CGRect(x: 50, y: 60, width: 100, height: 100))
        #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 40, y: 50))
        #expect(parent.convert(CGPoint(x: 40, y: 50), to: child) == .zero)
      }
    }

    // Measured by others. [animation 5]
    @Test func negativeSizesAreTurnedRound() async throws {
      try await clock.play {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 5, width: -10, height: -20)
        #expect(layer.bounds.origin == CGPoint(x: -5, y: -15))
        #expect(layer.bounds.size == CGSize(width: 10, height: 20))
        layer.bounds = .zero
        layer.frame = CGRect(x: 10, y: 10, width: -20, height: -30)
        #expect(layer.position == CGPoint(x: 0, y: -5))
        #expect(layer.frame.origin == CGPoint(x: -10, y: -20))
        #expect(layer.bounds.size == CGSize(width: 20, height: 30))
      }
    }

    // Measured by others. [animation 7]
    @Test func aSublayerTransformActsAboutTheAnchor() async throws {
      try await clock.play {
        let (parent, child) = (CALayer(), CALayer())
        parent.addSublayer(child)
        parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        parent.anchorPoint = .zero
        parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        child.position = CGPoint(x: 10, y: 10)
        #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 20, y: 20))
        #expect(parent.convert(CGPoint(x: 20, y: 20), to: child) == .zero)
        parent.bounds.origin = CGPoint(x: 5, y: 5)
        #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 15, y: 15))
      }
    }

    // Documented: CALayer.zPosition. [animation 8]
    @Test func zPositionIsSinglePrecision() async throws {
      try await clock.play {
        let layer = CALayer()
        #expect(layer.zPosition == 0)
        layer.zPosition = 0.1
        #expect(layer.zPosition == CGFloat(Float(0.1)))
      }
    }

    // A perspective in the parent's sublayerTransform sees the child's zPosition. Observed once.
    // [animation 9]
    @Test func aPerspectiveAboveMagnifiesWhatIsNearer() async throws {
      try await clock.play {
        let (parent, child) = (CALayer(), CALayer())
        parent.addSublayer(child)
        parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        parent.sublayerTransform.m34 = -1.0 / 200
        child.position = CGPoint(x: 60, y: 50)
        child.zPosition = 100
        #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 70, y: 50))
        let back = parent.convert(CGPoint(x: 70, y: 50), to: child)
        #expect(isClose(back.x, 0) && isClose(back.y, 0))
        // In the parent's own transform the same matrix finds its sublayers flattened.
        let above = CALayer()
        above.addSublayer(parent)
        parent.transform = parent.sublayerTransform
        parent.sublayerTransform = CATransform3DIdentity
        let flat = child.convert(CGPoint.zero, to: above)
        #expect(isClose(flat.x, 10) && isClose(flat.y, 0))
      }
    }

    // The perspective divides. Inferred. [animation 13]
    @Test func conversionsDivideByTheDistance() async throws {
      try await clock.play {
        let (parent, child) = (CALayer(), CALayer())
        parent.addSublayer(child)
        child.bounds.size = CGSize(width: 100, height: 100)
        child.transform.m34 = -1.0 / 200
        child.transform = CATransform3DRotate(child.transform, .pi / 6, 0, 1, 0)
        // The left edge comes nearer by 25, so it grows by 200 / 175.
        let corner = child.convert(CGPoint.zero, to: parent)
        #expect(isClose(corner.x, -50 * cos(.pi / 6) * 200 / 175))
        #expect(isClose(corner.y, -50 * 200 / 175))
        let back = parent.convert(corner, to: child)
        #expect(isClose(back.x, 0) && isClose(back.y, 0))
      }
    }

    // Documented: CALayer.h. [animation 6]
    @Test func aTransformActsAboutTheAnchor() async throws {
      try await clock.play {
        let (parent, child) = (CALayer(), CALayer())
        parent.addSublayer(child)
        child.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        child.anchorPoint = CGPoint(x: 1, y: 0.5)
        child.position = CGPoint(x: 100, y: 50)
        child.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(child.convert(CGPoint(x: 100, y: 50), to: parent) == CGPoint(x: 100, y: 50))
        #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: -100, y: -50))
        child.anchorPointZ = 10
        child.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        let turned = child.convert(CGPoint(x: 100, y: 50), to: parent)
        #expect(isClose(turned.x, 90) && isClose(turned.y, 50))
      }
    }

    // Measured by others. [animation 20]
    @Test func continuousCornersReachFurther() async throws {
      try await clock.play {
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        #expect(CALayer.cornerCurveExpansionFactor(.init(rawValue: "other")) == 1)
      }
    }
  }
}
