import Testing

@testable import TestSupport

/// All suites play on one stand-in with one clock, one after the other.
@MainActor @Suite(.serialized, .cleanStage) struct Integration {}
