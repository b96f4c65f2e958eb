import Testing
import UIKit

@testable import TransitionCatalog

@MainActor
struct ViewFingerprintTests {
  private func text(_ key: NSAttributedString.Key, _ last: UIColor) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Lake Arven", attributes: [.foregroundColor: UIColor.black])
    text.addAttribute(key, value: last, range: NSRange(location: 5, length: 5))
    return text
  }

  /// A word in another color is another look, and so is one that is marked, although text and first color are
  /// the same.
  @Test(arguments: [NSAttributedString.Key.foregroundColor, .backgroundColor])
  func aWordInAnotherColorCounts(key: NSAttributedString.Key) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.attributedText = text(key, .red)
    let red = ViewFingerprint(of: label)
    label.attributedText = text(key, .red)
    #expect(ViewFingerprint(of: label) == red)
    label.attributedText = text(key, .blue)
    #expect(ViewFingerprint(of: label) != red)
    label.text = "Lake Arven"
    #expect(ViewFingerprint(of: label) != red)
  }
}
