import Testing

@testable import UIKit

extension All {
  /// The safe area while the status bar comes and goes.
  @MainActor @Suite struct StatusBarSpaceTests {
    init() { Headless.reset() }

    private final class Wishing: UIViewController {
      var hides = false
      var changes = 0
      override var prefersStatusBarHidden: Bool { hides }
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        changes += 1
      }
    }

    /// The top inset of the window's safe area at each station.
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      weak var window: UIWindow?
      var start: CGFloat?
      var context: (any UIViewControllerContextTransitioning)?

      init(_ window: UIWindow) { self.window = window }

      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.5 }

      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        start = window?.safeAreaInsets.top
        context = transitionContext
        guard let to = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(to)
      }
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate,
      UINavigationControllerDelegate
    {
      let animator: Animator
      init(_ window: UIWindow) { animator = Animator(window) }

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }

    private func window(
      _ root: UIViewController, top: CGFloat = 20, size: CGSize = CGSize(width: 375, height: 667)
    ) -> UIWindow {
      let insets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
      let window = Headless.makeWindow(size: size, safeAreaInsets: insets)
      window.rootViewController = root
      Headless.turn()
      return window
    }

    // Observed: react-navigation/react-native-safe-area-view#62 and
    // SwiftKickMobile/SwiftMessages#488: without a notch the inset goes with the status bar, with
    // one it stays. [controllers 19.17]
    // Documented: setNeedsStatusBarAppearanceUpdate(). [controllers 19.18]
    @Test(arguments: [20, 24, 32, 44, 47, 59])
    func theInsetOfTheBarGoesWithTheBarThatOfANotchStays(top: CGFloat) {
      let root = Wishing()
      let window = window(root, top: top)
      root.changes = 0
      root.hides = true
      #expect(window.safeAreaInsets.top == top)
      root.setNeedsStatusBarAppearanceUpdate()
      let rest = top < 44 ? 0 : top
      #expect(window.safeAreaInsets.top == rest && root.view.safeAreaInsets.top == rest)
      #expect(root.changes == (top < 44 ? 1 : 0))
      #expect(Headless.systemBars(in: window).isStatusBarHidden)
      root.hides = false
      root.setNeedsStatusBarAppearanceUpdate()
      #expect(window.safeAreaInsets.top == top && root.view.safeAreaInsets.top == top)
    }

    // Documented: setNeedsStatusBarAppearanceUpdate(): in an animation block the changes are
    // animated along. [controllers 19.18]
    @Test(arguments: [true, false])
    func theChangeIsAnimatedInABlock(animated: Bool) {
      let root = Wishing()
      let stack = UINavigationController(rootViewController: root)
      let window = window(stack)
      let bar = stack.navigationBar
      #expect(bar.frame.minY == 20)
      root.hides = true
      if animated {
        UIView.animate(withDuration: 1) { root.setNeedsStatusBarAppearanceUpdate() }
      } else {
        root.setNeedsStatusBarAppearanceUpdate()
      }
      Headless.advance(by: 0.1)
      #expect(window.safeAreaInsets.top == 0 && bar.frame.minY == 0)
      let shown = bar.layer.presentation()?.frame.minY ?? -1
      #expect(animated ? shown > 10 : shown == 0)
    }

    // Documented: prefersStatusBarHidden: true by default where the height is compact.
    // [controllers 19.21]
    @Test func aPhoneThatLiesHasNoBar() {
      let window = window(UIViewController())
      Headless.turnDevice(to: .landscapeLeft, with: window)
      Headless.advance(by: 1)
      #expect(window.bounds.width == 667 && window.safeAreaInsets == .zero)
      #expect(Headless.systemBars(in: window).isStatusBarHidden)
      Headless.turnDevice(to: .portrait, with: window)
      Headless.advance(by: 1)
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    // The same page: elsewhere it is false. [controllers 19.21]
    @Test func aPadThatLiesKeepsIt() {
      let window = window(UIViewController(), top: 24, size: CGSize(width: 820, height: 1180))
      Headless.turnDevice(to: .landscapeLeft, with: window)
      Headless.advance(by: 1)
      #expect(window.bounds.width == 1180)
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
    }

    // Observed: Open Radar 34459585, nytimes/NYTPhotoViewer#10: both screens' safe areas change
    // while the presentation runs, animated. [controllers 19.19]
    @Test(arguments: HeadlessOrder.allCases)
    func aPresentationAsksAtItsStart(order: HeadlessOrder) {
      Headless.order = order
      let (root, viewer) = (Wishing(), Wishing())
      let stack = UINavigationController(rootViewController: root)
      let window = window(stack)
      let director = Director(window)
      viewer.hides = true
      viewer.modalPresentationStyle = .custom
      viewer.modalPresentationCapturesStatusBarAppearance = true
      viewer.transitioningDelegate = director
      root.present(viewer, animated: true)
      Headless.turn()
      #expect(director.animator.start == 0 && root.view.safeAreaInsets.top == 44)
      #expect(stack.navigationBar.frame.minY == 0)
      Headless.advance(by: 0.1)
      #expect(stack.navigationBar.layer.presentation()?.frame.minY ?? 0 > 2)
      director.animator.context?.completeTransition(false)
      #expect(window.safeAreaInsets.top == 20)
    }

    // Observed: Open Radar 20069154: the bar changes when an interactive dismissal starts, and
    // jumps back when that is cancelled; zoonooz/ZFDragableModalTransition#21 sees it come at the
    // end. [controllers 19.20]
    @Test(arguments: HeadlessOrder.allCases, [true, false])
    func aDismissalGivesTheBarBack(order: HeadlessOrder, completes: Bool) {
      Headless.order = order
      let (root, viewer) = (Wishing(), Wishing())
      let window = window(root)
      let director = Director(window)
      viewer.hides = true
      viewer.modalPresentationStyle = .fullScreen
      root.present(viewer, animated: false)
      Headless.turn()
      #expect(window.safeAreaInsets.top == 0)
      viewer.transitioningDelegate = director
      root.dismiss(animated: true)
      Headless.turn()
      #expect(director.animator.start == (order == .first ? 20 : 0))
      #expect(Headless.systemBars(in: window).isStatusBarHidden == (order == .second))
      director.animator.context?.completeTransition(completes)
      #expect(window.safeAreaInsets.top == (completes ? 20 : 0))
      #expect(Headless.systemBars(in: window).isStatusBarHidden != completes)
    }

    // Unverified: like every other wish, it counts when UIKit asks again.
    @Test func capturingLaterCountsAtTheNextQuestion() {
      let (root, viewer) = (Wishing(), Wishing())
      let window = window(root)
      viewer.hides = true
      viewer.modalPresentationStyle = .overFullScreen
      root.present(viewer, animated: false)
      Headless.turn()
      #expect(window.safeAreaInsets.top == 20)
      viewer.modalPresentationCapturesStatusBarAppearance = true
      #expect(window.safeAreaInsets.top == 20)
      viewer.setNeedsStatusBarAppearanceUpdate()
      #expect(window.safeAreaInsets.top == 0)
      viewer.modalPresentationCapturesStatusBarAppearance = false
      #expect(window.safeAreaInsets.top == 0 && Headless.systemBars(in: window).isStatusBarHidden)
      root.setNeedsStatusBarAppearanceUpdate()
      #expect(window.safeAreaInsets.top == 20)
    }

    // Observed: bsmith11/Stack#6: the bar's animation starts with the interactive pop, and a
    // cancelled one brings it back at once. [controllers 19.19]
    @Test(arguments: HeadlessOrder.allCases, [true, false])
    func aPopAsksAtItsStart(order: HeadlessOrder, completes: Bool) {
      Headless.order = order
      let (root, photo) = (Wishing(), Wishing())
      let stack = UINavigationController(rootViewController: root)
      photo.hides = true
      let window = window(stack)
      stack.pushViewController(photo, animated: false)
      Headless.turn()
      #expect(window.safeAreaInsets.top == 0 && stack.navigationBar.frame.minY == 0)
      let director = Director(window)
      stack.delegate = director
      stack.popViewController(animated: true)
      Headless.turn()
      #expect(director.animator.start == 20 && stack.navigationBar.frame.minY == 20)
      director.animator.context?.completeTransition(completes)
      Headless.turn()
      #expect(window.safeAreaInsets.top == (completes ? 20 : 0))
      #expect(stack.navigationBar.frame.minY == window.safeAreaInsets.top)
      #expect(Headless.misuses.isEmpty)
    }

    // Unverified: another tab and another root ask at once.
    @Test func anotherTabAndAnotherRootAreAsked() {
      let (plain, photo) = (Wishing(), Wishing())
      photo.hides = true
      let tabs = UITabBarController()
      tabs.viewControllers = [plain, photo]
      let window = window(tabs)
      tabs.selectedIndex = 1
      #expect(window.safeAreaInsets.top == 0 && photo.view.safeAreaInsets.top == 0)
      tabs.selectedIndex = 0
      #expect(window.safeAreaInsets.top == 20)
      let root = Wishing()
      root.hides = true
      window.rootViewController = root
      #expect(window.safeAreaInsets.top == 0 && root.view.safeAreaInsets.top == 0)
    }
  }
}
