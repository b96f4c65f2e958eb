import Foundation
import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct LabelTests {
    init() { Headless.reset() }

    private func drawnText(_ label: UILabel) -> [(String, CGPoint, HeadlessDrawing.Text)] {
      Headless.turn()
      let drawing = (label.layer.contents as? CGImage)?.headlessDrawing
      return (drawing?.commands ?? []).compactMap {
        if case .text(let text, let baseline) = $0 { (text.string, baseline, text) } else { nil }
      }
    }

    /// A label in a window, which lives as long as the caller keeps it.
    private func label(_ text: String, in frame: CGRect) -> (UILabel, UIWindow) {
      let window = Headless.makeWindow()
      let label = UILabel(frame: frame)
      label.text = text
      window.addSubview(label)
      return (label, window)
    }

    // developer.apple.com/documentation/uikit/uilabel: text is drawn centered in the height.
    @Test func textStandsInTheMiddleOfTheHeight() throws {
      let (label, window) = label("Title", in: CGRect(x: 0, y: 0, width: 200, height: 60))
      defer { withExtendedLifetime(window) {} }
      let (string, baseline, text) = try #require(drawnText(label).first)
      #expect(string == "Title")
      let expected = (60 - label.font.lineHeight) / 2 + label.font.ascender
      #expect(abs(baseline.y - expected) < 0.5)
      #expect(baseline.x == 0)
      #expect(text.weight == 400 && text.pointSize == 17)
    }

    @Test func textIsAlignedInTheWidth() throws {
      let (label, window) = label("Title", in: CGRect(x: 0, y: 0, width: 200, height: 30))
      defer { withExtendedLifetime(window) {} }
      label.textAlignment = .right
      let right = try #require(drawnText(label).first)
      #expect(abs(right.1.x + right.2.width - 200) < 1e-6)
      label.textAlignment = .center
      let center = try #require(drawnText(label).first)
      #expect(abs(center.1.x + center.2.width / 2 - 100) < 1e-6)
    }

    @Test func aChangedTextIsDrawnInTheNextTurn() {
      let (label, window) = label("One", in: CGRect(x: 0, y: 0, width: 200, height: 30))
      defer { withExtendedLifetime(window) {} }
      #expect(drawnText(label).map(\.0) == ["One"])
      label.text = "Two"
      #expect(drawnText(label).map(\.0) == ["Two"])
      label.text = nil
      #expect(drawnText(label).isEmpty)
    }

    @Test func aNarrowerLabelIsDrawnAgain() {
      let (label, window) = label(
        "A rather long title", in: CGRect(x: 0, y: 0, width: 300, height: 30))
      defer { withExtendedLifetime(window) {} }
      #expect(drawnText(label).map(\.0) == ["A rather long title"])
      label.bounds.size.width = 80
      #expect(drawnText(label).first?.0.hasSuffix("…") == true)
    }

    // …/uikit/supporting-dark-mode-in-your-interface: labels update their colors by themselves.
    @Test func aDynamicColorFollowsTheTraits() throws {
      let (label, window) = label("Title", in: CGRect(x: 0, y: 0, width: 200, height: 30))
      defer { withExtendedLifetime(window) {} }
      #expect(try #require(drawnText(label).first).2.color.headlessComponents[0] == 0)
      label.overrideUserInterfaceStyle = .dark
      #expect(try #require(drawnText(label).first).2.color.headlessComponents[0] == 1)
    }

    @Test func linesThatDoNotFitTheHeightAreCut() {
      let (label, window) = label(
        "one two three four five six", in: CGRect(x: 0, y: 0, width: 70, height: 42))
      defer { withExtendedLifetime(window) {} }
      label.numberOfLines = 0
      let lines = drawnText(label).map(\.0)
      #expect(lines.count == 2)
      #expect(lines.last?.hasSuffix("…") == true)
    }

    // [animation 104]
    @Test func plainTextIsAnAttributedStringInTheLabelsStyle() {
      let (label, other) = (UILabel(), UILabel())
      (label.text, other.text) = ("plain", "plain")
      let same = NSAttributedString(
        string: "plain", attributes: [.font: label.font!, .foregroundColor: label.textColor!])
      #expect(label.attributedText == same && same == label.attributedText)
      #expect(label.attributedText == other.attributedText)
      other.textColor = .red
      #expect(label.attributedText != other.attributedText)
      (other.textColor, other.font) = (label.textColor, .systemFont(ofSize: 40))
      #expect(label.attributedText != other.attributedText)
      (other.font, other.text) = (label.font, "other")
      #expect(label.attributedText != other.attributedText)
      let style = other.attributedText?.attributes(at: 0, effectiveRange: nil)
      #expect(style?[.font] as? UIFont == label.font)
    }

    // [animation 104]
    @Test func aLineMayBeSetSmallerToFit() {
      let (label, window) = label(
        "A long title of a book", in: CGRect(x: 0, y: 0, width: 80, height: 30))
      #expect(drawnText(label).first?.0.hasSuffix("…") == true)
      label.adjustsFontSizeToFitWidth = true
      let drawn = drawnText(label).first
      #expect(drawn?.0 == "A long title of a book" && drawn?.2.pointSize ?? 17 < 12)
      label.minimumScaleFactor = 0.9
      #expect(drawnText(label).first?.2.pointSize == 17 * 0.9)
      withExtendedLifetime(window) {}
    }

    // …/uiview/contentscalefactor
    @Test func aLabelIsDrawnInTheScaleOfItsContents() {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.text = "Lake"
      label.contentScaleFactor = 7.5
      label.layer.displayIfNeeded()
      #expect(label.layer.contentsScale == 7.5)
      #expect((label.layer.contents as! CGImage?)?.headlessDrawing?.scale == 7.5)
    }
  }
}
