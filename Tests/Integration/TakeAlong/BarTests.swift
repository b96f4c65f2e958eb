import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What a bar hides: of the screens that have it, and where its background is seen.
  @MainActor @Suite struct BarTests {
    /// A list that begins below a bar has reached it until it is scrolled, however large the bar is.
    @Test(arguments: [0, 44, 91, 160] as [CGFloat], [-40, 0, 0.4, 1, 30, 400] as [CGFloat])
    func aBarHasItsBackgroundOnceTheListIsScrolled(inset: CGFloat, distance: CGFloat) async throws {
      try await clock.play {
        let bar = UINavigationBar()
        bar.scrollEdgeAppearance = nil
        bar.standardAppearance.backgroundColor = .white
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 100, height: 2000)
        list.contentInset.top = inset
        list.contentOffset.y = distance - inset
        let row = UIView()
        list.addSubview(row)
        #expect(bar.isOpaqueBar(before: row, floats: false) == (distance > 0.5))
      }
    }

    /// A list under a bar at the bottom has reached it once its end is above the bar, however large the bar is.
    @Test(
      arguments: pairs([0, 49, 83] as [CGFloat], [true, false]),
      [-40, 0, 0.4, 1, 30, 400] as [CGFloat])
    func aBarBelowHasItsBackgroundUntilTheListEnds(
      row: (inset: CGFloat, isToolbar: Bool), distance: CGFloat
    ) async throws {
      let (inset, isToolbar) = row
      try await clock.play {
        let (tabs, tools) = (UITabBar(), UIToolbar())
        (tabs.scrollEdgeAppearance, tools.scrollEdgeAppearance) = (nil, nil)
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 100, height: 2000)
        list.contentInset = UIEdgeInsets(top: 91, left: 0, bottom: inset, right: 0)
        list.contentOffset.y = 1700 + inset - distance
        let cell = UIView()
        list.addSubview(cell)
        let bar: UIView = isToolbar ? tools : tabs
        #expect(bar.isOpaqueBar(before: cell, floats: false) == (distance > 0.5))
      }
    }

    /// The places in which an app says how a bar looks, the least first.
    enum Source: CaseIterable, Sendable { case bar, compactBar, item, compactItem }

    /// A low bar, as in landscape, has a look of its own; a screen's own look comes first, and at the edge of the
    /// content there is another than above it.
    @Test(arguments: pairs([true, false], [true, false]), Source.allCases)
    func aBarLooksAsTheAppSays(row: (isLow: Bool, isAtEdge: Bool), source: Source) async throws {
      let (isLow, isAtEdge) = row
      try await clock.play {
        let list = UIScrollView()
        let top = UIViewController()
        top.view = list
        let stack = UINavigationController(rootViewController: top)
        let size = isLow ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
        let window = clock.makeWindow(size: size)
        window.rootViewController = stack
        list.contentSize = CGSize(width: 300, height: 3000)
        clock.advance(by: 0.1)
        list.contentOffset.y = isAtEdge ? -list.adjustedContentInset.top : 900
        @MainActor func look(_ isOpaque: Bool) -> UINavigationBarAppearance {
          let look = UINavigationBarAppearance()
          look.configureWithTransparentBackground()
          if isOpaque { look.configureWithOpaqueBackground() }
          return look
        }
        let (bar, item) = (stack.navigationBar, top.navigationItem)
        // Of those that count, the last one is opaque; that of the other edge never is.
        let last = Source.allCases.firstIndex(of: source) ?? 0
        for (index, place) in Source.allCases.enumerated() where index <= last {
          let (own, other) = (look(index == last), look(false))
          let (edge, standard) = isAtEdge ? (own, other) : (other, own)
          switch place {
          case .bar: (bar.scrollEdgeAppearance, bar.standardAppearance) = (edge, standard)
          case .compactBar:
            (bar.compactScrollEdgeAppearance, bar.compactAppearance) = (edge, standard)
          case .item: (item.scrollEdgeAppearance, item.standardAppearance) = (edge, standard)
          case .compactItem:
            (item.compactScrollEdgeAppearance, item.compactAppearance) = (edge, standard)
          }
        }
        let expected =
          switch source {
          case .bar: true
          case .compactBar: isLow
          // In a low bar, a compact look of the bar's comes before a plain one of the screen's.
          case .item: !isLow
          case .compactItem: isLow
          }
        #expect(bar.isOpaqueBar(before: list, floats: false) == expected)
      }
    }

    /// Tabs above the content, as on an iPad, have no background of their own, whatever the app says of it.
    @Test(arguments: [true, false], [true, false])
    func tabsAboveTheContentHideNothing(isAtTop: Bool, isTranslucent: Bool) async throws {
      try await clock.play {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 834, height: 1194))
        let tabs = UITabBar(frame: CGRect(x: 0, y: isAtTop ? 20 : 1111, width: 834, height: 83))
        tabs.standardAppearance.configureWithOpaqueBackground()
        tabs.scrollEdgeAppearance = tabs.standardAppearance
        tabs.isTranslucent = isTranslucent
        let row = UIView()
        for view in [row, tabs] { page.addSubview(view) }
        #expect(tabs.isOpaqueBar(before: row, floats: false) == !isAtTop)
      }
    }

    enum Screen: CaseIterable, Sendable { case inStack, beside, withoutBar }

    /// A bar hides a part of its own stack's screens only.
    @Test(arguments: Screen.allCases, [true, false]) func aBarHidesItsOwnScreens(
      screen: Screen, isOpaque: Bool
    ) async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let (top, beside) = (UIViewController(), UIViewController())
        top.extendedLayoutIncludesOpaqueBars = true
        let stack = UINavigationController(rootViewController: top)
        stack.navigationBar.isTranslucent = !isOpaque
        stack.navigationBar.scrollEdgeAppearance = nil
        if screen == .withoutBar { stack.isNavigationBarHidden = true }
        let parent = UIViewController()
        window.rootViewController = parent
        for child in [stack, beside] {
          parent.addChild(child)
          child.view.frame = window.bounds
          parent.view.addSubview(child.view)
          child.didMove(toParent: parent)
        }
        clock.advance(by: 0.1)
        let asked = screen == .beside ? beside : top
        let hidden = asked.hiddenByBars(in: stack.view, frame: window.bounds)
        let bar = stack.navigationBar
        let bottom = bar.convert(bar.bounds, to: nil).maxY
        #expect(hidden.top == (screen == .inStack && isOpaque ? bottom : 0))
      }
    }

    /// Whether a screen asks for the status bar is its own affair: it asks for it again as before when it has gone.
    @Test(
      arguments: [
        (ViewControllerTransition.slide, false), (.fold, false), (.overlay, true), (.hang, true),
      ], pairs([true, false], [true, false]))
    func aScreenAsksForTheStatusBarAsBefore(
      row: (ViewControllerTransition, isCard: Bool), column: (asks: Bool, isTakenBack: Bool)
    ) async throws {
      let (asks, isTakenBack) = column
      try await clock.play {
        let theatre = Theatre()
        theatre.screen.modalPresentationCapturesStatusBarAppearance = asks
        for _ in 0..<2 {
          let controller = theatre.presenter.present(theatre.screen, using: row.0, gesture: .pinch)
          clock.turn()
          if isTakenBack {
            clock.advance(by: 0.1)
            controller?.dismiss()
          } else {
            clock.advance(by: 1.5)
            let captures = theatre.screen.modalPresentationCapturesStatusBarAppearance
            #expect(captures == (asks || !row.isCard))
            theatre.presenter.dismiss(animated: true)
          }
          clock.advance(by: 1.5)
          #expect(!theatre.isOpen)
          #expect(theatre.screen.modalPresentationCapturesStatusBarAppearance == asks)
        }
      }
    }
  }
}
