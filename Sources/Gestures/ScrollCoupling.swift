import UIKit

/// A pull that began in a scroll view: the content scrolls to its edge first, then the screen moves
/// by the rest of the distance: scrolled + moved = pulled.
@MainActor
final class ScrollCoupling {
  private let scrollView: UIScrollView
  private let begun: CGPoint
  private let bounced: Bool
  private(set) var axis = CGVector.zero
  /// The part of the pull that the content consumes before the screen moves, in points.
  private(set) var taken = CGVector.zero

  /// Finds the innermost scroll view under a touch that scrolls vertically, or horizontally.
  init?(under touched: UIView?, in root: UIView, vertically: Bool) {
    var view = touched
    while let candidate = view, candidate !== root.superview {
      if let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.scrolls(vertically: vertically)
      {
        self.scrollView = scrollView
        begun = scrollView.contentOffset
        bounced = scrollView.bounces
        return
      }
      view = candidate.superview
    }
    return nil
  }

  func belongs(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === scrollView.panGestureRecognizer
  }

  /// Begins a pull along `axis`, and measures how far the content is from its edge.
  func begin(along axis: CGVector) {
    self.axis = axis
    taken = axis.scaled(by: max(edge.distance(from: begun, along: axis), 0))
  }

  /// Follows the pull. Returns how far the finger is beyond what the content consumes, in points.
  @discardableResult
  func follow(_ sample: GestureSample) -> CGFloat {
    let moved = (sample.translation - taken).along(axis)
    stop(sample.velocity, moved: moved)
    return moved
  }

  private func stop(_ velocity: CGVector, moved: CGFloat) {
    // At its edge the content must stop, not stretch. Toggled while it is stretched, it would jump.
    if moved > 0 || (velocity.along(axis) > 0 && scrollView.isWithinItsEdges) {
      scrollView.bounces = false
    } else if scrollView.isWithinItsEdges {
      scrollView.bounces = bounced
    }
    if moved > 0, scrollView.contentOffset != edge { scrollView.contentOffset = edge }
  }

  func restoreBounce() { scrollView.bounces = bounced }

  /// The offset at which the content is at the edge that `axis` leads to.
  private var edge: CGPoint {
    var edge = scrollView.contentOffset
    let limits = scrollView.offsets
    if axis.dy != 0 { edge.y = axis.dy > 0 ? limits.minY : limits.maxY }
    if axis.dx != 0 { edge.x = axis.dx > 0 ? limits.minX : limits.maxX }
    return edge
  }
}

extension CGPoint {
  /// The distance in the finger's direction: content moves with the finger, its offset against it.
  fileprivate func distance(from offset: CGPoint, along axis: CGVector) -> CGFloat {
    CGVector(dx: offset.x - x, dy: offset.y - y).along(axis)
  }
}

extension UIScrollView {
  /// The range of content offsets at rest.
  fileprivate var offsets: CGRect {
    let inset = adjustedContentInset
    let width = max(contentSize.width + inset.left + inset.right - bounds.width, 0)
    let height = max(contentSize.height + inset.top + inset.bottom - bounds.height, 0)
    return CGRect(x: -inset.left, y: -inset.top, width: width, height: height)
  }

  fileprivate var isWithinItsEdges: Bool {
    let limits = offsets
    return contentOffset.x >= limits.minX && contentOffset.x <= limits.maxX
      && contentOffset.y >= limits.minY && contentOffset.y <= limits.maxY
  }

  fileprivate func scrolls(vertically: Bool) -> Bool {
    vertically
      ? offsets.height > 0 || alwaysBounceVertical
      : offsets.width > 0 || alwaysBounceHorizontal
  }
}
