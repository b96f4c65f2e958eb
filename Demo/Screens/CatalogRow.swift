import UIKit

/// A rounded card with a preset's glyph, name and description.
final class CatalogRow: UIControl {
  let entry: Entry

  private let highlight = UIView()
  private let tile: GradientView
  private let glyph: UIImageView
  private let nameLabel: UILabel
  private let summaryLabel: UILabel
  private let soonLabel = UILabel("Soon", size: 13, color: .tertiaryLabel)
  private let chevron = ChevronView()

  init(entry: Entry) {
    self.entry = entry
    tile = GradientView(colors: entry.tints)
    glyph = UIImageView(image: Glyph.image(for: entry))
    nameLabel = UILabel(entry.title, size: 17, weight: .semibold)
    summaryLabel = UILabel(entry.summary, size: 13, color: .secondaryLabel)
    super.init(frame: .zero)

    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    clipsToBounds = true
    highlight.backgroundColor = .systemGray4
    highlight.alpha = 0
    tile.layer.cornerRadius = 10
    tile.layer.cornerCurve = .continuous
    isEnabled = entry.preset != nil
    chevron.isHidden = !isEnabled
    soonLabel.isHidden = isEnabled

    for child in [highlight, tile, nameLabel, summaryLabel, soonLabel, chevron] {
      child.isUserInteractionEnabled = false
      addSubview(child)
    }
    tile.addSubview(glyph)
    isAccessibilityElement = true
    accessibilityLabel = "\(entry.title). \(entry.summary)"
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

    let end: CGFloat = soonLabel.isHidden ? 10 : 36
    let start = inset + side + 14
    let width = max(0, bounds.width - start - end - 28)
    let top = ((height - 40) / 2).rounded()
    place(nameLabel, leading: start, top: top, width: width, height: 21)
    place(summaryLabel, leading: start, top: top + 22, width: width, height: 17)
    let tail = bounds.width - 16 - end
    place(chevron, leading: tail + 1, top: (height - 14) / 2, width: 9, height: 14)
    place(soonLabel, leading: tail, top: (height - 17) / 2, width: end, height: 17)
    for label in [nameLabel, summaryLabel] { label.alignLeading() }
    soonLabel.textAlignment = isRightToLeft ? .left : .right
  }
}
