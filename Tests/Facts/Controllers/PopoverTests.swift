import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct PopoverTests {
    private func popover() -> UIViewController {
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 300, height: 200)
      return popover
    }

    // Documented: only the style popover has one.
    @Test func otherStylesHaveNoPopoverController() async throws {
      try await clock.play {
        #expect(UIViewController().popoverPresentationController == nil)
        #expect(popover().popoverPresentationController != nil)
      }
    }
  }
}
