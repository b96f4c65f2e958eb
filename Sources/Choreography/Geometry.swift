import UIKit

/// The stage in numbers: all that a choreography may know of a container.
/// Points, in the container's coordinates.
struct Geometry: Equatable {
  var container: CGSize
  /// Where the fore screen rests: the whole container, or a card's frame.
  var fore: CGRect
  var isRightToLeft = false
  var options = ResolvedOptions()
  /// What `TransitionOptions.origin` names, when it can be found; a point has no size.
  var origin: CGRect?
  /// What `TransitionOptions.destination` names.
  var destination: CGRect?

  /// How far a movement may still be off without anyone seeing it, as a share of `way` points.
  func tolerance(over distance: CGFloat) -> CGFloat { 0.25 / max(distance, 1) }

  /// 1 where leading is left, −1 where it is right: what turns or leans turns the other way.
  var side: CGFloat { isRightToLeft ? -1 : 1 }

  /// The edge of the container that is nearest to a point.
  func nearestEdge(to point: CGPoint) -> CGVector {
    let edges: [(CGFloat, CGVector)] = [
      (point.y, CGVector(dx: 0, dy: -1)), (container.height - point.y, CGVector(dx: 0, dy: 1)),
      (point.x, CGVector(dx: -1, dy: 0)), (container.width - point.x, CGVector(dx: 1, dy: 0)),
    ]
    return edges.min { $0.0 < $1.0 }?.1 ?? CGVector(dx: 0, dy: -1)
  }

  /// How far a card travels until it and its shadow have left over an edge.
  func exitOffset(over edge: CGVector) -> CGVector {
    let shadow: CGFloat = 60
    return CGVector(
      dx: edge.dx * (edge.dx < 0 ? fore.maxX + shadow : container.width - fore.minX + shadow),
      dy: edge.dy * (edge.dy < 0 ? fore.maxY + shadow : container.height - fore.minY + shadow))
  }
}
