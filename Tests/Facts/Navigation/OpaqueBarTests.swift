import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Screens beside bars, and below them.
  @MainActor @Suite struct OpaqueBarTests {
    /// What a screen asks for, and whether it then lies below a bar that lets its content through, and below
    /// one that does not.
    struct Wish: Sendable {
      let edges: UIRectEdge
      let includesOpaqueBars: Bool
      let belowTranslucent: Bool
      let belowOpaque: Bool

      static let all = [
        Wish(edges: .all, includesOpaqueBars: false, belowTranslucent: true, belowOpaque: false),
        Wish(edges: .all, includesOpaqueBars: true, belowTranslucent: true, belowOpaque: true),
        Wish(edges: [], includesOpaqueBars: false, belowTranslucent: false, belowOpaque: false),
        Wish(edges: [], includesOpaqueBars: true, belowTranslucent: false, belowOpaque: false),
      ]

      @MainActor func apply(to screen: UIViewController) {
        screen.edgesForExtendedLayout = edges
        screen.extendedLayoutIncludesOpaqueBars = includesOpaqueBars
      }
    }

    /// The window without what is above `top`.
    private func part(of window: UIWindow, below top: CGFloat) -> CGRect {
      window.bounds.divided(atDistance: top, from: .minYEdge).remainder
    }

    // Observed, and documented for the two properties. [controllers 15.13] [controllers 15.14]
    // [controllers 15.15]
    @Test(arguments: Wish.all, [true, false])
    func aScreenLiesBelowABarOrBesideIt(wish: Wish, isTranslucent: Bool) async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        theatre.navigation.navigationBar.isTranslucent = isTranslucent
        wish.apply(to: theatre.a)
        clock.turn()
        let edge = theatre.navigation.navigationBar.place.maxY
        let isBelow = isTranslucent ? wish.belowTranslucent : wish.belowOpaque
        #expect(theatre.a.view.place == part(of: theatre.window, below: isBelow ? 0 : edge))
        #expect(theatre.a.view.safeAreaInsets.top == (isBelow ? edge : 0))
        #expect(theatre.a.view.safeAreaInsets.bottom == theatre.window.safeAreaInsets.bottom)
        theatre.navigation.setNavigationBarHidden(true, animated: false)
        clock.turn()
        #expect(theatre.a.view.place == theatre.window.bounds)
        #expect(theatre.a.view.safeAreaInsets.top == theatre.window.safeAreaInsets.top)
      }
    }

    // Observed: an animator that assumes the container's bounds puts the screen under the bar; the final
    // frame is right. [controllers 15.16]
    @Test func theFinalFrameIsBesideTheBar() async throws {
      try await clock.play {
        let theatre = NavigationTheatre(directs: true)
        theatre.navigation.navigationBar.isTranslucent = false
        theatre.b.extendedLayoutIncludesOpaqueBars = true
        clock.turn()
        let edge = theatre.navigation.navigationBar.place.maxY
        let below = part(of: theatre.window, below: edge)
        theatre.navigation.pushViewController(theatre.b, animated: true)
        clock.turn()
        let push = try #require(theatre.director.animator.context)
        #expect(push.finalFrame(for: theatre.b) == theatre.window.bounds)
        #expect(push.initialFrame(for: theatre.a) == below && theatre.a.view.frame == below)
        theatre.director.animator.complete(true)
        clock.turn()
        theatre.navigation.popViewController(animated: true)
        clock.turn()
        let pop = try #require(theatre.director.animator.context)
        #expect(pop.finalFrame(for: theatre.a) == below && pop.finalFrame(for: theatre.b) == .zero)
        theatre.director.animator.complete(true)
        clock.turn()
        #expect(theatre.a.view.frame == below)
      }
    }
  }
}
