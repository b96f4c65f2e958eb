import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A view that two runs want at once flies in the first of them, and is restored after both.
  @MainActor @Suite struct CrossingTests {
    nonisolated static let crossings = Crossing.all

    @Test(arguments: crossings) func aViewInTwoRuns(plan: Crossing) {
      let reports = Reports()
      let stage = CrossingStage(plan)
      stage.beginBoth()
      let eye = stage.eye
      #expect(stage.isAnimated || plan.mayBeInstant)
      switch plan.moment {
      // UIKit decides which of them comes first.
      case .together: #expect(eye.flown.sorted() == [0, 4])
      case .afterwards: #expect(eye.flown == [4, stage.isAnimated ? 4 : 0])
      default: #expect(eye.flown == [4, 0])
      }
      #expect(eye.reasons.isSubset(of: [.stayed(.inAnotherRun)]))
      #expect(eye.isConsistent)
      Headless.advance(by: 0.05)
      let turned = stage.meet(plan.fate)
      var odd = 0
      for _ in 0..<25 {
        Headless.advance(by: 1 / 30)
        if !eye.isConsistent || !eye.isHidden { odd += 1 }
      }
      #expect(odd == 0 && eye.isClean)
      #expect(stage.rests(modalTurned: turned.modal, innerTurned: turned.inner))
      #expect(stage.log.lines.count == (stage.isAnimated || plan.venue == .child ? 2 : 1))
      #expect(reports.all.isEmpty)
    }

    /// A stack changes its screen, and the tabs around it change theirs. The other tab lacks one of
    /// the keys that the stack's screens have.
    @Test(arguments: PresetUnderTest.all) func tabsAroundAStack(preset: PresetUnderTest) {
      let reports = Reports()
      let screens = [ElementsController(.small), .init(.large), .init(.small)]
      for screen in screens.prefix(2) {
        let more = UIView(frame: CGRect(x: 20, y: 600, width: 30, height: 30))
        more.takeAlongKey = "more"
        screen.view.addSubview(more)
      }
      for screen in screens { screen.caption.alpha = ElementsEye.captionAlpha }
      let stack = UINavigationController(rootViewController: screens[0])
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, screens[2]]
      let window = Headless.makeWindow()
      window.rootViewController = tabs
      Headless.advance(by: 0.1)
      let delegates = [AnimatorVendor(), AnimatorVendor()]
      let runs = screens.dropFirst().map {
        TransitionController(
          presenting: $0, preset: preset, settings: TransitionSettings(duration: 0.4))
      }
      for (delegate, run) in zip(delegates, runs) { delegate.controller = run }
      stack.delegate = delegates[0]
      tabs.delegate = delegates[1]
      let eye = ElementsEye(window, on: screens, during: runs)
      stack.pushViewController(screens[1], animated: true)
      Headless.advance(by: 0.05)
      tabs.selectedIndex = 1
      Headless.turn()
      #expect(eye.flown == [5, 0])
      #expect(eye.reasons == [.stayed(.inAnotherRun), .stayed(.noPartner)])
      var odd = 0
      for _ in 0..<20 {
        Headless.advance(by: 1 / 30)
        if !eye.isConsistent || !eye.isHidden { odd += 1 }
      }
      #expect(odd == 0 && eye.isClean)
      #expect(stack.viewControllers == [screens[0], screens[1]] && tabs.selectedIndex == 1)
      #expect(reports.all.isEmpty)
      // The stack and the tabs hold them weakly, and an optimized build lets go after the last use.
      withExtendedLifetime(delegates) {}
    }

    /// A screen is shown without animation, and another one is presented above it at once: nothing
    /// on the display could be snapshotted yet.
    @Test(arguments: [PresetUnderTest.slide, .overlay]) func fromAScreenThatIsNewItself(
      preset: PresetUnderTest
    ) {
      let stack = UINavigationController(rootViewController: UIViewController())
      let window = Headless.makeWindow()
      window.rootViewController = stack
      Headless.advance(by: 0.1)
      let (below, above) = (ElementsController(.small), ElementsController(.large))
      let controller = TransitionController(presenting: above, preset: preset)
      stack.pushViewController(below, animated: false)
      stack.present(above, animated: true)
      Headless.turn()
      #expect(controller.takeAlongReport["badge"] == .flown)
      Headless.advance(by: 0.05)
      let morphTrees = controller.run?.flight?.pairs.map(\.morphTree) ?? []
      #expect(morphTrees.count == 4)
      #expect(morphTrees.allSatisfy { $0.blend == .arrivingOnly || $0.shownLook.old != nil })
      #expect(below.elements.values.allSatisfy { Original.hides($0) })
      Headless.advance(by: 1)
      #expect(below.elements.values.allSatisfy { $0.alpha == 1 })
    }

    /// Before the first frame, another screen replaces the one that arrives and takes over its
    /// elements.
    @Test func toAScreenThatGoesAtOnce() {
      let below = ElementsController(.small)
      let window = Headless.makeWindow()
      window.rootViewController = below
      Headless.advance(by: 0.1)
      let screens = [ElementsController(.large), ElementsController(.large)]
      let tabs = UITabBarController()
      tabs.viewControllers = screens
      let controller = TransitionController(presenting: tabs, preset: PresetUnderTest.slide)
      below.present(tabs, animated: true)
      Headless.turn()
      tabs.selectedIndex = 1
      Headless.advance(by: 0.1)
      // The elements of the second screen are the destinations.
      let landings = controller.run?.flight?.pairs.map(\.front.view) ?? []
      #expect(Set(landings) == Set(screens[1].elements.values))
      Headless.advance(by: 1)
      for screen in [below] + screens {
        #expect(screen.elements.values.allSatisfy { $0.alpha == 1 })
      }
    }
  }
}
