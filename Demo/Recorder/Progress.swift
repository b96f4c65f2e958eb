import Foundation

/// How far a piece of work is: on a terminal a bar that stays in its line, elsewhere a line every four seconds.
final class Progress {
  private let title: String
  private let start = Date()
  private let isTerminal = isatty(STDOUT_FILENO) == 1
  private var last = -Double.infinity

  init(title: String) { self.title = title }

  private var seconds: Double { Date().timeIntervalSince(start) }

  /// - Parameter step: What has been done last.
  func show(_ done: Int, of count: Int, _ step: String) {
    let now = seconds
    if isTerminal {
      let width = 24
      let filled = count > 0 ? done * width / count : 0
      let bar =
        String(repeating: "#", count: filled) + String(repeating: " ", count: width - filled)
      print(
        "\r\u{1B}[K\(title) [\(bar)] \(done) of \(count), \(Int(now)) s  \(step)", terminator: "")
    } else if now - last >= 4 {
      last = now
      print("\(title): \(done) of \(count), \(Int(now)) s  \(step)")
    }
    fflush(nil)
  }

  func end(_ count: Int) {
    print("\(isTerminal ? "\r\u{1B}[K" : "")\(title): \(count) in \(Int(seconds.rounded())) s")
  }
}
