import UIKit

/// An addition to a choreography: an offset for the pose of each part, and one for the number that the rest
/// of a run follows (UIKit, bars, a blur).
struct Residual: Equatable, Sendable {
  private var offsets: [Role: PoseOffset] = [:]
  /// Added to the fraction that UIKit is told, and that alongside animations show.
  var progress: CGFloat = 0

  static let none = Residual()

  subscript(role: Role) -> PoseOffset {
    get { offsets[role] ?? .none }
    set { offsets[role] = newValue == .none ? nil : newValue }
  }

  var isNone: Bool { offsets.isEmpty && progress == 0 }

  var isFinite: Bool { progress.isFinite && offsets.values.allSatisfy(\.isFinite) }

  /// Returns how far it moves any point of any part, at most, in points.
  func reach(over diagonal: CGFloat) -> CGFloat {
    offsets.values.map { $0.reach(over: diagonal) }.max() ?? 0
  }

  func scaled(by factor: CGFloat) -> Residual {
    var residual = Residual()
    residual.offsets = offsets.mapValues { $0.scaled(by: factor) }
    residual.progress = progress * factor
    return residual
  }

  static func + (a: Residual, b: Residual) -> Residual { a.combined(with: b, +, +) }

  static func - (a: Residual, b: Residual) -> Residual { a.combined(with: b, -, -) }

  private func combined(
    with other: Residual, _ offset: (PoseOffset, PoseOffset) -> PoseOffset,
    _ number: (CGFloat, CGFloat) -> CGFloat
  ) -> Residual {
    var residual = Residual()
    for role in Set(offsets.keys).union(other.offsets.keys) {
      residual[role] = offset(self[role], other[role])
    }
    residual.progress = number(progress, other.progress)
    return residual
  }
}
