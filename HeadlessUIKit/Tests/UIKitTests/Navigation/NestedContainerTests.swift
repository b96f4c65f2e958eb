import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct NestedContainerTests {
    init() { Headless.reset() }

    // Documented: the size change goes down to the children. [controllers 9.8]
    @Test func aTurnReachesTheScreens() {
      let theatre = NavigationTheatre()
      let listener = SizeListener()
      theatre.navigation.pushViewController(listener, animated: false)
      Headless.turn()
      Headless.resize(
        theatre.window, to: CGSize(width: 844, height: 390),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), duration: 0)
      Headless.turn()
      #expect(listener.sizes == [CGSize(width: 844, height: 390)])
      #expect(listener.view.frame.size == CGSize(width: 844, height: 390))
      #expect(theatre.navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 44))
      #expect(listener.view.safeAreaInsets.top == 44 && listener.view.safeAreaInsets.left == 47)
    }

    // Recalled, not checked: the escape gesture goes back. [controllers 19.4]
    @Test func theEscapeGestureGoesBack() {
      let theatre = NavigationTheatre.ofTwo()
      #expect(Headless.performEscape(on: theatre.b.view))
      Headless.advance(by: 1)
      #expect(theatre.names == ["A"])
      #expect(!Headless.performEscape(on: theatre.a.view) && Headless.misuses.isEmpty)
    }

    // Documented: `hidesBottomBarWhenPushed` concerns the nearest container that has such a bar.
    // [controllers 15.10]
    @Test func theContainerWithABottomBarIsTold() {
      let host = Host()
      let journal = Journal()
      let (a, b) = (Page("A", journal), Page("B", journal))
      b.hidesBottomBarWhenPushed = true
      let navigation = UINavigationController(rootViewController: a)
      host.addChild(navigation)
      host.view.addSubview(navigation.view)
      navigation.didMove(toParent: host)
      let window = Headless.makeWindow()
      window.rootViewController = host
      Headless.turn()
      navigation.pushViewController(b, animated: true)
      Headless.advance(by: 1)
      navigation.popViewController(animated: true)
      Headless.advance(by: 1)
      #expect(host.told == ["false false", "true true", "false true"])
    }
  }
}

private final class Host: UIViewController, BottomBarHost {
  var told: [String] = []

  func bottomBar(of navigation: UINavigationController) -> BottomBar? { nil }

  func pagesChange(in navigation: UINavigationController, with run: ContainerRun?) {
    told.append("\(navigation.hidesBottomBar) \(run != nil)")
  }
}

private final class SizeListener: UIViewController {
  var sizes: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}
