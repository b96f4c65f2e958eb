import UIKit

/// The part of a run in which an element travels, in the direction of the run.
struct FlightShare: Hashable, Sendable {
  let range: ClosedRange<CGFloat>

  /// - Parameter range: What lies outside of 0…1 is cut off. A range that is then shorter than a
  ///   hundredth is the whole run.
  init(_ range: ClosedRange<CGFloat>) {
    let inside = range.clamped(to: 0...1)
    self.range = inside.upperBound - inside.lowerBound < 0.01 ? 0...1 : inside
  }

  static var whole: FlightShare { FlightShare(0...1) }

  /// The same part in the other direction.
  var reversed: FlightShare { FlightShare(1 - range.upperBound...1 - range.lowerBound) }

  var isWhole: Bool { range == 0...1 }

  /// Maps a fraction of the run to one of the part. Before and after it an element waits; where it
  /// begins or ends with the run, it overshoots as the run does.
  func fraction(at fraction: CGFloat) -> CGFloat {
    let (first, last) = (range.lowerBound, range.upperBound)
    let part = (fraction - first) / (last - first)
    if part < 0, first > 0 { return 0 }
    if part > 1, last < 1 { return 1 }
    return part
  }
}
