import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Two fingers on a trackpad pull as one on the glass does: there is a pointer and no touch.
  @MainActor @Suite struct TrackpadTests {
    private func open(_ gesture: TransitionGesture = .pullUpDown, _ content: UIView? = nil)
      -> Theatre
    {
      let theatre = Theatre()
      theatre.present(.hang, gesture: gesture)
      if let content {
        content.frame = theatre.screen.view.bounds
        theatre.screen.view.addSubview(content)
      }
      theatre.settle()
      return theatre
    }

    private func scroll(by way: CGFloat) {
      for _ in 0..<10 {
        Headless.scroll(by: CGVector(dx: 0, dy: way / 10))
        Headless.advance(by: 1 / Headless.framesPerSecond)
      }
    }

    private func begin(_ theatre: Theatre, _ point: CGPoint = CGPoint(x: 195, y: 300)) {
      Headless.beginScroll(at: point, in: theatre.window)
    }

    private func isGone(_ theatre: Theatre) -> Bool {
      theatre.presenter.presentedViewController == nil
    }

    @Test(arguments: [TransitionGesture.pullUpDown, .panToEdge].indices)
    func aScrollPulls(index: Int) {
      let theatre = open([TransitionGesture.pullUpDown, .panToEdge][index])
      begin(theatre)
      scroll(by: 200)
      #expect(theatre.run?.playback?.isHeld == true)
      #expect(abs(PullTests().middleTravel(theatre) - 190) < 1)
      scroll(by: 100)
      Headless.endScroll()
      theatre.settle()
      #expect(isGone(theatre))
    }

    @Test func aShortScrollSpringsBack() {
      let theatre = open()
      begin(theatre)
      scroll(by: 60)
      Headless.advance(by: 0.2)
      scroll(by: 0)
      Headless.endScroll()
      theatre.settle()
      #expect(!isGone(theatre))
    }

    @Test func scrollBeginsInTheStartRectangleOnly() throws {
      let theatre = open()
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      let card = try #require(controller.presentation?.presentedView)
      controller.startRect = CGRect(x: 0, y: 0, width: card.bounds.width, height: 60)
      for (y, closes) in [(CGFloat(100), false), (30, true)] {
        begin(theatre, card.convert(CGPoint(x: 100, y: y), to: nil))
        scroll(by: 300)
        Headless.endScroll()
        theatre.settle()
        #expect(isGone(theatre) == closes)
      }
    }

    @Test(arguments: [CGFloat(0), 60]) func theListScrollsFirst(offset: CGFloat) {
      let list = UIScrollView()
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 300, height: 3000)
      let theatre = open(.pullUpDown, list)
      list.contentOffset.y = offset
      begin(theatre)
      scroll(by: 200)
      #expect(abs(list.contentOffset.y) < 0.5)
      #expect(abs(PullTests().middleTravel(theatre) - (190 - offset)) < 1)
      scroll(by: -190)
      Headless.endScroll()
      theatre.settle()
      #expect(!isGone(theatre) && list.bounces)
      // What a scroll has found is forgotten with it.
      begin(theatre)
      scroll(by: -300)
      Headless.endScroll()
      theatre.settle()
      #expect(!isGone(theatre) && list.contentOffset.y > 200)
    }

    @Test func aPickerKeepsItsScrolls() {
      let theatre = open(.pullUpDown, UIDatePicker())
      begin(theatre)
      scroll(by: 300)
      Headless.endScroll()
      theatre.settle()
      #expect(!isGone(theatre))
    }

    @Test func theAppIsAsked() {
      let theatre = open()
      theatre.screen.isModalInPresentation = true
      let rest = theatre.frames[1]
      begin(theatre)
      scroll(by: 200)
      let given = theatre.shownFrame.minY - rest.minY
      #expect(theatre.run == nil && given > 20 && given <= 50)
      Headless.endScroll()
      theatre.settle()
      #expect(!isGone(theatre) && theatre.frames[1] == rest)
    }

    /// A finger that lands meanwhile neither joins nor begins again.
    @Test func aFingerDoesNotDisturbIt() {
      let theatre = open()
      begin(theatre)
      scroll(by: 100)
      let travel = PullTests().middleTravel(theatre)
      Headless.play(
        HeadlessTouchScript([.init(3, [.down(CGPoint(x: 195, y: 600)), .hold(0.1), .lift])]),
        in: theatre.window)
      Headless.advance(by: 0.2)
      #expect(abs(PullTests().middleTravel(theatre) - travel) < 0.5)
      scroll(by: 200)
      Headless.endScroll()
      theatre.settle()
      #expect(isGone(theatre))
    }

    /// Whichever way a scroll goes, from a first event that has none.
    struct Way: Sendable {
      let venue: Venue
      let way: CGVector
      /// True for the way back, false for the next tab; `nil` for a way that is not the gesture's.
      let goesBack: Bool?
    }

    nonisolated static let ways = [
      Way(venue: .modal, way: CGVector(dx: 0, dy: 300), goesBack: true),
      Way(venue: .modal, way: CGVector(dx: 300, dy: 0), goesBack: nil),
      Way(venue: .push, way: CGVector(dx: 300, dy: 0), goesBack: true),
      Way(venue: .push, way: CGVector(dx: 0, dy: 300), goesBack: nil),
      Way(venue: .tab, way: CGVector(dx: 300, dy: 0), goesBack: true),
      Way(venue: .tab, way: CGVector(dx: -300, dy: 0), goesBack: false),
      Way(venue: .tab, way: CGVector(dx: 0, dy: 300), goesBack: nil),
    ]

    @Test(arguments: ways, [true, false])
    func aScrollMayBeginWithoutAWay(row: Way, beginsAtOnce: Bool) throws {
      if beginsAtOnce { Headless.panRules.slop = 0 }
      defer { Headless.panRules = .first }
      // In tabs, the middle one of three: both ways lead on.
      let log = Log()
      let screens = (0..<3).map { LoggingController("\($0)", log) }
      let house = Theatre(row.venue, screens, log: log, isVended: false)
      if row.venue == .tab {
        house.tabs.setTransition(.slide, gesture: .pullLeftRight)
      } else {
        let gesture = row.venue == .modal ? TransitionGesture.pullUpDown : .pullLeftRight
        house.open(using: .slide, gesture: gesture)
      }
      house.settle()
      let first = house.tabs?.selectedIndex
      log.clear()
      Headless.beginScroll(at: CGPoint(x: 195, y: 400), in: house.window)
      Headless.scroll(by: .zero)
      Headless.advance(by: 1.0 / 60)
      for _ in 0..<10 {
        Headless.scroll(by: CGVector(dx: row.way.dx / 10, dy: row.way.dy / 10))
        Headless.advance(by: 1.0 / 60)
      }
      Headless.endScroll()
      house.settle()
      if let first {
        let last = row.goesBack.map { $0 ? first - 1 : first + 1 } ?? first
        #expect(house.tabs.selectedIndex == last)
      } else {
        #expect(house.isOpen == (row.goesBack == nil))
      }
      // What does not begin is not heard of.
      #expect(log.lines.isEmpty == (row.goesBack == nil))
    }
  }
}
