import UIKit

/// The ends at which the snapshot already contains corners, border and background, because it is
/// not a picture.
///
/// Drawn by the morph layer too, their edges would be doubled when original and snapshot are
/// swapped. So near these ends, too briefly to be visible, only the snapshot has them.
struct SnapshotEdges: Hashable, Sendable {
  var old = false
  var new = false

  /// The factor of the outline's corner radii.
  func corners(at fraction: CGFloat) -> CGFloat { ramp(fraction, from: 0) }

  /// The factor of the border's width and the background's opacity, which follow the corners.
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
