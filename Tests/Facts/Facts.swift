import Testing

@testable import TestSupport

/// What UIKit does, as questions to UIKit: the stand-in answers them on Linux, in both accounts, and the real one in a
/// simulator. Comments above tests name the facts, in HeadlessUIKit/Facts.
@MainActor @Suite(.serialized, .cleanStage, .facts) enum Facts {}
