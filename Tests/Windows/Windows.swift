import Testing

@testable import TestSupport

/// The suites that a simulator can play, too: they know of the stand-in only what UIKit has. One after the other, because
/// they share the main run loop.
@MainActor @Suite(.serialized, .cleanStage) enum Windows {}

extension Trait where Self == ConditionTrait {
  /// For a test that asks about an instant: a simulator's time passes unevenly.
  static var exactTime: Self {
    .enabled("The clock is not exact.") { await clock.tolerance == 0 }
  }
}
