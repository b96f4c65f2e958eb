import Testing

@testable import UIKit

extension All {
  /// What bars draw behind their items.
  @MainActor @Suite struct BarBackgroundTests {
    init() { Headless.reset() }

    private final class List: UIViewController {
      let scroll = UIScrollView()
      override func loadView() {
        scroll.contentSize = CGSize(width: 390, height: 2000)
        view = scroll
      }
    }

    /// The shares of a bar's fill and tint that are seen.
    private func seen(_ bar: UIView) -> [CGFloat] {
      Headless.advance(by: 0.6)
      let backdrop = bar.subviews.compactMap { $0 as? BarBackdrop }[0]
      return backdrop.subviews.prefix(2).map(\.alpha)
    }

    private func shown(_ root: UIViewController) -> UIWindow {
      let window = Headless.makeWindow()
      window.rootViewController = root
      Headless.advance(by: 0.1)
      return window
    }

    // [controllers 15.19]
    @Test func aBarIsTransparentAtTheEdgeOfItsContent() {
      let list = List()
      let stack = UINavigationController(rootViewController: list)
      list.toolbarItems = [UIBarButtonItem(customView: UIView())]
      stack.isToolbarHidden = false
      let window = shown(stack)
      #expect(seen(stack.navigationBar) == [0, 0] && seen(stack.toolbar) == [1, 0])
      list.scroll.contentOffset.y = 200
      #expect(seen(stack.navigationBar) == [1, 0] && seen(stack.toolbar) == [1, 0])
      list.scroll.contentOffset.y = list.scroll.spanY.max
      #expect(seen(stack.navigationBar) == [1, 0] && seen(stack.toolbar) == [0, 0])
      let own = UINavigationBarAppearance()
      own.configureWithOpaqueBackground()
      stack.navigationBar.scrollEdgeAppearance = own
      list.scroll.contentOffset.y = list.scroll.spanY.min
      #expect(seen(stack.navigationBar) == [0, 1])
      _ = window
    }

    // [controllers 15.19]
    @Test func aTabBarIsTransparentAtTheEndOfItsContent() {
      let (list, tabs) = (List(), UITabBarController())
      tabs.viewControllers = [UINavigationController(rootViewController: list), UIViewController()]
      let window = shown(tabs)
      #expect(seen(tabs.tabBar) == [1, 0])
      list.scroll.contentOffset.y = list.scroll.spanY.max
      #expect(seen(tabs.tabBar) == [0, 0])
      list.scroll.contentOffset.y = 0
      #expect(seen(tabs.tabBar) == [1, 0])
      tabs.selectedIndex = 1
      #expect(seen(tabs.tabBar) == [0, 0])
      _ = window
    }

    // [controllers 15.20]
    @Test func anItemHasItsOwnAppearances() {
      let (a, b) = (UIViewController(), UIViewController())
      let clear = UINavigationBarAppearance()
      clear.configureWithTransparentBackground()
      let opaque = UINavigationBarAppearance()
      opaque.configureWithOpaqueBackground()
      let stack = UINavigationController(rootViewController: a)
      stack.navigationBar.scrollEdgeAppearance = opaque
      b.navigationItem.scrollEdgeAppearance = clear
      let window = shown(stack)
      #expect(seen(stack.navigationBar) == [0, 1])
      stack.pushViewController(b, animated: true)
      #expect(seen(stack.navigationBar) == [0, 0])
      // A landscape phone: the bar's for compact height goes before its own for the edge, not before the item's.
      stack.popViewController(animated: false)
      stack.navigationBar.compactScrollEdgeAppearance = clear
      Headless.resize(
        window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0)
      #expect(seen(stack.navigationBar) == [0, 0])
    }

    // [controllers 15.21]
    @Test func barsFollowTheScrollViewThatAScreenNames() {
      let screen = UIViewController()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scroll.contentSize = CGSize(width: 390, height: 2000)
      let stack = UINavigationController(rootViewController: screen)
      let window = shown(stack)
      screen.view.addSubview(UIView())
      screen.view.addSubview(scroll)
      scroll.contentOffset.y = 200
      // The lowest subview does not scroll: the screen is always at its edge.
      #expect(seen(stack.navigationBar) == [0, 0])
      #expect(screen.contentScrollView(for: .top) == nil)
      screen.setContentScrollView(scroll, for: .top)
      #expect(seen(stack.navigationBar) == [1, 0])
      #expect(screen.contentScrollView(for: .bottom) == nil)
      screen.setContentScrollView(nil)
      #expect(seen(stack.navigationBar) == [0, 0])
      _ = window
    }

    // [controllers 15.22]
    @Test func aBarOfOnesOwnHasItsStandardAppearance() {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 390, height: 44))
      let window = Headless.makeWindow()
      window.addSubview(bar)
      bar.scrollEdgeAppearance = UINavigationBarAppearance()
      bar.standardAppearance.configureWithOpaqueBackground()
      #expect(seen(bar) == [0, 1])
    }

    // [controllers 15.23]
    @Test func barsThatFloatHaveNoBackground() {
      let list = List()
      let tabs = UITabBarController()
      let stack = UINavigationController(rootViewController: list)
      tabs.viewControllers = [stack]
      Headless.barsFloat = true
      let window = shown(tabs)
      list.scroll.contentOffset.y = 200
      #expect(seen(stack.navigationBar) == [0, 0])
      let capsule = tabs.tabBar.subviews.compactMap { $0 as? BarBackdrop }[0].subviews[0]
      #expect(capsule.frame.width < tabs.tabBar.bounds.width && capsule.layer.cornerRadius > 20)
      Headless.reset()
      #expect(!Headless.barsFloat)
      _ = window
    }

    /// A bar that is moved, and not resized, still reaches up to the edge.
    @Test func theBackgroundReachesTheEdgeAfterAChangeOfTheSafeArea() {
      let stack = UINavigationController(rootViewController: UIViewController())
      let window = shown(stack)
      Headless.resize(
        window, to: window.bounds.size,
        safeAreaInsets: UIEdgeInsets(top: 67, left: 0, bottom: 34, right: 0), duration: 0)
      Headless.advance(by: 0.1)
      let backdrop = stack.navigationBar.subviews.compactMap { $0 as? BarBackdrop }[0]
      #expect(backdrop.convert(backdrop.bounds, to: window).minY == 0)
    }

    /// During a push the background changes with the items, and goes back with them.
    @Test func theBackgroundChangesAlongsideAPush() {
      let (a, b) = (List(), UIViewController())
      let stack = UINavigationController(rootViewController: a)
      let window = shown(stack)
      a.scroll.contentOffset.y = 200
      #expect(seen(stack.navigationBar) == [1, 0])
      stack.pushViewController(b, animated: true)
      Headless.advance(by: 0.15)
      let fill = stack.navigationBar.subviews.compactMap { $0 as? BarBackdrop }[0].subviews[0]
      let share = fill.layer.presentation()?.opacity ?? 1
      #expect(share > 0 && share < 1)
      #expect(seen(stack.navigationBar) == [0, 0])
      _ = window
    }
  }
}
