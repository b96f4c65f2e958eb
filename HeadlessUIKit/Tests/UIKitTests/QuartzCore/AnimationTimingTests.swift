import Testing
@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct AnimationTimingTests {
    init() { Headless.reset() }

    private func fade() -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      return animation
    }

    // Observed. [animation 34]
    @Test func aBeginTimeIsInTheLayersTime() {
      let stage = Stage()
      stage.layer.speed = 2
      let animation = fade()
      animation.beginTime = stage.layer.convertTime(CACurrentMediaTime(), from: nil) + 1
      // A second of the layer's is half of the clock's.
      #expect(stage.opacities(animation, at: [0.4, 0.75, 1]) == [0.5, 0.5, 0.5])
      let shown = stage.layer.convertTime(CACurrentMediaTime(), from: nil)
      #expect(shown == 2002)
    }
  }
}
