import UIKit

// Colors do not change, though not every system's headers say that they may be sent.

/// The background behind the screens: during a transition, and behind a card while it is open.
public enum TransitionBackdrop: Hashable, @unchecked Sendable {
  /// Black with this opacity, 0…1. Where both screens move apart it is opaque: the window must not show
  /// between them.
  case black(opacity: CGFloat)
  /// Any color. Its alpha applies behind a card; where both screens move apart it is opaque.
  case color(UIColor)
  /// A blur of the presenting screen. For cards only; elsewhere reported and ignored.
  case blur(UIBlurEffect.Style)

  /// Opaque black.
  public static var black: TransitionBackdrop { .black(opacity: 1) }
}

extension TransitionBackdrop {
  func isSound(behindCard isCard: Bool) -> Bool {
    switch self {
    case .black(let opacity): opacity.isFinite && (0...1).contains(opacity)
    case .color: true
    // Full-screen presets show nothing behind the screens that could be blurred.
    case .blur: isCard
    }
  }

  /// `nil` for a blur.
  var color: UIColor? {
    switch self {
    case .black(let opacity): UIColor.black.withAlphaComponent(opacity)
    case .color(let color): color
    case .blur: nil
    }
  }

  @MainActor var effect: UIVisualEffect? {
    if case .blur(let style) = self { UIBlurEffect(style: style) } else { nil }
  }
}
