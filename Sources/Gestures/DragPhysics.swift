import UIKit

/// The fingers' movement that a gesture measures.
enum DragKind: Hashable, Sendable {
  case pinch, edge, pull
  /// In two dimensions: the screen tracks the finger in any direction.
  case pan

  /// Returns the way to the closed screen beyond which a release closes: for a pinch a share, otherwise points, in a
  /// container of `extent` points.
  ///
  /// The numbers of iOS's own back swipe and zoom, measured frame by frame: https://pub.dev/packages/swift_transitions
  func threshold(over extent: CGFloat) -> CGFloat {
    switch self {
    case .pinch: 0.5
    case .edge: extent / 2
    // About 120 of a phone's 844 points.
    case .pull, .pan: 0.142 * extent
    }
  }
}

extension CGFloat {
  /// Returns the offset of content that was dragged by this distance beyond its limit, with the resistance of iOS's
  /// scroll views: the slope is .55 at first, and the offset never reaches `extent`, the size of the content
  /// (https://gist.github.com/originell/6961057).
  func rubberBanded(over extent: CGFloat) -> CGFloat {
    guard extent > 0, self > 0 else { return 0 }
    return extent * (1 - 1 / (1 + 0.55 * self / extent))
  }
}
