import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Where a view takes off and lands: in a container and a screen whose points are not the window's, cut by what is
/// around it.
@MainActor struct RestingSpaceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let container = UIView(frame: CGRect(x: 40, y: 90, width: 300, height: 600))
  private let screen = UIView(frame: CGRect(x: 10, y: 20, width: 250, height: 500))
  private let view = UIView(frame: CGRect(x: 20, y: 130, width: 60, height: 40))

  init() {
    window.isHidden = false
    window.addSubview(container)
    container.addSubview(screen)
    screen.addSubview(view)
    view.backgroundColor = .red
  }

  private func measured(_ view: UIView, blurs: [UIView] = []) -> ElementMetrics? {
    let original = Original(view)
    original.blurs = blurs
    let space = RestingSpace(screen, in: container, bars: [])
    return original.measure(in: space) == nil ? original.metrics : nil
  }

  struct Rest: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var scrolled = CGPoint.zero
    var transform = CGAffineTransform.identity
    var isOutside = false
  }

  nonisolated static let rests = [
    Rest(testDescription: "plain"),
    Rest(testDescription: "a list, scrolled", scrolled: CGPoint(x: 6, y: 90)),
    Rest(testDescription: "hung up at a corner", anchor: CGPoint(x: 0.25, y: 1)),
    Rest(
      testDescription: "smaller, beside its place",
      transform: CGAffineTransform(translationX: 30, y: -12).scaledBy(x: 0.5, y: 0.75)),
    Rest(testDescription: "a bit turned", transform: CGAffineTransform(rotationAngle: 0.2)),
    Rest(
      testDescription: "all of it", anchor: CGPoint(x: 1, y: 0), scrolled: CGPoint(x: 0, y: 40),
      transform: CGAffineTransform(rotationAngle: -0.3).scaledBy(x: 0.8, y: 0.9)),
  ]

  /// The run moves the screen, and the view is measured where it will be at rest.
  @Test(arguments: rests, [CGPoint.zero, CGPoint(x: 7, y: -91)])
  func theRunsMovementDoesNotCount(rest: Rest, origin: CGPoint) {
    container.bounds.origin = origin
    screen.bounds.origin = rest.scrolled
    screen.layer.anchorPoint = rest.anchor
    screen.transform = rest.transform
    let corners = view.bounds.corners.map { container.convert($0, from: view) }
    let expected = CGRect(around: corners)
    let space = RestingSpace(screen, in: container, bars: [])
    #expect(space.box(view.bounds, of: view).distance(to: expected) < 0.01)
    screen.transform = CGAffineTransform(translationX: 200, y: 90).rotated(by: 1)
    #expect(space.box(view.bounds, of: view).distance(to: expected) < 0.01)
  }

  /// The presenter of a card is not in the container, and not moved by the run.
  @Test func aScreenBesideTheContainerIsWhereItIsSeen() {
    container.bounds.origin = CGPoint(x: 7, y: -91)
    window.insertSubview(screen, at: 0)
    screen.transform = CGAffineTransform(scaleX: 0.9, y: 0.8)
    let space = RestingSpace(screen, in: container, bars: [])
    for size in [0.9, 0.5] as [CGFloat] {
      screen.transform = CGAffineTransform(scaleX: size, y: 0.8)
      let expected = container.convert(view.bounds, from: view)
      #expect(space.box(view.bounds, of: view).distance(to: expected) < 0.01, "\(size)")
    }
  }

  /// A container whose origin is below a bar shows what is above its own zero, and nothing beyond its end.
  @Test(arguments: [(-80, true), (-160, false), (440, true), (560, false)] as [(CGFloat, Bool)])
  func onlyWhatTheContainerShowsFlies(y: CGFloat, flies: Bool) {
    container.bounds.origin.y = -91
    screen.frame = CGRect(x: 0, y: -91, width: 300, height: 600)
    view.center.y = y + 91
    #expect((measured(view) != nil) == flies)
  }

  nonisolated static let cuts: [(origin: CGPoint, covered: UIEdgeInsets)] = [
    (CGPoint(x: 60, y: 100), .zero),
    (CGPoint(x: 10, y: 100), UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)),
    (CGPoint(x: 130, y: 100), UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 40)),
    (CGPoint(x: 60, y: 55), UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0)),
    (CGPoint(x: 10, y: 220), UIEdgeInsets(top: 0, left: 20, bottom: 30, right: 0)),
  ]

  /// A row that scrolls sideways, in a list that scrolls: each cuts at its own edge.
  @Test(arguments: cuts) func aScrolledRowCutsAtItsEdges(plan: (origin: CGPoint, UIEdgeInsets)) {
    let row = UIView(frame: CGRect(x: 50, y: 100, width: 120, height: 160))
    row.bounds.origin = CGPoint(x: 30, y: 70)
    row.clipsToBounds = true
    screen.addSubview(row)
    row.addSubview(view)
    view.frame.origin = plan.origin
    #expect(measured(view)?.covered == plan.1)
    // The list ends in the middle of the row.
    screen.clipsToBounds = true
    screen.frame.size.width = 100
    let right = max(plan.1.right, plan.origin.x + 60 - 80)
    let visible = plan.origin.x < 80
    #expect(measured(view)?.covered.right == (visible ? max(right, 0) : nil))
  }

  nonisolated static let blurs: [(frame: CGRect, top: CGFloat, bottom: CGFloat)] = [
    (CGRect(x: 0, y: 100, width: 250, height: 50), 20, 0),
    (CGRect(x: 0, y: 160, width: 250, height: 80), 0, 10),
    // Exactly as wide as the picture.
    (CGRect(x: 20, y: 100, width: 60, height: 50), 20, 0),
    // A strip across its middle, a strip at its side, and one elsewhere.
    (CGRect(x: 0, y: 140, width: 250, height: 10), 0, 0),
    (CGRect(x: 0, y: 100, width: 60, height: 200), 0, 0),
    (CGRect(x: 0, y: 300, width: 250, height: 50), 0, 0),
  ]

  @Test(arguments: blurs)
  func aBlurCutsTheEndThatItCovers(plan: (frame: CGRect, top: CGFloat, bottom: CGFloat)) {
    let blur = UIView(frame: plan.frame)
    screen.addSubview(blur)
    let expected = UIEdgeInsets(top: plan.top, left: 0, bottom: plan.bottom, right: 0)
    #expect(measured(view, blurs: [blur])?.covered == expected)
    // Hidden, it cuts nothing.
    blur.isHidden = true
    #expect(measured(view, blurs: [blur])?.covered == .zero)
  }

  nonisolated static let corners: [(origin: CGPoint, corner: CACornerMask)] = [
    (CGPoint(x: 0, y: 0), .layerMinXMinYCorner), (CGPoint(x: 60, y: 0), .layerMaxXMinYCorner),
    (CGPoint(x: 0, y: 60), .layerMinXMaxYCorner), (CGPoint(x: 60, y: 60), .layerMaxXMaxYCorner),
    (CGPoint(x: 30, y: 0), []),
  ]

  /// An element in one corner of a card is round there, if the card is.
  @Test(arguments: corners, [CACornerMask.all, [.layerMaxXMinYCorner, .layerMinXMaxYCorner]])
  func anElementIsRoundInTheCornerOfItsCard(
    plan: (origin: CGPoint, corner: CACornerMask), round: CACornerMask
  ) {
    let card = UIView(frame: CGRect(x: 30, y: 200, width: 120, height: 100))
    card.clipsToBounds = true
    (card.layer.cornerRadius, card.layer.maskedCorners) = (20, round)
    screen.addSubview(card)
    card.addSubview(view)
    view.frame.origin = plan.origin
    let expected = plan.corner.intersection(round)
    #expect(measured(view)?.corners == expected.rawValue)
    #expect(measured(view)?.cornerRadius == (expected.isEmpty ? 0 : 20))
  }

  /// A snapshot contains the alpha of its view, a copy does not; a fading screen counts for neither.
  @Test(arguments: [true, false]) func anAlphaCountsOnce(isCopied: Bool) throws {
    let around = UIView(frame: screen.bounds)
    screen.addSubview(around)
    let label = UILabel(frame: view.frame)
    label.text = "Lake"
    let element = isCopied ? label : view
    around.addSubview(element)
    (around.alpha, element.alpha, screen.alpha) = (0.8, 0.5, 0.3)
    let alpha = try #require(measured(element)?.alpha)
    #expect(abs(alpha - (isCopied ? 0.4 : 0.8)) < 1e-6)
  }

  /// A text lies in its label where it is aligned.
  @Test(
    arguments: [(.left, 0), (.natural, 0), (.center, 0.5), (.right, 1)]
      as [(NSTextAlignment, CGFloat)])
  func aTextIsWhereItIsAligned(alignment: NSTextAlignment, anchor: CGFloat) throws {
    let label = UILabel(frame: CGRect(x: 20, y: 130, width: 200, height: 60))
    (label.text, label.textAlignment) = ("Lake", alignment)
    screen.addSubview(label)
    let metrics = try #require(measured(label))
    let (text, free) = (metrics.content, 200 - metrics.content.width)
    #expect(metrics.anchorX == anchor && free > 50)
    #expect(abs(text.minX - (free * anchor - 100)) < 0.01 && abs(text.midY) < 0.01)
  }
}
