import Testing
import UIKit

/// Everything here plays on one stand-in with one clock: one after the other, each on a clean
/// stage, and each failing where UIKit would have logged or thrown.
@MainActor @Suite(.serialized, .cleanStage) struct Runs {}

struct CleanStage: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Headless.reset()
    try await function()
    let misuses = await Headless.takeMisuses()
    #expect(misuses.isEmpty)
  }
}

extension Trait where Self == CleanStage {
  static var cleanStage: CleanStage { CleanStage() }
}
