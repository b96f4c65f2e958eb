import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct FontTests {
    // Observed on devices: the 17-point system font has a line height of 20.287109375.
    @Test func theSystemFontHasADevicesMetrics() async throws {
      try await clock.play {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.ascender == 16.1865234375)
        #expect(font.descender == -4.1005859375)
        #expect(font.fontName == ".SFUI-Regular")
      }
    }

    // Human Interface Guidelines, Typography: sizes at the default content size, Large.
    @Test(arguments: [
      (UIFont.TextStyle.largeTitle, CGFloat(34)), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ])
    func aTextStyleHasItsDefaultSize(style: UIFont.TextStyle, size: CGFloat) async throws {
      try await clock.play {
        #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
      }
    }

    // The same tables, at the smallest and the largest content size.
    @Test func aTextStyleFollowsTheContentSize() async throws {
      try await clock.play {
        func body(_ category: UIContentSizeCategory) -> CGFloat {
          UIFont.preferredFont(
            forTextStyle: .body,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
          ).pointSize
        }
        #expect(body(.extraSmall) == 14)
        #expect(body(.accessibilityExtraExtraExtraLarge) == 53)
      }
    }

    @Test func fontsWithTheSameAttributesAreEqual() async throws {
      try await clock.play {
        #expect(UIFont.systemFont(ofSize: 15) == UIFont.systemFont(ofSize: 17).withSize(15))
        #expect(UIFont.systemFont(ofSize: 15) != UIFont.systemFont(ofSize: 15, weight: .bold))
      }
    }
  }
}
