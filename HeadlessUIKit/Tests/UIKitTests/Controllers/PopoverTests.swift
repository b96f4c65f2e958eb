import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct PopoverTests {
    init() { Headless.reset() }

    private func stage() -> (window: UIWindow, root: UIViewController, source: UIView) {
      let window = Headless.makeWindow(size: CGSize(width: 1024, height: 1366))
      let (root, source) = (UIViewController(), UIView())
      window.rootViewController = root
      root.view.addSubview(source)
      Headless.turn()
      return (window, root, source)
    }

    private func popover() -> UIViewController {
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 300, height: 200)
      return popover
    }

    // Documented: UIPopoverPresentationController.sourceRect: beside the source view where that is the null
    // rectangle; the lengths and the order of the sides are unverified. [controllers 3.5]
    @Test(arguments: [
      (CGRect(x: 500, y: 200, width: 40, height: 40), CGPoint(x: 370, y: 240)),
      (CGRect(x: 500, y: 1300, width: 40, height: 40), CGPoint(x: 370, y: 1100)),
      (CGRect(x: 40, y: 100, width: 40, height: 1200), CGPoint(x: 80, y: 600)),
      (CGRect(x: 940, y: 100, width: 40, height: 1200), CGPoint(x: 640, y: 600)),
    ])
    func aPopoverIsBesideItsSource(place: CGRect, origin: CGPoint) {
      let (window, root, source) = stage()
      source.frame = place
      let popover = popover()
      popover.popoverPresentationController?.sourceView = source
      root.present(popover, animated: true)
      Headless.advance(by: 1)
      #expect(popover.view.convert(popover.view.bounds.origin, to: window) == origin)
      #expect(popover.view.bounds.size == CGSize(width: 300, height: 200))
      #expect(
        root.view.window === window && popover.traitCollection.horizontalSizeClass == .compact)
      root.dismiss(animated: true)
      Headless.advance(by: 1)
      #expect(popover.view.window == nil && Headless.misuses.isEmpty)
    }
  }
}
