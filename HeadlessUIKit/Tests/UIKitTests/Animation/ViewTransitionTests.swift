import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct ViewTransitionTests {
    init() { AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var window: UIWindow { scene.window }
    private var view: UIView { scene.view }
    private var dissolve: HeadlessDissolve? { view.layer.presentation()?.headlessDissolve }

    // Documented: UIView.transition(with:duration:options:animations:completion:) and
    // transitionCrossDissolve: from what was seen to what is there now.
    @Test func aCrossDissolveMixesInWhatWasSeen() throws {
      view.backgroundColor = .red
      let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(label)
      Headless.turn()
      var finished: [Bool] = []
      UIView.transition(
        with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { [view] in
          label.removeFromSuperview()
          view.backgroundColor = .blue
        }, completion: { finished.append($0) })
      #expect(view.layer.animationKeys() == ["transition"])
      Headless.advance(by: 0.25)
      let now = try #require(dissolve)
      #expect(isClose(now.progress, 0.25))
      #expect(now.from.backgroundColor == UIColor.red.cgColor && now.from.sublayers?.count == 1)
      #expect(view.layer.presentation()?.backgroundColor == UIColor.blue.cgColor)
      #expect(view.layer.presentation()?.sublayers == nil && finished.isEmpty)
      Headless.advance(by: 0.76)
      #expect(dissolve == nil && finished == [true])
    }

    // Documented: (AnimationOptions) user interaction is off meanwhile.
    @Test func aTransitionClosesItsViewToTouches() {
      let point = CGPoint(x: 50, y: 50)
      UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve, animations: nil)
      #expect(view.isClosedByAnimation && window.hitTest(point, with: nil) !== view)
      Headless.advance(by: 1.1)
      #expect(!view.isClosedByAnimation && window.hitTest(point, with: nil) === view)
    }

    // Documented: CATransition; its key is always the same (measured on macOS by others).
    // [animation 36]
    @Test func aFadeOfALayerHasOneKey() {
      let fade = CATransition()
      fade.duration = 1
      view.layer.add(fade, forKey: "mine")
      view.layer.backgroundColor = UIColor.blue.cgColor
      #expect(view.layer.animationKeys() == ["transition"])
      Headless.advance(by: 0.5)
      #expect(isClose(dissolve?.progress ?? -1, 0.5))
      view.layer.removeAnimation(forKey: "transition")
      Headless.turn()
      #expect(dissolve == nil)
    }
  }
}
