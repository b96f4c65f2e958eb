import UIKit

/// A symbol to tap, on a disk or without one.
final class SymbolButton: UIControl {
  let symbol: SymbolView
  /// The symbol's share of the button's height.
  private let share: CGFloat

  init(
    _ symbol: SymbolView.Symbol, color: UIColor, disk: UIColor? = nil, share: CGFloat = 0.6,
    accessibilityLabel: String
  ) {
    self.symbol = SymbolView(symbol, color: color)
    self.share = share
    super.init(frame: .zero)
    backgroundColor = disk
    addSubview(self.symbol)
    isAccessibilityElement = true
    self.accessibilityLabel = accessibilityLabel
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what a tap does: it pauses what plays.
  func show(isPlaying: Bool) {
    symbol.symbol = isPlaying ? .pause : .play
    accessibilityLabel = isPlaying ? "Pause" : "Play"
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let side = bounds.height * share
    symbol.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    symbol.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
