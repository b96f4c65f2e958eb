import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct SystemSlideTests {
    private func shownX(_ page: UIViewController) -> CGFloat {
      page.viewIfLoaded?.layer.presentation()?.frame.minX ?? .nan
    }

    // Measured by others: the covered page goes 0.30 of the way.
    // [gestures 95]
    @Test func thePageBelowGoesAPartOfTheWay() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        theatre.navigation.pushViewController(theatre.b, animated: true)
        clock.advance(by: 0.1)
        let width = theatre.window.bounds.width
        let (upper, lower) = (shownX(theatre.b), shownX(theatre.a))
        #expect(upper > 1 && upper < width - 1)
        let progress = (width - upper) / width
        #expect(isClose(lower, -0.3 * width * progress, 0.5))
        clock.advance(by: 1)
        #expect(theatre.b.view.place == theatre.window.bounds && theatre.a.view.window == nil)
      }
    }

    // Observed: the system's own curve is number 7, which has no name. [gestures 146]
    @Test func theCurveIsTheSystemsOwn() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        theatre.navigation.pushViewController(theatre.b, animated: true)
        clock.turn()
        let coordinator = theatre.navigation.transitionCoordinator
        #expect(coordinator?.completionCurve.rawValue == 7)
        #expect(UIView.AnimationCurve(rawValue: 7) != nil)
        clock.advance(by: 1)
      }
    }

    @Test func aPopGoesTheOtherWay() async throws {
      try await clock.play {
        let theatre = NavigationTheatre.ofTwo()
        theatre.navigation.popViewController(animated: true)
        clock.advance(by: 0.1)
        #expect(shownX(theatre.b) > 1 && shownX(theatre.a) < -1)
        clock.advance(by: 1)
        #expect(theatre.a.view.place == theatre.window.bounds)
      }
    }

    // Documented: animations alongside have the transition's own context. [controllers 11.8]
    @Test func alongsideTakesAsLong() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        let marker = UIView()
        theatre.window.addSubview(marker)
        theatre.navigation.pushViewController(theatre.b, animated: true)
        let coordinator = theatre.navigation.transitionCoordinator
        coordinator?.animate(alongsideTransition: { _ in marker.alpha = 0 })
        let duration = coordinator?.transitionDuration
        clock.advance(by: 0.35)
        let late = CGFloat(marker.layer.presentation()?.opacity ?? 9)
        #expect(duration == 0.45 && late < 0.5 && theatre.navigation.transitionCoordinator != nil)
        clock.advance(by: 0.3)
        #expect(theatre.navigation.transitionCoordinator == nil)
      }
    }
  }
}
