import UIKit

/// A gradient's colors, from its start (0) to its end (1), as ready pixels.
struct Ramp {
  private static let steps = 1023
  private let pixels: [UInt32]

  /// Makes a ramp of `stops` in the order of their locations. The ends continue outward.
  init(_ stops: [(ink: Ink, location: Double)]) {
    pixels = (0...Ramp.steps).map { Ramp.ink(at: Double($0) / Double(Ramp.steps), in: stops).pixel }
  }

  subscript(t: Double) -> UInt32 {
    pixels[Int(max(0, min(1, t.isNaN ? 0 : t)) * Double(Ramp.steps) + 0.5)]
  }

  private static func ink(at t: Double, in stops: [(ink: Ink, location: Double)]) -> Ink {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard t > first.location else { return first.ink }
    guard let next = stops.firstIndex(where: { $0.location > t }) else { return last.ink }
    let (from, to) = (stops[next - 1], stops[next])
    let part = (t - from.location) / (to.location - from.location)
    func mix(_ p: Double, _ q: Double) -> Double { p + (q - p) * part }
    let alpha = mix(from.ink.alpha, to.ink.alpha)
    guard alpha > 0 else { return .clear }
    // Colors are mixed as they are seen, so that the hue of a clear color does not show.
    func channel(_ key: KeyPath<Ink, Double>) -> Double {
      mix(from.ink[keyPath: key] * from.ink.alpha, to.ink[keyPath: key] * to.ink.alpha) / alpha
    }
    return Ink(red: channel(\.red), green: channel(\.green), blue: channel(\.blue), alpha: alpha)
  }
}
