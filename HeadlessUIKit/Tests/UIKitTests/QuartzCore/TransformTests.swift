import Testing
@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct TransformTests {
    init() { Headless.reset() }

    @Test func anInverseUndoes() {
      var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
      t.m34 = -1.0 / 500
      t = CATransform3DTranslate(CATransform3DScale(t, 2, 3, 4), 5, 6, 7)
      let product = CATransform3DConcat(t, CATransform3DInvert(t))
      for (a, b) in zip(product.elements, CATransform3DIdentity.elements) {
        #expect(isClose(a, b, 1e-9))
      }
    }
  }
}
