import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Two labels that look alike need one look, and others two.
@MainActor struct AlikeLabelTests {
  nonisolated enum Difference: CaseIterable {
    case nothing, background, text, font, size, lines, alignment, truncation, color, highlight,
      disabled, shadow, shadowOffset, attributes, style, direction,
      invertedColors

    /// What is behind the text is not the text's.
    var isSeenInTheText: Bool { self != .nothing && self != .background }

    @MainActor func change(_ label: UILabel) {
      switch self {
      case .nothing: break
      case .background: label.backgroundColor = .yellow
      case .text: label.text = "Sea"
      case .font: label.font = .systemFont(ofSize: 18)
      case .size: label.frame.size.width = 90
      case .lines: label.numberOfLines = 2
      case .alignment: label.textAlignment = .center
      case .truncation: label.lineBreakMode = .byTruncatingMiddle
      case .color: label.textColor = .red
      case .highlight: label.isHighlighted = true
      case .disabled: label.isEnabled = false
      case .shadow: label.shadowColor = .gray
      case .shadowOffset: label.shadowOffset = CGSize(width: 2, height: 2)
      case .attributes:
        label.attributedText = NSAttributedString(
          string: "Lake",
          attributes: [.foregroundColor: UIColor.black, .font: UIFont.boldSystemFont(ofSize: 17)])
      case .style: label.overrideUserInterfaceStyle = .dark
      case .invertedColors: label.accessibilityIgnoresInvertColors = true
      case .direction: label.semanticContentAttribute = .forceRightToLeft
      }
    }
  }

  private func make() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "Lake"
    label.highlightedTextColor = .blue
    return label
  }

  @Test(arguments: Difference.allCases) func everyDifferenceIsSeen(difference: Difference) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (label, other) = (make(), make())
    difference.change(other)
    for view in [label, other] { window.addSubview(view) }
    #expect(label.looksLike(other) == !difference.isSeenInTheText)
    #expect(other.looksLike(label) == !difference.isSeenInTheText)
  }
}
