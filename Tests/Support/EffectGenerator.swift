import UIKit

@testable import TransitionCatalog

/// Random effects, the same for a seed.
struct EffectGenerator {
  private var state: UInt64
  /// The anchor that all turns of one seed have: two different ones contradict each other.
  private var anchor: TransitionAnchor

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
    anchor = TransitionAnchor(x: 0.5, y: 0.5)
    anchor = TransitionAnchor(x: number(-0.2...1.2), y: number(-0.2...1.2))
  }

  private mutating func next() -> UInt64 {
    // xorshift64*
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let share = CGFloat(next() >> 11) / CGFloat(UInt64(1) << 53)
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  mutating func index(_ count: Int) -> Int { Int(next() >> 33) % count }

  mutating func window() -> ClosedRange<CGFloat> {
    let (a, b) = (number(0...1), number(0...1))
    return index(8) == 0 ? a...a : min(a, b)...max(a, b)
  }

  mutating func timing() -> TransitionTiming {
    switch index(3) {
    case 0: .easeOut
    case 1: .spring(dampingRatio: number(0.4...1))
    default: .curve(CGPoint(x: number(0...1), y: 0), CGPoint(x: number(0...1), y: 1))
    }
  }

  /// A single effect, perhaps with modifiers.
  mutating func effect() -> TransitionEffect {
    var effect = plain()
    for _ in 0..<index(3) {
      switch index(4) {
      case 0: effect = effect.during(window())
      case 1: effect = effect.timing(timing())
      case 2: effect = index(2) == 0 ? effect.onlyOpening : effect.onlyClosing
      default: effect = effect.staggered(over: number(0...1), order: .reversed)
      }
    }
    return effect
  }

  private mutating func plain() -> TransitionEffect {
    let edge = TransitionEdge.allCases[index(4)]
    switch index(12) {
    case 0: return .fade
    case 1: return .opacity(number(0...1))
    case 2: return .move(edge: edge, by: number(-0.5...1))
    case 3: return .offset(x: number(-200...200), y: number(-200...200), z: number(-50...50))
    case 4: return .scale(number(0.1...1.5), anchor: anchor)
    case 5: return .rotate(degrees: number(-180...180), anchor: anchor)
    case 6:
      return .rotate(
        degrees: number(-180...180), axis: [.x, .y, .z][index(3)], anchor: anchor,
        anchorDepth: 0, perspective: number(1.5...4))
    case 7: return .dim(number(0...1))
    case 8: return .cornerRadius(number(0...60))
    case 9:
      return .reveal(
        from: .point(CGPoint(x: number(0...390), y: number(0...844))), circle: index(2) == 0)
    case 10: return .shadow(number(0...1))
    default: return .hidden(beyond: number(0...1))
    }
  }

  /// A list of effects, often with lists in it.
  mutating func list() -> TransitionEffect {
    .init((0...index(3)).map { _ in index(4) == 0 ? .init([effect(), effect()]) : effect() })
  }
}
