import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct FontTests {
    init() { Headless.reset() }

    @Test func headlinesAreSemibold() {
      #expect(
        UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    }

    // Documentation of scaledFont(for:): a font of the style's standard size gets the style's size.
    @Test(arguments: [
      (UIContentSizeCategory.large, CGFloat(17)), (.extraSmall, 14), (.extraExtraExtraLarge, 23),
      (.accessibilityExtraExtraExtraLarge, 53),
    ])
    func scaledFont_hasTheSizeOfItsStyle(category: UIContentSizeCategory, size: CGFloat) {
      let font = UIFont.systemFont(ofSize: 17, weight: .medium)
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
      #expect(scaled == .systemFont(ofSize: size, weight: .medium))
      Headless.setPreferredContentSizeCategory(category)
      #expect(UIFontMetrics.default.scaledFont(for: font) == scaled)
    }

    // The same documentation: "Do not specify a font that has already been scaled; doing so results in an exception."
    @Test(arguments: [
      UIFont.preferredFont(forTextStyle: .body),
      UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)),
    ])
    func scaledFont_ofAScaledFont_isAMisuse(font: UIFont) {
      #expect(UIFontMetrics.default.scaledFont(for: font) === font)
      #expect(Headless.takeMisuses().map(\.kind) == [.fontAlreadyScaled])
    }

    // Documentation of UIContentSizeCategoryAdjusting: of a preferred font or one of UIFontMetrics, if asked for.
    @Test(arguments: [true, false]) func labelThatAdjustsItsFont_followsTheContentSize(
      adjusts: Bool
    ) {
      let window = Headless.makeWindow()
      let fonts: [UIFont] = [
        .preferredFont(forTextStyle: .body),
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)), .systemFont(ofSize: 17),
      ]
      let labels = fonts.map { font in
        let label = UILabel()
        label.font = font
        label.adjustsFontForContentSizeCategory = adjusts
        window.addSubview(label)
        return label
      }
      Headless.turn()
      nonisolated(unsafe) var heard: [String] = []
      let observer = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { note in
        heard += [note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? ""]
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      for (category, size) in [(UIContentSizeCategory.extraExtraExtraLarge, 23), (.small, 15)] {
        Headless.setPreferredContentSizeCategory(category)
        #expect(
          labels.map(\.font.pointSize)
            == (adjusts ? [CGFloat(size), CGFloat(size), 17] : [17, 17, 17]))
        #expect(UIApplication.shared.preferredContentSizeCategory == category)
      }
      Headless.setPreferredContentSizeCategory(.small)
      let categories: [UIContentSizeCategory] = [.extraExtraExtraLarge, .small]
      #expect(heard == categories.map(\.rawValue))
    }
  }
}
