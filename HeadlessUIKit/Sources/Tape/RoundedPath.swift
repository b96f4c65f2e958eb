import Foundation
import UIKit

/// A path that is a rectangle with equal round corners.
struct RoundedPath {
  let rect: CGRect
  let radius: CGFloat

  /// Returns nil for any other path.
  init?(_ path: CGPath) {
    let box = path.boundingBox
    guard !box.isNull, !box.isEmpty else { return nil }
    let elements = path.headlessElements
    // The point at which the first corner begins or ends tells the radius.
    var radius: CGFloat = 0
    for element in elements {
      guard case .cubic(let end, _, _) = element else { continue }
      let x = min(abs(end.x - box.minX), abs(box.maxX - end.x))
      let y = min(abs(end.y - box.minY), abs(box.maxY - end.y))
      radius = max(x, y)
      break
    }
    let model = CGPath(
      roundedRect: box, cornerWidth: min(radius, box.width / 2),
      cornerHeight: min(radius, box.height / 2), transform: nil)
    guard RoundedPath.points(model) == RoundedPath.points(path) else { return nil }
    (rect, self.radius) = (box, radius)
  }

  /// All points, to a hundredth, wherever the path begins.
  private static func points(_ path: CGPath) -> Set<SIMD2<Int>> {
    var points: Set<SIMD2<Int>> = []
    func add(_ all: CGPoint...) {
      for point in all {
        points.insert(
          SIMD2(Int((point.x * 100).rounded()), Int((point.y * 100).rounded())))
      }
    }
    for element in path.headlessElements {
      switch element {
      case .move(let end), .line(let end): add(end)
      case .quad(let end, let control): add(end, control)
      case .cubic(let end, let one, let two): add(end, one, two)
      case .close: break
      }
    }
    return points
  }
}
