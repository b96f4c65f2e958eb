import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct NestedContainerTests {
    init() { Headless.reset() }

    // A screen that is presented over the stack, full screen, takes its top along.
    // [controllers 3.2]
    @Test func aFullScreenModalCoversTheTop() {
      let theatre = NavigationTheatre.ofTwo()
      theatre.c.modalPresentationStyle = .fullScreen
      theatre.b.present(theatre.c, animated: false)
      Headless.turn()
      #expect(theatre.lines("A", "B") == ["B.wD", "B.dD"])
      #expect(theatre.navigation.visibleViewController === theatre.c)
      theatre.navigation.dismiss(animated: false)
      Headless.turn()
      #expect(theatre.lines("B").suffix(3) == ["B.wA", "B.iA", "B.dA"])
      #expect(theatre.lines("A").isEmpty && Headless.misuses.isEmpty)
    }

    // The stack changes while nobody sees it: without animation, and without callbacks before it
    // comes back.
    @Test func aCoveredStackChangesSilently() {
      let theatre = NavigationTheatre.ofTwo()
      theatre.c.modalPresentationStyle = .fullScreen
      theatre.b.present(theatre.c, animated: false)
      Headless.turn()
      theatre.journal.lines = []
      theatre.navigation.pushViewController(theatre.d, animated: true)
      #expect(theatre.names == ["A", "B", "D"])
      Headless.turn()
      #expect(theatre.lines("B", "D") == ["D.load"])
      theatre.c.dismiss(animated: false)
      Headless.turn()
      #expect(theatre.lines("B", "D") == ["D.load", "D.wA", "D.iA", "D.dA"])
      #expect(theatre.d.view.window != nil && theatre.b.view.window == nil)
      #expect(Headless.misuses.isEmpty)
    }

    // The whole stack is presented; its screens push inside, and the coordinator is the inner one.
    // [controllers 11.1]
    @Test func aStackInAModal() {
      let stage = PairOfScreens()
      let (a, b) = (Page("A", stage.journal), Page("N", stage.journal))
      let navigation = UINavigationController(rootViewController: a)
      navigation.modalPresentationStyle = .custom
      navigation.transitioningDelegate = stage.director
      stage.presenter.present(navigation, animated: true)
      Headless.turn()
      let outer = a.transitionCoordinator
      #expect(outer != nil && outer === navigation.transitionCoordinator)
      stage.director.animator.complete(true)
      navigation.pushViewController(b, animated: true)
      #expect(b.transitionCoordinator !== outer && b.transitionCoordinator != nil)
      #expect(stage.presenter.transitionCoordinator == nil)
      Headless.advance(by: 1)
      #expect(b.presentingViewController === stage.presenter)
      #expect(navigation.viewControllers == [a, b] && b.view.window != nil)
      b.dismiss(animated: true)
      Headless.turn()
      stage.director.animator.complete(true)
      #expect(stage.journal.lines(of: "N").suffix(2) == ["N.wD", "N.dD"])
      #expect(Headless.misuses.isEmpty)
    }

    // While the stack itself is still on its way in, its screens do not arrive before it.
    @Test func aPushIntoAStackThatIsArriving() {
      let stage = PairOfScreens()
      let (a, b) = (Page("A", stage.journal), Page("N", stage.journal))
      let navigation = UINavigationController(rootViewController: a)
      navigation.modalPresentationStyle = .custom
      navigation.transitioningDelegate = stage.director
      stage.presenter.present(navigation, animated: true)
      Headless.turn()
      navigation.pushViewController(b, animated: false)
      Headless.turn()
      #expect(stage.journal.lines.contains("A.dD") && !stage.journal.lines.contains("N.dA"))
      stage.director.animator.complete(true)
      #expect(
        stage.journal.lines(of: "N").filter { !$0.contains("Move") } == [
          "N.load", "N.wA", "N.iA", "N.dA",
        ])
      #expect(!stage.journal.lines.contains("A.dA") && Headless.misuses.isEmpty)
    }

    // Children of a screen go with it.
    @Test func childrenGoWithTheirScreen() {
      let theatre = NavigationTheatre()
      let inner = Screen("I", theatre.journal)
      theatre.b.loadViewIfNeeded()
      theatre.b.addChild(inner)
      theatre.b.view.addSubview(inner.view)
      inner.didMove(toParent: theatre.b)
      theatre.journal.lines = []
      theatre.navigation.pushViewController(theatre.b, animated: true)
      #expect(inner.navigationController === theatre.navigation)
      #expect(inner.transitionCoordinator != nil)
      Headless.advance(by: 1)
      #expect(theatre.lines("B", "I") == ["B.wA", "I.wA", "B.iA", "I.iA", "I.dA", "B.dA"])
      theatre.navigation.popViewController(animated: true)
      Headless.advance(by: 1)
      #expect(theatre.lines("I").suffix(2) == ["I.wD", "I.dD"] && Headless.misuses.isEmpty)
    }

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

    // The window goes away in the middle.
    @Test func aWindowThatGoesAwayTakesThePushAlong() {
      let theatre = NavigationTheatre(directs: true)
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.turn()
      theatre.window.rootViewController = UIViewController()
      Headless.turn()
      #expect(theatre.navigation.view.window == nil)
      theatre.director.animator.complete(true)
      #expect(theatre.names == ["A", "B"])
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
