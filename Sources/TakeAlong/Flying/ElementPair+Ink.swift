import UIKit

// The color of a text or a glyph, and the ground below it.
extension ElementPair {
  /// Changes the color of a text or a glyph when the page that follows another element comes under it, or goes: before, it
  /// would be black on black.
  ///
  /// - Parameter window: Returns the window of the page at a fraction.
  func turn(where window: (CGFloat) -> CGRect?) {
    guard [.overlap, .giveWay].contains(morphLayer.blend), let old = back.styled,
      let new = fore.styled, let first = old.ink, let last = new.ink, first != last,
      !old.hasGround, !new.hasGround
    else { return }
    func isOnPage(_ fraction: CGFloat) -> Bool {
      window(fraction)?.contains(morphLayer.morph.pose(at: fraction).center) == true
    }
    let begins = isOnPage(0)
    let fractions = stride(from: CGFloat(0.02), through: 1, by: 0.02)
    guard var after = fractions.first(where: { isOnPage($0) != begins }) else { return }
    var before = after - 0.02
    for _ in 0..<5 {
      let middle = (before + after) / 2
      if isOnPage(middle) == begins { before = middle } else { after = middle }
    }
    // Before an arriving view has been rendered, there is no snapshot of it.
    let isReady = back.original.isCopied && fore.original.isCopied
    morphLayer.change(to: .turn(at: after.clamped(to: isReady ? 0.02...0.98 : 0.08...0.92)))
  }
}

extension UIView {
  /// The one color in which it is drawn: that of a label's text, or of a glyph.
  fileprivate var ink: UIColor? {
    switch self {
    case let label as UILabel: label.shownColor.resolvedColor(with: traitCollection)
    case let picture as UIImageView where picture.isTinted:
      picture.tintColor.resolvedColor(with: traitCollection)
    default: nil
    }
  }

  /// True if it is seen on a color of its own.
  fileprivate var hasGround: Bool { (layer.backgroundColor?.alpha ?? 0) >= 0.5 }
}
