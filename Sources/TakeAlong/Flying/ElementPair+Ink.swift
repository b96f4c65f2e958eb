import UIKit

// The color of a text and the ground below it.
extension ElementPair {
  /// Changes the color of a text when the page that follows another element comes under it, or goes: before, it
  /// would be black on black.
  ///
  /// - Parameter window: Returns the window of the page at a fraction.
  func turn(where window: (CGFloat) -> CGRect?) {
    guard [.overlap, .giveWay].contains(morphLayer.blend), let old = back.styled as? UILabel,
      let new = fore.styled as? UILabel, !old.hasGround, !new.hasGround, old.ink != new.ink
    else { return }
    func isOnPage(_ fraction: CGFloat) -> Bool {
      window(fraction)?.contains(morphLayer.morph.pose(at: fraction).center) == true
    }
    let first = isOnPage(0)
    let fractions = stride(from: CGFloat(0.02), through: 1, by: 0.02)
    guard var after = fractions.first(where: { isOnPage($0) != first }) else { return }
    var before = after - 0.02
    for _ in 0..<5 {
      let middle = (before + after) / 2
      if isOnPage(middle) == first { before = middle } else { after = middle }
    }
    // Before an arriving view has been rendered, there is no snapshot of it.
    let isReady = back.original.isCopied && fore.original.isCopied
    morphLayer.change(to: .turn(at: after.clamped(to: isReady ? 0.02...0.98 : 0.08...0.92)))
  }
}

extension UILabel {
  fileprivate var ink: UIColor { shownColor.resolvedColor(with: traitCollection) }

  /// True if its text is read on a color of its own.
  fileprivate var hasGround: Bool { (layer.backgroundColor?.alpha ?? 0) >= 0.5 }
}
