import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// One thing that happens to a screen. Its description is the Swift code that makes it again.
enum WalkEvent: Hashable, CustomStringConvertible {
  case down(finger: Int, x: CGFloat, y: CGFloat)
  case move(finger: Int, x: CGFloat, y: CGFloat, over: TimeInterval)
  case lift(finger: Int)
  case cancelTouches
  case wait(TimeInterval)
  case present(animated: Bool)
  /// Dismisses through the library, which reverses an opening.
  case dismiss
  /// Dismisses through UIKit, which refuses it during a transition.
  case uikitDismiss(animated: Bool)
  case resize(width: CGFloat, height: CGFloat)
  case background(TimeInterval)
  case interruption
  case memoryWarning
  case gesture(Int)
  case refuses(Bool)
  case reduceMotion(Bool)
  case startRect(Bool)

  var description: String {
    switch self {
    case .down(let finger, let x, let y): ".down(finger: \(finger), x: \(x), y: \(y))"
    case .move(let finger, let x, let y, let seconds):
      ".move(finger: \(finger), x: \(x), y: \(y), over: \(seconds))"
    case .lift(let finger): ".lift(finger: \(finger))"
    case .cancelTouches: ".cancelTouches"
    case .wait(let seconds): ".wait(\(seconds))"
    case .present(let animated): ".present(animated: \(animated))"
    case .dismiss: ".dismiss"
    case .uikitDismiss(let animated): ".uikitDismiss(animated: \(animated))"
    case .resize(let width, let height): ".resize(width: \(width), height: \(height))"
    case .background(let seconds): ".background(\(seconds))"
    case .interruption: ".interruption"
    case .memoryWarning: ".memoryWarning"
    case .gesture(let index): ".gesture(\(index))"
    case .refuses(let refuses): ".refuses(\(refuses))"
    case .reduceMotion(let isOn): ".reduceMotion(\(isOn))"
    case .startRect(let isSet): ".startRect(\(isSet))"
    }
  }
}

/// A generator with the same numbers for the same seed, on every machine.
struct WalkGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// SplitMix64 by Sebastiano Vigna, in the public domain.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
