import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A full screen over another that shows or hides the status bar otherwise, on a device whose safe area ends with the
  /// bar: pads, and phones with a home button.
  @MainActor @Suite struct StatusBarTests {
    @MainActor final class Screen: UIViewController {
      var hidesBar = false
      let label = UILabel()
      override var prefersStatusBarHidden: Bool { hidesBar }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(label)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = CGRect(x: 20, y: view.safeAreaInsets.top + 20, width: 100, height: 20)
      }
    }

    private func open(presenterHides: Bool, screenHides: Bool) -> (
      UIWindow, root: Screen, screen: Screen
    ) {
      let (window, root, screen) = (
        Headless.makeWindow(
          size: CGSize(width: 375, height: 667),
          safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
        Screen(), Screen()
      )
      (root.hidesBar, screen.hidesBar) = (presenterHides, screenHides)
      window.rootViewController = UINavigationController(rootViewController: root)
      Headless.advance(by: 0.2)
      return (window, root, screen)
    }

    /// The largest way that a view's content jumps from one frame to the next, in its own screen.
    private func jump(of views: [UIView], during seconds: TimeInterval) -> CGFloat {
      var (last, largest) = ([UIView: CGFloat](), CGFloat(0))
      for _ in 0..<Int(seconds * 60) {
        for view in views where view.window != nil {
          let y = (view.layer.presentation() ?? view.layer).position.y
          if let before = last[view] { largest = max(largest, abs(y - before)) }
          last[view] = y
        }
        Headless.advance(by: 1.0 / 60)
      }
      return largest
    }

    @Test(arguments: [ViewControllerTransition.full, .slide, .fade], [true, false])
    func nothingJumpsWhereTheBarIsHiddenByOneScreen(
      transition: ViewControllerTransition, isHiddenAbove: Bool
    ) {
      let (window, root, screen) = open(presenterHides: !isHiddenAbove, screenHides: isHiddenAbove)
      let below = root.label.convert(root.label.bounds, to: root.view).minY
      root.present(screen, using: transition)
      #expect(jump(of: [root.label, screen.label], during: 1.5) < 6)
      let bars = Headless.systemBars(in: window)
      #expect(bars.isStatusBarHidden == isHiddenAbove)
      #expect(screen.label.frame.minY == (isHiddenAbove ? 20 : 40))
      screen.dismiss(animated: true)
      Headless.turn()
      #expect(root.label.frame.minY == below)
      #expect(jump(of: [root.label, screen.label], during: 1.5) < 6)
      #expect(Headless.systemBars(in: window).isStatusBarHidden == !isHiddenAbove)
      #expect(root.label.frame.minY == below)
    }

    /// A closing that is taken back leaves the bar with the screen.
    @Test(arguments: [true, false]) func theBarStaysWithAScreenThatComesBack(isHiddenAbove: Bool) {
      let (window, root, screen) = open(presenterHides: !isHiddenAbove, screenHides: isHiddenAbove)
      let controller = root.present(screen, using: .full, gesture: .pullUpDown)
      Headless.advance(by: 1.5)
      let finger: [HeadlessTouchScript.Step] = [
        .down(CGPoint(x: 180, y: 300)), .move(to: CGPoint(x: 180, y: 350), over: 0.3), .hold(0.3),
        .lift,
      ]
      Headless.play(HeadlessTouchScript([.init(0, finger)]), in: window)
      Headless.advance(by: 0.4)
      #expect(controller?.run != nil)
      Headless.advance(by: 2)
      #expect(root.presentedViewController === screen && controller?.run == nil)
      #expect(Headless.systemBars(in: window).isStatusBarHidden == isHiddenAbove)
      screen.dismiss(animated: true)
      Headless.advance(by: 1.5)
      #expect(Headless.systemBars(in: window).isStatusBarHidden == !isHiddenAbove)
    }

    /// The bar stays with the open screen if its transition is removed, and goes back with the screen.
    @Test func theBarStaysWithTheOpenScreenIfTheTransitionIsRemoved() {
      let (window, root, screen) = open(presenterHides: false, screenHides: true)
      root.present(screen, using: .full)
      Headless.advance(by: 1.5)
      TransitionController.installed(on: screen)?.remove()
      Headless.advance(by: 0.5)
      #expect(Headless.systemBars(in: window).isStatusBarHidden)
      screen.dismiss(animated: true)
      Headless.advance(by: 1.5)
      #expect(!Headless.systemBars(in: window).isStatusBarHidden)
      #expect(!screen.modalPresentationCapturesStatusBarAppearance)
    }

    /// A screen whose own style leaves the presenter in sight does not take the bar, unless the app says so.
    @Test(arguments: [true, false]) func theBarOfAScreenOverItsPresenterIsTheAppsChoice(
      captures: Bool
    ) {
      let (window, root, screen) = open(presenterHides: false, screenHides: true)
      screen.modalPresentationStyle = .overFullScreen
      screen.modalPresentationCapturesStatusBarAppearance = captures
      root.present(screen, using: .fade)
      Headless.advance(by: 1.5)
      #expect(Headless.systemBars(in: window).isStatusBarHidden == captures)
      screen.dismiss(animated: false)
      #expect(screen.modalPresentationCapturesStatusBarAppearance == captures)
    }

    /// As over UIKit's own sheet, a full screen over a card decides about the bar.
    @Test(arguments: [ViewControllerTransition.full, .slide, .fade])
    func theBarOfAFullScreenOverACardIsTheFullScreens(transition: ViewControllerTransition) {
      let (window, root, screen) = open(presenterHides: false, screenHides: true)
      let card = Screen()
      root.present(card, using: .overlay)
      Headless.advance(by: 1.5)
      card.present(screen, using: transition)
      Headless.advance(by: 1.5)
      #expect(Headless.systemBars(in: window).isStatusBarHidden)
      screen.dismiss(animated: true)
      Headless.advance(by: 1.5)
      #expect(!Headless.systemBars(in: window).isStatusBarHidden)
    }

    /// A card of the app's that asks for the bar has it.
    @Test func theBarIsACardsIfTheAppAsks() {
      let (window, root, screen) = open(presenterHides: false, screenHides: true)
      screen.modalPresentationCapturesStatusBarAppearance = true
      root.present(screen, using: .overlay)
      Headless.advance(by: 1.5)
      #expect(Headless.systemBars(in: window).isStatusBarHidden)
      #expect(screen.modalPresentationCapturesStatusBarAppearance)
    }
  }
}
