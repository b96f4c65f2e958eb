import Foundation

/// One line on the terminal with the progress of a recording.
struct Progress {
  var name: String

  private var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  private var label: String { name.padding(toLength: 26, withPad: " ", startingAt: 0) }

  func show(frames: Int) {
    guard isTerminal else { return }
    print("\r\(label) frame \(frames)", terminator: "")
    fflush(nil)
  }

  func end(frames: Int, seconds: Double) {
    let time = String(format: "%.1f", seconds)
    print("\(isTerminal ? "\r" : "")\(label) \(frames) frames, \(time) s")
  }

  /// Prints the size of a file, and whether it is too large.
  static func wrote(_ file: String, bytes: Int, limit: Int) {
    let excess = bytes > limit ? ", more than \(limit / 1000) KB" : ""
    print("\(file): \(bytes / 1000) KB\(excess)")
  }

  /// Prints the time and the memory that all films took together.
  static func sum(films: Int, seconds: Double) {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let time = String(format: "%.1f", seconds)
    print("\(films) films: \(time) s, \(usage.ru_maxrss / 1024) MB of memory at most")
  }
}
