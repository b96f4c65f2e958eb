import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The run to which a fault happens, and the instant.
struct FaultScene: Hashable, Sendable, CustomStringConvertible {
  enum Moment: CaseIterable {
    /// After the call, before UIKit has begun.
    case before
    case start, middle, late

    /// The part of the run's duration that has passed.
    var share: Double {
      switch self {
      case .before: 0
      case .start: 0.04
      case .middle: 0.5
      case .late: 0.93
      }
    }
  }

  let preset: PresetUnderTest
  let venue: Venue
  let direction: TransitionDirection
  let moment: Moment
  /// Held by a finger, or in a stack by a percent driver.
  let isHeld: Bool
  let order: HeadlessOrder

  var description: String {
    "\(preset.rawValue) \(venue) \(direction) \(moment) \(isHeld ? "held" : "free") .\(order)"
  }

  static let all: [FaultScene] = PresetUnderTest.all.flatMap { preset in
    [Venue.modal, .push].flatMap { venue in
      [TransitionDirection.opening, .closing].flatMap { direction in
        Moment.allCases.flatMap { moment in
          (moment == .before && venue == .modal ? [false] : [false, true]).flatMap { isHeld in
            HeadlessOrder.allCases.map { order in
              FaultScene(
                preset: preset, venue: venue, direction: direction, moment: moment,
                isHeld: isHeld, order: order)
            }
          }
        }
      }
    }
  }
}
