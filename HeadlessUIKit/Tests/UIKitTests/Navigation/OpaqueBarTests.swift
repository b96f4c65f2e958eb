import Testing
@testable import UIKit

extension All {
  /// Screens beside bars, and below them.
  @MainActor @Suite struct OpaqueBarTests {
    init() { Headless.reset() }

    /// What a screen asks for, and whether it then lies below a bar that lets its content through, and below
    /// one that does not.
    struct Wish: Sendable {
      let edges: UIRectEdge
      let includesOpaqueBars: Bool
      let belowTranslucent: Bool
      let belowOpaque: Bool

      static let all = [
        Wish(edges: .all, includesOpaqueBars: false, belowTranslucent: true, belowOpaque: false),
        Wish(edges: .all, includesOpaqueBars: true, belowTranslucent: true, belowOpaque: true),
        Wish(edges: [], includesOpaqueBars: false, belowTranslucent: false, belowOpaque: false),
        Wish(edges: [], includesOpaqueBars: true, belowTranslucent: false, belowOpaque: false),
      ]

      @MainActor func apply(to screen: UIViewController) {
        screen.edgesForExtendedLayout = edges
        screen.extendedLayoutIncludesOpaqueBars = includesOpaqueBars
      }
    }

    private static func frame(top: CGFloat, bottom: CGFloat) -> CGRect {
      CGRect(x: 0, y: top, width: 390, height: 844 - top - bottom)
    }

    // The same above a tab bar, for a child and for a screen in a stack. [controllers 15.13]
    @Test(arguments: Wish.all, [true, false])
    func aScreenLiesBelowATabBarOrAboveIt(wish: Wish, isTranslucent: Bool) {
      for isInStack in [true, false] {
        let window = Headless.makeWindow()
        let (tabs, screen) = (UITabBarController(), UIViewController())
        tabs.tabBar.isTranslucent = isTranslucent
        wish.apply(to: screen)
        let stack = UINavigationController(rootViewController: UIViewController())
        if isInStack { stack.viewControllers = [screen] }
        tabs.viewControllers = [isInStack ? stack : screen, UIViewController()]
        window.rootViewController = tabs
        Headless.turn()
        let isBelow = isTranslucent ? wish.belowTranslucent : wish.belowOpaque
        #expect(screen.view.frame.maxY == (isBelow ? 844 : 761))
        #expect(screen.view.safeAreaInsets.bottom == (isBelow ? 83 : 0))
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        Headless.resize(
          window, to: CGSize(width: 390, height: 744),
          safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(screen.view.frame.maxY == (isBelow ? 744 : 661))
        guard isInStack else { continue }
        let pushed = UIViewController()
        wish.apply(to: pushed)
        pushed.hidesBottomBarWhenPushed = true
        stack.pushViewController(pushed, animated: true)
        Headless.advance(by: 1)
        #expect(pushed.view.frame.maxY == 744 && pushed.view.safeAreaInsets.bottom == 34)
        stack.popViewController(animated: true)
        Headless.advance(by: 1)
        #expect(screen.view.frame.maxY == (isBelow ? 744 : 661))
      }
      #expect(Headless.misuses.isEmpty)
    }

    // Inferred: the system's slide moves each from and to its own place. [controllers 15.13]
    @Test(arguments: [true, false]) func theSystemsSlideKeepsBothPlaces(isCancelled: Bool) throws {
      let theatre = NavigationTheatre.ofTwo()
      theatre.navigation.navigationBar.isTranslucent = false
      theatre.b.extendedLayoutIncludesOpaqueBars = true
      Headless.turn()
      let script = HeadlessTouchScript([
        .down(CGPoint(x: 1, y: 400)), .move(to: CGPoint(x: 200, y: 400), over: 0.3),
        .move(to: CGPoint(x: isCancelled ? 60 : 360, y: 400), over: 0.2), .hold(0.2), .lift,
      ])
      Headless.play(script, in: theatre.window)
      Headless.advance(by: 0.25)
      let pages = (theatre.a.view.layer.presentation(), theatre.b.view.layer.presentation())
      let (under, over) = (try #require(pages.0), try #require(pages.1))
      #expect(under.frame.minY == 91 && over.frame.minY == 0)
      Headless.advance(by: 2)
      let (top, frame) =
        isCancelled
        ? (theatre.b, Self.frame(top: 0, bottom: 0)) : (theatre.a, Self.frame(top: 91, bottom: 0))
      #expect(theatre.navigation.topViewController === top && top.view.frame == frame)
    }
  }
}
