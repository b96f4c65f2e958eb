import UIKit

/// The opacity of both snapshots as a function of the fraction.
///
/// An opaque new look covers the old one, which is removed afterward. The same text or glyph comes over
/// the old one too, but quickly, so that its ink is never missing; different texts fade out and in, one
/// after the other. What is translucent dissolves.
enum Blend: Hashable, Sendable {
  case cover, overlap, dissolve, giveWay, oldOnly, newOnly
  /// For a new look that arrives in flight, at this fraction: it comes over the old one, or after it.
  case late(from: CGFloat, after: Bool)
  /// For a text whose color changes with the ground below it, which comes under it at this fraction.
  case turn(at: CGFloat)
  /// For what only one end has: fades out at the start, or in at the end.
  case leaving, arriving

  func old(at fraction: CGFloat) -> CGFloat {
    switch self {
    case .cover: Blend.ramp(fraction, from: 0.75, to: 0.6)
    case .overlap: Blend.ramp(fraction, from: 0.65, to: 0.5)
    case .dissolve: Blend.ramp(fraction, from: 0.6, to: 0.4)
    case .giveWay: Blend.ramp(fraction, from: 0.5, to: 0.2)
    case .oldOnly: 1
    case .leaving: Blend.ramp(fraction, from: 0.12, to: 0)
    case .newOnly, .arriving: 0
    case .turn(let at): Blend.ramp(fraction, from: at + 0.06, to: at)
    case .late(let from, let after):
      after
        ? Blend.ramp(fraction, from: Blend.share(0.4, from: from), to: from)
        : Blend.ramp(fraction, from: 1, to: Blend.share(0.6, from: from))
    }
  }

  func new(at fraction: CGFloat) -> CGFloat {
    switch self {
    case .cover: Blend.ramp(fraction, from: 0.25, to: 0.6)
    case .overlap: Blend.ramp(fraction, from: 0.35, to: 0.5)
    case .dissolve: Blend.ramp(fraction, from: 0.4, to: 0.6)
    case .giveWay: Blend.ramp(fraction, from: 0.5, to: 0.8)
    case .oldOnly, .leaving: 0
    case .newOnly: 1
    case .turn(let at): Blend.ramp(fraction, from: at - 0.06, to: at)
    case .arriving: Blend.ramp(fraction, from: 0.85, to: 1)
    case .late(let from, let after):
      after
        ? Blend.ramp(fraction, from: Blend.share(0.4, from: from), to: Blend.share(0.8, from: from))
        : Blend.ramp(fraction, from: from, to: Blend.share(0.6, from: from))
    }
  }

  var breakpoints: [CGFloat] {
    switch self {
    case .cover: [0.25, 0.6, 0.75]
    case .overlap: [0.35, 0.5, 0.65]
    case .dissolve: [0.4, 0.6]
    case .giveWay: [0.2, 0.5, 0.8]
    case .leaving: [0.12]
    case .arriving: [0.85]
    case .oldOnly, .newOnly: []
    case .turn(let at): [at - 0.06, at, at + 0.06]
    case .late(let from, let after):
      [from] + (after ? [0.4, 0.8] : [0.6]).map { Blend.share($0, from: from) }
    }
  }

  /// The blends whose times are known before a flight.
  static var planned: [Blend] {
    [.cover, .overlap, .dissolve, .giveWay, .oldOnly, .newOnly, .leaving, .arriving]
  }

  /// A share of what is left of the way at a fraction.
  private static func share(_ share: CGFloat, from fraction: CGFloat) -> CGFloat {
    fraction + (1 - fraction) * share
  }

  /// A linear ramp, 0 at `zero` and 1 at `one`, which may be in either order.
  private static func ramp(_ fraction: CGFloat, from zero: CGFloat, to one: CGFloat) -> CGFloat {
    ((fraction - zero) / (one - zero)).clamped(to: 0...1)
  }
}
