import Testing

@testable import UIKit

extension All {
  /// Who decides about the status bar and the home indicator.
  @MainActor @Suite struct SystemBarTests {
    init() { Headless.reset() }

    private final class Wishing: UIViewController {
      var child: UIViewController?
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.bottom] }
      override var childForStatusBarStyle: UIViewController? { child }
      override var childForStatusBarHidden: UIViewController? { child }
      override var childForHomeIndicatorAutoHidden: UIViewController? { child }
    }

    private let wished = HeadlessSystemBars(
      statusBarStyle: .lightContent, isStatusBarHidden: true, isHomeIndicatorAutoHidden: true,
      edgesDeferringSystemGestures: .bottom)
    private let usual = HeadlessSystemBars(
      statusBarStyle: .default, isStatusBarHidden: false, isHomeIndicatorAutoHidden: false,
      edgesDeferringSystemGestures: [])

    private func window(_ root: UIViewController) -> UIWindow {
      let window = Headless.makeWindow()
      window.rootViewController = root
      Headless.turn()
      return window
    }

    // Documented: childForStatusBarStyle, childForHomeIndicatorAutoHidden: a controller may leave
    // the answer to a child. [controllers 19.10]
    @Test func aChildMayBeAsked() {
      let root = Wishing()
      let window = window(root)
      #expect(Headless.systemBars(in: window) == wished)
      let child = UIViewController()
      root.addChild(child)
      root.child = child
      root.setNeedsStatusBarAppearanceUpdate()
      let bars = Headless.systemBars(in: window)
      #expect(!bars.isStatusBarHidden && bars.statusBarStyle == .default)
      #expect(!bars.isHomeIndicatorAutoHidden && bars.edgesDeferringSystemGestures == .bottom)
    }

    // Documented: modalPresentationCapturesStatusBarAppearance: only a full screen takes over
    // without it. [controllers 19.9]
    @Test(
      arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom, .pageSheet],
      [true, false])
    func aPresentedScreenMayTakeOver(style: UIModalPresentationStyle, captures: Bool) {
      let root = UIViewController()
      let window = window(root)
      let presented = Wishing()
      presented.modalPresentationStyle = style
      presented.modalPresentationCapturesStatusBarAppearance = captures
      root.present(presented, animated: false)
      Headless.turn()
      let takesOver = captures || style == .fullScreen
      #expect(Headless.systemBars(in: window) == (takesOver ? wished : usual))
      root.dismiss(animated: false)
      Headless.turn()
      #expect(Headless.systemBars(in: window) == usual)
    }

    // Unverified: the containers ask what they show; a navigation bar has the say over the style.
    @Test func containersAskWhatTheyShow() {
      let navigation = UINavigationController(rootViewController: Wishing())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = window(tabs)
      #expect(Headless.systemBars(in: window).isStatusBarHidden)
      #expect(Headless.systemBars(in: window).statusBarStyle == .default)
      navigation.isNavigationBarHidden = true
      #expect(Headless.systemBars(in: window) == wished)
    }
  }
}
