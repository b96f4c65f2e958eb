import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct CardLayoutTests {
  let form = CardLayout(
    size: .points(width: 540, height: 720), margins: CGSize(width: 10, height: 20))
  let phone = CGRect(x: 0, y: 0, width: 390, height: 844)
  let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  @Test func onAPhoneItFillsTheSafeArea() {
    let frame = form.frame(in: CardSpace(bounds: phone, safeArea: notch), size: nil)
    #expect(frame == CGRect(x: 10, y: 69, width: 370, height: 720))
  }

  @Test func onATabletItHasItsLimit() {
    let frame = form.frame(
      in: CardSpace(bounds: CGRect(x: 0, y: 0, width: 1366, height: 1024)), size: nil)
    #expect(frame == CGRect(x: 413, y: 152, width: 540, height: 720))
  }

  /// A preferred size makes the card smaller, in each direction by itself, and never larger.
  @Test(arguments: [300, 900], [400, 2000]) func preferredSizeMakesItSmaller(
    width: Int, height: Int
  ) {
    var space = CardSpace(bounds: CGRect(x: 0, y: 0, width: 1366, height: 1024))
    space.preferred = CGSize(width: width, height: height)
    let size = form.frame(in: space, size: nil).size
    #expect(size == CGSize(width: min(width, 540), height: min(height, 720)))
  }

  @Test(arguments: [
    (TransitionSize.fractions(width: 0.8, height: 0.5), CGSize(width: 312, height: 422)),
    (.points(width: 200, height: 100), CGSize(width: 200, height: 100)),
    (.points(width: 9000, height: 9000), CGSize(width: 370, height: 723)),
    (.inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), CGSize(width: 384, height: 840)),
  ])
  func theSizeIsTheApps(size: TransitionSize, expected: CGSize) {
    #expect(form.frame(in: CardSpace(bounds: phone, safeArea: notch), size: size).size == expected)
  }

  @Test func insetsThatLeaveNothingGiveThePresetsOwnSize() {
    let all = UIEdgeInsets(top: 500, left: 0, bottom: 500, right: 0)
    let frame = form.frame(in: CardSpace(bounds: phone, safeArea: notch), size: .inset(all))
    #expect(frame == form.frame(in: CardSpace(bounds: phone, safeArea: notch), size: nil))
    let wide = UIEdgeInsets(top: -50, left: -50, bottom: -50, right: -50)
    #expect(form.frame(in: CardSpace(bounds: phone, safeArea: notch), size: .inset(wide)) == phone)
  }

  @Test func aContainerWithoutRoomGivesAnEmptyCardAndNoNonsense() {
    let frame = form.frame(in: CardSpace(bounds: .zero, safeArea: notch), size: nil)
    #expect(frame.width == 0 && frame.height == 0)
    #expect(!frame.isUsable)
  }

  struct Edge: Sendable {
    let edge: TransitionEdge
    let size: TransitionSize
    let frame: CGRect
    var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    var insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    var isRightToLeft = false
  }

  private static let third = TransitionSize(width: .fraction(1), height: .fraction(0.25))
  private static let panel = TransitionSize(width: .points(300), height: .fraction(1))
  private static let landscape = CGRect(x: 0, y: 0, width: 844, height: 390)
  private static let sides = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

  @Test(arguments: [
    Edge(edge: .bottom, size: third, frame: CGRect(x: 0, y: 633, width: 390, height: 211)),
    Edge(edge: .top, size: third, frame: CGRect(x: 0, y: 0, width: 390, height: 211)),
    // Points are counted from the home indicator.
    Edge(
      edge: .bottom, size: TransitionSize(width: .fraction(1), height: .points(200)),
      frame: CGRect(x: 0, y: 610, width: 390, height: 234)),
    // Larger than the window: up to the upper end of the safe area.
    Edge(
      edge: .bottom, size: .points(width: 9000, height: 9000),
      frame: CGRect(x: 0, y: 47, width: 390, height: 797)),
    Edge(edge: .leading, size: panel, frame: CGRect(x: 0, y: 0, width: 300, height: 844)),
    Edge(
      edge: .leading, size: panel, frame: CGRect(x: 90, y: 0, width: 300, height: 844),
      isRightToLeft: true),
    Edge(edge: .trailing, size: panel, frame: CGRect(x: 90, y: 0, width: 300, height: 844)),
    Edge(
      edge: .trailing, size: panel, frame: CGRect(x: 0, y: 0, width: 300, height: 844),
      isRightToLeft: true),
    // Beside the camera.
    Edge(
      edge: .leading, size: panel, frame: CGRect(x: 0, y: 0, width: 347, height: 390),
      bounds: landscape, insets: sides),
    Edge(
      edge: .bottom, size: TransitionSize(width: .points(500), height: .points(100)),
      frame: CGRect(x: 172, y: 269, width: 500, height: 121), bounds: landscape, insets: sides),
    Edge(
      edge: .bottom, size: .inset(UIEdgeInsets(top: 400, left: 20, bottom: 10, right: 20)),
      frame: CGRect(x: 20, y: 400, width: 350, height: 434)),
  ])
  func aCardAtAnEdgeTouchesTheEdge(_ edge: Edge) {
    let card = CardLayout(size: edge.size, edge: edge.edge)
    let space = CardSpace(
      bounds: edge.bounds, safeArea: edge.insets, isRightToLeft: edge.isRightToLeft)
    #expect(card.frame(in: space, size: nil) == edge.frame)
  }

  @Test(arguments: [
    (CGSize.zero, CGSize?.some(CGSize(width: 200, height: 120)), CGFloat(154)),
    (CGSize(width: 0, height: 80), CGSize(width: 200, height: 120), 114),
    // Without a size, half of the container.
    (.zero, nil, 422),
    // No more than the safe area.
    (.zero, CGSize(width: 200, height: 5000), 797),
  ])
  func aFittingHeightIsThatOfTheContent(preferred: CGSize, content: CGSize?, height: CGFloat) {
    let card = CardLayout(
      size: TransitionSize(width: .fraction(1), height: .fitting), edge: .bottom)
    var widths: [CGFloat?] = []
    let space = CardSpace(bounds: phone, safeArea: notch, preferred: preferred) { width in
      widths.append(width)
      return content
    }
    let frame = card.frame(in: space, size: nil)
    #expect(frame == CGRect(x: 0, y: 844 - height, width: 390, height: height))
    #expect(widths.allSatisfy { $0 == 390 })
  }

  private static let masks: [(TransitionEdge, Bool, CACornerMask)] = [
    (.bottom, false, [.layerMinXMinYCorner, .layerMaxXMinYCorner]),
    (.top, false, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]),
    (.leading, false, [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]),
    (.leading, true, [.layerMinXMinYCorner, .layerMinXMaxYCorner]),
    (.trailing, false, [.layerMinXMinYCorner, .layerMinXMaxYCorner]),
  ]

  @Test(arguments: masks)
  func innerCornersAreAwayFromTheEdge(
    edge: TransitionEdge, isRightToLeft: Bool, mask: CACornerMask
  ) {
    let card = CardLayout(size: CardLayoutTests.third, edge: edge, corners: .inner)
    #expect(card.maskedCorners(isRightToLeft: isRightToLeft) == mask)
    let round = CardLayout(size: CardLayoutTests.third, edge: edge)
    #expect(round.maskedCorners(isRightToLeft: isRightToLeft) == .all)
  }
}
