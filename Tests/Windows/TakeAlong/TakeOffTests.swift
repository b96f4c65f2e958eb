import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Where elements take off and land: as seen, and as they will be; and what bars cut off them.
  @MainActor @Suite struct TakeOffTests {
    private let gallery = Gallery()

    init() { gallery.screen.loadViewIfNeeded() }

    /// A card that shrinks under the finger takes off as small as it is seen, and lands in full size.
    @Test(arguments: [true, false], [true, false]) func aPressedCardTakesOffAsItIsSeen(
      isInside: Bool, hasStandIn: Bool
    ) async throws {
      try await clock.play {
        let badge = gallery.presenter.panel
        if hasStandIn { badge.takeAlong.standIn = { _ in UIView() } }
        let pressed: UIView = isInside ? gallery.presenter.content : badge
        UIView.animate(withDuration: 0.1) {
          pressed.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
          badge.alpha = 0.5
        }
        clock.advance(by: 0.2)
        UIView.animate(withDuration: 0.4) {
          pressed.transform = .identity
          badge.alpha = 1
        }
        gallery.open(.overlay)
        let pair = try #require(gallery.run?.flight?.pairs.first { $0.key == "panel" })
        #expect(abs(pair.back.metrics.size.width - 0.9 * badge.bounds.width) < 0.5)
        gallery.settle()
        gallery.close()
        let back = try #require(gallery.run?.flight?.pairs.first { $0.key == "panel" })
        #expect(abs(back.back.metrics.size.width - badge.bounds.width) < 0.01)
        gallery.settle()
      }
    }

    /// So does the screen that grows out of it.
    @Test func aScreenGrowsOutOfAPressedCardAsThatIsSeen() async throws {
      try await clock.play {
        let panel = gallery.presenter.panel
        panel.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        clock.advance(by: 0.1)
        UIView.animate(withDuration: 0.2) { panel.transform = .identity }
        TransitionController(
          presenting: gallery.screen, preset: PresetUnderTest.full,
          settings: TransitionSettings(from: .view(panel), to: .view(panel)))
        gallery.open(.full)
        let geometry = try #require(gallery.run?.geometry)
        #expect(abs((geometry.origin?.width ?? 0) - 0.9 * panel.bounds.width) < 0.5)
        gallery.settle()
        gallery.close()
        #expect(gallery.run?.geometry?.destination?.width == panel.bounds.width)
        gallery.settle()
      }
    }

    /// Turned round, it lands where it will be.
    @Test func aPressedCardThatReturnsIsInFullSize() async throws {
      try await clock.play {
        let panel = gallery.presenter.panel
        panel.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        clock.advance(by: 0.1)
        UIView.animate(withDuration: 0.2) { panel.transform = .identity }
        gallery.open(.overlay)
        clock.advance(by: 0.15)
        gallery.turnRound()
        gallery.flyOn()
        try #expect(#require(gallery.morphTrees["panel"]).miss(panel, isLeaving: true) < 0.8)
        gallery.settle()
      }
    }

    /// Opens a screen above a stack, and returns what is cut off the panel, and the number of occluders
    /// that are bars.
    private func cut(
      _ frame: CGRect, showsTools: Bool = false,
      _ change: (UINavigationController) -> Void = { _ in }
    ) throws -> (covered: UIEdgeInsets, bars: Int) {
      let below = ElementsController(.small)
      let stack = UINavigationController(rootViewController: below)
      below.places["panel"] = frame
      stack.isToolbarHidden = !showsTools
      // Something to be seen in each.
      below.title = "Title"
      let spot = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      spot.backgroundColor = .red
      below.toolbarItems = [UIBarButtonItem(customView: spot)]
      // These hide what lies behind them at the edge of the content, too.
      stack.navigationBar.scrollEdgeAppearance = stack.navigationBar.standardAppearance
      stack.toolbar.scrollEdgeAppearance = stack.toolbar.standardAppearance
      change(stack)
      let window = clock.makeWindow()
      window.rootViewController = stack
      clock.advance(by: 0.1)
      let screen = ElementsController(.large)
      let controller = TransitionController(presenting: screen, preset: PresetUnderTest.slide)
      stack.present(screen, animated: true)
      clock.turn()
      let flight = try #require(controller.run?.flight)
      let pair = flight.pairs.first { $0.key == "panel" }
      let bars = flight.occluders.filter {
        $0.original.view === stack.navigationBar || $0.original.view === stack.toolbar
      }.count
      let covered = try #require(pair?.back.metrics.covered)
      clock.advance(by: 1)
      return (covered, bars)
    }

    /// A bar's background reaches up behind the status bar: what lies there is cut as well.
    @Test func aBarCutsUpToTheEdge() async throws {
      try await clock.play {
        for y in [20, 47, 60] as [CGFloat] {
          let covered = try cut(CGRect(x: 20, y: y, width: 200, height: 120))
          #expect(abs(covered.covered.top - (91 - y)) < 0.01 && covered.bars == 0, "\(y)")
        }
      }
    }

    /// What is seen through a bar is not cut; the bar goes along in front of it.
    @Test func aBarThatIsSeenThroughCutsNothing() async throws {
      try await clock.play {
        let covered = try cut(CGRect(x: 20, y: 60, width: 200, height: 120)) {
          $0.navigationBar.scrollEdgeAppearance = nil
        }
        #expect(covered.covered.top == 0 && covered.bars == 1)
      }
    }

    /// A toolbar is a bar, too: 44 pt above the home indicator's 34, in a screen of 844.
    @Test func aToolbarCutsDownToTheEdge() async throws {
      try await clock.play {
        let low = CGRect(x: 20, y: 700, width: 200, height: 120)
        try #expect(cut(low).covered.bottom == 0)
        let covered = try cut(low, showsTools: true)
        #expect(abs(covered.covered.bottom - (820 - 766)) < 0.01 && covered.bars == 0)
        let seen = try cut(low, showsTools: true) { $0.toolbar.scrollEdgeAppearance = nil }
        #expect(seen.covered.bottom == 0 && seen.bars == 1)
      }
    }

    @Test func barWithABackgroundHidesRows() async throws {
      try await clock.play {
        let bar = UINavigationBar()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        list.contentSize = CGSize(width: 100, height: 500)
        let row = UIView()
        list.addSubview(row)
        @MainActor func hides(_ view: UIView = row, floats: Bool = false) -> Bool {
          bar.isOpaqueBar(before: view, floats: floats)
        }
        bar.scrollEdgeAppearance = nil
        #expect(!hides() && !hides(UIView()))
        // Scrolled, a blur lies over the row; glass hides nothing.
        list.contentOffset.y = 50
        #expect(hides() && !hides(floats: true))
        bar.standardAppearance.backgroundColor = .white
        #expect(hides(floats: true))
        bar.standardAppearance.configureWithTransparentBackground()
        #expect(!hides())
        bar.isTranslucent = false
        #expect(hides())
        let tabs = UITabBar()
        list.contentOffset.y = 50
        #expect(tabs.isOpaqueBar(before: row, floats: false))
        #expect(!tabs.isOpaqueBar(before: row, floats: true))
        tabs.scrollEdgeAppearance = nil
        list.contentOffset.y = 400
        #expect(!tabs.isOpaqueBar(before: row, floats: false))
        // Without an appearance for the edge, a toolbar has its own with a clear background there:
        // https://developer.apple.com/documentation/uikit/uitoolbar/scrolledgeappearance
        let tools = UIToolbar()
        list.contentOffset.y = 50
        #expect(tools.isOpaqueBar(before: row, floats: false))
        #expect(!tools.isOpaqueBar(before: row, floats: true))
        tools.scrollEdgeAppearance = nil
        list.contentOffset.y = 400
        #expect(!tools.isOpaqueBar(before: row, floats: false))
        tools.isTranslucent = false
        #expect(tools.isOpaqueBar(before: row, floats: false))
      }
    }
  }
}
