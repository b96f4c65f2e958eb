import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct PathTests {
    init() { Headless.reset() }

    // developer.apple.com/documentation/coregraphics/cgpath/boundingbox: "the smallest rectangle
    // completely enclosing all points in the path, including control points".
    @Test func theBoundingBoxHoldsTheControlPoints() {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 80),
        control2: CGPoint(x: 100, y: 80))
      #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 80))
      // …/cgpath/boundingboxofpath: "not including control points". A cubic reaches 3/4 of them.
      let tight = path.boundingBoxOfPath
      #expect(abs(tight.height - 60) < 1e-9)
      #expect(tight.width == 100)
    }

    @Test func pathsWithTheSameElementsAreEqual() {
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      let built = CGMutablePath()
      built.addRect(rect)
      #expect(built == CGPath(rect: rect, transform: nil))
      #expect(built != CGPath(ellipseIn: rect, transform: nil))
    }

    @Test func anEllipseStaysWithinAThousandthOfItsCircle() {
      let path = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil)
      var current = CGPoint(x: 1, y: 0)
      for element in path.headlessElements {
        guard case .cubic(let to, let control1, let control2) = element else { continue }
        for t in [0.1, 0.3, 0.5, 0.7, 0.9] {
          let point = Bezier.point(current, control1, control2, to, at: t)
          #expect(abs(hypot(point.x, point.y) - 1) < 1e-3)
        }
        current = to
      }
    }

    // The winding rule fills a hole that runs in the same direction, the even-odd rule does not.
    @Test func aHoleDependsOnTheFillRule() {
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
      let center = CGPoint(x: 5, y: 5)
      #expect(path.contains(center, using: .winding))
      #expect(!path.contains(center, using: .evenOdd))
      #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
      #expect(!path.contains(CGPoint(x: 11, y: 5)))
    }

    // …/cgpath/init(roundedrect:cornerwidth:cornerheight:transform:)
    @Test func aRoundedRectLacksItsTips() {
      let path = CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 8, cornerHeight: 8,
        transform: nil)
      #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 40, height: 20))
      for tip in [(1, 1), (39, 1), (39, 19), (1, 19)] {
        #expect(!path.contains(CGPoint(x: tip.0, y: tip.1)))
      }
      #expect(path.contains(CGPoint(x: 3, y: 3)))
      #expect(path.contains(CGPoint(x: 20, y: 0.5)))
    }

    @Test func aTransformMovesTheElements() {
      var move = CGAffineTransform(translationX: 5, y: 7)
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: &move)
      #expect(path.boundingBox.origin == CGPoint(x: 5, y: 7))
    }
  }
}
