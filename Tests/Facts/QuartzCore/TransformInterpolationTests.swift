import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor
  @Suite
  struct TransformInterpolationTests {
    private func turn(_ degrees: CGFloat) -> CATransform3D {
      CATransform3DMakeRotation(degrees / 180 * .pi, 0, 0, 1)
    }

    private func angle(_ t: CATransform3D) -> CGFloat { atan2(t.m12, t.m11) * 180 / .pi }

    // A report about devices: additive animations run the other way round. [animation 47]
    @Test(arguments: [CGFloat.pi, -CGFloat.pi])
    func halfATurnOfAViewGoesForwards(angle: CGFloat) async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        clock.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.transform = CGAffineTransform(rotationAngle: angle)
        }
        clock.advance(by: 0.25)
        let shown = self.angle(view.layer.presentation()?.transform ?? view.layer.transform)
        #expect(clock.isClose(shown, 45, within: 1e-3, speed: 180))
      }
    }
  }
}
