import UIKit

/// An edge of the container. Leading and trailing follow the layout direction of the presenting
/// view: right to left is an exact mirror.
public enum TransitionEdge: Hashable, Sendable, CaseIterable {
  /// An edge: `leading` is the left one in a left-to-right layout, the right one otherwise.
  case top, bottom, leading, trailing
}

extension TransitionEdge {
  /// Returns the unit vector that points out of the container over this edge: (1, 0) for the right one.
  public func outward(isRightToLeft: Bool) -> CGVector {
    switch self {
    case .top: CGVector(dx: 0, dy: -1)
    case .bottom: CGVector(dx: 0, dy: 1)
    case .leading: CGVector(dx: isRightToLeft ? 1 : -1, dy: 0)
    case .trailing: CGVector(dx: isRightToLeft ? -1 : 1, dy: 0)
    }
  }
}
