import UIKit

/// A position in a run, or a velocity per second: the fraction, and the offset by which a drag has
/// moved the fore screen from its choreographed path, in points.
struct RunPosition: Equatable, Sendable {
  var fraction: CGFloat
  var dragOffset = CGVector.zero
}
