import Testing
import UIKit

@testable import TransitionCatalog

struct DisplayCornersTests {
  @Test(arguments: [
    (0, 0), (20, 0), (24, 0), (44, 39), (47, 47), (48, 41.5), (50, 44), (51, 44), (59, 55),
    (62, 62),
    (64, 62), (68, 62), (80, 62), (41, 39),
  ])
  func thePhonesRadiusFollowsFromItsInset(inset: CGFloat, radius: CGFloat) {
    #expect(
      UIEdgeInsets(top: inset, left: 0, bottom: 34, right: 0).displayCornerRadius == radius)
    // On its side the same inset is at the left and at the right.
    let lying = UIEdgeInsets(top: 0, left: inset, bottom: 21, right: inset)
    #expect(inset < 40 || lying.displayCornerRadius == radius)
  }

  @Test func aPadWithAHomeIndicatorHasRoundCorners() {
    #expect(UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0).displayCornerRadius == 18)
    #expect(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0).displayCornerRadius == 0)
  }
}
