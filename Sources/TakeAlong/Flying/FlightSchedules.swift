import UIKit

/// The key times of one segment, made once for each share of the run in which elements travel.
final class FlightSchedules {
  private var made: [FlightShare: KeyTimes] = [:]
  /// Those of nearly all elements.
  private lazy var whole = make(.whole)
  private let make: (FlightShare) -> KeyTimes

  init(_ make: @escaping (FlightShare) -> KeyTimes) { self.make = make }

  subscript(share: FlightShare) -> KeyTimes {
    if share.isWhole { return whole }
    if let made = made[share] { return made }
    let keyTimes = make(share)
    made[share] = keyTimes
    return keyTimes
  }
}
