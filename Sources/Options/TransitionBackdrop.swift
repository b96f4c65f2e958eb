import UIKit

/// What lies behind the screens.
public enum TransitionBackdrop: Hashable {
  /// Black, as strong as `opacity` (0…1) says.
  case black(opacity: CGFloat)
  /// Any color; its alpha counts behind a card.
  case color(UIColor)
  /// The presenter out of focus, behind cards only.
  case blur(UIBlurEffect.Style)

  public static var black: TransitionBackdrop { .black(opacity: 1) }
}

extension TransitionBackdrop {
  func isSound(behindCard isCard: Bool) -> Bool {
    switch self {
    case .black(let opacity): opacity.isFinite && (0...1).contains(opacity)
    case .color: true
    // Between two full screens there is nothing to be seen out of focus.
    case .blur: isCard
    }
  }

  /// A blur has none.
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
