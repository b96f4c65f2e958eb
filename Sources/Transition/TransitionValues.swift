import UIKit

// `UIColor` is immutable, but not `Sendable` in the headers of every system: hence `@unchecked Sendable`.

/// The background behind the screens: during a transition, and behind a card while it is open.
///
/// ```swift
/// present(card, using: .hang.backdrop(.color(.systemBackground.withAlphaComponent(0.5))))
/// ```
public struct TransitionBackdrop: Hashable, @unchecked Sendable {
  enum Kind: Hashable {
    case black(opacity: CGFloat)
    case color(UIColor)
    case blur(UIBlurEffect.Style)
  }

  let kind: Kind

  /// Black with this opacity, 0…1, by default opaque. Always opaque where both screens move apart, because the window
  /// must not be visible between the screens.
  public static func black(opacity: CGFloat = 1) -> TransitionBackdrop {
    TransitionBackdrop(kind: .black(opacity: opacity))
  }

  /// Any color. Its alpha applies behind a card; where both screens move apart, the color is opaque.
  public static func color(_ color: UIColor) -> TransitionBackdrop {
    TransitionBackdrop(kind: .color(color))
  }

  /// A blur of the presenting screen. For cards only; elsewhere reported and ignored.
  public static func blur(_ style: UIBlurEffect.Style) -> TransitionBackdrop {
    TransitionBackdrop(kind: .blur(style))
  }

  func isSound(behindCard isCard: Bool) -> Bool {
    switch kind {
    case .black(let opacity): opacity.isFinite && (0...1).contains(opacity)
    case .color: true
    // Behind full screens, no content is visible to blur.
    case .blur: isCard
    }
  }

  /// The color; `nil` for a blur.
  var color: UIColor? {
    switch kind {
    case .black(let opacity): UIColor.black.withAlphaComponent(opacity)
    case .color(let color): color
    case .blur: nil
    }
  }

  @MainActor var effect: UIVisualEffect? {
    if case .blur(let style) = kind { UIBlurEffect(style: style) } else { nil }
  }
}

/// An edge of the container. `leading` and `trailing` follow the layout direction of the presenting view: a
/// right-to-left layout is an exact mirror image.
public enum TransitionEdge: Hashable, Sendable, CaseIterable {
  /// An edge: `leading` is the left edge in a left-to-right layout, the right edge otherwise.
  case top, bottom, leading, trailing

  /// Returns the unit vector pointing out of the container over this edge: (1, 0) for the right edge.
  func outward(isRightToLeft: Bool) -> CGVector {
    switch self {
    case .top: CGVector(dx: 0, dy: -1)
    case .bottom: CGVector(dx: 0, dy: 1)
    case .leading: CGVector(dx: isRightToLeft ? 1 : -1, dy: 0)
    case .trailing: CGVector(dx: isRightToLeft ? -1 : 1, dy: 0)
    }
  }

  /// Returns the middle of this edge of a rectangle, without a size.
  func middle(of bounds: CGRect, isRightToLeft: Bool) -> CGRect {
    let way = outward(isRightToLeft: isRightToLeft)
    return CGRect(
      x: bounds.midX + way.dx * bounds.width / 2, y: bounds.midY + way.dy * bounds.height / 2,
      width: 0, height: 0)
  }
}

/// The effect of a pull that begins in a scroll view. In nested scroll views, the innermost scroll view that scrolls in
/// the direction of the pull counts.
///
/// With a `UIRefreshControl`, a pull down always refreshes.
public enum TransitionScrollHandOff: Hashable, Sendable, CaseIterable {
  /// The content scrolls to its edge, and the screen follows the rest of the pull in a single motion. When the finger
  /// moves back, the screen comes to rest first, and then the content scrolls on.
  case atEdge
  /// The content scrolls, and stretches at its edge. The screen moves only if pulled beside the scroll view.
  case never
  /// The screen follows a pull only if the content was at its edge when the finger came down. Otherwise the whole touch
  /// scrolls, and only another touch can move the screen.
  case startsAtEdge
}
