import Testing
@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct LayerGeometryTests {
    init() { Headless.reset() }

    // CALayer.h. [animation 12] [animation 20] [animation 22] [animation 23]
    @Test func newLayerHasItsDefaults() {
      let layer = CALayer()
      #expect(layer.isDoubleSided && layer.allowsGroupOpacity)
      #expect(layer.maskedCorners.rawValue == 15 && layer.cornerCurve == .circular)
      #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
      #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
      #expect(layer.shadowColor == CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    }
  }
}
