#if canImport(ObjectiveC)
  import ObjectiveC
  import Testing
  import UIKit

  @testable import TransitionCatalog

  /// Exercises real forwarding: selectors, and messages that one object passes on to another. Linux has
  /// neither, so this suite runs on Apple's systems only.
  @MainActor @Suite struct ForwardingTests {
    private let navigation = UINavigationController(rootViewController: UIViewController())
    private let tabs = UITabBarController()

    private static let navigationSelectors = [
      #selector(UINavigationControllerDelegate.navigationController(_:willShow:animated:)),
      #selector(UINavigationControllerDelegate.navigationController(_:didShow:animated:)),
      #selector(
        UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:)),
      #selector(
        UINavigationControllerDelegate
          .navigationControllerPreferredInterfaceOrientationForPresentation(_:)),
      #selector(
        UINavigationControllerDelegate.navigationController(
          _:animationControllerFor:from:to:)),
      #selector(
        UINavigationControllerDelegate.navigationController(_:interactionControllerFor:)),
    ]

    private static var tabSelectors: [Selector] {
      let old = [
        "tabBarController:shouldSelectViewController:",
        "tabBarController:didSelectViewController:",
        "tabBarController:willBeginCustomizingViewControllers:",
        "tabBarController:willEndCustomizingViewControllers:changed:",
        "tabBarController:didEndCustomizingViewControllers:changed:",
        "tabBarControllerSupportedInterfaceOrientations:",
        "tabBarControllerPreferredInterfaceOrientationForPresentation:",
        "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
        "tabBarController:interactionControllerForAnimationController:",
      ]
      guard #available(iOS 18, *) else { return old.map { Selector(($0)) } }
      let new = [
        "tabBarController:shouldSelectTab:", "tabBarController:didSelectTab:previousTab:",
        "tabBarController:visibilityDidChangeForTabs:",
        "tabBarController:displayOrderDidChangeForGroup:", "tabBarControllerWillBeginEditing:",
        "tabBarControllerDidEndEditing:",
        "tabBarController:displayedViewControllersForTab:proposedViewControllers:",
        "tabBarController:tab:operationForAcceptingItemsFromDropSession:",
        "tabBarController:tab:acceptItemsFromDropSession:",
      ]
      return (old + new).map { Selector(($0)) }
    }

    /// The selectors that a delegate of the library's has itself, whoever stands behind it.
    private static let own = [
      "navigationController:willShowViewController:animated:",
      "navigationController:didShowViewController:animated:",
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      "navigationController:interactionControllerForAnimationController:",
      "tabBarController:shouldSelectViewController:",
      "tabBarController:didSelectViewController:",
      "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
      "tabBarController:interactionControllerForAnimationController:",
    ]

    // MARK: Answers

    @Test func methodsOfAFullDelegateAreAnnounced() throws {
      let (stackProbe, tabProbe) = (FullNavigationProbe(), FullTabProbe())
      navigation.delegate = stackProbe
      tabs.delegate = tabProbe
      let stackFront = try #require(StackTransitions.install(in: navigation).front)
      let tabFront = try #require(TabTransitions.install(in: tabs).front)
      #expect(navigation.delegate === stackFront && tabs.delegate === tabFront)
      for selector in Self.navigationSelectors {
        #expect(stackFront.responds(to: selector), "\(selector)")
      }
      for selector in Self.tabSelectors {
        #expect(tabFront.responds(to: selector), "\(selector)")
      }
    }

    @Test func missingMethodsAreNotAnnounced() throws {
      let probe = EmptyProbe()
      navigation.delegate = probe
      tabs.delegate = probe
      let stackFront = try #require(StackTransitions.install(in: navigation).front)
      let tabFront = try #require(TabTransitions.install(in: tabs).front)
      for selector in Self.navigationSelectors {
        let isOwn = Self.own.contains(NSStringFromSelector(selector))
        #expect(stackFront.responds(to: selector) == isOwn, "\(selector)")
      }
      for selector in Self.tabSelectors {
        let isOwn = Self.own.contains(NSStringFromSelector(selector))
        #expect(tabFront.responds(to: selector) == isOwn, "\(selector)")
      }
    }

    // MARK: Messages

    /// Every message arrives, with its arguments, and every answer comes back.
    @Test func aFullDelegateHearsAll() throws {
      let (probe, screen) = (FullNavigationProbe(), UIViewController())
      navigation.delegate = probe
      let controller = TransitionController(
        pushing: UIViewController(), in: navigation, preset: TransitionPreset.slide)
      let front = navigation.delegate
      front?.navigationController?(navigation, willShow: screen, animated: true)
      front?.navigationController?(navigation, didShow: screen, animated: true)
      let mask = front?.navigationControllerSupportedInterfaceOrientations?(navigation)
      let side = front?.navigationControllerPreferredInterfaceOrientationForPresentation?(
        navigation)
      #expect(mask == .landscapeLeft && side == .landscapeLeft)
      let animator = front?.navigationController?(
        navigation, animationControllerFor: .push, from: screen, to: screen)
      #expect(animator == nil)
      let foreign = try #require(controller.animator(for: .opening))
      let interaction = front?.navigationController?(
        navigation, interactionControllerFor: foreign)
      #expect(interaction == nil)
      #expect(
        probe.heard == [
          "willShow true", "didShow true", "orientations", "preferred orientation", "animator",
          "interaction",
        ])
    }

    @Test func aFullTabDelegateHearsAll() {
      let (probe, screen) = (FullTabProbe(), UIViewController())
      tabs.delegate = probe
      _ = TabTransitions.install(in: tabs)
      let front = tabs.delegate
      let maySelect: ((UITabBarController, UIViewController) -> Bool)? =
        front?.tabBarController(_:shouldSelect:)
      #expect(maySelect?(tabs, screen) == false)
      let selected: ((UITabBarController, UIViewController) -> Void)? =
        front?.tabBarController(_:didSelect:)
      selected?(tabs, screen)
      front?.tabBarController?(tabs, willBeginCustomizing: [screen])
      front?.tabBarController?(tabs, willEndCustomizing: [screen], changed: true)
      front?.tabBarController?(tabs, didEndCustomizing: [screen], changed: true)
      #expect(front?.tabBarControllerSupportedInterfaceOrientations?(tabs) == .landscapeLeft)
      #expect(
        front?.tabBarControllerPreferredInterfaceOrientationForPresentation?(tabs)
          == .landscapeLeft)
      let animator = front?.tabBarController?(
        tabs, animationControllerForTransitionFrom: screen, to: screen)
      #expect(animator == nil)
      #expect(
        probe.heard == [
          "shouldSelect", "didSelect", "willBegin", "willEnd true", "didEnd true", "orientations",
          "preferred orientation", "animator",
        ])
    }

    // MARK: Delegates that go, and come

    /// UIKit asks once what a delegate answers, and goes on calling when the one behind it has died.
    @Test func aDelegateMayDie() {
      weak var gone: FullNavigationProbe?
      var orientations: ((UINavigationController) -> UIInterfaceOrientationMask)?
      var willShow: ((UINavigationController, UIViewController, Bool) -> Void)?
      autoreleasepool {
        let probe = FullNavigationProbe()
        gone = probe
        navigation.delegate = probe
        _ = StackTransitions.install(in: navigation)
        let front = navigation.delegate
        orientations = front?.navigationControllerSupportedInterfaceOrientations(_:)
        willShow = front?.navigationController(_:willShow:animated:)
        #expect(orientations?(navigation) == .landscapeLeft)
      }
      #expect(gone == nil)
      #expect(orientations?(navigation) == .allButUpsideDown || orientations?(navigation) == .all)
      willShow?(navigation, UIViewController(), true)
      let front = StackTransitions.installed(in: navigation)?.front
      #expect(front?.responds(to: Self.navigationSelectors[2]) == false)
    }

    @Test func anotherDelegatesAnswersAreItsOwn() {
      let (empty, full) = (EmptyProbe(), FullNavigationProbe())
      navigation.delegate = empty
      let transitions = StackTransitions.install(in: navigation)
      let front = transitions.front
      #expect(front?.responds(to: Self.navigationSelectors[2]) == false)
      navigation.delegate = full
      transitions.takePlace()
      #expect(navigation.delegate === transitions.front && transitions.front !== front)
      #expect(transitions.front?.responds(to: Self.navigationSelectors[2]) == true)
      navigation.delegate = front as? any UINavigationControllerDelegate
      #expect(front?.next === empty)
    }

    @Test func aProxyStaysInFront() throws {
      let transitions = StackTransitions.install(in: navigation)
      let front = try #require(transitions.front)
      let proxy = ForwardingProxy(front)
      #expect(proxy.passesOn(to: front) && !EmptyProbe().passesOn(to: front))
      // One of another container is none of this one's, unless it stands before it.
      let other = ForwardingDelegate(defaults: NSObject())
      #expect(!other.passesOn(to: front) && !proxy.passesOn(to: other))
      other.next = proxy
      #expect(other.passesOn(to: front) && other.passesOn(to: front))
      #expect(proxy.unknown.isEmpty)
      navigation.delegate = proxy
      transitions.takePlace()
      #expect(navigation.delegate === proxy)
      let tabTransitions = TabTransitions.install(in: tabs)
      let tabProxy = ForwardingProxy(try #require(tabTransitions.front))
      tabs.delegate = tabProxy
      tabTransitions.takePlace()
      #expect(tabs.delegate === tabProxy)
    }

    // MARK: Rings

    /// RxCocoa's proxy makes the current delegate, the library's, its own, which has found the proxy before.
    @Test func aProxyThatComesBackInFrontIsAskedOnce() {
      let proxy = ForwardingProxy()
      navigation.delegate = proxy
      let transitions = StackTransitions.install(in: navigation)
      proxy.next = transitions.front
      navigation.delegate = proxy
      for selector in Self.navigationSelectors {
        let isOwn = Self.own.contains(NSStringFromSelector(selector))
        #expect(proxy.responds(to: selector) == isOwn, "\(selector)")
      }
      let delegate: (any UINavigationControllerDelegate)? = navigation.delegate
      delegate?.navigationController?(navigation, willShow: UIViewController(), animated: true)
      delegate?.navigationController?(navigation, didShow: UIViewController(), animated: true)
      transitions.takePlace()
      #expect(navigation.delegate === proxy && proxy.unknown.isEmpty)
    }

    @Test(arguments: [[0, 1], [1, 0]]) func threeDelegatesInARingAreAskedOnce(order: [Int]) {
      let proxies = [ForwardingProxy(), ForwardingProxy()]
      navigation.delegate = proxies[order[0]]
      proxies[1].next = StackTransitions.install(in: navigation).front
      proxies[0].next = proxies[1]
      navigation.delegate = proxies[0]
      for selector in Self.navigationSelectors { _ = proxies[0].responds(to: selector) }
      let delegate: (any UINavigationControllerDelegate)? = navigation.delegate
      delegate?.navigationController?(navigation, willShow: UIViewController(), animated: true)
      let orientations: ((UINavigationController) -> UIInterfaceOrientationMask)? =
        delegate?.navigationControllerSupportedInterfaceOrientations(_:)
      #expect(orientations == nil)
    }

    /// Hero's delegate tells the library's, which tells the one that it has found.
    @Test func aTellerOnBothSidesIsToldOnce() {
      let (teller, screen) = (Teller(), UIViewController())
      let transitions = StackTransitions.install(in: navigation)
      teller.former = transitions.front as? any UINavigationControllerDelegate
      navigation.delegate = teller
      transitions.takePlace()
      #expect(navigation.delegate === transitions.front)
      let delegate: (any UINavigationControllerDelegate)? = navigation.delegate
      delegate?.navigationController?(navigation, willShow: screen, animated: true)
      delegate?.navigationController?(navigation, didShow: screen, animated: true)
      #expect(teller.heard == 2)
    }

    @Test func removingGivesTheDelegateBack() {
      let probe = FullNavigationProbe()
      navigation.delegate = probe
      let swipe = navigation.interactivePopGestureRecognizer
      let former = swipe?.delegate
      let controller = navigation.setTransition(.slide)!
      #expect(navigation.delegate !== probe && swipe?.delegate !== former)
      controller.remove()
      #expect(navigation.delegate === probe && swipe?.delegate === former)
    }
  }
#endif
