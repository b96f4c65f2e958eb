import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  @MainActor @Suite struct ObjectiveCTests {
    @Test func aControllerIsStoredInItsScreen() {
      let (one, other) = (UIViewController(), UIViewController())
      let slot = Slot<TransitionController>()
      let controller = TransitionController(presenting: one, preset: TransitionPreset.slide)
      slot[one] = controller
      #expect(slot[one] === controller)
      #expect(slot[other] == nil)
      slot[one] = nil
      #expect(slot[one] == nil)
    }
  }
}
