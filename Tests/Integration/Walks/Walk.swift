import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A screen to which things happen, in any order. In the end it is there or gone, as if it had
/// opened or closed without animation.
@MainActor
struct Walk: CustomStringConvertible {
  var preset: String
  var gesture: Int
  var isRightToLeft: Bool
  var events: [WalkEvent]

  nonisolated static var gestures: [TransitionGesture] {
    [
      .none, .pinch, .leadingEdge, .trailingEdge, .pullUpDown, .pullLeftRight, .panToEdge,
      .swipe(.bottom),
    ]
  }

  nonisolated var description: String {
    """
    Walk(
      preset: "\(preset)", gesture: \(gesture), isRightToLeft: \(isRightToLeft),
      events: [
        \(events.map(\.description).joined(separator: ",\n    "))
      ])
    """
  }

  init(preset: String, gesture: Int, isRightToLeft: Bool, events: [WalkEvent]) {
    self.preset = preset
    self.gesture = gesture
    self.isRightToLeft = isRightToLeft
    self.events = events
  }

  init(seed: Int) {
    var numbers = WalkGenerator(seed: seed)
    preset = PresetUnderTest.all.randomElement(using: &numbers)!.rawValue
    gesture = Int.random(in: 0..<Walk.gestures.count, using: &numbers)
    isRightToLeft = Int.random(in: 0..<5, using: &numbers) == 0
    events = (0..<Int.random(in: 5...30, using: &numbers)).map { _ in
      Walk.event(&numbers)
    }
  }

  /// Returns a random event. Frequent user actions are the most likely.
  private static func event(_ numbers: inout WalkGenerator) -> WalkEvent {
    func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &numbers) }
    func place() -> (CGFloat, CGFloat) {
      // About a third of the places are at an edge.
      let x = number(0...3) == 0 ? 1 : number(3...387)
      return (CGFloat(number(0...7) == 0 ? 388 : x), CGFloat(number(10...830)))
    }
    func finger() -> Int { number(0...3) == 0 ? 1 : 0 }
    let (x, y) = place()
    switch number(0...29) {
    case 0...5: return .down(finger: finger(), x: x, y: y)
    case 6...12:
      return .move(finger: finger(), x: x, y: y, over: TimeInterval(number(0...40)) / 100)
    case 13...16: return .lift(finger: finger())
    case 17...19: return .wait(TimeInterval(number(0...60)) / 100)
    case 20: return .cancelTouches
    case 21: return .present(animated: number(0...3) > 0)
    case 22: return .dismiss
    case 23: return .uikitDismiss(animated: number(0...3) > 0)
    case 24:
      let turned = number(0...1) == 0
      return .resize(width: turned ? 844 : 390, height: turned ? 390 : 844)
    case 25: return .background(TimeInterval(number(0...50)) / 100)
    case 26: return number(0...1) == 0 ? .interruption : .memoryWarning
    case 27: return .gesture(number(0...gestures.count - 1))
    case 28: return .refuses(number(0...1) == 0)
    default:
      return number(0...1) == 0 ? .reduceMotion(number(0...1) == 0) : .startRect(number(0...1) == 0)
    }
  }

  /// Plays the events and returns the faults; empty if all is well.
  func play(under order: HeadlessOrder) -> [String] {
    Headless.reset()
    CleanStage.assume(order)
    let stage = WalkStage(
      PresetUnderTest.all.first { $0.rawValue == preset } ?? .slide, Walk.gestures[gesture],
      isRightToLeft: isRightToLeft)
    stage.present(animated: true)
    Headless.advance(by: 0.2)
    for event in events { stage.take(event) }
    return stage.close()
  }
}
