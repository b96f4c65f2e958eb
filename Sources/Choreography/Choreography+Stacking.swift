import UIKit

// Depth. On iOS, siblings that turn in depth cut through each other where their planes do.
extension Choreography {
  /// Returns the choreography with lifts that keep what turns in depth in order, and below all else in the
  /// container. Parts that have lifts of their own, or turn nothing, stay as they are.
  func stacked(on geometry: TransitionGeometry) -> Choreography {
    guard !parts.contains(where: \.changesDepth), parts.contains(where: \.turnsInDepth) else {
      return self
    }
    var choreography = withBack(on: geometry)
    switch stacking {
    case .byOrder: choreography.liftByOrder(on: geometry)
    case .byDepth: choreography.liftByDepth(on: geometry)
    }
    return choreography
  }

  /// The old screen is in the container, too, where no part moves it.
  private func withBack(on geometry: TransitionGeometry) -> Choreography {
    guard geometry.fillsContainer, !parts.contains(where: { $0.role == .back }) else { return self }
    var choreography = self
    let index = parts.firstIndex { $0.role != .backdrop } ?? parts.endIndex
    choreography.parts.insert(Part(role: .back), at: index)
    return choreography
  }

  /// As many as keep a turn that takes a tenth of the way within the gap between two parts.
  private static let steps = 256
  /// The gap between two parts, in points.
  private static let gap: CGFloat = 2

  private var fractions: [CGFloat] {
    let way = overshoot.upperBound - overshoot.lowerBound
    return (0...Choreography.steps).map {
      overshoot.lowerBound + way * CGFloat($0) / CGFloat(Choreography.steps)
    }
  }

  /// Puts the farthest point of each part in front of the nearest one of the part behind it, at every
  /// fraction; the nearest point of all lies just below the plane of the container.
  private mutating func liftByOrder(on geometry: TransitionGeometry) {
    let fractions = fractions
    var ceilings = fractions.map { _ in -Choreography.gap }
    for index in parts.indices.reversed() where !parts[index].role.isView {
      let depths = depths(of: parts[index], at: fractions, on: geometry)
      let lifts = zip(ceilings, depths).map { $0 - $1.upperBound }
      parts[index].lift = .through(Array(zip(fractions, lifts)), .linear)
      ceilings = zip(lifts, depths).map { $0 + $1.lowerBound - Choreography.gap }
    }
  }

  /// Puts all screens equally far behind the plane of the container, and the backdrop behind them.
  private mutating func liftByDepth(on geometry: TransitionGeometry) {
    let fractions = fractions
    let all = parts.filter { $0.role != .backdrop && !$0.role.isView }.flatMap {
      depths(of: $0, at: fractions, on: geometry)
    }
    let (near, far) = (
      all.map(\.upperBound).max() ?? 0, all.map(\.lowerBound).min() ?? 0
    )
    for index in parts.indices where !parts[index].role.isView {
      let isBackdrop = parts[index].role == .backdrop
      parts[index].lift = .still(
        (isBackdrop ? far : 0) - near - (isBackdrop ? 2 : 1) * Choreography.gap)
    }
  }

  /// The depths of the farthest and the nearest corner of a part, after the perspective.
  private func depths(
    of part: Part, at fractions: [CGFloat], on geometry: TransitionGeometry
  ) -> [ClosedRange<CGFloat>] {
    guard part.turnsInDepth else { return fractions.map { _ in 0...0 } }
    let size = part.frame(on: geometry).size
    return fractions.map { f in
      let matrix = part.pose(at: f, overshoot: overshoot).transform(pivot: part.pivot, size: size)
      let depths = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map {
        let (x, y) = ($0.0 * size.width, $0.1 * size.height)
        let divisor = max(x * matrix.m14 + y * matrix.m24 + matrix.m44, 0.01)
        return (x * matrix.m13 + y * matrix.m23 + matrix.m43) / divisor
      }
      return (depths.min() ?? 0)...(depths.max() ?? 0)
    }
  }
}

extension Choreography.Part {
  /// True if the part turns in depth about its middle, which stays in its place.
  var turnsAboutItself: Bool {
    turnsInDepth && x.isZero && y.isZero && pivot == CGPoint(x: 0.5, y: 0.5)
  }

  /// True if the part leaves the plane of the container.
  fileprivate var turnsInDepth: Bool {
    guard !role.isView else { return false }
    return !(rotationX.isZero && rotationY.isZero && z.isZero)
      || (pivotZ != 0 && scale != .still(1))
  }
}
