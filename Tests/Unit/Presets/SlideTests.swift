import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct SlideTests {
  func geometry(_ change: (inout Geometry) -> Void = { _ in }) -> Geometry {
    var geometry = Geometry(
      container: CGSize(width: 390, height: 844),
      fore: CGRect(x: 0, y: 0, width: 390, height: 844))
    change(&geometry)
    return geometry
  }

  @Test func bothScreensKeepTheirDistance() {
    let slide = Slide().opening(on: geometry())
    for step in 0...100 {
      let f = CGFloat(step) / 100
      let (back, fore) = (slide.pose(of: .back, at: f), slide.pose(of: .fore, at: f))
      #expect(abs(fore.x - back.x - 414) < 1e-9)
      #expect(back.scale == fore.scale)
    }
  }

  @Test func theScreenLiesUnderTheFinger() {
    let slide = Slide().opening(on: geometry())
    #expect(abs(slide.pose(of: .fore, at: 0.3).x - 414 * 0.7) < 1e-9)
  }

  @Test func itStepsBackAndForward() {
    let slide = Slide().opening(on: geometry())
    #expect(
      [0, 0.25, 0.5, 0.75, 1].map { slide.pose(of: .fore, at: $0).scale }
        == [1, 0.86, 0.86, 0.86, 1])
    #expect([0, 0.5, 1].map { slide.pose(of: .back, at: $0).cornerRadius } == [0, 28, 0])
  }

  @Test(arguments: zip(TransitionEdge.allCases, [(0, -1), (0, 1), (-1, 0), (1, 0)]))
  func itComesFromTheEdgeThatWasAsked(edge: TransitionEdge, side: (Int, Int)) {
    let slide = Slide().opening(on: geometry { $0.options.edge = edge })
    let start = slide.pose(of: .fore, at: 0)
    #expect(start.x == CGFloat(side.0) * 414)
    #expect(start.y == CGFloat(side.1) * 868)
  }

  @Test func gapAndScaleAreTheApps() {
    let slide = Slide().opening(
      on: geometry {
        $0.options.gap = 0
        $0.options.minimumScale = 1
      })
    #expect(slide.pose(of: .fore, at: 0).x == 390)
    #expect(slide.pose(of: .fore, at: 0.5).scale == 1)
  }
}
