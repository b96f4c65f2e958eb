import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct BezierPathTests {
    init() { Headless.reset() }

    // developer.apple.com/documentation/uikit/uibezierpath/
    // init(arccenter:radius:startangle:endangle:clockwise:): 0 to pi clockwise is the bottom half.
    @Test func aClockwiseArcFromZeroToPiIsTheBottomHalf() {
      let arc = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
      #expect(abs(arc.bounds.minY) < 1e-9)
      #expect(abs(arc.bounds.maxY - 10) < 0.01)
      let other = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
      #expect(abs(other.bounds.minY + 10) < 0.01)
    }

    @Test func aFullTurnIsACircle() {
      let circle = UIBezierPath(
        arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: 2 * .pi,
        clockwise: true)
      #expect(circle.bounds.insetBy(dx: -0.01, dy: -0.01).contains(CGPoint(x: 0, y: 5)))
      #expect(circle.contains(CGPoint(x: 5, y: 9)))
      #expect(!circle.contains(CGPoint(x: 9, y: 9)))
    }

    // …/uibezierpath/addarc(…): "adds the specified arc to the path beginning at the current
    // point": a line joins them.
    @Test func anArcIsJoinedToWhatCameBefore() {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addArc(
        withCenter: CGPoint(x: 50, y: 0), radius: 10, startAngle: 0, endAngle: 1, clockwise: true)
      #expect(path.cgPath.headlessElements[1] == .line(to: CGPoint(x: 60, y: 0)))
    }

    // …/uibezierpath/init(roundedrect:byroundingcorners:cornerradii:)
    @Test func onlyTheNamedCornersAreRounded() {
      let path = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
        byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
      #expect(!path.contains(CGPoint(x: 1, y: 1)))
      #expect(path.contains(CGPoint(x: 39, y: 1)))
      #expect(!path.contains(CGPoint(x: 39, y: 39)))
      #expect(path.contains(CGPoint(x: 1, y: 39)))
    }

    // …/uibezierpath/cgpath: "the path object in the property is yours": a copy.
    @Test func cgPathIsACopy() {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
      let before = path.cgPath
      path.removeAllPoints()
      #expect(before.headlessElements.count == 5)
      #expect(path.isEmpty)
    }

    @Test func anEvenOddPathHasHoles() {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
      #expect(path.contains(CGPoint(x: 5, y: 5)))
      path.usesEvenOddFillRule = true
      #expect(!path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func closingReturnsToTheStart() {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 8, y: 9))
      path.close()
      #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }
  }
}
