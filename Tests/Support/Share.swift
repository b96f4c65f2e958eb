import Foundation

/// The part of a long series that this process plays: "2/3" is the second of three.
struct Share {
  let part: Int
  let parts: Int

  static let current = Share(ProcessInfo.processInfo.environment["SHARE"] ?? "1/1")

  init(_ text: String) {
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    parts = max(numbers.last ?? 1, 1)
    part = numbers.count == 2 ? numbers[0] - 1 : 0
  }

  func has(_ number: Int) -> Bool { number % parts == part }
}
