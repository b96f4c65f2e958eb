#if os(Linux)
  import Foundation
  import UIKit

  /// The clock of the tests: with `CLOCK=paced` in the environment, one that lets real time pass.
  @MainActor let clock: any TestClock =
    ProcessInfo.processInfo.environment["CLOCK"] == "paced" ? PacedClock() : HeadlessClock()

  /// The stand-in's time, which only a test turns.
  struct HeadlessClock: TestClock {
    let accounts = HeadlessOrder.allCases.count
    let tolerance: TimeInterval = 0
    var now: CFTimeInterval { Headless.now }

    func begin(account: Int) {
      Headless.reset()
      Headless.assume(HeadlessOrder.allCases[account])
    }

    func end() {}

    func play<Result: Sendable>(
      _ body: @escaping @MainActor @Sendable () throws -> Result
    ) async throws -> Result { try body() }

    func makeWindow(size: CGSize?, safeAreaInsets: UIEdgeInsets?) -> UIWindow {
      Headless.makeWindow(
        size: size ?? CGSize(width: 390, height: 844),
        safeAreaInsets: safeAreaInsets ?? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }

    func turn() { Headless.turn() }
    func advance(by seconds: TimeInterval) { Headless.advance(by: seconds) }
    func takeComplaints() -> [String] { Headless.takeMisuses().map(\.description) }
  }

  extension Headless {
    /// Sets the stand-in to one of the two accounts of UIKit: of the order of its calls, and of the effect of
    /// `animated: false`.
    static func assume(_ order: HeadlessOrder) {
      let isFirst = order == .first
      Headless.order = order
      unanimatedRunsAnimator = isFirst
      completionBlocksComeFirst = isFirst
      interruptibleAnimatorTakesTouches = isFirst
      gestureOrder = order
      panRules = isFirst ? .first : .second
      coveredPresenter = isFirst ? .inItsSuperview : .nowhere
      delegateKnowsPresenter = isFirst
      preferredTransitionWins = !isFirst
      navigationControllersShrink = isFirst
      watchedMisuses = [.arrivedInvisible, .pathsDiffer, .radiusTooLarge, .reparented]
    }
  }
#endif
