import UIKit

/// At which ends the likeness has corners, border and ground in it, because it is a snapshot.
///
/// Drawn by the traveller too, their edges would be doubled where original and likeness are
/// swapped; so there, for a moment too short to be seen, only the likeness has them.
struct SnapshotEdges: Hashable, Sendable, CaseIterable {
  var old = false
  var new = false

  static var allCases: [SnapshotEdges] {
    [
      SnapshotEdges(), SnapshotEdges(old: true), SnapshotEdges(new: true),
      SnapshotEdges(old: true, new: true),
    ]
  }

  /// How round the outline is drawn.
  func corners(at fraction: CGFloat) -> CGFloat { ramp(fraction, from: 0) }

  /// How strong ground and border are, which come when the corners are there.
  func background(at fraction: CGFloat) -> CGFloat { ramp(fraction, from: SnapshotEdges.moment) }

  var breakpoints: [CGFloat] {
    let (first, last) = (SnapshotEdges.moment, 2 * SnapshotEdges.moment)
    return (old ? [first, last] : []) + (new ? [1 - first, 1 - last] : [])
  }

  private static var moment: CGFloat { 0.025 }

  private func ramp(_ fraction: CGFloat, from start: CGFloat) -> CGFloat {
    func rise(_ fraction: CGFloat) -> CGFloat {
      ((fraction - start) / SnapshotEdges.moment).clamped(to: 0...1)
    }
    return min(old ? rise(fraction) : 1, new ? rise(1 - fraction) : 1)
  }
}
