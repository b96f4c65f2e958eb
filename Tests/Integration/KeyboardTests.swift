import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The keyboard of a screen that leaves.
  @MainActor @Suite struct KeyboardTests {
    private func editing(_ preset: PresetUnderTest) -> (Theatre, UITextField) {
      let theatre = Theatre()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      theatre.screen.view.addSubview(field)
      theatre.present(preset, gesture: .pullUpDown)
      theatre.settle()
      field.becomeFirstResponder()
      Headless.advance(by: 0.5)
      return (theatre, field)
    }

    /// It leaves with the screen, and not after it.
    @Test(arguments: [PresetUnderTest.overlay, .slide])
    func aDismissalByButtonEndsEditingAtOnce(preset: PresetUnderTest) {
      let (theatre, field) = editing(preset)
      #expect(field.isFirstResponder)
      theatre.dismiss()
      #expect(!field.isFirstResponder)
      theatre.settle()
    }

    @Test func aCancelledDragGivesTheKeyboardBack() throws {
      let (theatre, field) = editing(.overlay)
      let hands = try Hands(theatre, .pullUpDown)
      hands.touch()
      hands.close(by: 0.3)
      hands.close(by: -0.28)
      hands.rest()
      hands.lift()
      theatre.settle()
      #expect(field.isFirstResponder)
      hands.drag(by: 0.6)
      theatre.settle()
      #expect(!field.isFirstResponder)
    }
  }
}
