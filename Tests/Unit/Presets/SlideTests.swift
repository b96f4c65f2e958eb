import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct SlideTests {
  func geometry() -> TransitionGeometry {
    TransitionGeometry(
      container: CGSize(width: 390, height: 844),
      front: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// What is seen between the two screens is the gap, and never more.
  @Test(arguments: TransitionEdge.allCases, [0.6, 0.92, 1])
  func theGapIsWhatIsSeen(edge: TransitionEdge, scale: CGFloat) {
    let geometry = geometry()
    let slide = Slide(edge: edge, minimumScale: scale).opening(on: geometry)
    for step in 0...100 {
      let f = CGFloat(step) / 100
      func frame(_ role: Choreography.Role) -> CGRect {
        window(
          of: slide.pose(of: role, at: f), anchor: CGPoint(x: 0.5, y: 0.5), frame: geometry.whole)
      }
      let (back, front) = (frame(.back), frame(.front))
      let seen = max(
        front.minX - back.maxX, back.minX - front.maxX, front.minY - back.maxY,
        back.minY - front.maxY)
      #expect(seen <= 16 + 1e-6 && seen >= -1e-6)
      if (0.25...0.75).contains(f) { #expect(abs(seen - 16) < 1e-6) }
      #expect(back.size == front.size)
    }
  }

  @Test func screenStepsBackAndForward() {
    let slide = Slide().opening(on: geometry())
    #expect(
      [0, 0.25, 0.5, 0.75, 1].map { slide.pose(of: .front, at: $0).scale }
        == [1, 0.92, 0.92, 0.92, 1])
  }

  @Test(arguments: zip(TransitionEdge.allCases, [(0, -1), (0, 1), (-1, 0), (1, 0)]))
  func screenComesFromTheGivenEdge(edge: TransitionEdge, side: (Int, Int)) {
    let slide = Slide(edge: edge).opening(on: geometry())
    let start = slide.pose(of: .front, at: 0)
    #expect(start.x == CGFloat(side.0) * 390)
    #expect(start.y == CGFloat(side.1) * 844)
  }

  @Test func gapAndScaleAreTheApps() {
    let slide = Slide(gap: 0, minimumScale: 1).opening(on: geometry())
    #expect(slide.pose(of: .front, at: 0).x == 390)
    #expect(abs(slide.pose(of: .front, at: 0.5).x - 195) < 1e-9)
    #expect(slide.pose(of: .front, at: 0.5).scale == 1)
  }
}
