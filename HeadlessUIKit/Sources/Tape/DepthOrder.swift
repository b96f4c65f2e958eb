import UIKit

/// The order in which siblings are drawn: the farthest first, and at one depth as listed.
///
/// Planes that cross each other are not cut: each is entirely behind or in front of the other.
package struct DepthOrder {
  package struct Sibling {
    package let layer: CALayer
    package let placement: Placement
  }

  package static func siblings(of layer: CALayer) -> [Sibling] {
    let visible = (layer.sublayers ?? []).filter { !$0.isHidden && $0.opacity > 0 }
    let siblings = visible.map {
      Sibling(layer: $0, placement: Placement(of: $0, in: layer))
    }
    let levels = siblings.compactMap(\.placement.level)
    guard levels.count == siblings.count else { return sorted(siblings) }
    guard Set(levels).count > 1 else { return siblings }
    let order = siblings.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }
    return order.map { siblings[$0] }
  }

  /// Takes, again and again, the first sibling that need not be drawn after another one.
  private static func sorted(_ siblings: [Sibling]) -> [Sibling] {
    var rest = siblings
    let quads = siblings.map { Quad($0.layer.bounds, at: $0.placement.homography) }
    var indices = Array(siblings.indices)
    var result: [Sibling] = []
    while !rest.isEmpty {
      let free = indices.indices.first { candidate in
        indices.indices.allSatisfy { other in
          other == candidate
            || !isBehind(
              siblings[indices[other]], siblings[indices[candidate]], quads[indices[other]],
              quads[indices[candidate]])
        }
      }
      result.append(rest.remove(at: free ?? 0))
      indices.remove(at: free ?? 0)
    }
    return result
  }

  /// Compares two siblings in the middle of the area that both cover.
  private static func isBehind(_ a: Sibling, _ b: Sibling, _ p: Quad, _ q: Quad) -> Bool {
    guard let middle = p.overlapCenter(with: q),
      let near = a.placement.depth(behind: middle.x, middle.y),
      let far = b.placement.depth(behind: middle.x, middle.y)
    else { return false }
    return near < far - 1e-6
  }
}
