import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct SystemSlideTests {
    init() { Headless.reset() }

    private func shownX(_ page: UIViewController) -> CGFloat {
      page.viewIfLoaded?.layer.presentation()?.frame.minX ?? .nan
    }

    // Measured by others: what is left decays with a time constant of 60 ms, and it is over after
    // 0.45 s; half of the way takes 42 ms, nine tenths 138. [gestures 144]
    @Test func aPushDecays() {
      let theatre = NavigationTheatre()
      Headless.framesPerSecond = 1000
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.turn()
      for (time, left) in [(0.042, 0.5), (0.138, 0.1), (0.3, 0.0067)] {
        Headless.advance(by: time - (Headless.now - 1000))
        #expect(isClose(shownX(theatre.b) / 390, left, 0.005))
      }
      Headless.advance(by: 0.44 - 0.3)
      #expect(theatre.navigation.transitionCoordinator != nil)
      Headless.advance(by: 0.02)
      #expect(theatre.navigation.transitionCoordinator == nil && shownX(theatre.b) == 0)
    }

    // Right to left, the new page comes from the left. [gestures 86]
    @Test func rightToLeftItIsMirrored() {
      Headless.setLayoutDirection(.rightToLeft)
      let theatre = NavigationTheatre()
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.advance(by: 0.1)
      #expect(shownX(theatre.b) < -1 && shownX(theatre.a) > 1)
      Headless.advance(by: 1)
    }

    // Observed: views under a running push take no taps. [controllers 13.5]
    @Test func aRunningPushTakesNoTouches() {
      let theatre = NavigationTheatre()
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.advance(by: 0.1)
      #expect(InteractionGate.isClosed)
      Headless.advance(by: 1)
      #expect(!InteractionGate.isClosed)
    }

    // Turned on the way, and turned back in the callback of its end. [controllers 17.6]
    @Test(arguments: HeadlessOrder.allCases, [0, 0.3])
    func aTurnThereAndBack(order: HeadlessOrder, duration: TimeInterval) {
      Headless.order = order
      let theatre = NavigationTheatre.ofTwo()
      let (window, upright) = (theatre.window, theatre.window.bounds)
      let insets = window.safeAreaInsets
      theatre.navigation.popViewController(animated: true)
      Headless.advance(by: 0.2)
      Headless.resize(
        window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: duration)
      theatre.a.onDidAppear = {
        Headless.resize(window, to: upright.size, safeAreaInsets: insets, duration: duration)
      }
      Headless.advance(by: 2)
      #expect(theatre.a.view.frame == upright && theatre.navigation.view.frame == upright)
      #expect(theatre.navigation.topViewController === theatre.a && Headless.misuses.isEmpty)
    }

    // Unverified: the arriving screen is laid out before what goes alongside is animated, as with
    // an animator that lays it out. [controllers 2.2]
    @Test(arguments: HeadlessOrder.allCases, [true, false])
    func whatArrivesIsAppearingBeforeWhatGoesAlongside(order: HeadlessOrder, isPush: Bool) {
      Headless.order = order
      let theatre = NavigationTheatre()
      let journal = theatre.journal
      if isPush {
        theatre.navigation.pushViewController(theatre.b, animated: true)
      } else {
        theatre.b.modalPresentationStyle = .fullScreen
        theatre.navigation.present(theatre.b, animated: true)
      }
      theatre.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in
        journal.write("alongside")
      })
      Headless.advance(by: 1)
      let lines = journal.lines.filter { $0 == "B.iA" || $0 == "alongside" }
      #expect(lines == ["B.iA", "alongside"])
    }

    // A size change on the way is made up for at the end. [controllers 17.6]
    @Test func aTurnOnTheWay() {
      let theatre = NavigationTheatre()
      let plain = UIViewController()
      plain.view = UIView()
      theatre.navigation.pushViewController(plain, animated: true)
      Headless.advance(by: 0.1)
      Headless.resize(
        theatre.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0)
      Headless.advance(by: 1)
      #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(theatre.navigation.navigationBar.frame.width == 844)
      theatre.navigation.popViewController(animated: false)
      Headless.turn()
      #expect(theatre.a.view.frame.width == 844 && Headless.misuses.isEmpty)
    }
  }
}
