import UIKit

/// The opacity of both snapshots as a function of the fraction.
///
/// An opaque new snapshot covers the old one, which is removed afterward. Text and glyphs cover
/// nothing: they dissolve quickly, and different texts fade out and in, one after the other.
enum Blend: Hashable, Sendable, CaseIterable {
  case cover, dissolve, giveWay, oldOnly, newOnly
  /// For what only one end has: fades out at the start, or in at the end.
  case leaving, arriving

  func old(at fraction: CGFloat) -> CGFloat {
    switch self {
    case .cover: Blend.ramp(fraction, from: 0.75, to: 0.6)
    case .dissolve: Blend.ramp(fraction, from: 0.6, to: 0.4)
    case .giveWay: Blend.ramp(fraction, from: 0.5, to: 0.2)
    case .oldOnly: 1
    case .leaving: Blend.ramp(fraction, from: 0.12, to: 0)
    case .newOnly, .arriving: 0
    }
  }

  func new(at fraction: CGFloat) -> CGFloat {
    switch self {
    case .cover: Blend.ramp(fraction, from: 0.25, to: 0.6)
    case .dissolve: Blend.ramp(fraction, from: 0.4, to: 0.6)
    case .giveWay: Blend.ramp(fraction, from: 0.5, to: 0.8)
    case .oldOnly, .leaving: 0
    case .newOnly: 1
    case .arriving: Blend.ramp(fraction, from: 0.85, to: 1)
    }
  }

  var breakpoints: [CGFloat] {
    switch self {
    case .cover: [0.25, 0.6, 0.75]
    case .dissolve: [0.4, 0.6]
    case .giveWay: [0.2, 0.5, 0.8]
    case .leaving: [0.12]
    case .arriving: [0.85]
    case .oldOnly, .newOnly: []
    }
  }

  /// A linear ramp, 0 at `zero` and 1 at `one`, which may be in either order.
  private static func ramp(_ fraction: CGFloat, from zero: CGFloat, to one: CGFloat) -> CGFloat {
    ((fraction - zero) / (one - zero)).clamped(to: 0...1)
  }
}
