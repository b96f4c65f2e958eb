import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct PickerTests {
    @MainActor private final class Stage: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      let window = clock.makeWindow()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 300, height: 216))
      var selections: [[Int]] = []

      override init() {
        super.init()
        window.rootViewController = UIViewController()
        clock.turn()
        picker.dataSource = self
        picker.delegate = self
        window.rootViewController?.view.addSubview(picker)
        clock.turn()
      }

      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? 10 : 3
      }

      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "\(component).\(row)" }

      func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) { selections.append([component, row]) }
    }

    // Documented: selectRow(_:inComponent:animated:): the delegate hears of the user only.
    @Test(arguments: [true, false])
    func selectingInCodeTellsNobody(animated: Bool) async throws {
      try await clock.play {
        let stage = Stage()
        stage.picker.selectRow(4, inComponent: 0, animated: animated)
        clock.advance(by: 1)
        #expect(stage.picker.selectedRow(inComponent: 0) == 4 && stage.selections.isEmpty)
      }
    }
  }
}
