import Foundation

/// The part of a product of cases that `make test` plays, in which each two of the factors still meet;
/// `make fuzz` plays all.
enum Sample {
  static let isWhole = ProcessInfo.processInfo.environment["FAULTS"] == "all"

  /// Returns whether a case is played.
  ///
  /// - Parameter numbers: The index of the case in each factor.
  static func has(_ numbers: Int..., oneIn count: Int) -> Bool {
    isWhole || numbers.reduce(0, +) % count == 0
  }
}
