import Testing

@testable import UIKit

extension All {
  /// What belongs to no other suite.
  @MainActor @Suite struct MisuseTests {
    init() { Headless.reset() }

    // A layout that asks for layout forever never ends on a device either.
    @Test func layoutThatDoesNotSettleIsReported() {
      final class Restless: UIView {
        override func layoutSubviews() { setNeedsLayout() }
      }
      let window = Headless.makeWindow()
      window.addSubview(Restless(frame: window.bounds))
      withExtendedLifetime(window) { Headless.turn() }
      #expect(Headless.takeMisuses().contains { $0.kind == .commitDoesNotSettle })
    }
  }
}
