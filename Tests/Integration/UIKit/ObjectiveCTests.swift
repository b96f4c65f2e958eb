import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  @MainActor @Suite struct ObjectiveCTests {
    @Test func aControllerIsStoredInItsScreen() {
      let (one, other) = (UIViewController(), UIViewController())
      let slot = Slot<TransitionController>()
      let controller = TransitionController(presenting: one, preset: TransitionPreset.slide)
      slot[one] = controller
      #expect(slot[one] === controller)
      #expect(slot[other] == nil)
      slot[one] = nil
      #expect(slot[one] == nil)
    }

    @Test func aFrameLinkFiresWhileItsActionReturnsTrue() {
      let window = Headless.makeWindow()
      var (calls, single) = (0, 0)
      FrameLink { _ in
        calls += 1
        return calls < 3
      }
      FrameLink.once { single += 1 }
      Headless.advance(by: 0.2)
      #expect(calls == 3 && single == 1 && !window.isHidden)
      Headless.resetCounters()
      Headless.advance(by: 0.2)
      #expect(Headless.counters.displayLinkTicks == 0)
    }

    /// What the library waits for in the next frames, in an app that drops its screens meanwhile. A display link retains
    /// its target: https://developer.apple.com/documentation/quartzcore/cadisplaylink/init(target:selector:)
    @Test(arguments: ["push that never comes", "lost stack"])
    func aFrameLinkWhoseOwnerIsGoneFiresNoMore(case name: String) {
      do {
        let window = Headless.makeWindow()
        let stack = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = stack
        Headless.turn()
        let screen = UIViewController()
        if name == "lost stack" {
          stack.push(screen, using: .slide)
          Headless.advance(by: 0.1)
          window.rootViewController = UIViewController()
        } else {
          TransitionController(
            pushing: screen, in: stack, transition: ViewControllerTransition.slide)
        }
        window.isHidden = true
        window.rootViewController = nil
      }
      Headless.advance(by: 3)
      Headless.resetCounters()
      Headless.advance(by: 0.5)
      #expect(Headless.counters.displayLinkTicks == 0)
      _ = Headless.takeMisuses()
    }
  }
}
