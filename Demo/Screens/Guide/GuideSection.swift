import UIKit

/// A headline above rows, which share the height that is left.
final class GuideSection: UIView {
  let rows: [GuideRow]

  private let headline: UILabel

  init(_ title: String, rows: [GuideRow]) {
    self.rows = rows
    headline = UILabel(title, size: 22, weight: .bold)
    super.init(frame: .zero)
    for child in [headline] + rows { addSubview(child) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(headline, leading: 4, top: 0, width: max(0, bounds.width - 8), height: .text(28))
    headline.alignLeading()
    let top: CGFloat = .text(28) + 8
    let gap: CGFloat = 8
    let count = CGFloat(rows.count)
    let height = min((bounds.height - top - gap * (count - 1)) / count, 190).rounded(.down)
    for (index, row) in rows.enumerated() {
      place(
        row, leading: 0, top: top + CGFloat(index) * (height + gap), width: bounds.width,
        height: max(0, height))
    }
  }
}
