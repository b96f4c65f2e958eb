import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct GestureVerdictTests {
  /// Values and velocities are shares of the extent, in 60 combinations for each family.
  struct Case: CustomTestStringConvertible, Sendable {
    var family: String
    var verdict: GestureVerdict
    var extent: CGFloat
    var limit: CGFloat
    var lookahead: CGFloat
    var testDescription: String { family }
  }

  static let families = [
    Case(family: "pinch", verdict: .pinch, extent: 1, limit: 0.5, lookahead: 0),
    Case(
      family: "edge", verdict: .edge(over: 390), extent: 390, limit: 0.5, lookahead: 0.12),
    Case(
      family: "pull", verdict: .pull(over: 844), extent: 844, limit: 0.142, lookahead: 0.12),
  ]

  static let values: [CGFloat] = [0, 0.02, 0.1, 0.141, 0.143, 0.3, 0.49, 0.51, 0.8, 1]
  static let velocities: [CGFloat] = [-4, -1, 0, 0.4, 1, 4]

  @Test(arguments: families)
  func theTableHolds(family: Case) {
    for value in GestureVerdictTests.values {
      for velocity in GestureVerdictTests.velocities {
        let goes = family.verdict.finishes(
          value: value * family.extent, velocity: velocity * family.extent)
        #expect(
          goes == (value + velocity * family.lookahead > family.limit), "\(value) \(velocity)")
      }
    }
  }

  @Test(arguments: families)
  func moreDistanceAndMoreSpeedNeverTurnItBack(family: Case) {
    let steps = (-20...40).map { CGFloat($0) / 20 * family.extent }
    for fixed in steps {
      var (went, sped) = (false, false)
      for step in steps {
        let goes = family.verdict.finishes(value: step, velocity: fixed)
        let speeds = family.verdict.finishes(value: fixed, velocity: step)
        #expect(goes || !went)
        #expect(speeds || !sped)
        (went, sped) = (goes, speeds)
      }
    }
  }

  @Test func noPinchIsThrown() {
    #expect(!GestureVerdict.pinch.finishes(value: 0.4, velocity: 100))
  }
}
