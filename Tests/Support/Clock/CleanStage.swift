import Testing

/// Plays every test on a clean stage, in each account of UIKit of which no source decides: the library must be right in
/// all of them. Fails a test in which UIKit would log or throw.
struct CleanStage: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for account in 0..<(await clock.accounts) {
      await clock.begin(account: account)
      try await function()
      let complaints = await clock.takeComplaints()
      await clock.end()
      if !complaints.isEmpty { Issue.record("In account \(account): \(complaints)") }
    }
  }
}

extension Trait where Self == CleanStage {
  static var cleanStage: CleanStage { CleanStage() }
}
