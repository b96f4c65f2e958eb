import Testing
import UIKit

@testable import Screens
@testable import TransitionCatalog

/// What a hand finds on the demo's screens.
@MainActor @Suite struct ScreenTests {
  private func show(_ screen: UIViewController) -> UIWindow {
    let window = Headless.makeWindow()
    window.rootViewController = screen
    Headless.turn()
    return window
  }

  private func tap(_ point: CGPoint, in view: UIView) {
    guard let window = view.window else { return }
    Headless.play(.tap(at: view.convert(point, to: nil), for: 0.1), in: window)
    Headless.advance(by: 1.5)
  }

  private func drag(_ window: UIWindow, from start: CGPoint, to end: CGPoint) {
    Headless.play(
      HeadlessTouchScript([.down(start), .move(to: end, over: 0.3), .hold(0.2), .lift]), in: window)
    Headless.advance(by: 1.5)
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { all(type, in: $0) } + [view as? View].compactMap { $0 }
  }

  @Test func anArticleScrollsToItsEnd() throws {
    Headless.reset()
    let screen = DetailViewController(Article.all[0])
    let window = show(screen)
    defer { window.isHidden = true }
    let scroller = try #require(all(UIScrollView.self, in: screen.view).first)
    func read() -> [String] {
      all(UILabel.self, in: screen.view).filter { !$0.isHidden }.compactMap(\.text)
    }
    #expect(!Article.all[0].paragraphs.allSatisfy(read().contains))
    drag(window, from: CGPoint(x: 200, y: 780), to: CGPoint(x: 200, y: 200))
    drag(window, from: CGPoint(x: 200, y: 780), to: CGPoint(x: 200, y: 200))
    #expect(Article.all[0].paragraphs.allSatisfy(read().contains))
    #expect(scroller.contentOffset.y == scroller.contentSize.height - scroller.bounds.height)
    let last = try #require(
      all(UILabel.self, in: screen.view).first { $0.text == Article.all[0].paragraphs.last })
    let end = last.convert(last.bounds, to: nil).maxY
    #expect(end <= window.bounds.height - window.safeAreaInsets.bottom)
  }

  /// The last records scroll to above the bar, which lies above whatever else is at the lower edge.
  @Test(arguments: [false, true])
  func allRecordsAreSeen(hasToolbar: Bool) throws {
    Headless.reset()
    let music = MusicViewController()
    let stack = UINavigationController(rootViewController: music)
    stack.isNavigationBarHidden = true
    stack.isToolbarHidden = !hasToolbar
    let window = show(stack)
    defer { window.isHidden = true }
    let bar = try #require(music.playerBar)
    let edge = bar.convert(bar.bounds, to: nil)
    let toolbar = stack.toolbar.convert(stack.toolbar.bounds, to: nil)
    #expect(!hasToolbar || edge.maxY <= toolbar.minY)
    for _ in 0..<4 {
      drag(window, from: CGPoint(x: 200, y: 640), to: CGPoint(x: 200, y: 100))
    }
    let lowest = all(RecordTile.self, in: music.view).map { $0.convert($0.bounds, to: nil).maxY }
    #expect(try #require(lowest.max()) <= edge.minY)
  }

  @Test func aBarShowsTheHeadingInPlaceOfTheLargeOne() {
    Headless.reset()
    let music = MusicViewController()
    let window = show(UINavigationController(belowBackground: music))
    defer { window.isHidden = true }
    #expect(music.navigationItem.title == "Library")
    let headings = all(UILabel.self, in: music.view).filter { $0.text == "Library" && !$0.isHidden }
    #expect(headings.isEmpty)
  }

  @Test func tabsHaveOneMiniPlayer() throws {
    Headless.reset()
    let tabs = PlayerTabsViewController()
    let window = show(tabs)
    defer { window.isHidden = true }
    #expect(all(MiniPlayer.self, in: window).count == 1)
  }

  /// A tap on the middle button pauses; a tap anywhere else opens the player, which is paused then, too.
  @Test func theMiniPlayerPausesAndOpens() throws {
    Headless.reset()
    let music = MusicViewController()
    let window = show(music)
    defer { window.isHidden = true }
    let bar = try #require(music.playerBar)
    let pause = try #require(all(SymbolButton.self, in: bar).first { $0.symbol.symbol == .pause })
    let next = try #require(all(SymbolButton.self, in: bar).first { $0.symbol.symbol == .forward })
    tap(CGPoint(x: 22, y: 22), in: pause)
    #expect(music.presentedViewController == nil)
    #expect(pause.symbol.symbol == .play && pause.accessibilityLabel == "Play")
    tap(CGPoint(x: 22, y: 22), in: next)
    let player = try #require(music.presentedViewController as? PlayerViewController)
    let play = try #require(
      all(SymbolButton.self, in: player.view).first { $0.symbol.symbol == .play })
    tap(CGPoint(x: 20, y: 20), in: play)
    #expect(play.symbol.symbol == .pause && pause.symbol.symbol == .pause)
    #expect(music.presentedViewController === player)
  }

  @Test func aGreetingInLargeTextOverlapsNothing() {
    Headless.reset()
    defer { Headless.setPreferredContentSizeCategory(.large) }
    Headless.setPreferredContentSizeCategory(.extraExtraExtraLarge)
    let welcome = WelcomeViewController()
    let window = show(welcome)
    defer { window.isHidden = true }
    let frames = welcome.view.subviews.map(\.frame)
    for (index, frame) in frames.enumerated() {
      #expect(frames.dropFirst(index + 1).allSatisfy { !$0.intersects(frame) })
    }
  }

  @Test func theToolboxCloses() throws {
    Headless.reset()
    let desk = DeskViewController()
    let window = show(desk)
    defer { window.isHidden = true }
    desk.open(animated: false)
    Headless.advance(by: 0.5)
    let toolbox = try #require(desk.presentedViewController)
    let close = try #require(all(SymbolButton.self, in: toolbox.view).first)
    tap(CGPoint(x: 15, y: 15), in: close)
    #expect(desk.presentedViewController == nil)
    desk.open(animated: false)
    Headless.advance(by: 0.5)
    tap(CGPoint(x: 195, y: 8), in: desk.view)
    #expect(desk.presentedViewController == nil)
  }
}
