import Foundation
import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct KeyframePathTests {
    init() { Headless.reset() }

    /// A line to the right, then a curve that turns down.
    private func way(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: at(100, 0))
      path.addCurve(to: at(200, 100), control1: at(150, 0), control2: at(200, 50))
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.calculationMode = mode
      animation.duration = 1
      return animation
    }

    private func shown(_ animation: CAKeyframeAnimation, at time: Double) -> CALayer? {
      Headless.reset()
      let stage = Stage()
      stage.layer.add(animation, forKey: "test")
      Headless.turn()
      return stage.shown(at: time) { $0 }
    }

    private func expect(_ animation: CAKeyframeAnimation, _ rows: [(Double, Double, Double)]) {
      for (time, x, y) in rows {
        let point = shown(animation, at: time)?.position ?? .zero
        #expect(
          isClose(point.x, CGFloat(x), 0.3) && isClose(point.y, CGFloat(y), 0.3),
          "\(point) at \(time)")
      }
    }

    // Measured by others: each element is a keyframe, a curve is followed by its parameter.
    // [animation 43]
    @Test func eachElementIsAKeyframe() {
      expect(
        way(.linear),
        [(0.1, 20, 0), (0.25, 50, 0), (0.5, 100, 0), (0.6, 129.6, 5.6), (0.9, 194.4, 70.4)])
      let timed = way(.linear)
      timed.keyTimes = [0, 0.2, 1]
      expect(
        timed,
        [(0.1, 50, 0), (0.25, 109.36, 0.57), (0.5, 153.61, 18.46), (0.9, 197.75, 81.35)])
    }

    // Measured by others. [animation 43]
    @Test func pacedOnesGoByLength() {
      expect(
        way(.paced),
        [(0.1, 25.49, 0), (0.25, 63.72, 0), (0.5, 126.87, 4.62), (0.75, 177.88, 41.5)])
    }

    // Measured by others. [animation 43]
    @Test func discreteOnesShowWherePiecesBegin() {
      expect(way(.discrete), [(0.25, 0, 0), (0.5, 100, 0), (0.9, 100, 0)])
    }

    // Documented: the path takes the place of the values.
    @Test func thePathComesFirst() {
      let animation = way(.linear)
      animation.values = [at(0, 500), at(0, 900)]
      expect(animation, [(0.25, 50, 0)])
    }

    // Documented: objects turn to the path's tangent, or to its opposite. [animation 99]
    @Test(arguments: [nil, CAAnimationRotationMode.rotateAuto, .rotateAutoReverse])
    func turning(mode: CAAnimationRotationMode?) {
      let animation = way(.linear)
      animation.rotationMode = mode
      func angle(_ time: Double) -> CGFloat {
        let matrix = shown(animation, at: time)?.transform ?? CATransform3DIdentity
        return atan2(matrix.m12, matrix.m11)
      }
      let expected: [CGFloat] =
        mode == nil ? [0, 0] : mode == .rotateAuto ? [0, .pi / 4] : [.pi, .pi / 4 - .pi]
      #expect(isClose(abs(angle(0.25)), abs(expected[0]), 0.01))
      #expect(isClose(angle(0.75), expected[1], 0.01))
    }
  }
}
