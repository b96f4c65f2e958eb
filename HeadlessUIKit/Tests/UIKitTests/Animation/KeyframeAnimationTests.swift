import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct KeyframeAnimationTests {
    init() { AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var view: UIView { scene.view }
    private var x: CGFloat { scene.x }

    private let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    /// To 150 in the second quarter, to 250 in the last one.
    private func move(
      _ options: UIView.KeyframeAnimationOptions, log: ((Bool) -> Void)? = nil
    ) {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: options,
        animations: { [view] in
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
            view.center.x = 150
          }
          UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
            view.center.x = 250
          }
        }, completion: log)
    }

    // Widely observed: easing lies over all of it, and a curve's bits take it away.
    // [animation 65]
    @Test(arguments: [false, true])
    func easingWarpsTheKeyTimes(isLinear: Bool) {
      move(isLinear ? linear : [])
      Headless.advance(by: 0.375)
      let share = isLinear ? 0.375 : Pace(.easeInOut).progress(at: 0.375, of: 1)
      #expect(isClose(x, 50 + 100 * CGFloat((share - 0.25) / 0.25), 0.01))
      Headless.advance(by: 0.25)
      #expect(isClose(x, 150))
    }
  }
}
