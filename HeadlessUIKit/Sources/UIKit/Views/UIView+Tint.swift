extension UIView {
  var inheritedTint: UIColor { ownTint ?? superview?.inheritedTint ?? .systemBlue }

  var effectiveTint: UIColor {
    effectiveTintMode == .dimmed ? inheritedTint.dimmedTint(in: traitCollection) : inheritedTint
  }

  /// Never automatic (documentation of `tintAdjustmentMode`).
  var effectiveTintMode: TintAdjustmentMode {
    ownTintMode == .automatic ? superview?.effectiveTintMode ?? .normal : ownTintMode
  }

  func setTint(_ color: UIColor?) {
    ownTint = color
    announceTint()
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    ownTintMode = mode
    announceTint()
  }

  /// Tells this view and every one below that inherits (documentation of `tintColorDidChange()`).
  private func announceTint() {
    announcedTint = effectiveTint
    traitCollection.performAsCurrent { tintColorDidChange() }
    for child in ownSubviews { child.announceTintIfChanged() }
  }

  /// A view that enters a hierarchy hears of it only when its tint is another one there.
  func announceTintIfChanged() {
    let tint = effectiveTint
    guard (announcedTint ?? .systemBlue) != tint else { return }
    announceTint()
  }
}

extension UIColor {
  // Unverified: UIKit says "desaturated"; which grey exactly is not documented.
  func dimmedTint(in traits: UITraitCollection) -> UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    else { return self }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}
