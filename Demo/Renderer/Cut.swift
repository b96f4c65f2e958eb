import Tape
import UIKit

/// The edge along which a group is cut once it is drawn.
///
/// A pixel that the edge crosses is covered in part. If every layer that ends there covered it in
/// part, each would let the layer under it show through: a pale line along a dark picture. So
/// inside the group layers reach a little too far, and the cut gives them one common edge.
struct Cut {
  private let back: Homography
  private let bounds: CGRect

  init?(_ bounds: CGRect, at place: Homography) {
    guard let back = place.inverse else { return nil }
    self.back = back
    self.bounds = bounds
  }

  /// Returns `rect`, moved outward where it ends on the edge.
  func bled(_ rect: CGRect, at place: Homography) -> CGRect {
    let way = back * place
    guard way.isUpright, way.a > 0, way.e > 0 else { return rect }
    let scale = place.magnification(Double(rect.midX), Double(rect.midY))
    guard scale > 0 else { return rect }
    let start = way(Double(rect.minX), Double(rect.minY))
    let end = way(Double(rect.maxX), Double(rect.maxY))
    let reach = 2 / scale
    func margin(_ gap: Double) -> CGFloat { abs(gap) * scale < 0.05 ? CGFloat(reach) : 0 }
    let left = margin(start.x - Double(bounds.minX))
    let top = margin(start.y - Double(bounds.minY))
    return CGRect(
      x: rect.minX - left, y: rect.minY - top,
      width: rect.width + left + margin(end.x - Double(bounds.maxX)),
      height: rect.height + top + margin(end.y - Double(bounds.maxY)))
  }
}

extension Cut? {
  func bled(_ rect: CGRect, at place: Homography) -> CGRect {
    map { $0.bled(rect, at: place) } ?? rect
  }
}
