import Testing

@testable import UIKit

/// The root of all suites: one clock means one test at a time.
@MainActor
@Suite(.serialized)
struct All {
  init() { Headless.reset() }
}
