import UIKit

/// How much of each look is seen, as a function of the fraction. Neither is seen through: the new
/// one comes over the old one, which leaves when it is covered. What is not solid, a text, a glyph,
/// cannot cover anything: it turns into its like in a moment, and where two texts would be read
/// through each other one goes before the other comes.
enum Blend: Hashable, Sendable, CaseIterable {
  case cover, dissolve, giveWay, oldOnly, newOnly
  /// What only one of the ends has: there, and no more once the way has begun; or not before it
  /// nearly ends.
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

  /// From 0 to 1, whichever of the two comes first.
  private static func ramp(_ fraction: CGFloat, from zero: CGFloat, to one: CGFloat) -> CGFloat {
    ((fraction - zero) / (one - zero)).clamped(to: 0...1)
  }
}
