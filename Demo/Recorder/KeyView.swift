import UIKit

/// One key of the drawn keyboard. A letter is shown above the finger that presses its key.
final class KeyView: UIControl {
  let key: Key

  /// Indicates whether letters are capital.
  var isUppercase = false {
    didSet { if isUppercase != oldValue { update() } }
  }
  private let edge = UIView()
  private let cap = UIView()
  private let label = UILabel()
  private let glyph: KeyGlyphView?
  private var balloon: KeyBalloon?

  init(_ key: Key) {
    self.key = key
    glyph = key == .shift ? KeyGlyphView(.shift) : key == .delete ? KeyGlyphView(.delete) : nil
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: key.isLetter ? 23 : 16)
    label.textAlignment = .center
    label.textColor = .label
    edge.backgroundColor = KeyColors.edge
    for view in [edge, cap] {
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = 5
      view.layer.cornerCurve = .continuous
      addSubview(view)
    }
    addSubview(glyph ?? label)
    update()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      update()
      balloon?.removeFromSuperview()
      balloon = nil
      guard isHighlighted, key.isLetter, let superview,
        let letter = key.caption(isUppercase: isUppercase)
      else { return }
      let balloon = KeyBalloon(letter, over: frame, in: superview.bounds.width)
      superview.addSubview(balloon)
      self.balloon = balloon
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = bounds.offsetBy(dx: 0, dy: 1)
    cap.frame = bounds
    // Small letters are lower than capital ones, and stand as if both were equally high.
    label.frame = bounds.offsetBy(dx: 0, dy: key.isLetter && !isUppercase ? -1.5 : 0)
    let side: CGFloat = key == .delete ? 23 : 20
    glyph?.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  private func update() {
    label.text = key.caption(isUppercase: isUppercase)
    let isOn = key == .shift && isUppercase
    glyph?.isFilled = isOn
    var isBright = key.isBright || isOn
    if isHighlighted, !key.isLetter { isBright.toggle() }
    cap.backgroundColor = isBright ? KeyColors.bright : KeyColors.dim
    setNeedsLayout()
  }
}
