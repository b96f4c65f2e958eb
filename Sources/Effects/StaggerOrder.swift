import UIKit

/// The order in which several views begin.
public struct StaggerOrder: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case reading, reversed
    case distance(TransitionPlace)
  }

  let kind: Kind

  /// From top to bottom, and from leading to trailing within a row.
  public static let reading = StaggerOrder(kind: .reading)
  /// The same backward.
  public static let reversed = StaggerOrder(kind: .reversed)

  /// The nearer a view is to a place, the sooner it begins, in proportion to the distance.
  public static func distance(from place: TransitionPlace) -> StaggerOrder {
    StaggerOrder(kind: .distance(place))
  }

  var place: TransitionPlace? { if case .distance(let place) = kind { place } else { nil } }

  /// Returns the rank of each of several views, 0…1.
  ///
  /// - Parameter frames: In reading order.
  func ranks(of frames: [CGRect], on geometry: TransitionGeometry) -> [CGFloat] {
    let last = CGFloat(max(frames.count - 1, 1))
    switch kind {
    case .reading: return frames.indices.map { CGFloat($0) / last }
    case .reversed: return frames.indices.map { CGFloat(frames.count - 1 - $0) / last }
    case .distance(let place):
      let middle = (geometry.frame(of: place) ?? geometry.whole).middle
      let distances = frames.map { hypot($0.midX - middle.x, $0.midY - middle.y) }
      guard let near = distances.min(), let far = distances.max(), far > near else {
        return frames.map { _ in 0 }
      }
      return distances.map { ($0 - near) / (far - near) }
    }
  }
}
