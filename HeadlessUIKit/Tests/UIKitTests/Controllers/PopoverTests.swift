import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct PopoverTests {
    init() { Headless.reset() }

    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      var source: UIView?
      var prepared = 0

      func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
      ) {
        prepared += 1
        if let source { popoverPresentationController.sourceView = source }
      }
    }

    private func stage() -> (window: UIWindow, root: UIViewController, source: UIView) {
      let window = Headless.makeWindow(size: CGSize(width: 1024, height: 1366))
      let (root, source) = (UIViewController(), UIView())
      window.rootViewController = root
      source.frame = CGRect(x: 500, y: 200, width: 40, height: 40)
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

    // Documented: UIPopoverPresentationController.sourceRect, permittedArrowDirections; the lengths
    // are unverified. [controllers 3.5]
    @Test(arguments: [
      (UIPopoverArrowDirection.any, UIPopoverArrowDirection.up, CGPoint(x: 370, y: 240)),
      (.down, .down, CGPoint(x: 370, y: 57)),
      (.left, .left, CGPoint(x: 540, y: 120)),
      (.right, .right, CGPoint(x: 200, y: 120)),
    ])
    func aPopoverIsBesideItsSource(
      permitted: UIPopoverArrowDirection, arrow: UIPopoverArrowDirection, origin: CGPoint
    ) {
      let (window, root, source) = stage()
      let popover = popover()
      popover.popoverPresentationController?.sourceView = source
      popover.popoverPresentationController?.permittedArrowDirections = permitted
      root.present(popover, animated: true)
      Headless.advance(by: 1)
      #expect(popover.view.convert(popover.view.bounds.origin, to: window) == origin)
      #expect(popover.view.bounds.size == CGSize(width: 300, height: 200))
      #expect(popover.popoverPresentationController?.arrowDirection == arrow)
      #expect(
        root.view.window === window && popover.traitCollection.horizontalSizeClass == .compact)
      root.dismiss(animated: true)
      Headless.advance(by: 1)
      #expect(popover.view.window == nil && Headless.misuses.isEmpty)
    }

    // Documented: prepareForPopoverPresentation(_:) is called before the popover is presented.
    @Test(arguments: [true, false])
    func popoverDelegateMayNameTheSourceAtTheLastMoment(names: Bool) {
      let (window, root, source) = stage()
      let (popover, delegate) = (popover(), Delegate())
      delegate.source = names ? source : nil
      popover.popoverPresentationController?.delegate = delegate
      root.present(popover, animated: false)
      Headless.advance(by: 0.1)
      #expect(delegate.prepared == 1 && (popover.view.window === window) == names)
      #expect(Headless.takeMisuses().map(\.kind) == (names ? [] : [.popoverWithoutSource]))
    }
  }
}
