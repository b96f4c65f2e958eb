import Testing
@testable import UIKit

extension All {
  /// Small types that programs ask: the scene of a window, its status bar, the device.
  @MainActor @Suite struct SceneTests {
    init() { Headless.reset() }

    private final class Dark: UIViewController {
      var hides = false
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { hides }
    }

    // Documented: UIScene.ActivationState.
    @Test func theSceneFollowsTheApp() {
      let scene = Headless.makeWindow().windowScene
      #expect(scene?.activationState == .foregroundActive)
      Headless.enterBackground()
      #expect(scene?.activationState == .background)
      Headless.enterForeground()
      #expect(scene?.activationState == .foregroundActive)
    }

    // Documented: statusBarFrame is zero while the status bar is hidden.
    @Test(arguments: [false, true])
    func theStatusBarIsWhatTheScreenWishes(hides: Bool) {
      let (window, root) = (Headless.makeWindow(), Dark())
      root.hides = hides
      window.rootViewController = root
      window.makeKeyAndVisible()
      let bar = window.windowScene?.statusBarManager
      let frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: 47)
      #expect(bar?.statusBarStyle == .lightContent && bar?.isStatusBarHidden == hides)
      #expect(bar?.statusBarFrame == (hides ? .zero : frame))
      #expect(UIApplication.shared.statusBarFrame == (hides ? .zero : frame))
    }

    // Documented: UIDeviceOrientation.landscapeLeft: the device's left is up, the content turns the
    // other way.
    @Test(arguments: [
      (UIInterfaceOrientation.landscapeLeft, UIDeviceOrientation.landscapeRight),
      (.landscapeRight, .landscapeLeft), (.portrait, .portrait),
    ])
    func theDeviceIsTurnedToTheOtherSide(
      interface: UIInterfaceOrientation, device: UIDeviceOrientation
    ) {
      let window = Headless.makeWindow()
      window.rootViewController = UIViewController()
      Headless.turnDevice(to: interface, with: window)
      Headless.advance(by: 1)
      #expect(UIDevice.current.orientation == device)
      #expect(window.windowScene?.interfaceOrientation == interface)
    }

    @Test func theDeviceIsThatOfTheTraits() {
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(UIDevice.current.systemVersion == "18.0")
      Headless.barsFloat = true
      #expect(UIDevice.current.systemVersion == "26.0")
    }
  }
}
