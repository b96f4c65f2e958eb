import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct ViewAnimationTests {
    init() { AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var window: UIWindow { scene.window }
    private var view: UIView { scene.view }

    // Widely observed: what leaves its window, or goes to the background, is dropped. [animation 57]
    @Test func leavingTheScreenEndsABlockUnfinished() {
      var finished: [Bool] = []
      UIView.animate(withDuration: 1) {
        view.center.x = 150
      } completion: {
        finished.append($0)
      }
      Headless.advance(by: 0.1)
      view.removeFromSuperview()
      Headless.turn()
      #expect(finished == [false])
      window.addSubview(view)
      Headless.turn()
      UIView.animate(withDuration: 1) {
        view.center.x = 50
      } completion: {
        finished.append($0)
      }
      Headless.advance(by: 0.1)
      Headless.enterBackground()
      #expect(finished == [false, false])
      #expect(UIApplication.shared.applicationState == .background)
      Headless.enterForeground()
      #expect(UIApplication.shared.applicationState == .active)
      #expect(view.layer.animationKeys() == nil)
    }
  }
}
