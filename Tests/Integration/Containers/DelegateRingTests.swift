import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Delegates of other libraries that pass messages on to the delegate that they have found: the library's, which
  /// passes them on to the one that it has found.
  @MainActor @Suite struct DelegateRingTests {
    /// A delegate that comes in front of the present one, and passes messages on to it.
    @MainActor class Front: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
      private(set) weak var former: NSObject?
      private(set) var heard: [String] = []

      func comeInFront(of navigation: UINavigationController) {
        guard navigation.delegate !== self else { return }
        former = navigation.delegate as? NSObject
        navigation.delegate = self
      }

      func comeInFront(of tabs: UITabBarController) {
        guard tabs.delegate !== self else { return }
        former = tabs.delegate as? NSObject
        tabs.delegate = self
      }

      func takeHeard() -> [String] {
        defer { heard = [] }
        return heard
      }

      func navigationController(
        _ navigation: UINavigationController, willShow screen: UIViewController, animated: Bool
      ) {
        heard.append("will")
        (former as? any UINavigationControllerDelegate)?.navigationController(
          navigation, willShow: screen, animated: animated)
      }

      func navigationController(
        _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
      ) {
        heard.append("did")
        (former as? any UINavigationControllerDelegate)?.navigationController(
          navigation, didShow: screen, animated: animated)
      }

      func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
        heard.append("select")
        (former as? any UITabBarControllerDelegate)?.tabBarController(tabs, didSelect: screen)
      }
    }

    /// As RxCocoa's DelegateProxy: messages without an answer are published and passed on, all others are passed on.
    final class Proxy: Front, HeadlessForwarding {
      var headlessNext: NSObject? { former }
    }

    /// As Hero's: `willShow` and `didShow` are passed on, questions are not, and it is itself asked for an animator.
    final class Teller: Front {
      func navigationController(
        _ navigation: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from old: UIViewController, to new: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }

    enum Kind: CaseIterable, Sendable {
      case proxy, teller

      @MainActor func make() -> Front {
        switch self {
        case .proxy: Proxy()
        case .teller: Teller()
        }
      }
    }

    /// The order in which two others, `a` and `b`, and the library come in front.
    nonisolated static let orders = [
      "a library a", "library a library", "a library a library a", "a library b a",
      "b a library a b", "library a b library", "a b library", "a library b library a",
    ]

    private func play(
      _ order: String, _ others: [String: Front], library: () -> Void, front: (Front) -> Void
    ) {
      for name in order.split(separator: " ").map(String.init) {
        if let other = others[name] { front(other) } else { library() }
      }
    }

    @Test(arguments: orders, Kind.allCases)
    func aStackTellsEachOfARingOfDelegatesOnce(order: String, kind: Kind) {
      for other in Kind.allCases {
        let house = StackHouse()
        let others = ["a": kind.make(), "b": other.make()]
        let controller = house.stack.setTransition(.slide)!
        house.stack.delegate = nil
        play(order, others) {
          StackTransitions.installed(in: house.stack)?.takePlace()
        } front: {
          $0.comeInFront(of: house.stack)
        }
        for front in others.values { _ = front.takeHeard() }
        house.perform(.push)
        house.settle()
        expectEachToHaveHeardOnce(others)
        #expect(house.stack.topViewController === house.guest)
        house.perform(.pop)
        house.settle()
        #expect(house.stack.viewControllers.count == 3)
        controller.remove()
        house.perform(.push)
        house.settle()
        #expect(house.stack.topViewController === house.guest)
      }
    }

    /// Nobody can see that a teller behind another one passes messages on: it may hear them a second time.
    private func expectEachToHaveHeardOnce(_ others: [String: Front]) {
      for (name, other) in others {
        let heard = other.takeHeard()
        // It is in front in the end, or behind somebody who passes messages on.
        #expect(name == "b" || !heard.isEmpty, "\(name) has heard nothing")
        let times = other is Teller ? 2 : 1
        #expect(heard.count <= times * Set(heard).count, "\(name) has heard \(heard)")
      }
    }

    @Test(arguments: orders, Kind.allCases)
    func tabsTellEachOfARingOfDelegatesOnce(order: String, kind: Kind) {
      for other in Kind.allCases {
        let house = TabsHouse()
        let others = ["a": kind.make(), "b": other.make()]
        let controller = house.tabs.setTransition(.slide)!
        house.tabs.delegate = nil
        play(order, others) {
          TabTransitions.installed(in: house.tabs)?.takePlace()
        } front: {
          $0.comeInFront(of: house.tabs)
        }
        house.tap(2)
        Headless.advance(by: 1)
        expectEachToHaveHeardOnce(others)
        #expect(house.tabs.selectedIndex == 2)
        controller.remove()
        house.tap(0)
        Headless.advance(by: 1)
        #expect(house.tabs.selectedIndex == 0)
      }
    }

    /// RxCocoa's pattern: its proxy stays in front, and the transition plays.
    @Test func aStackWhoseProxyComesBackInFrontPlaysTheTransition() {
      let house = StackHouse()
      let proxy = Proxy()
      proxy.comeInFront(of: house.stack)
      let controller = house.stack.setTransition(.slide)!
      proxy.comeInFront(of: house.stack)
      house.perform(.push)
      #expect(controller.run != nil)
      house.settle()
      #expect(proxy.takeHeard() == ["will", "did"])
      #expect(house.stack.delegate === proxy)
    }

    /// Hero's pattern: it tells the library what it has heard, and the transition plays after the next installation.
    @Test func aStackWhoseDelegateIsReplacedByATellerPlaysTheTransition() {
      let house = StackHouse()
      let controller = house.stack.setTransition(.slide)!
      let teller = Teller()
      teller.comeInFront(of: house.stack)
      let reports = Reports()
      TransitionController(pushing: house.guest, in: house.stack, preset: .fold)
      #expect(reports.all == [.delegateSetLater])
      house.perform(.push)
      house.settle()
      #expect(teller.takeHeard() == ["will", "did"])
      #expect(house.stack.topViewController === house.guest)
      _ = controller
    }

    /// A delegate that passes nothing on stays behind, and answers what the library leaves to it.
    @Test func aDelegateThatPassesNothingOnIsTold() {
      let house = StackHouse()
      let app = Front()
      app.comeInFront(of: house.stack)
      TransitionController(pushing: house.guest, in: house.stack, preset: .slide)
      house.perform(.push)
      house.settle()
      #expect(app.takeHeard() == ["will", "did"])
    }

    /// The first message may lead to a second one, about another screen.
    @Test func aMessageWithinAMessageIsTold() {
      final class Chain: NSObject, UINavigationControllerDelegate {
        var shown: [String] = []
        var next: UIViewController?
        func navigationController(
          _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
        ) {
          shown.append(screen.title ?? "")
          guard let next else { return }
          self.next = nil
          navigation.pushViewController(next, animated: false)
        }
      }
      let house = StackHouse()
      let chain = Chain()
      house.stack.delegate = chain
      TransitionController(pushing: house.guest, in: house.stack, preset: .slide)
      chain.next = UIViewController()
      chain.next?.title = "last"
      house.perform(.push)
      house.settle()
      #expect(chain.shown == ["guest", "last"])
    }
  }
}
