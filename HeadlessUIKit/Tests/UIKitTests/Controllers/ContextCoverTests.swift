import Testing
import UIKit

extension All {
  /// What a presentation in the current context covers, and whom it tells.
  @MainActor @Suite struct ContextCoverTests {
    init() { Headless.reset() }

    // Unverified: the container resizes as the view that it covers.
    @Test func theContainerFollowsAResize() {
      let stage = SplitScreens()
      stage.present()
      Headless.resize(
        stage.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0)
      Headless.turn()
      let wide = CGRect(x: 0, y: 0, width: 844, height: 400)
      #expect(stage.container?.frame == wide && stage.presented.view.bounds.size == wide.size)
      stage.dismiss()
      #expect(stage.presenter.view.frame == wide && Headless.misuses.isEmpty)
    }

    // Documented: UIViewController.h on providesPresentationContextTransitionStyle.
    // [controllers 7.6]
    @Test(arguments: [true, false])
    func aContextMayLendItsTransitionStyle(lends: Bool) {
      let stage = SplitScreens(style: .overCurrentContext)
      stage.presented.transitioningDelegate = nil
      stage.presenter.modalTransitionStyle = .crossDissolve
      stage.presenter.providesPresentationContextTransitionStyle = lends
      stage.present()
      let keys = stage.presented.view.layer.animationKeys() ?? []
      #expect(keys.contains("opacity") == lends)
      #expect(keys.contains("position") == !lends)
      Headless.advance(by: 1)
      #expect(stage.presented.view.alpha == 1)
    }
  }
}
