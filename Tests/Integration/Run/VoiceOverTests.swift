import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  @MainActor @Suite struct VoiceOverTests {
    nonisolated static let cards = [PresetUnderTest.overlay, .hang, .fall]

    @Test(arguments: cards) func onlyTheCardIsThereWhileItIsOpen(preset: PresetUnderTest) {
      let theatre = Theatre()
      theatre.present(preset)
      theatre.settle()
      #expect(
        theatre.screen.presentationController?.presentedView?.accessibilityViewIsModal == true)
    }

    @Test(arguments: PresetUnderTest.all) func focusReturnsToWhereItWas(preset: PresetUnderTest) {
      let theatre = Theatre()
      let cell = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 60))
      let title = UILabel(frame: cell.bounds)
      cell.addSubview(title)
      theatre.presenter.view.addSubview(cell)
      Headless.focus(on: title)
      theatre.present(preset)
      theatre.settle()
      theatre.dismiss()
      theatre.settle()
      #expect(Headless.postedAccessibilityNotifications == [.screenChanged])
      #expect(Headless.postedAccessibilityArguments.first as? UIView === title)
    }

    @Test func withoutVoiceOverNothingIsPosted() {
      let theatre = Theatre()
      theatre.present(.slide)
      theatre.settle()
      theatre.dismiss()
      theatre.settle()
      #expect(Headless.postedAccessibilityNotifications.isEmpty)
    }
  }
}
