import UIKit

extension UIScrollView {
  /// The range of `contentOffset` at rest.
  var restingOffsets: CGRect {
    let inset = adjustedContentInset
    let width = max(contentSize.width + inset.left + inset.right - bounds.width, 0)
    let height = max(contentSize.height + inset.top + inset.bottom - bounds.height, 0)
    return CGRect(x: -inset.left, y: -inset.top, width: width, height: height)
  }

  /// Returns the nearest offset in `restingOffsets`.
  func resting(_ offset: CGPoint) -> CGPoint {
    let limits = restingOffsets
    return CGPoint(
      x: offset.x.clamped(to: limits.minX...limits.maxX),
      y: offset.y.clamped(to: limits.minY...limits.maxY))
  }

  /// True if the content is not stretched. Half a pixel of an iPhone's display does not count.
  var isWithinItsEdges: Bool {
    let (rest, now) = (resting(contentOffset), contentOffset)
    return abs(rest.x - now.x) < 0.17 && abs(rest.y - now.y) < 0.17
  }

  /// Returns `offset` with the content at the edge reached by a finger's movement along `axis`.
  func offset(atEdgeAlong axis: CGVector, from offset: CGPoint) -> CGPoint {
    let limits = restingOffsets
    var edge = offset
    if axis.dy != 0 { edge.y = axis.dy > 0 ? limits.minY : limits.maxY }
    if axis.dx != 0 { edge.x = axis.dx > 0 ? limits.minX : limits.maxX }
    return edge
  }

  /// Returns the distance of a finger along `axis` to bring the content from `offset` to its edge.
  func room(from offset: CGPoint, along axis: CGVector) -> CGFloat {
    // Content moves with the finger, `contentOffset` in the opposite direction.
    let edge = self.offset(atEdgeAlong: axis, from: offset)
    return CGVector(dx: offset.x - edge.x, dy: offset.y - edge.y).along(axis)
  }

  func scrolls(vertically: Bool) -> Bool {
    let limits = restingOffsets
    return vertically
      ? limits.height > 0 || (bounces && alwaysBounceVertical)
      : limits.width > 0 || (bounces && alwaysBounceHorizontal)
  }
}

extension CGPoint {
  /// Returns the offset of content moved by a finger by `distance` along `axis`.
  func scrolled(by distance: CGFloat, along axis: CGVector) -> CGPoint {
    CGPoint(x: x - axis.dx * distance, y: y - axis.dy * distance)
  }
}
