import UIKit

/// The window and the time of a test: the stand-in's, or a simulator's.
@MainActor
protocol TestClock: Sendable {
  /// How many ways UIKit may behave, of which no source decides. Each test is played in each of them; a simulator has
  /// one.
  var accounts: Int { get }
  /// How far a measured time may be off: nothing, or two frames of a display.
  var tolerance: TimeInterval { get }
  /// The time of Core Animation, in seconds.
  var now: CFTimeInterval { get }

  /// Before each test, and after it.
  func begin(account: Int)
  func end()

  /// Plays the body of a test where time can pass in it.
  func play<Result: Sendable>(
    _ body: @escaping @MainActor @Sendable () throws -> Result
  ) async throws -> Result

  /// A visible key window of this size, or of the screen's. Without insets it has those of a phone; a simulator's
  /// window always has the simulator's.
  func makeWindow(size: CGSize?, safeAreaInsets: UIEdgeInsets?) -> UIWindow

  /// Layout, a commit, and what waited for them.
  func turn()
  func advance(by seconds: TimeInterval)

  /// What the program did that UIKit would log or throw, which is then forgotten; nothing on a simulator, where it is in
  /// the console.
  func takeComplaints() -> [String]
}

extension TestClock {
  func makeWindow(size: CGSize? = nil) -> UIWindow { makeWindow(size: size, safeAreaInsets: nil) }

  /// Waits for what a slow machine does later than its time.
  ///
  /// - Returns: Whether it has happened.
  @discardableResult
  func advance(until isDone: () -> Bool, timeout seconds: TimeInterval = 3) -> Bool {
    let end = now + seconds
    while !isDone(), now < end { advance(by: 1.0 / 60) }
    return isDone()
  }

  /// Compares two times, or two places of what moves by `speed` in a second.
  func isClose(
    _ one: CGFloat, _ other: CGFloat, within least: CGFloat = 1e-6, speed: CGFloat = 1
  ) -> Bool { abs(one - other) <= max(least, tolerance * speed) }
}
