import UIKit

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }

  /// The rectangle on whole points, so that a card's edges are crisp at every screen scale.
  var rounded: CGRect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }

  var isUsable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) && width > 0 && height > 0
  }
}

extension CGPoint {
  var isUsable: Bool { x.isFinite && y.isFinite }
}
