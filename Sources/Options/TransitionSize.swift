import UIKit

/// How large a card is.
public enum TransitionSize: Equatable, Sendable {
  /// Shares of the container's width and height, more than 0 and at most 1.
  case proportional(width: CGFloat, height: CGFloat)
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
  /// What is left of the container inside these insets, in points; the safe area is not heeded.
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
