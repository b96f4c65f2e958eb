import Foundation
import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct LabelTests {
    /// A label in a window, which lives as long as the caller keeps it.
    private func label(_ text: String, in frame: CGRect) -> (UILabel, UIWindow) {
      let window = clock.makeWindow()
      let label = UILabel(frame: frame)
      label.text = text
      window.addSubview(label)
      return (label, window)
    }

    // Observed on devices: one line of 17 points is 20.287 points high, in whole pixels: 20.33 of three a point.
    @Test func oneLineIsAsHighAsOnADevice() async throws {
      try await clock.play {
        let label = UILabel()
        label.text = "Title"
        let scale = clock.makeWindow().screen.scale
        let height = (20.287 * scale).rounded(.up) / scale
        #expect(isClose(label.sizeThatFits(.zero).height, height))
        #expect(label.intrinsicContentSize == label.sizeThatFits(.zero))
      }
    }

    @Test func anEmptyLabelHasNoSize() async throws {
      try await clock.play {
        #expect(UILabel().intrinsicContentSize == .zero)
      }
    }

    @Test func severalLinesKeepToTheWidth() async throws {
      try await clock.play {
        let label = UILabel()
        label.text = "The quick brown fox jumps over the lazy dog"
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
        #expect(size.width <= 120)
        #expect(size.height > 3 * label.font.lineHeight)
        label.numberOfLines = 2
        let two = label.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(abs(two.height - 2 * label.font.lineHeight) < 0.51)
      }
    }

    @Test func sizeToFitWidensASingleLine() async throws {
      try await clock.play {
        let (label, window) = label(
          "A rather long title", in: CGRect(x: 10, y: 10, width: 20, height: 20))
        defer { withExtendedLifetime(window) {} }
        label.sizeToFit()
        #expect(label.bounds.width > 100)
        #expect(abs(label.frame.minX - 10) < 1e-9)
        #expect(abs(label.frame.minY - 10) < 1e-9)
      }
    }

    // …/uilabel/isuserinteractionenabled: "the default value of this property is false".
    @Test func aLabelTakesNoTouches() async throws {
      try await clock.play {
        #expect(!UILabel().isUserInteractionEnabled)
      }
    }

    // …/uilabel/font and textcolor: nil resets to the default.
    @Test func nilResetsFontAndColor() async throws {
      try await clock.play {
        let label = UILabel()
        label.font = .systemFont(ofSize: 30)
        label.textColor = .red
        label.font = nil
        label.textColor = nil
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
      }
    }

    // [animation 104]
    @Test func attributedTextReplacesTextAndStyle() async throws {
      try await clock.play {
        let (label, window) = label("plain", in: CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(label.attributedText?.string == "plain")
        let font = UIFont.boldSystemFont(ofSize: 20)
        let text = NSAttributedString(
          string: "styled", attributes: [.font: font, .foregroundColor: UIColor.red])
        label.attributedText = text
        #expect(label.text == "styled" && label.font == font && label.textColor == .red)
        #expect(label.attributedText == text)
        label.text = "plain"
        #expect(label.attributedText != text && label.attributedText?.string == "plain")
        withExtendedLifetime(window) {}
      }
    }
  }
}
