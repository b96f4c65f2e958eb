import UIKit

/// A pull that began in a scroll view: the content scrolls to its edge first, then the screen moves
/// by the rest of the distance: scrolled + moved = pulled.
@MainActor
final class ScrollCoupling {
  private let scrollView: UIScrollView
  private let begun: CGPoint
  private let bounce: Bounce
  private let isVertical: Bool
  private(set) var axis = CGVector.zero
  /// The part of the pull that the content consumes before the screen moves, in points.
  private(set) var taken = CGVector.zero

  /// Finds the innermost scroll view under a touch that scrolls vertically, or horizontally.
  init?(under touched: UIView?, in root: UIView, vertically: Bool) {
    isVertical = vertically
    var view = touched
    while let candidate = view, candidate !== root.superview {
      if let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.scrolls(vertically: vertically)
      {
        self.scrollView = scrollView
        begun = scrollView.contentOffset
        bounce = Bounce(of: scrollView)
        return
      }
      view = candidate.superview
    }
    return nil
  }

  func belongs(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === scrollView.panGestureRecognizer
  }

  /// Returns the part of a movement along which the content scrolls: the screen follows it there.
  func scrolling(_ movement: CGVector) -> CGVector {
    isVertical ? CGVector(dx: 0, dy: movement.dy) : CGVector(dx: movement.dx, dy: 0)
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
      restoreBounce()
    }
    if moved > 0, scrollView.contentOffset != edge { scrollView.contentOffset = edge }
  }

  func restoreBounce() { bounce.restore(on: scrollView) }

  /// True if the content was at its edge when the touch began.
  func isAtEdge(along axis: CGVector) -> Bool {
    edge(along: axis).distance(from: begun, along: axis) < 1
  }

  /// True if a pull along `axis` refreshes the content. As in UIKit's own sheets, the screen then
  /// stays where it is: https://github.com/Q42/RefreshableScrollView/issues/2
  func refreshes(along axis: CGVector) -> Bool {
    axis.dy > abs(axis.dx) && scrollView.refreshControl?.isEnabled == true
  }

  /// The offset at which the content is at the edge that `axis` leads to.
  private var edge: CGPoint { edge(along: axis) }

  private func edge(along axis: CGVector) -> CGPoint {
    var edge = scrollView.contentOffset
    let limits = scrollView.offsets
    if axis.dy != 0 { edge.y = axis.dy > 0 ? limits.minY : limits.maxY }
    if axis.dx != 0 { edge.x = axis.dx > 0 ? limits.minX : limits.maxX }
    return edge
  }
}

extension ScrollCoupling {
  /// Where a scroll view bounces: since iOS 17.4 `bounces` sets both axes.
  @MainActor
  fileprivate struct Bounce {
    private let bounces: Bool
    private let vertically: Bool
    private let horizontally: Bool

    init(of scrollView: UIScrollView) {
      bounces = scrollView.bounces
      if #available(iOS 17.4, *) {
        vertically = scrollView.bouncesVertically
        horizontally = scrollView.bouncesHorizontally
      } else {
        (vertically, horizontally) = (bounces, bounces)
      }
    }

    func restore(on scrollView: UIScrollView) {
      if #available(iOS 17.4, *) {
        scrollView.bouncesVertically = vertically
        scrollView.bouncesHorizontally = horizontally
      } else {
        scrollView.bounces = bounces
      }
    }
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
