import UIKit

extension Scene {
  /// Returns the sky's color at a fraction of the distance from its top to the horizon.
  func sky(at fraction: Double) -> UInt32 {
    let place = CGFloat(fraction)
    let next = skyLocations.firstIndex { $0 > place } ?? skyLocations.count - 1
    guard next > 0 else { return sky[0] }
    let (start, end) = (skyLocations[next - 1], skyLocations[next])
    return Scene.mix(sky[next - 1], sky[next], (place - start) / max(end - start, 0.001))
  }

  static func mix(_ one: UInt32, _ other: UInt32, _ share: CGFloat) -> UInt32 {
    let share = min(max(share, 0), 1)
    return [UInt32(16), 8, 0].reduce(0) { sum, shift in
      let (from, to) = (CGFloat(one >> shift & 0xFF), CGFloat(other >> shift & 0xFF))
      return sum | UInt32((from + (to - from) * share).rounded()) << shift
    }
  }
}
