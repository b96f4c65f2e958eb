import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct ButtonTests {
    init() { Headless.reset() }

    // …/uicontrol/contenthorizontalalignment-swift.property: centered by default.
    @Test func theContentIsCentered() throws {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      button.setTitle("Go", for: .normal)
      button.layoutIfNeeded()
      let label = try #require(button.titleLabel)
      #expect(isClose(label.frame.midX, 100, 0.5) && isClose(label.frame.midY, 50, 0.5))
    }
  }
}
