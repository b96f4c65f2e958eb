import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension WalkEvent {
  /// Returns a random event. Frequent user actions are the most likely.
  static func random(
    in venue: Venue, isDriven: Bool, _ numbers: inout WalkGenerator
  ) -> WalkEvent {
    if isDriven { return driven(&numbers) }
    return venue == .modal ? modal(&numbers) : container(&numbers)
  }

  private static func modal(_ numbers: inout WalkGenerator) -> WalkEvent {
    switch Int.random(in: 0...42, using: &numbers) {
    case 0...15: touch(&numbers)
    case 16...19: wait(&numbers)
    case 20: .cancelTouches
    case 21, 22: .present(animated: mostly(&numbers))
    case 23: .dismiss
    case 24: .uikitDismiss(animated: mostly(&numbers))
    case 25: .dismissInAnimation(over: hundredths(60, &numbers))
    case 26...28:
      .cover(WalkCover.allCases.randomElement(using: &numbers)!, animated: mostly(&numbers))
    case 29, 30: .uncover(animated: mostly(&numbers))
    case 31: .gesture(Int.random(in: 0..<Walk.gestures.count, using: &numbers))
    case 32: .refuses(Bool.random(using: &numbers))
    case 33: .startRect(Bool.random(using: &numbers))
    default: surroundings(&numbers)
    }
  }

  private static func container(_ numbers: inout WalkGenerator) -> WalkEvent {
    switch Int.random(in: 0...35, using: &numbers) {
    case 0...15: touch(&numbers)
    case 16...19: wait(&numbers)
    case 20: .cancelTouches
    case 21...23: .present(animated: mostly(&numbers))
    case 24: .dismiss
    case 25, 26: .uikitDismiss(animated: mostly(&numbers))
    case 27: .gesture(Int.random(in: 0..<Walk.gestures.count, using: &numbers))
    case 28: .startRect(Bool.random(using: &numbers))
    case 29: .bars(WalkBars.allCases.randomElement(using: &numbers)!)
    default: surroundings(&numbers)
    }
  }

  private static func driven(_ numbers: inout WalkGenerator) -> WalkEvent {
    switch Int.random(in: 0...29, using: &numbers) {
    case 0...2: touch(&numbers, below: 120)
    case 3...6: wait(&numbers)
    case 7...9: .present(animated: mostly(&numbers))
    case 10...12: .uikitDismiss(animated: mostly(&numbers))
    case 13...18: .update(CGFloat(Int.random(in: -10...110, using: &numbers)) / 100)
    case 19, 20: .pause
    case 21, 22: .finish
    case 23, 24: .cancel
    case 25: .drives(mostly(&numbers))
    default: surroundings(&numbers)
    }
  }

  /// - Parameter top: Points from the top, where the fingers stay below a navigation bar: UIKit
  ///   itself complains of its back button in mid-run.
  private static func touch(_ numbers: inout WalkGenerator, below top: Int = 10) -> WalkEvent {
    let finger = Int.random(in: 0...3, using: &numbers) == 0 ? 1 : 0
    // About a third of the places are at an edge.
    let left =
      Int.random(in: 0...3, using: &numbers) == 0 ? 1 : Int.random(in: 3...387, using: &numbers)
    let x = CGFloat(Int.random(in: 0...7, using: &numbers) == 0 ? 388 : left)
    let y = CGFloat(Int.random(in: top...830, using: &numbers))
    return switch Int.random(in: 0...16, using: &numbers) {
    case 0...5: .down(finger: finger, x: x, y: y)
    case 6...12: .move(finger: finger, x: x, y: y, over: hundredths(40, &numbers))
    default: .lift(finger: finger)
    }
  }

  /// Returns what happens around the screens, wherever they are.
  private static func surroundings(_ numbers: inout WalkGenerator) -> WalkEvent {
    switch Int.random(in: 0...12, using: &numbers) {
    case 0, 1:
      let (width, height) =
        [(390, 844), (844, 390), (320, 844), (600, 844), (844, 320)]
        .randomElement(using: &numbers)!
      return .resize(width: CGFloat(width), height: CGFloat(height))
    case 2: return .background(hundredths(50, &numbers))
    case 3: return .interruption(hundredths(30, &numbers))
    case 4: return .memoryWarning
    case 5, 6: return .settings(WalkSettings.allCases.randomElement(using: &numbers)!)
    case 7: return .reduceMotion(Bool.random(using: &numbers))
    case 8: return .hideWindow(Bool.random(using: &numbers))
    case 9: return .keyboard(height: CGFloat(Int.random(in: 20...40, using: &numbers) * 10))
    default: return .edit(mostly(&numbers), underneath: !mostly(&numbers))
    }
  }

  private static func wait(_ numbers: inout WalkGenerator) -> WalkEvent {
    .wait(hundredths(60, &numbers))
  }

  private static func hundredths(_ most: Int, _ numbers: inout WalkGenerator) -> TimeInterval {
    TimeInterval(Int.random(in: 0...most, using: &numbers)) / 100
  }

  private static func mostly(_ numbers: inout WalkGenerator) -> Bool {
    Int.random(in: 0...3, using: &numbers) > 0
  }
}
