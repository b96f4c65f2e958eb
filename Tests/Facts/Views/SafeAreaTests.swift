import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct SafeAreaTests {
    final class Counting: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }

    // Documented: …/uiview/safeareainsets. [controllers 17.5]
    @Test func insetsAreZeroOutsideOfAWindowAndGeometryInside() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let full = Counting(frame: window.bounds)
        #expect(full.safeAreaInsets == .zero)
        window.addSubview(full)
        clock.turn()
        #expect(full.safeAreaInsets == window.safeAreaInsets)
        #expect(full.changes == 1)
        let inner = Counting(frame: CGRect(x: 0, y: 10, width: window.bounds.width, height: 400))
        full.addSubview(inner)
        clock.turn()
        #expect(inner.safeAreaInsets.top == window.safeAreaInsets.top - 10)
        #expect(inner.safeAreaInsets.bottom == 0)
        inner.frame.origin.y = 100
        clock.turn()
        #expect(inner.safeAreaInsets == .zero)
        #expect(inner.changes == 2)
        full.removeFromSuperview()
        #expect(full.safeAreaInsets == .zero)
      }
    }

    // …/uiviewcontroller/additionalsafeareainsets
    @Test func aControllersOwnInsetsAreAddedToItsView() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        clock.turn()
        let (own, safe) = (controller.view.safeAreaInsets, window.safeAreaInsets)
        #expect(own.top == safe.top + 10 && own.left == safe.left + 5)
        #expect(own.bottom == safe.bottom && own.right == safe.right)
      }
    }

    // Unverified: see UIView+SafeArea.
    @Test func aViewOutsideOfItsSuperviewHasNoInsets() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        view.center.y += window.bounds.height
        clock.turn()
        #expect(view.safeAreaInsets == .zero)
        view.center.y -= window.bounds.height - 10
        clock.turn()
        #expect(view.safeAreaInsets.top == window.safeAreaInsets.top - 10)
      }
    }
  }
}
