import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct ColorTests {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    init() { Headless.reset() }

    @Test func aDynamicColorMayNameAnother() {
      let color = UIColor { _ in .label }
      #expect(color.resolvedColor(with: dark).cgColor.headlessComponents == [1, 1, 1, 1])
    }
  }
}
