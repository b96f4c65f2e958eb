import UIKit

/// A row of a menu: a symbol, a title, and perhaps a note.
final class MenuRow: UIControl {
  private let symbol: UIImageView
  private let title: UILabel
  private let note: UILabel

  init(_ title: String, note: String?, glyph: [Glyph]) {
    symbol = UIImageView(image: Glyph.image(of: glyph).withRenderingMode(.alwaysTemplate))
    self.title = UILabel(title, size: 17)
    self.note = UILabel(note ?? "", size: 15, color: .secondaryLabel)
    super.init(frame: .zero)
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    for child in [symbol, self.title, self.note] {
      child.isUserInteractionEnabled = false
      addSubview(child)
    }
    isAccessibilityElement = true
    accessibilityLabel = [title, note].compactMap { $0 }.joined(separator: ", ")
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { showState() }
  }

  override var isHighlighted: Bool {
    didSet { showState() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let side = Glyph.side
    place(symbol, leading: 12, top: (height - side) / 2, width: side, height: side)
    let end = note.sizeThatFits(.zero).width.rounded(.up)
    let start = side + 26
    place(title, leading: start, top: 0, width: max(0, width - start - end - 22), height: height)
    place(note, leading: width - end - 14, top: 0, width: end, height: height)
    title.alignLeading()
  }

  private func showState() {
    backgroundColor = isHighlighted ? .systemFill : isSelected ? .tertiarySystemFill : nil
    symbol.tintColor = isSelected ? .systemBlue : .secondaryLabel
    title.font = .text(17, weight: isSelected ? .semibold : .regular)
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }
}
