import UIKit

/// The size of a card.
public enum TransitionSize: Equatable, Sendable {
  /// Fractions of the container's width and height, more than 0 and at most 1, limited to the safe
  /// area.
  case proportional(width: CGFloat, height: CGFloat)
  /// A width and height in points, limited to the safe area.
  case fixed(width: CGFloat, height: CGFloat)
  /// The container minus these insets, in points. Ignores the safe area.
  case inset(UIEdgeInsets)
}

extension TransitionSize {
  var isSound: Bool {
    switch self {
    case .proportional(let width, let height):
      [width, height].allSatisfy { $0.isFinite && $0 > 0 && $0 <= 1 }
    case .fixed(let width, let height):
      [width, height].allSatisfy { $0.isFinite && $0 > 0 }
    case .inset(let insets):
      [insets.top, insets.left, insets.bottom, insets.right].allSatisfy { $0.isFinite }
    }
  }
}
