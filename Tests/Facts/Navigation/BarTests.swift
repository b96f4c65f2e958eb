import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct BarTests {
    private func top(_ page: UIViewController) -> CGFloat { page.view.safeAreaInsets.top }

    // Documented: a screen's safe area reflects the bars. [controllers 17.5]
    @Test func theBarIsPartOfEveryScreensSafeArea() async throws {
      try await clock.play {
        let theatre = NavigationTheatre.ofTwo()
        let edge = theatre.navigation.navigationBar.place.maxY
        #expect(edge > theatre.window.safeAreaInsets.top && top(theatre.b) == edge)
        theatre.b.additionalSafeAreaInsets.top = 10
        clock.turn()
        #expect(top(theatre.b) == edge + 10 && theatre.a.view.safeAreaInsets == .zero)
        theatre.navigation.popViewController(animated: false)
        clock.turn()
        #expect(top(theatre.a) == edge)
      }
    }

    // Documented: hideShowBarDuration is the length of a bar's own way.
    @Test func theBarGoesByItself() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        let bar = theatre.navigation.navigationBar
        let (rest, edge) = (bar.frame, theatre.window.safeAreaInsets.top)
        theatre.navigation.setNavigationBarHidden(true, animated: true)
        #expect(theatre.navigation.isNavigationBarHidden && !bar.isHidden)
        clock.advance(by: 0.1)
        let middle: CGFloat = bar.layer.presentation()?.frame.minY ?? 99
        #expect(middle < rest.minY && middle > rest.minY - rest.maxY && !bar.isHidden)
        clock.advance(by: 0.4)
        #expect(bar.isHidden && top(theatre.a) == edge)
        theatre.navigation.setNavigationBarHidden(false, animated: true)
        clock.advance(by: 0.5)
        #expect(!bar.isHidden && bar.frame == rest)
        #expect(top(theatre.a) == rest.maxY)
      }
    }

    // WWDC 2016, session 216: the bar takes part through the alongside animations.
    // [controllers 15.11]
    @Test func theBarGoesAlongside() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        let rest = theatre.navigation.navigationBar.frame
        theatre.b.onWillAppear = { [navigation = theatre.navigation] in
          navigation.setNavigationBarHidden(true, animated: true)
        }
        theatre.navigation.pushViewController(theatre.b, animated: true)
        clock.advance(by: 0.2)
        let bar = theatre.navigation.navigationBar
        #expect(!bar.isHidden && top(theatre.b) == theatre.window.safeAreaInsets.top)
        let middle: CGFloat = bar.layer.presentation()?.frame.minY ?? 99
        #expect(middle < rest.minY)
        clock.advance(by: 0.8)
        #expect(bar.isHidden && theatre.names == ["A", "B"])
      }
    }

    // Taken back, the bar is where the setting says.
    @Test func aCancelledPopPutsTheBarWhereItWas() async throws {
      try await clock.play {
        let theatre = NavigationTheatre.ofTwo(directs: true)
        theatre.director.interactor = Interactor(theatre.director.animator)
        let navigation = theatre.navigation
        let rest = navigation.navigationBar.frame
        theatre.a.onWillAppear = { navigation.setNavigationBarHidden(true, animated: true) }
        theatre.b.onWillAppear = { navigation.setNavigationBarHidden(false, animated: true) }
        navigation.popViewController(animated: true)
        clock.turn()
        theatre.director.animator.context?.cancelInteractiveTransition()
        theatre.director.animator.complete(false)
        clock.advance(by: 1)
        #expect(!navigation.navigationBar.isHidden && navigation.navigationBar.frame == rest)
        #expect(top(theatre.b) == rest.maxY)
        theatre.a.onWillAppear = {}
        theatre.b.onWillAppear = {}
      }
    }
  }
}
