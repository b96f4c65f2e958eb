import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct BezierPathTests {
    // developer.apple.com/documentation/uikit/uibezierpath/
    // init(arccenter:radius:startangle:endangle:clockwise:): 0 to pi clockwise is the bottom half.
    @Test func aClockwiseArcFromZeroToPiIsTheBottomHalf() async throws {
      try await clock.play {
        let arc = UIBezierPath(
          arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(abs(arc.bounds.minY) < 1e-9)
        #expect(abs(arc.bounds.maxY - 10) < 0.01)
        let other = UIBezierPath(
          arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(abs(other.bounds.minY + 10) < 0.01)
      }
    }

    @Test func aFullTurnIsACircle() async throws {
      try await clock.play {
        let circle = UIBezierPath(
          arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: 2 * .pi,
          clockwise: true)
        #expect(circle.bounds.insetBy(dx: -0.01, dy: -0.01).contains(CGPoint(x: 0, y: 5)))
        #expect(circle.contains(CGPoint(x: 5, y: 9)))
        #expect(!circle.contains(CGPoint(x: 9, y: 9)))
      }
    }

    // …/uibezierpath/init(roundedrect:byroundingcorners:cornerradii:)
    @Test func onlyTheNamedCornersAreRounded() async throws {
      try await clock.play {
        let path = UIBezierPath(
          roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
          byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)))
        #expect(!path.contains(CGPoint(x: 39, y: 39)))
        #expect(path.contains(CGPoint(x: 1, y: 39)))
      }
    }

    @Test func anEvenOddPathHasHoles() async throws {
      try await clock.play {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
      }
    }

    @Test func closingReturnsToTheStart() async throws {
      try await clock.play {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 8, y: 9))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
      }
    }
  }
}
