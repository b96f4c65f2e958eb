import UIKit

/// A position in a run: the fraction of the choreography, and what is added to its poses. Or a velocity,
/// both per second.
struct RunPosition: Equatable, Sendable {
  var fraction: CGFloat
  var residual = Residual.none

  /// The number that UIKit is told, and that bars and a blur follow, 0…1.
  var progress: CGFloat { (fraction + residual.progress).clamped(to: 0...1) }

  var isFinite: Bool { fraction.isFinite && residual.isFinite }

  /// Returns a part's pose at this position.
  func pose(of part: Choreography.Part, overshoot: ClosedRange<CGFloat>) -> Pose {
    let offset = residual[part.role]
    return part.pose(
      at: fraction, overshoot: overshoot, adding: offset == .none ? nil : offset)
  }
}
