import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct PageCornersTests {
  private let page = CGRect(x: 0, y: 0, width: 390, height: 844)
  private let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

  @Test func anElementAcrossTheTopLiesInBothCorners() {
    for scrolled in [0, 2, -2, 15] as [CGFloat] {
      let corners = PageCorners(of: CGRect(x: 0, y: scrolled, width: 390, height: 200), in: page)
      #expect(corners.mask == top)
      #expect(corners.reach == UIEdgeInsets(top: scrolled, left: 0, bottom: 124, right: 0))
    }
  }

  @Test func nothingElseLiesInACorner() {
    let away = [
      CGRect(x: 0, y: 100, width: 390, height: 200), CGRect(x: 20, y: 20, width: 350, height: 100),
      CGRect(x: -300, y: 0, width: 200, height: 100), CGRect(x: 0, y: -90, width: 390, height: 20),
    ]
    for box in away { #expect(PageCorners(of: box, in: page) == PageCorners()) }
    #expect(PageCorners(of: page, in: .null) == PageCorners())
  }

  /// A page that moves begins below the bars, which stay; in its place it has its own corners again.
  @Test func anElementBelowABarLiesInTheCornersOfWhatIsLeft() {
    let cut = UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0)
    let photo = CGRect(x: 0, y: 91, width: 390, height: 300)
    let corners = PageCorners(of: photo, in: page, cut: cut)
    #expect(corners.mask == top)
    #expect(corners.reach(cut: cut) == UIEdgeInsets(top: 0, left: 0, bottom: 124, right: 0))
    #expect(corners.reach(cut: .zero).top == 91)
    let last = PageCorners(of: CGRect(x: 0, y: 600, width: 390, height: 161), in: page, cut: cut)
    #expect(last.reach(cut: cut).bottom == 0 && last.reach(cut: cut).top == 124)
  }

  @Test func oneCornerReachesOverItsOwnEdges() {
    let corners = PageCorners(of: CGRect(x: 300, y: 700, width: 86, height: 141), in: page)
    #expect(corners.mask == .layerMaxXMaxYCorner)
    #expect(corners.reach == UIEdgeInsets(top: 124, left: 124, bottom: 3, right: 4))
  }
}
