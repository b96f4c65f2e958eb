import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Content that a pull shares with the screen in a way of its own.
  @MainActor @Suite struct HandOffContentTests {
    private let axis = CGVector(dx: 0, dy: 1)

    private func stage(
      _ content: HandOffCase.Content = .plain, rooms: (inner: CGFloat, outer: CGFloat) = (0, 0),
      option: TransitionScrollHandOff? = nil
    ) -> HandOffStage {
      HandOffStage(content, along: axis, rooms: rooms, option: option)
    }

    /// A text view is a scroll view, whether its text is being edited or not.
    @Test(arguments: [false, true]) func aTextViewHandsOver(isEdited: Bool) {
      let theatre = Theatre()
      TransitionController(
        presenting: theatre.screen, preset: TransitionPreset.overlay, gesture: .pullUpDown)
      theatre.presenter.present(theatre.screen, animated: false)
      Headless.turn()
      let text = UITextView(frame: theatre.screen.view.bounds)
      text.text = String(repeating: "A word and another one. ", count: 200)
      theatre.screen.view.addSubview(text)
      if isEdited { text.becomeFirstResponder() }
      Headless.advance(by: 1)
      text.contentOffset.y = 60
      let card = theatre.screen.view.convert(theatre.screen.view.bounds, to: nil)
      let x = card.midX
      theatre.play([
        .down(CGPoint(x: x, y: card.minY + 60)),
        .move(to: CGPoint(x: x, y: card.minY + 100), over: 0.2),
      ])
      #expect(theatre.run == nil && text.contentOffset.y < 60 && text.contentOffset.y > 0)
      theatre.play([.move(to: CGPoint(x: x, y: card.minY + 300), over: 0.4)])
      #expect(theatre.run != nil && text.contentOffset.y == 0)
      theatre.play([.move(to: CGPoint(x: x, y: card.minY + 80), over: 0.4), .hold(0.2)])
      #expect(text.contentOffset.y > 20)
      theatre.play([.lift])
      theatre.settle()
      #expect(theatre.presenter.presentedViewController != nil)
    }

    /// UIKit drags one scroll view at a time, the innermost (https://asciiwwdc.com/2013/sessions/217).
    @Test(arguments: [0, 20] as [CGFloat], [0, 40] as [CGFloat])
    func aListInAListScrollsToItsEdgeThenTheScreenFollows(inner: CGFloat, outer: CGFloat) {
      let stage = stage(.nested, rooms: (inner, outer))
      stage.touch()
      stage.move(to: 100, over: 0.2)
      #expect(stage.scrolled.outer == 0 && abs(stage.scrolled.inner - inner) <= 0.5)
      #expect(abs(stage.moved - (90 - inner)) <= 0.5)
      stage.move(to: 300, over: 0.2)
      stage.play([.lift])
      stage.theatre.settle()
      #expect(!stage.theatre.isOpen)
    }

    /// Scroll views inside each other that scroll along the same axis, or along the other one.
    enum Pair: CaseIterable { case listInPager, carouselInList, pagerInPager }

    /// A finger on either side of a scroll view's own axis: the content goes, or the screen, and nothing is stuck.
    @Test(arguments: Pair.allCases) func aPullInContentInsideOtherClosesTheScreenAtTheEdge(
      pair: Pair
    ) {
      let stage = stage(.nested)
      let bounds = stage.theatre.screen.view.bounds
      let (wide, high) = (
        CGSize(width: bounds.width * 3, height: bounds.height),
        CGSize(width: bounds.width, height: bounds.height * 3)
      )
      stage.inner.frame = bounds
      stage.inner.contentSize = pair == .listInPager ? high : wide
      stage.inner.isPagingEnabled = pair == .pagerInPager
      stage.outer?.contentSize = pair == .carouselInList ? high : wide
      stage.outer?.isPagingEnabled = pair != .carouselInList
      stage.inner.contentOffset = .zero
      stage.outer?.contentOffset = .zero
      let scrolls = pair != .pagerInPager
      if pair == .listInPager { stage.inner.contentOffset.y = 30 }
      if pair == .carouselInList { stage.outer?.contentOffset.y = 30 }
      stage.touch()
      stage.move(to: 100, over: 0.2)
      #expect(abs(stage.moved - (scrolls ? 60 : 90)) <= 0.5)
      #expect(stage.inner.contentOffset == .zero && stage.outer?.contentOffset == .zero)
      stage.move(to: 300, over: 0.2)
      stage.play([.lift])
      stage.theatre.settle()
      #expect(!stage.theatre.isOpen)
    }

    /// Pages are turned by UIKit, one gesture at a time.
    @Test(arguments: [CGFloat(0), 844]) func pagesAroundItAreTurnedFirst(room: CGFloat) throws {
      let stage = stage(.nested)
      let outer = try #require(stage.outer)
      outer.isPagingEnabled = true
      outer.contentSize.height = 844 * 3
      outer.contentOffset.y = room
      stage.touch()
      stage.move(to: 100, over: 0.2)
      #expect((stage.moved > 80) == (room == 0))
      #expect(outer.contentOffset.y == room)
      stage.play([.lift])
      stage.theatre.settle()
    }

    /// What coasts is caught without a slop, ten points before the driver begins.
    @Test func coastingContentIsCaughtAndPulledOn() {
      let stage = stage(rooms: (400, 0))
      stage.touch()
      stage.move(to: 60, over: 0.1)
      stage.play([.lift])
      Headless.advance(by: 0.1)
      #expect(stage.inner.isDecelerating)
      stage.touch()
      let room = 400 - stage.scrolled.inner
      for travel in [CGFloat(40), 90, room + 10, room + 60, room - 20, room + 40] {
        stage.move(to: travel, over: 0.2)
        #expect(abs(stage.moved - max(travel - room, 0)) <= 0.5, "\(travel)")
        #expect(abs(stage.scrolled.inner - 400 + max(room - travel, 0)) <= 0.5, "\(travel)")
      }
      Headless.advance(by: 0.1)
      stage.play([.lift])
      stage.theatre.settle()
      #expect(stage.logs.inner.isBalanced)
    }

    /// The content has come to its edge before the driver begins, and the screen does not jump.
    @Test func contentThatCoastsIsCaughtNearItsEdge() {
      let stage = stage(rooms: (100, 0))
      stage.touch()
      stage.move(to: 40, over: 0.2)
      stage.play([.lift])
      while stage.inner.isDecelerating, stage.scrolled.inner < 92 {
        Headless.advance(by: 1.0 / 60)
      }
      stage.touch()
      let room = 100 - stage.scrolled.inner
      #expect(room > 0 && room < 10)
      stage.move(to: 100, over: 0.2)
      #expect(abs(stage.moved - 90) <= 0.5)
      stage.play([.lift])
      stage.theatre.settle()
    }

    /// No documentation says where content without bounce goes on when the finger turns beyond its edge: here
    /// at once, in the stand-in itself when the finger is back at the edge.
    @Test func pullHandsOverWhereverUIKitTakesUpTheContent() {
      let stage = stage(rooms: (30, 0))
      let (list, window) = (stage.inner, stage.theatre.window)
      var last: CGFloat = 0
      list.panGestureRecognizer.addHeadlessTarget { pan in
        guard let pan = pan as? UIPanGestureRecognizer, pan.state == .changed else { return }
        let step = pan.translation(in: window).y - last
        last += step
        if step < 0, list.contentOffset.y == 0 { list.contentOffset.y = -step }
      }
      stage.touch()
      stage.move(to: 140, over: 0.2)
      for travel in stride(from: CGFloat(130), through: 20, by: -10) {
        stage.move(to: travel, over: 1.0 / 60)
        let pulled = stage.pulled
        #expect(abs(stage.moved - max(pulled - 30, 0)) <= 0.5, "\(travel)")
        #expect(abs(stage.scrolled.inner - min(pulled, 30)) <= 1, "\(travel)")
      }
      stage.play([.lift])
      stage.theatre.settle()
      #expect(stage.theatre.isOpen)
    }

    /// The finger comes down while the content springs back from its edge.
    @Test func contentThatIsStretchedComesBackUnderTheFinger() {
      let stage = stage()
      stage.inner.alwaysBounceVertical = true
      let controller = TransitionController.installed(on: stage.theatre.screen)
      controller?.scrollHandOff = .never
      stage.touch()
      stage.move(to: 160, over: 0.1)
      stage.play([.lift])
      Headless.advance(by: 0.05)
      controller?.scrollHandOff = .atEdge
      var last = stage.scrolled.inner
      #expect(last > 30)
      stage.touch()
      for travel in stride(from: CGFloat(4), through: 240, by: 4) {
        stage.move(to: travel, over: 1.0 / 60)
        #expect(abs(stage.scrolled.inner - last) <= 4.5, "\(travel)")
        #expect(abs(stage.moved - max(travel - 10, 0)) <= 4.5, "\(travel)")
        last = stage.scrolled.inner
      }
      #expect(last == 0)
      stage.play([.lift])
      stage.theatre.settle()
      #expect(!stage.theatre.isOpen && stage.logs.inner.isBalanced && stage.inner.bounces)
    }

    /// Let go while it is still stretched, it springs home.
    @Test func contentThatIsStillStretchedSpringsHome() {
      let stage = stage()
      let controller = TransitionController.installed(on: stage.theatre.screen)
      controller?.scrollHandOff = .never
      stage.touch()
      stage.move(to: 160, over: 0.1)
      stage.play([.lift])
      Headless.advance(by: 0.05)
      controller?.scrollHandOff = .atEdge
      stage.touch()
      stage.move(to: 30, over: 0.2)
      Headless.advance(by: 0.1)
      #expect(stage.scrolled.inner > 20 && stage.moved > 10)
      stage.play([.lift])
      Headless.advance(by: 2)
      #expect(stage.theatre.isOpen && stage.scrolled.inner == 0 && stage.inner.bounces)
      #expect(stage.logs.inner.isBalanced)
    }

    /// A photo that is zoomed in may slide under a slanting finger, but not while the screen moves.
    @Test func contentDoesNotSlideUnderAScreenThatMoves() {
      let stage = stage(.zoomed, rooms: (30, 0))
      let start = stage.place(at: 0)
      stage.touch()
      stage.play([.move(to: CGPoint(x: start.x, y: start.y + 60), over: 1.0 / 60)])
      let held = stage.inner.contentOffset
      stage.play([.move(to: CGPoint(x: start.x + 80, y: start.y + 140), over: 0.1), .hold(0.1)])
      Headless.advance(by: 0.2)
      #expect(stage.inner.contentOffset == held && held.y == 0)
      #expect(abs(stage.moved - 100) <= 0.5)
      stage.play([.lift])
      stage.theatre.settle()
    }

    /// A finger that has brought the screen back scrolls; flung on in the content, it closes nothing.
    @Test func aFlingInTheContentKeepsTheScreen() {
      let stage = stage(rooms: (300, 0))
      stage.touch()
      stage.move(to: 350, over: 0.2)
      #expect(abs(stage.moved - 40) <= 0.5)
      stage.move(to: 60, over: 0.15)
      stage.move(to: 200, over: 0.06)
      #expect(abs(stage.moved) < 0.01)
      stage.play([.lift])
      Headless.advance(by: 3)
      #expect(stage.theatre.isOpen && stage.scrolled.inner == 300)
      #expect(stage.logs.inner.isBalanced)
    }

    @Test func aTrackpadsScrollIsShared() {
      let stage = stage(rooms: (30, 0))
      Headless.beginScroll(at: stage.place(at: 0), in: stage.theatre.window)
      for _ in 0..<10 {
        Headless.scroll(by: CGVector(dx: 0, dy: 14))
        Headless.advance(by: 1.0 / 60)
      }
      #expect(abs(stage.scrolled.inner - 30) <= 0.5 && abs(stage.moved - 100) <= 1)
      Headless.scroll(by: CGVector(dx: 0, dy: -120))
      Headless.advance(by: 1.0 / 60)
      Headless.turn()
      #expect(abs(stage.moved) < 0.01 && abs(stage.scrolled.inner - 10) <= 1)
      Headless.endScroll()
      stage.theatre.settle()
      #expect(stage.theatre.isOpen)
    }

    @Test func aTrackpadReadsTheOption() {
      for (option, moves) in [(TransitionScrollHandOff.never, false), (.atEdge, true)] {
        let stage = stage(option: option)
        Headless.beginScroll(at: stage.place(at: 0), in: stage.theatre.window)
        for _ in 0..<5 {
          Headless.scroll(by: CGVector(dx: 0, dy: 14))
          Headless.advance(by: 1.0 / 60)
        }
        #expect((stage.moved > 40) == moves)
        Headless.endScroll()
        stage.theatre.settle()
      }
    }

    // MARK: The option

    @Test(arguments: TransitionScrollHandOff.allCases)
    func aDragToAnEdgeAndASwipeReadTheOption(option: TransitionScrollHandOff) throws {
      for gesture in [TransitionGesture.panToEdge, .swipe(.bottom)] {
        for room in [CGFloat(0), 60] {
          let stage = stage(rooms: (room, 0), option: option)
          let controller = try #require(TransitionController.installed(on: stage.theatre.screen))
          controller.gesture = gesture
          stage.touch()
          stage.move(to: 300, over: 0.15)
          stage.play([.lift])
          Headless.advance(by: 3)
          let isSwipe = !gesture.part.isInteractive
          let closes = option != .never && (room == 0 || (option == .atEdge && !isSwipe))
          #expect(stage.theatre.isOpen != closes, "\(gesture) \(room)")
        }
      }
    }

    @Test func theOptionMayChangeWhileTheScreenIsOpen() throws {
      let stage = stage()
      let controller = try #require(TransitionController.installed(on: stage.theatre.screen))
      let options = [TransitionScrollHandOff.never, .startsAtEdge, .never, .atEdge]
      for option in options {
        controller.scrollHandOff = option
        stage.touch()
        stage.move(to: 60, over: 0.1)
        #expect((stage.moved > 40) == (option != .never), "\(option)")
        stage.move(to: 20, over: 0.1)
        Headless.advance(by: 0.1)
        stage.play([.lift])
        Headless.advance(by: 2)
        #expect(stage.theatre.isOpen && stage.inner.contentOffset == .zero)
      }
    }
  }
}
