import Testing
import UIKit

/// All suites play on one stand-in with one clock: one after the other, each on a clean stage, and
/// each failing where UIKit would log or throw.
@MainActor @Suite(.serialized, .cleanStage) struct Integration {}

/// Runs every test twice where sources disagree about UIKit. The library must be right under either
/// account of the order of its calls, and of the effect of `animated: false`.
struct CleanStage: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  /// Sets the stand-in to one of the two accounts of UIKit.
  @MainActor static func assume(_ order: HeadlessOrder) {
    let isFirst = order == .first
    Headless.order = order
    Headless.unanimatedRunsAnimator = isFirst
    Headless.completionBlocksComeFirst = isFirst
    Headless.interruptibleAnimatorTakesTouches = !isFirst
    Headless.gestureOrder = order
    Headless.panRules = isFirst ? .first : .second
    Headless.coveredPresenter = isFirst ? .inItsSuperview : .nowhere
    Headless.delegateKnowsPresenter = isFirst
    Headless.preferredTransitionWins = !isFirst
    Headless.navigationControllersShrink = isFirst
    Headless.watchedMisuses = [.arrivedInvisible, .pathsDiffer, .radiusTooLarge, .reparented]
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for order in [HeadlessOrder.first, .second] {
      await MainActor.run {
        Headless.reset()
        CleanStage.assume(order)
      }
      try await function()
      let issues = await Headless.takeMisuses()
      #expect(issues.isEmpty, "order \(order)")
    }
  }
}

extension Trait where Self == CleanStage {
  static var cleanStage: CleanStage { CleanStage() }
}
