import Testing

@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct LayerGeometryTests {
    init() { Headless.reset() }

    // Facts 1 and 3; documentation of CALayer.frame and CALayer.anchorPoint.
    @Test func movingTheAnchorMovesTheFrame() {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      #expect(layer.position == CGPoint(x: 60, y: 45))
      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
      layer.anchorPoint = .zero
      #expect(layer.position == CGPoint(x: 60, y: 45))
      #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    }

    // Fact 1: a frame never touches the origin of the bounds.
    @Test func settingTheFrameKeepsTheBoundsOrigin() {
      let layer = CALayer()
      layer.bounds = CGRect(x: 5, y: 6, width: 1, height: 1)
      layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      #expect(layer.bounds == CGRect(x: 5, y: 6, width: 100, height: 50))
      #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    // Fact 2.
    @Test func theFrameOfATurnedLayerIsTheBoxAroundIt() {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 5, height: 10.0 / 3)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
      #expect(isClose(layer.frame.width, 5.986))
      #expect(isClose(layer.frame.height, 5.322))
    }

    // Fact 2.
    @Test func aFrameUnderAScaleIsDividedByIt() {
      let layer = CALayer()
      layer.transform = CATransform3DMakeScale(2, 3, 1)
      layer.frame = CGRect(x: 7, y: 8, width: 10, height: 10)
      #expect(isClose(layer.bounds.width, 5))
      #expect(isClose(layer.bounds.height, 10.0 / 3) == true)
      #expect(isClose(layer.frame, CGRect(x: 7, y: 8, width: 10, height: 10)))
    }

    // Fact 4.
    @Test func theBoundsOriginShiftsTheSublayers() {
      let (parent, child) = (CALayer(), CALayer())
      parent.bounds = CGRect(x: 10, y: 10, width: 200, height: 200)
      child.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
      child.bounds.origin = CGPoint(x: 10, y: 10)
      parent.addSublayer(child)
      #expect(child.frame == CGRect(x: 50, y: 60, width: 100, height: 100))
      #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 40, y: 50))
      #expect(parent.convert(CGPoint(x: 40, y: 50), to: child) == .zero)
    }

    // Fact 5.
    @Test func negativeSizesAreTurnedRound() {
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

    // Fact 7.
    @Test func aSublayerTransformActsAboutTheAnchor() {
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

    // Fact 8.
    @Test func zPositionIsSinglePrecision() {
      let layer = CALayer()
      layer.zPosition = 0.1
      #expect(layer.zPosition == CGFloat(Float(0.1)))
    }

    // Fact 9: a perspective in the parent's sublayerTransform sees the child's zPosition.
    @Test func aPerspectiveAboveMagnifiesWhatIsNearer() {
      let (parent, child) = (CALayer(), CALayer())
      parent.addSublayer(child)
      parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      parent.sublayerTransform.m34 = -1.0 / 200
      child.position = CGPoint(x: 60, y: 50)
      child.zPosition = 100
      #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 70, y: 50))
      let back = parent.convert(CGPoint(x: 70, y: 50), to: child)
      #expect(isClose(back.x, 0) && isClose(back.y, 0))
    }

    // Fact 20.
    @Test func continuousCornersReachFurther() {
      #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
      #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
      #expect(CALayer.cornerCurveExpansionFactor(.init(rawValue: "other")) == 1)
    }
  }
}
