import Testing
import UIKit

extension All {
  @MainActor @Suite struct PickerTests {
    init() { Headless.reset() }

    @MainActor private final class Stage: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      let window = Headless.makeWindow()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 300, height: 216))
      var selections: [[Int]] = []

      override init() {
        super.init()
        window.rootViewController = UIViewController()
        Headless.turn()
        picker.dataSource = self
        picker.delegate = self
        window.rootViewController?.view.addSubview(picker)
        Headless.turn()
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

      func drag(x: CGFloat, by way: CGFloat) {
        let start = CGPoint(x: x, y: 408)
        let end = CGPoint(x: x, y: 408 + way)
        Headless.play(.drag(from: start, to: end, over: 0.4), in: window)
        Headless.advance(by: 2)
      }
    }

    // Documented: UIPickerView, UIPickerViewDataSource.
    @Test func pickerAsksItsDataSource() {
      let stage = Stage()
      #expect(stage.picker.numberOfComponents == 2)
      #expect(stage.picker.numberOfRows(inComponent: 0) == 10)
      #expect(stage.picker.numberOfRows(inComponent: 1) == 3)
      #expect(stage.picker.selectedRow(inComponent: 1) == 0)
      #expect(stage.picker.selectedRow(inComponent: 7) == -1)
    }

    // Documented: pickerView(_:didSelectRow:inComponent:). Unverified: how a wheel comes to rest.
    @Test func aFingerTurnsAWheel() {
      let stage = Stage()
      stage.drag(x: 75, by: -110)
      let row = stage.picker.selectedRow(inComponent: 0)
      #expect(row >= 2 && stage.selections == [[0, row]])
      #expect(stage.picker.selectedRow(inComponent: 1) == 0)
      stage.drag(x: 225, by: -300)
      #expect(stage.picker.selectedRow(inComponent: 1) == 2 && Headless.misuses.isEmpty)
    }

    // Unverified: a wheel is a scroll view, at its upper edge while its first row is chosen; a pan
    // around it does not begin.
    @Test func aWheelIsAScrollView() throws {
      let stage = Stage()
      var view = stage.window.hitTest(CGPoint(x: 75, y: 408), with: nil)
      while let current = view, !(current is UIScrollView) { view = current.superview }
      let wheel = try #require(view as? UIScrollView)
      #expect(wheel.superview === stage.picker)
      #expect(wheel.contentOffset.y == -wheel.adjustedContentInset.top)
      let pan = UIPanGestureRecognizer()
      var states: [UIGestureRecognizer.State] = []
      pan.addHeadlessTarget { states.append($0.state) }
      stage.window.rootViewController?.view.addGestureRecognizer(pan)
      stage.drag(x: 75, by: -64)
      #expect(states.isEmpty && stage.picker.selectedRow(inComponent: 0) == 2)
    }
  }
}
