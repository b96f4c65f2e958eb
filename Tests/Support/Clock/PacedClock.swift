#if os(Linux)
  import Foundation
  import UIKit

  /// The stand-in's time, which passes with real time, in uneven frames, and by a little more than was asked for: a test
  /// that holds with this clock does not need an exact one.
  struct PacedClock: TestClock {
    private let exact = HeadlessClock()

    let accounts = 1
    let tolerance: TimeInterval = 2.0 / 60
    var now: CFTimeInterval { exact.now }

    func begin(account: Int) { exact.begin(account: account) }
    func end() { exact.end() }

    func play<Result: Sendable>(
      _ body: @escaping @MainActor @Sendable () throws -> Result
    ) async throws -> Result { try body() }

    func makeWindow(size: CGSize?, safeAreaInsets: UIEdgeInsets?) -> UIWindow {
      exact.makeWindow(size: size, safeAreaInsets: safeAreaInsets)
    }

    func turn() {
      exact.turn()
      pass(0.006)
    }

    func advance(by seconds: TimeInterval) {
      var left = seconds
      while left > 0 { left -= pass(min(left, 1.0 / 60)) }
    }

    /// Lets real time pass, and the stand-in's with it.
    @discardableResult
    private func pass(_ seconds: TimeInterval) -> TimeInterval {
      let start = Date()
      Thread.sleep(forTimeInterval: seconds)
      let passed = Date().timeIntervalSince(start)
      exact.advance(by: passed)
      return passed
    }

    func takeComplaints() -> [String] { exact.takeComplaints() }
  }
#endif
