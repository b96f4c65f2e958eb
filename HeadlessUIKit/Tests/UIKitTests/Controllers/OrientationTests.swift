import Testing

@testable import UIKit

extension All {
  /// Windows that follow the device, or do not.
  @MainActor @Suite struct OrientationTests {
    init() { Headless.reset() }

    private final class Screen: UIViewController {
      let supported: UIInterfaceOrientationMask
      init(_ supported: UIInterfaceOrientationMask) {
        self.supported = supported
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
      let removes: Bool
      init(removes: Bool) { self.removes = removes }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        let controller = Covering(presentedViewController: presented, presenting: presenting)
        controller.removes = removes
        return controller
      }
    }

    private final class Covering: UIPresentationController {
      var removes = true
      override var shouldRemovePresentersView: Bool { removes }
    }

    private func isWide(_ window: UIWindow) -> Bool {
      Headless.advance(by: 1)
      return window.bounds.width > window.bounds.height
    }

    // [controllers 19.16]
    @Test(arguments: [true, false])
    func theWindowFollowsTheDeviceWhereTheRootSupportsIt(supports: Bool) {
      let window = Headless.makeWindow()
      window.rootViewController = Screen(supports ? .allButUpsideDown : .portrait)
      Headless.turnDevice(to: .landscapeLeft, with: window)
      #expect(isWide(window) == supports)
      #expect(window.safeAreaInsets.left == (supports ? 47 : 0))
      Headless.turnDevice(to: .portrait, with: window)
      #expect(!isWide(window) && window.safeAreaInsets.top == 47)
      #expect(window.safeAreaInsets.bottom == 34)
    }

    // [controllers 19.16]
    @Test(arguments: [true, false])
    func aScreenMayAskAgain(all: Bool) {
      final class Changing: UIViewController {
        var turns = false
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          turns ? .allButUpsideDown : .portrait
        }
      }
      let (window, root) = (Headless.makeWindow(), Changing())
      window.rootViewController = root
      Headless.turnDevice(to: .landscapeRight, with: window)
      root.turns = true
      #expect(!isWide(window))
      if all {
        UIViewController.attemptRotationToDeviceOrientation()
      } else {
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
      }
      #expect(isWide(window))
    }

    // [controllers 9.13]
    @Test func afterACustomFullScreenNobodyAsksThePresenter() {
      let (window, root, photo) = (Headless.makeWindow(), Screen(.portrait), Screen(.all))
      window.rootViewController = root
      Headless.advance(by: 0.1)
      let director = Director(removes: true)
      photo.modalPresentationStyle = .custom
      photo.transitioningDelegate = director
      root.present(photo, animated: false)
      Headless.turnDevice(to: .landscapeLeft, with: window)
      #expect(isWide(window))
      root.dismiss(animated: false)
      #expect(isWide(window))
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(!isWide(window))
    }

    // [controllers 9.13]
    @Test func aFullScreenOverACardHasNoSay() {
      let (window, root) = (Headless.makeWindow(), Screen(.portrait))
      let (card, photo) = (Screen(.portrait), Screen(.all))
      window.rootViewController = root
      Headless.advance(by: 0.1)
      let (small, large) = (Director(removes: false), Director(removes: true))
      for (screen, director) in [(card, small), (photo, large)] {
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = director
      }
      root.present(card, animated: false)
      Headless.advance(by: 0.1)
      card.present(photo, animated: false)
      Headless.advance(by: 0.1)
      Headless.turnDevice(to: .landscapeLeft, with: window)
      #expect(!isWide(window))
    }

    @Test func theSystemsFullScreenAsksThePresenterAgain() {
      let (window, root, photo) = (Headless.makeWindow(), Screen(.portrait), Screen(.all))
      window.rootViewController = root
      Headless.advance(by: 0.1)
      photo.modalPresentationStyle = .fullScreen
      root.present(photo, animated: true)
      Headless.advance(by: 1)
      Headless.turnDevice(to: .landscapeLeft, with: window)
      #expect(isWide(window))
      root.dismiss(animated: true)
      #expect(!isWide(window))
    }
  }
}
