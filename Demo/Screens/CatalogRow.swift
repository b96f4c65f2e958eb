import TransitionCatalog
import UIKit

/// A rounded card with a preset's glyph, name and description.
final class CatalogRow: UIControl {
  let preset: TransitionPreset

  private let highlight = UIView()
  private let tile: GradientView
  private let glyph: UIImageView
  private let nameLabel: UILabel
  private let summaryLabel: UILabel
  private let chevron = ChevronView()

  init(_ preset: TransitionPreset) {
    self.preset = preset
    let exhibit = preset.exhibit
    tile = GradientView(colors: [exhibit.tints.0, exhibit.tints.1].map(UIColor.init(hex:)))
    glyph = UIImageView(image: Glyph.image(of: exhibit.glyph))
    nameLabel = UILabel(preset.title, size: 17, weight: .semibold)
    summaryLabel = UILabel(exhibit.summary, size: 13, color: .secondaryLabel)
    super.init(frame: .zero)

    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    clipsToBounds = true
    highlight.backgroundColor = .systemGray4
    highlight.alpha = 0
    tile.layer.cornerRadius = 10
    tile.layer.cornerCurve = .continuous

    for child in [highlight, tile, nameLabel, summaryLabel, chevron] {
      child.isUserInteractionEnabled = false
      addSubview(child)
    }
    tile.addSubview(glyph)
    isAccessibilityElement = true
    accessibilityLabel = "\(preset.title). \(exhibit.summary)"
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      if isHighlighted {
        highlight.alpha = 1
      } else {
        UIView.animate(withDuration: 0.35) { self.highlight.alpha = 0 }
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    let side = min(44, height - 12)
    let inset = min(16, (height - side) / 2)
    highlight.frame = bounds
    place(tile, leading: inset, top: (height - side) / 2, width: side, height: side)
    let art = min(Glyph.side, side * 0.64)
    glyph.bounds = CGRect(x: 0, y: 0, width: art, height: art)
    glyph.center = CGPoint(x: side / 2, y: side / 2)

    let start = inset + side + 14
    let width = max(0, bounds.width - start - 38)
    let (name, summary): (CGFloat, CGFloat) = (.text(21), .text(17))
    let top = ((height - name - summary - 2) / 2).rounded()
    place(nameLabel, leading: start, top: top, width: width, height: name)
    place(summaryLabel, leading: start, top: top + name + 1, width: width, height: summary)
    place(chevron, leading: bounds.width - 25, top: (height - 14) / 2, width: 9, height: 14)
    for label in [nameLabel, summaryLabel] { label.alignLeading() }
  }
}
