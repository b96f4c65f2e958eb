import Testing
import UIKit

@testable import TransitionCatalog

struct DisplayCornersTests {
  @Test(arguments: [
    (390, 0, 0), (375, 20, 0), (390, 24, 0), (375, 44, 39), (390, 47, 47), (428, 47, 53.33),
    (414, 48, 41.5), (375, 50, 44), (390, 51, 44), (393, 59, 55), (430, 59, 55), (402, 62, 62),
    (402, 64, 62), (440, 62, 62), (440, 80, 62), (375, 41, 39),
  ])
  func thePhonesRadiusFollowsFromItsInsetAndSize(width: CGFloat, inset: CGFloat, radius: CGFloat) {
    let size = CGSize(width: width, height: width == 428 ? 926 : (width * 2.165).rounded())
    let upright = UIEdgeInsets(top: inset, left: 0, bottom: 34, right: 0)
    #expect(upright.displayCornerRadius(of: size) == radius)
    // On its side the same inset is at the left and at the right.
    let lying = UIEdgeInsets(top: 0, left: inset, bottom: 21, right: inset)
    let turned = CGSize(width: size.height, height: size.width)
    #expect(inset < 40 || lying.displayCornerRadius(of: turned) == radius)
  }

  @Test func aPadWithAHomeIndicatorHasRoundCorners() {
    let size = CGSize(width: 820, height: 1180)
    let (round, square) = (
      UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    )
    #expect(round.displayCornerRadius(of: size) == 18 && square.displayCornerRadius(of: size) == 0)
  }
}
