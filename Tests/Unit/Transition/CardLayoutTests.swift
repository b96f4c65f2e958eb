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
  /// The camera is on one side only.
  private static let camera = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 1)

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
    // In the middle of the safe area, or from edge to edge.
    Edge(
      edge: .bottom, size: TransitionSize(width: .points(500), height: .points(100)),
      frame: CGRect(x: 201, y: 269, width: 500, height: 121), bounds: landscape, insets: camera),
    Edge(
      edge: .bottom, size: TransitionSize(width: .fraction(1), height: .points(100)),
      frame: CGRect(x: 0, y: 269, width: 844, height: 121), bounds: landscape, insets: camera),
    // Points are counted from the camera, or from the side without one.
    Edge(
      edge: .leading, size: panel, frame: CGRect(x: 0, y: 0, width: 359, height: 390),
      bounds: landscape, insets: camera),
    Edge(
      edge: .trailing, size: panel, frame: CGRect(x: 543, y: 0, width: 301, height: 390),
      bounds: landscape, insets: camera),
    Edge(
      edge: .leading, size: panel, frame: CGRect(x: 543, y: 0, width: 301, height: 390),
      bounds: landscape, insets: camera, isRightToLeft: true),
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

  /// Wherever the container's points begin, a card is at the same place in it.
  @Test(
    arguments: [nil, .top, .bottom, .leading, .trailing] as [TransitionEdge?], [false, true])
  func aCardMovesWithItsContainer(edge: TransitionEdge?, isRightToLeft: Bool) {
    let sizes: [TransitionSize] = [
      .fractions(width: 0.5, height: 0.5), .points(width: 300, height: 200),
      .fractions(width: 1, height: 1),
      .inset(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)),
    ]
    for size in sizes {
      let card = CardLayout(size: size, margins: CGSize(width: 10, height: 20), edge: edge)
      func frame(from origin: CGPoint) -> CGRect {
        let bounds = CGRect(origin: origin, size: CardLayoutTests.landscape.size)
        let space = CardSpace(
          bounds: bounds, safeArea: CardLayoutTests.camera, isRightToLeft: isRightToLeft)
        return card.frame(in: space, size: nil)
      }
      let moved = frame(from: .zero).offsetBy(dx: 100, dy: 50)
      #expect(frame(from: CGPoint(x: 100, y: 50)) == moved)
    }
  }

  /// A sheet has a longest side, and stands in the middle of the safe area where it is shorter than that.
  @Test func aSheetStandsInTheMiddleOfTheSafeArea() {
    let sheet = CardLayout(
      size: TransitionSize(width: .fraction(1), height: .points(200)), edge: .bottom,
      corners: .inner, longest: 640)
    let space = CardSpace(bounds: CardLayoutTests.landscape, safeArea: CardLayoutTests.camera)
    #expect(sheet.frame(in: space, size: nil) == CGRect(x: 131, y: 169, width: 640, height: 221))
  }

  /// Neither a size of the app's, nor an edge, leaves a choice to the screen.
  @Test func aPreferredSizeCountsInTheMiddleOnly() {
    var space = CardSpace(bounds: phone, safeArea: notch)
    let size = TransitionSize.points(width: 350, height: 500)
    for edge in [nil, .bottom, .trailing] as [TransitionEdge?] {
      let card = CardLayout(size: size, edge: edge)
      space.preferred = .zero
      let plain = [nil, size].map { card.frame(in: space, size: $0) }
      space.preferred = CGSize(width: 100, height: 90)
      #expect((card.frame(in: space, size: nil) == plain[0]) == (edge != nil))
      #expect(card.frame(in: space, size: size) == plain[1])
    }
  }

  /// A frame of the app's depends on all that it is told of its container.
  @Test(arguments: [false, true]) func aFrameOfTheAppsKnowsItsContainer(isRightToLeft: Bool) {
    let presentation = TransitionPresentation.frame { context in
      let insets = context.safeAreaInsets
      let isMirrored = context.layoutDirection == .rightToLeft
      return CGRect(
        x: isMirrored ? context.bounds.minX : context.bounds.maxX - 100, y: insets.top, width: 100,
        height: 50 + insets.bottom)
    }
    let space = CardSpace(bounds: phone, safeArea: notch, isRightToLeft: isRightToLeft)
    let frame = presentation.frame(of: form, in: space, size: nil)
    #expect(frame == CGRect(x: isRightToLeft ? 0 : 290, y: 47, width: 100, height: 84))
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

  struct Raised: Sendable {
    let edge: TransitionEdge?
    let frame: CGRect
    /// The upper edge of the keyboard.
    let keyboard: CGFloat
    let expected: CGRect
    var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    var insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }

  private static let above = CGRect(x: 0, y: 0, width: 390, height: 211)

  /// A card at an edge touches the keyboard, and one in the middle does not. What is above, or fits, keeps its place.
  @Test(arguments: [
    // Without the space for the home indicator, which the keyboard covers.
    Raised(
      edge: .bottom, frame: CGRect(x: 0, y: 610, width: 390, height: 234), keyboard: 508,
      expected: CGRect(x: 0, y: 308, width: 390, height: 200)),
    Raised(
      edge: .bottom, frame: CGRect(x: 172, y: 269, width: 500, height: 121), keyboard: 228,
      expected: CGRect(x: 172, y: 128, width: 500, height: 100), bounds: landscape, insets: sides),
    Raised(
      edge: .leading, frame: CGRect(x: 0, y: 0, width: 300, height: 844), keyboard: 508,
      expected: CGRect(x: 0, y: 0, width: 300, height: 508)),
    Raised(
      edge: .trailing, frame: CGRect(x: 90, y: 322, width: 300, height: 200), keyboard: 508,
      expected: CGRect(x: 90, y: 308, width: 300, height: 200)),
    Raised(edge: .top, frame: above, keyboard: 508, expected: above),
    Raised(
      edge: nil, frame: CGRect(x: 70, y: 329, width: 300, height: 200), keyboard: 508,
      expected: CGRect(x: 70, y: 298, width: 300, height: 200)),
    // Higher up than the margin, by the app's own insets: no keyboard moves it down.
    Raised(
      edge: nil, frame: CGRect(x: 20, y: 30, width: 350, height: 780), keyboard: 508,
      expected: CGRect(x: 20, y: 30, width: 350, height: 468)),
  ])
  func aCardMakesRoomForTheKeyboard(_ raised: Raised) {
    var card = form
    card.edge = raised.edge
    if raised.edge != nil { card.margins = .zero }
    let space = CardSpace(bounds: raised.bounds, safeArea: raised.insets)
    #expect(card.frame(raised.frame, above: raised.keyboard, in: space) == raised.expected)
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
    let space = CardSpace(bounds: phone, safeArea: notch, isRightToLeft: isRightToLeft)
    func corners(_ card: CardLayout) -> CACornerMask {
      card.maskedCorners(of: card.frame(in: space, size: nil), in: space)
    }
    var card = CardLayout(size: CardLayoutTests.third, edge: edge, corners: .inner)
    #expect(corners(card) == mask)
    #expect(corners(CardLayout(size: CardLayoutTests.third, edge: edge)) == .all)
    // Away from its edge, each corner is seen.
    card.distance = 8
    #expect(corners(card) == .all)
  }

  // MARK: Cards that stand away from their edge

  @Test(arguments: [
    Edge(edge: .bottom, size: third, frame: CGRect(x: 8, y: 625, width: 374, height: 211)),
    Edge(edge: .top, size: third, frame: CGRect(x: 8, y: 8, width: 374, height: 211)),
    // The content is as high as without margins: less of the card lies below the home indicator.
    Edge(
      edge: .bottom, size: TransitionSize(width: .fraction(1), height: .points(200)),
      frame: CGRect(x: 8, y: 610, width: 374, height: 226)),
    Edge(
      edge: .bottom, size: .points(width: 9000, height: 9000),
      frame: CGRect(x: 8, y: 47, width: 374, height: 789)),
    Edge(edge: .leading, size: panel, frame: CGRect(x: 8, y: 8, width: 300, height: 828)),
    Edge(
      edge: .leading, size: panel, frame: CGRect(x: 82, y: 8, width: 300, height: 828),
      isRightToLeft: true),
    Edge(edge: .trailing, size: panel, frame: CGRect(x: 82, y: 8, width: 300, height: 828)),
    // Beside the camera, and beside nothing.
    Edge(
      edge: .leading, size: panel, frame: CGRect(x: 8, y: 8, width: 351, height: 374),
      bounds: landscape, insets: camera),
    Edge(
      edge: .trailing, size: panel, frame: CGRect(x: 536, y: 8, width: 300, height: 374),
      bounds: landscape, insets: camera),
    // Margins without room for a card are none.
    Edge(
      edge: .bottom, size: third, frame: CGRect(x: 0, y: 15, width: 50, height: 5),
      bounds: CGRect(x: 0, y: 0, width: 50, height: 20), insets: .zero),
  ])
  func aCardStandsAwayFromItsEdge(_ edge: Edge) {
    let card = CardLayout(size: edge.size, edge: edge.edge, distance: 8)
    let space = CardSpace(
      bounds: edge.bounds, safeArea: edge.insets, isRightToLeft: edge.isRightToLeft)
    #expect(card.frame(in: space, size: nil) == edge.frame)
  }

  /// Where bars float, a sheet does, unless it is as high as there is room.
  @Test(arguments: [
    (CGFloat(0.5), true, CGRect(x: 8, y: 414, width: 374, height: 422)),
    (0.5, false, CGRect(x: 0, y: 422, width: 390, height: 422)),
    (1, true, CGRect(x: 0, y: 47, width: 390, height: 797)),
  ])
  func aSheetFloatsAsBarsDo(height: CGFloat, floats: Bool, frame: CGRect) {
    let card = CardLayout(
      size: TransitionSize(width: .fraction(1), height: .fraction(height)), edge: .bottom,
      distance: nil, corners: .inner)
    let space = CardSpace(bounds: phone, safeArea: notch, floats: floats)
    #expect(card.frame(in: space, size: nil) == frame)
  }

  /// Concentric with the display, and never sharper than other cards.
  @Test(arguments: [(CGFloat(47), CGFloat(39)), (62, 54), (18, 28), (0, 28)])
  func theCornersFollowThoseOfTheDisplay(display: CGFloat, radius: CGFloat) {
    let space = CardSpace(bounds: phone, safeArea: notch)
    for (distance, expected) in [(CGFloat(8), radius), (0, 28)] {
      let card = CardLayout(size: CardLayoutTests.third, edge: .bottom, distance: distance)
      let frame = card.frame(in: space, size: nil)
      #expect(card.radius(of: frame, in: space, display: display) == expected)
    }
  }

  /// As far above the keyboard as above the edge.
  @Test func aFloatingCardStaysAwayFromTheKeyboard() {
    let card = CardLayout(size: CardLayoutTests.third, edge: .bottom, distance: 8)
    let space = CardSpace(bounds: phone, safeArea: notch)
    let raised = card.frame(card.frame(in: space, size: nil), above: 508, in: space)
    #expect(raised == CGRect(x: 8, y: 315, width: 374, height: 185))
  }
}
