import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct ButtonTests {
    init() { Headless.reset() }

    // …/uicontrol/contenthorizontalalignment and contentverticalalignment; the effective one is
    // never leading or trailing.
    @Test(arguments: [false, true]) func theContentIsAligned(isMirrored: Bool) throws {
      if isMirrored { Headless.setLayoutDirection(.rightToLeft) }
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      button.setTitle("Go", for: .normal)
      let label = try #require(button.titleLabel)
      func place() -> CGRect {
        button.layoutIfNeeded()
        return label.frame
      }
      #expect(isClose(place().midX, 100, 0.5) && isClose(place().midY, 50, 0.5))
      button.contentHorizontalAlignment = .leading
      button.contentVerticalAlignment = .top
      #expect(button.effectiveContentHorizontalAlignment == (isMirrored ? .right : .left))
      #expect(isClose(isMirrored ? place().maxX : place().minX, isMirrored ? 200 : 0, 0.5))
      #expect(place().minY == 0)
      button.contentHorizontalAlignment = .right
      button.contentVerticalAlignment = .bottom
      #expect(button.effectiveContentHorizontalAlignment == .right)
      #expect(isClose(place().maxX, 200, 0.5) && isClose(place().maxY, 100, 0.5))
    }
  }
}
