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

    // Documented: UIStatusBarManager.
    @Test(arguments: [false, true])
    func theStatusBarIsWhatTheScreenWishes(hides: Bool) {
      let (window, root) = (Headless.makeWindow(), Dark())
      root.hides = hides
      window.rootViewController = root
      window.makeKeyAndVisible()
      let bar = window.windowScene?.statusBarManager
      #expect(bar?.statusBarStyle == .lightContent && bar?.isStatusBarHidden == hides)
    }

    @Test func theDeviceIsThatOfTheTraits() {
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(UIDevice.current.systemVersion == "18.0")
      Headless.barsFloat = true
      #expect(UIDevice.current.systemVersion == "26.0")
    }
  }
}
