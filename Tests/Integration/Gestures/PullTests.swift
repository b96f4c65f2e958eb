import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Pulls: where they may begin, in which direction they lead, and how they share with scroll
  /// views.
  @MainActor @Suite struct PullTests {
    /// Opens a card with a list, and returns the list. `offset` is how far it is scrolled.
    func openList(_ theatre: Theatre, offset: CGFloat, _ gesture: TransitionGesture = .pullUpDown)
      -> UIScrollView
    {
      let list = UIScrollView()
      theatre.present(.hang, gesture: gesture)
      list.frame = theatre.screen.view.bounds
      list.contentSize = CGSize(width: list.bounds.width, height: 3000)
      list.contentInsetAdjustmentBehavior = .never
      theatre.screen.view.addSubview(list)
      theatre.settle()
      list.contentOffset.y = offset
      return list
    }

    func cardTravel(_ theatre: Theatre) -> CGFloat {
      guard let run = theatre.run, let playback = run.playback else { return 0 }
      return playback.choreography.pose(of: .front, at: playback.fraction).y
    }

    @Test(arguments: [CGFloat(0), 60, 150])
    func theListScrollsFirstAndTheCardTakesTheRest(offset: CGFloat) {
      let theatre = Theatre()
      let list = openList(theatre, offset: offset)
      let start = CGPoint(x: 195, y: 300)
      theatre.play([.down(start), .move(to: CGPoint(x: 195, y: 320), over: 0.1)])
      for pulled in stride(from: CGFloat(40), through: 320, by: 40) {
        theatre.play([.move(to: CGPoint(x: 195, y: start.y + pulled), over: 0.1)])
        Headless.turn()
        let scrolled = offset - list.contentOffset.y
        let total = pulled - 10
        #expect(abs(scrolled - min(total, offset)) <= 0.5, "\(pulled)")
        #expect(abs(scrolled + middleTravel(theatre) - total) <= 0.5, "\(pulled)")
      }
      theatre.play([.lift])
      theatre.settle()
    }

    /// Returns how far the card's middle has moved down, as it is seen.
    func middleTravel(_ theatre: Theatre) -> CGFloat {
      guard let playback = theatre.run?.playback,
        let part = playback.choreography.parts.first(where: { $0.role == .front }),
        let card = theatre.screen.presentationController?.presentedView
      else { return 0 }
      let matrix = part.pose(at: playback.fraction, overshoot: playback.choreography.overshoot)
        .transform(anchor: part.anchor, size: card.bounds.size)
      return CGPoint.zero.projected(by: matrix).y
    }

    @Test func backInOneTouchTheCardGoesFirst() {
      let theatre = Theatre()
      let list = openList(theatre, offset: 50)
      theatre.play([
        .down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195, y: 500), over: 0.5),
        .move(to: CGPoint(x: 195, y: 400), over: 0.3),
      ])
      #expect(abs(middleTravel(theatre) - 40) <= 0.5)
      #expect(abs(list.contentOffset.y) <= 0.5)
      theatre.play([.move(to: CGPoint(x: 195, y: 330), over: 0.3), .hold(0.2)])
      #expect(abs(list.contentOffset.y - 30) <= 0.5)
      #expect(abs(middleTravel(theatre)) <= 0.01)
      theatre.play([.lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      #expect(list.bounces)
    }

    @Test func scrollingAwayFromTheEdgeLeavesTheCardAlone() {
      let theatre = Theatre()
      let list = openList(theatre, offset: 100)
      theatre.play([
        .down(CGPoint(x: 195, y: 500)), .move(to: CGPoint(x: 195, y: 300), over: 0.4),
        .hold(0.2), .lift,
      ])
      #expect(theatre.run == nil)
      #expect(abs(list.contentOffset.y - 290) < 1)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
    }

    @Test func aSidewaysPullIsNotTakenFromAVerticalList() throws {
      let theatre = Theatre()
      let list = openList(theatre, offset: 100, .pullLeftRight)
      theatre.play([
        .down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 200, y: 450), over: 0.4),
        .hold(0.2), .lift,
      ])
      #expect(list.contentOffset.y < 1)
      // A finger catches the list until that comes to rest.
      Headless.advance(by: 3)
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      theatre.play([
        .down(CGPoint(x: 100, y: 400)), .move(to: CGPoint(x: 300, y: 405), over: 0.4),
      ])
      theatre.play([.lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    @Test func pullBeginsInsideTheStartRectangleOnly() throws {
      let theatre = Theatre()
      theatre.present(.hang, gesture: .pullUpDown)
      theatre.settle()
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      let card = try #require(controller.presentation?.presentedView)
      controller.startRect = CGRect(x: 0, y: 0, width: card.bounds.width, height: 60)
      func pull(from y: CGFloat) {
        let start = card.convert(CGPoint(x: card.bounds.midX, y: y), to: nil)
        theatre.play([
          .down(start), .move(to: CGPoint(x: start.x, y: start.y + 200), over: 0.3),
          .hold(0.2), .lift,
        ])
        theatre.settle()
      }
      pull(from: 100)
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      pull(from: 30)
      #expect(theatre.presenter.presentedViewController == nil)
    }

    @Test func pullFollowsTheScreensOwnDirectionOnly() throws {
      let theatre = Theatre()
      theatre.present(.hang, gesture: .pullUpDown)
      theatre.settle()
      theatre.play([
        .down(CGPoint(x: 195, y: 500)), .move(to: CGPoint(x: 195, y: 200), over: 0.3),
        .hold(0.2), .lift,
      ])
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      // No dismissal was even begun.
      #expect(theatre.log.count("screen.willDisappear") == 0)
    }

    /// Along the axis both directions close this preset. Across it, nothing begins.
    @Test(arguments: [true, false]) func acrossItsAxisNothingBegins(isVertical: Bool) throws {
      let theatre = Theatre()
      theatre.present(.overlay, gesture: isVertical ? .pullUpDown : .pullLeftRight)
      theatre.settle()
      let start = CGPoint(x: 100, y: 300)
      let end = isVertical ? CGPoint(x: 330, y: 380) : CGPoint(x: 180, y: 530)
      theatre.play([.down(start), .move(to: end, over: 0.3)])
      #expect(theatre.run == nil)
      theatre.play([.lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      #expect(theatre.log.count("screen.willDisappear") == 0)
    }

    /// A second finger does not begin again: the list keeps the state that the first one found.
    @Test func aSecondFingerLeavesTheListAsItWas() throws {
      let theatre = Theatre()
      let list = openList(theatre, offset: 0)
      theatre.play([.down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195, y: 400), over: 0.3)])
      #expect(!list.bounces)
      let second = HeadlessTouchScript([
        .init(7, [.down(CGPoint(x: 250, y: 500)), .hold(0.1), .lift])
      ])
      Headless.play(second, in: theatre.window)
      Headless.advance(by: 0.3)
      theatre.play([.move(to: CGPoint(x: 195, y: 300), over: 0.3), .hold(0.2), .lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      #expect(list.bounces)
    }

    /// After a pull that ends where it began, and after a refused one, the list bounces again.
    @Test(arguments: [true, false]) func theListBouncesAgain(isModal: Bool) {
      let theatre = Theatre()
      let list = openList(theatre, offset: 0)
      theatre.screen.isModalInPresentation = isModal
      theatre.play([
        .down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195, y: 360), over: 0.3),
        .hold(0.2),
      ])
      #expect(!list.bounces)
      theatre.play([.lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      #expect(list.bounces)
    }

    /// A view in the list scrolls with it. A list with scrolling disabled does not scroll.
    @Test(arguments: [true, false]) func aTouchInsideTheListsContent(scrolls: Bool) {
      let theatre = Theatre()
      let list = openList(theatre, offset: 60)
      let row = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
      row.isUserInteractionEnabled = true
      list.addSubview(row)
      list.isScrollEnabled = scrolls
      theatre.play([
        .down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195, y: 320), over: 0.1),
        .move(to: CGPoint(x: 195, y: 410), over: 0.3),
      ])
      #expect(abs(list.contentOffset.y - (scrolls ? 0 : 60)) < 0.5)
      #expect(abs(middleTravel(theatre) - (scrolls ? 40 : 100)) < 0.5)
      theatre.play([.lift])
      theatre.settle()
    }

    /// A touch that goes down and up within one frame is decided all the same.
    @Test(arguments: [CGFloat(300), 30]) func aFlickWithinAFrameIsDecided(way: CGFloat) {
      let theatre = Theatre()
      theatre.present(.hang, gesture: .pullUpDown)
      theatre.settle()
      theatre.play([
        .down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195, y: 300 + way), over: 0.001),
        .lift,
      ])
      Headless.advance(by: 2)
      #expect(theatre.run == nil)
      let isThere = theatre.presenter.presentedViewController === theatre.screen
      #expect(isThere == (theatre.screen.view.window != nil))
      #expect(theatre.log.isBalanced("screen", from: .disappeared, isShown: isThere))
      if way > 120 { #expect(!isThere) }
    }

    @Test(arguments: [CGFloat(-1), 1])
    func cardThatStaysInPlaceIsPulledEitherWay(sign: CGFloat) throws {
      let theatre = Theatre()
      theatre.present(.overlay, gesture: .pullUpDown)
      theatre.settle()
      theatre.play([
        .down(CGPoint(x: 195, y: 400)),
        .move(to: CGPoint(x: 195, y: 400 + sign * 220), over: 0.3), .hold(0.2), .lift,
      ])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// A carried card follows the finger in two dimensions, and springs back in both.
    @Test func aCarriedCardSpringsHome() throws {
      let theatre = Theatre()
      theatre.present(.fall, gesture: .panToEdge)
      theatre.settle()
      let card = try #require(theatre.screen.presentationController?.presentedView)
      let rest = card.frame.middle
      theatre.play([
        .down(CGPoint(x: 195, y: 400)), .move(to: CGPoint(x: 195, y: 380), over: 0.1),
        .move(to: CGPoint(x: 275, y: 340), over: 0.3), .hold(0.2),
      ])
      let moved = theatre.shownFrame.middle
      // The card tilts as it is lifted, so its middle is near the finger's way and not on it.
      #expect(abs(moved.x - rest.x - 80) < 3)
      #expect(abs(moved.y - rest.y + 50) < 8)
      theatre.play([.lift])
      Headless.advance(by: 0.05)
      let shown = card.layer.presentation()!.frame.middle
      #expect(shown.x > rest.x + 1 && shown.x < moved.x)
      #expect(shown.y < rest.y - 1 && shown.y > moved.y)
      theatre.settle()
      #expect(card.frame.middle == rest)
      #expect(theatre.presenter.presentedViewController === theatre.screen)
    }

    /// Its own view scrolls, as that of a table view controller.
    private final class ScrollingPage: UIViewController {
      let list = UIScrollView()
      override func loadView() { view = list }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: view.bounds.width, height: 3000)
      }
    }

    /// A screen whose own view scrolls is pulled at the edge of its content only, in every place.
    @Test(arguments: Venue.allCases, [CGFloat(0), 200])
    func aScreenWhoseOwnViewScrollsScrollsFirst(venue: Venue, offset: CGFloat) throws {
      guard venue != .tab else { return }
      let page = ScrollingPage()
      let house = House<UIViewController>(venue, [UIViewController(), page], isVended: false)
      Headless.advance(by: 0.1)
      let controller = try #require(house.open(using: .cover, gesture: .pullUpDown))
      house.settle()
      page.list.contentOffset.y = offset
      house.play([.down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195, y: 420), over: 0.3)])
      #expect((controller.run != nil) == (offset == 0))
      #expect((page.list.contentOffset.y < offset) == (offset > 0))
      Headless.advance(by: 0.2)
      house.lift()
      house.settle()
    }

    /// A short list that bounces all the same gives the whole pull to the screen, and does not bounce meanwhile.
    @Test(arguments: [true, false]) func aShortListGivesThePull(alwaysBounces: Bool) {
      let theatre = Theatre()
      let list = openList(theatre, offset: 0)
      list.contentSize.height = 100
      list.alwaysBounceVertical = alwaysBounces
      Headless.advance(by: 0.1)
      theatre.play([.down(CGPoint(x: 195, y: 300)), .move(to: CGPoint(x: 195, y: 400), over: 0.3)])
      #expect(list.contentOffset.y == 0 && middleTravel(theatre) > 50)
      theatre.play([.move(to: CGPoint(x: 195, y: 600), over: 0.3), .lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }
  }
}
