import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct SafeAreaTests {
    init() { Headless.reset() }

    final class Counting: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }

    // Documented: …/uiview/safeareainsets. [controllers 17.5]
    @Test func insetsAreZeroOutsideOfAWindowAndGeometryInside() {
      let window = Headless.makeWindow()
      let full = Counting(frame: window.bounds)
      #expect(full.safeAreaInsets == .zero)
      window.addSubview(full)
      #expect(full.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      #expect(full.changes == 1)
      let inner = Counting(frame: CGRect(x: 0, y: 20, width: 390, height: 400))
      full.addSubview(inner)
      #expect(inner.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
      inner.frame.origin.y = 100
      #expect(inner.safeAreaInsets == .zero)
      #expect(inner.changes == 2)
      full.removeFromSuperview()
      #expect(full.safeAreaInsets == .zero)
    }

    // …/uiviewcontroller/additionalsafeareainsets
    @Test func aControllersOwnInsetsAreAddedToItsView() {
      let window = Headless.makeWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
      Headless.turn()
      #expect(
        controller.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 5, bottom: 34, right: 0))
    }

    // Unverified: see UIView+SafeArea.
    @Test func aViewOutsideOfItsSuperviewHasNoInsets() {
      let window = Headless.makeWindow()
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      view.center.y += 844
      #expect(view.safeAreaInsets == .zero)
      view.center.y -= 834
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 37, left: 0, bottom: 34, right: 0))
    }
  }
}
