import UIKit

/// The size of a card at rest, and its margins.
struct CardLayout: Equatable, Sendable {
  /// The default corner radius of a card, in points.
  static let cornerRadius: CGFloat = 28
  /// The opacity of a card's shadow, as soft as under iOS's own zoomed pages:
  /// https://pub.dev/packages/swift_transitions
  static let shadow: CGFloat = 0.24
  /// The width from which on a card's screen is laid out as a whole iPad's. UIKit's own form sheets,
  /// which are compact, are narrower.
  static let regularWidth: CGFloat = 600
  /// The least space between a card and the keyboard, in points.
  static let keyboardGap: CGFloat = 10
  /// A keyboard makes a card no lower than this.
  static let leastHeight: CGFloat = 80

  /// The preset's default, used when the app gives no size.
  var size: TransitionSize
  /// The space kept free inside the safe area, in points: left and right, above and below.
  var margins = CGSize.zero

  init(size: TransitionSize, margins: CGSize = .zero) {
    self.size = size
    self.margins = margins
  }

  /// The card's frame in the container's coordinates: centered in the safe area, or `.inset`.
  ///
  /// - Parameter preferred: The size that the screen prefers. It counts where the app gives no size and
  ///   both of its sides are more than 0, as far as it is not larger than the preset's own.
  func frame(
    in bounds: CGRect, safeArea: UIEdgeInsets, size: TransitionSize?, preferred: CGSize
  ) -> CGRect {
    let own = frame(in: bounds, safeArea: safeArea, size: size)
    guard size == nil, preferred.width > 0, preferred.height > 0 else { return own }
    let fitting = TransitionSize.fixed(
      width: min(preferred.width, own.width), height: min(preferred.height, own.height))
    return frame(in: bounds, safeArea: safeArea, size: fitting)
  }

  /// Moves a card's frame up from a keyboard, and makes it lower where it does not fit above it.
  func frame(_ frame: CGRect, above keyboard: CGFloat, in safe: CGRect) -> CGRect {
    let bottom = keyboard - Self.keyboardGap
    guard frame.maxY > bottom else { return frame }
    let top = max(bottom - frame.height, min(frame.minY, safe.minY + margins.height))
    let height = min(frame.height, max(bottom - top, Self.leastHeight))
    return CGRect(x: frame.minX, y: top, width: frame.width, height: height).rounded
  }

  /// The card's frame without regard to what its screen prefers.
  func frame(in bounds: CGRect, safeArea: UIEdgeInsets, size: TransitionSize?) -> CGRect {
    let safe = bounds.inset(by: safeArea)
    // `size.width`, not `width`: it is negative where the insets exceed the container.
    let most = CGSize(
      width: max(safe.size.width - 2 * margins.width, 0),
      height: max(safe.size.height - 2 * margins.height, 0))
    let wanted: CGSize
    switch size ?? self.size {
    case .proportional(let width, let height):
      wanted = CGSize(width: bounds.width * width, height: bounds.height * height)
    case .fixed(let width, let height):
      wanted = CGSize(width: width, height: height)
    case .inset(let insets):
      let inside = bounds.inset(by: insets)
      // Insets that leave no space are ignored: the card has the preset's own size.
      guard inside.size.width > 0, inside.size.height > 0 else {
        return frame(in: bounds, safeArea: safeArea, size: nil)
      }
      return inside.intersection(bounds).rounded
    }
    let fitting = CGSize(
      width: min(wanted.width, most.width), height: min(wanted.height, most.height))
    return CGRect(
      x: safe.midX - fitting.width / 2, y: safe.midY - fitting.height / 2,
      width: fitting.width, height: fitting.height
    ).rounded
  }
}
