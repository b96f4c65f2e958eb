import Testing
import UIKit

@testable import TransitionCatalog

/// A view's resting frame is where it lies without its transform, whichever of its points is its anchor.
@MainActor struct RestingFrameTests {
  /// Scales across, and angles.
  nonisolated static let transforms: [(CGFloat, CGFloat)] = [(1, 0), (0.5, 0), (1, 0.3), (-1, 0)]

  @Test(arguments: transforms, [0, 0.25, 0.5, 1])
  func aViewLiesWhereItIsPlacedAndKeepsItsTransform(plan: (CGFloat, CGFloat), y: CGFloat) {
    let transform = CGAffineTransform(rotationAngle: plan.1).scaledBy(x: plan.0, y: 1)
    let frame = CGRect(x: 10, y: 20, width: 300, height: 500)
    for x in [0, 0.5, 0.75] {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      view.layer.anchorPoint = CGPoint(x: x, y: y)
      view.transform = transform
      view.setRestingFrame(frame)
      #expect(view.layer.restingFrame == frame && view.transform == transform, "\(x)")
      view.transform = .identity
      #expect(view.frame == frame, "\(x)")
    }
  }
}
