import UIKit

/// The stage in numbers: all that a choreography may know of a container.
/// Points, in the container's coordinates.
struct Geometry: Equatable {
  var container: CGSize
  /// Where the fore screen rests: the whole container, or a card's frame.
  var fore: CGRect
  var isRightToLeft = false
  var options = TransitionSettings()
  /// Where `TransitionOptions.origin` lies, when the app named one that can be found.
  var origin: CGPoint?
  /// Where `TransitionOptions.destination` lies.
  var destination: CGPoint?

  /// How far a movement may still be off without anyone seeing it, as a share of `way` points.
  func residue(over way: CGFloat) -> CGFloat { 0.25 / max(way, 1) }
}

extension TransitionEdge {
  /// The way out over this edge. Leading and trailing follow the layout direction.
  func outward(isRightToLeft: Bool) -> CGVector {
    switch self {
    case .top: CGVector(dx: 0, dy: -1)
    case .bottom: CGVector(dx: 0, dy: 1)
    case .leading: CGVector(dx: isRightToLeft ? 1 : -1, dy: 0)
    case .trailing: CGVector(dx: isRightToLeft ? -1 : 1, dy: 0)
    }
  }
}
