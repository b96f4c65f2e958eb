import Testing
@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct TimingFunctionTests {
    init() { Headless.reset() }

    // At x = .1, .25, .5, .75, .9. Measured by others. [animation 44]
    @Test(arguments: [
      (CAMediaTimingFunctionName.easeIn, [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
      (.easeOut, [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]),
      (.easeInEaseOut, [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
      (.default, [0.0948, 0.40851, 0.8024, 0.96046, 0.99432]),
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
    func namedCurves(name: CAMediaTimingFunctionName, expected: [Double]) {
      let function = CAMediaTimingFunction(name: name)
      for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
        #expect(abs(function.curve(x) - y) < 2e-5)
      }
    }

    // A curve that is almost upright in the middle is solved as exactly as any.
    @Test func steepCurves() {
      let function = CAMediaTimingFunction(controlPoints: 1, 0, 0, 1)
      #expect(abs(function.curve(0.5) - 0.5) < 1e-9)
      let curve = CAMediaTimingFunction(controlPoints: 0.9, 0, 0.1, 1).curve
      var last = 0.0
      for step in 1...1000 {
        let y = curve(Double(step) / 1000)
        #expect(y >= last)
        last = y
      }
    }
  }
}
