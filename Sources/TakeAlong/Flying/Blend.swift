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
  /// For a text whose color changes with the ground below it, which comes under it at this fraction: at once,
  /// because on one of the two grounds either color cannot be read.
  case turn(at: CGFloat)
  /// For what only one end has: fades out from the start on, or in.
  case leaving(by: CGFloat)
  case arriving(from: CGFloat, by: CGFloat)

  func old(at fraction: CGFloat) -> CGFloat {
    switch self {
    case .cover: Blend.ramp(fraction, from: 0.75, to: 0.6)
    case .overlap: Blend.ramp(fraction, from: 0.65, to: 0.5)
    case .dissolve: Blend.ramp(fraction, from: 0.6, to: 0.4)
    case .giveWay: Blend.ramp(fraction, from: 0.5, to: 0.2)
    case .oldOnly: 1
    case .leaving(let by): Blend.ramp(fraction, from: by, to: 0)
    case .newOnly, .arriving: 0
    case .turn(let at): Blend.ramp(fraction, from: at + 2 * Blend.moment, to: at + Blend.moment)
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
    case .turn(let at): Blend.ramp(fraction, from: at - Blend.moment, to: at + Blend.moment)
    case .arriving(let from, let by): Blend.ramp(fraction, from: from, to: by)
    case .late(let from, let after):
      after
        ? Blend.ramp(fraction, from: Blend.share(0.4, from: from), to: Blend.share(0.8, from: from))
        : Blend.ramp(fraction, from: from, to: Blend.share(0.6, from: from))
    }
  }

  /// Half of the time in which a text changes its color.
  private static var moment: CGFloat { 0.008 }

  /// A share of what is left of the way at a fraction.
  private static func share(_ share: CGFloat, from fraction: CGFloat) -> CGFloat {
    fraction + (1 - fraction) * share
  }

  /// A linear ramp, 0 at `zero` and 1 at `one`, which may be in either order.
  private static func ramp(_ fraction: CGFloat, from zero: CGFloat, to one: CGFloat) -> CGFloat {
    ((fraction - zero) / (one - zero)).clamped(to: 0...1)
  }
}
