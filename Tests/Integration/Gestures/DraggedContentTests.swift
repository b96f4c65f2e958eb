import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Pulls over content that is dragged itself.
  @MainActor @Suite struct DraggedContentTests {
    private func pull(
      _ theatre: Theatre, from start: CGPoint = CGPoint(x: 195, y: 300), by way: CGFloat = 250,
      lifts: Bool = true
    ) {
      let script = HeadlessTouchScript.drag(
        from: start, to: CGPoint(x: start.x, y: start.y + way), over: 0.4, lifts: lifts)
      Headless.play(script, in: theatre.window)
      Headless.advance(by: script.duration + 1 / Headless.framesPerSecond)
    }

    private func open(
      _ content: UIView, _ preset: PresetUnderTest = .hang, _ gesture: TransitionGesture
    ) -> Theatre {
      let theatre = Theatre()
      theatre.present(preset, gesture: gesture)
      content.frame = theatre.screen.view.bounds
      theatre.screen.view.addSubview(content)
      theatre.settle()
      return theatre
    }

    private func isThere(_ theatre: Theatre) -> Bool {
      theatre.presenter.presentedViewController === theatre.screen
    }

    /// The wheels of a picker are scroll views, here at their first row.
    @Test(arguments: [true, false]) func aPickerKeepsItsDrags(hasDates: Bool) {
      let rows = Rows()
      let picker = UIPickerView()
      picker.dataSource = rows
      picker.delegate = rows
      let content: UIView = hasDates ? UIDatePicker() : picker
      let theatre = open(content, .hang, .pullUpDown)
      pull(theatre)
      #expect(theatre.run == nil)
      theatre.settle()
      #expect(isThere(theatre) && theatre.log.count("screen.willDisappear") == 0)
      content.removeFromSuperview()
      pull(theatre)
      theatre.settle()
      #expect(!isThere(theatre))
    }

    private func list(_ refresh: UIRefreshControl?, offset: CGFloat = 0) -> UIScrollView {
      let list = UIScrollView()
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 300, height: 3000)
      list.contentOffset.y = offset
      list.refreshControl = refresh
      return list
    }

    /// As in UIKit's own sheets, also where the content must scroll to its top first.
    @Test(arguments: [CGFloat(0), 40]) func pullingDownRefreshes(offset: CGFloat) {
      let refresh = UIRefreshControl()
      var refreshes = 0
      refresh.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
      let list = list(refresh, offset: offset)
      let theatre = open(list, .hang, .pullUpDown)
      pull(theatre, lifts: false)
      #expect(refreshes == 1 && refresh.isRefreshing)
      #expect(list.bounces && list.contentOffset.y < -20)
      #expect(theatre.run == nil)
      Headless.cancelTouches()
      theatre.settle()
      #expect(isThere(theatre))
    }

    /// A screen that came out of a view goes back into it, however the finger has read before; up, at the end of
    /// the content, it stays.
    @Test(arguments: [true, false], [true, false])
    func pullAfterReadingClosesTheScreen(isPull: Bool, isAtEnd: Bool) {
      let (theatre, list) = (Theatre(), list(nil))
      let cell = UIView(frame: CGRect(x: 40, y: 500, width: 120, height: 120))
      theatre.presenter.view.addSubview(cell)
      TransitionController(
        presenting: theatre.screen, preset: TransitionPreset.full,
        settings: TransitionSettings(from: .view(cell)),
        gesture: isPull ? .pullUpDown : .panToEdge)
      theatre.present()
      list.frame = theatre.screen.view.bounds
      theatre.screen.view.addSubview(list)
      theatre.settle()
      let end = 3000 - list.bounds.height
      if isAtEnd { list.contentOffset.y = end }
      let steps: [HeadlessTouchScript.Step] = [
        .down(CGPoint(x: 195, y: 420)), .move(to: CGPoint(x: 195, y: 340), over: 0.2),
        .hold(0.1), .move(to: CGPoint(x: 195, y: isAtEnd ? 120 : 800), over: 0.5), .lift,
      ]
      let script = HeadlessTouchScript(steps)
      Headless.play(script, in: theatre.window)
      Headless.advance(by: 0.25)
      #expect(theatre.run == nil && (isAtEnd || list.contentOffset.y > 60))
      Headless.advance(by: script.duration)
      theatre.settle()
      #expect(isThere(theatre) == isAtEnd)
      #expect(isAtEnd || list.contentOffset.y == 0)
    }

    /// Up, there is nothing to refresh.
    @Test func pullingUpMovesTheScreen() {
      let refresh = UIRefreshControl()
      let list = list(refresh)
      let theatre = open(list, .overlay, .pullUpDown)
      list.contentOffset.y = 3000 - list.bounds.height
      pull(theatre, from: CGPoint(x: 195, y: 600), by: -300)
      theatre.settle()
      #expect(!isThere(theatre) && !refresh.isRefreshing)
    }

    /// Beside the list the same pull moves the screen.
    @Test func besideTheListAPullMovesTheScreen() {
      let list = list(UIRefreshControl())
      let theatre = open(list, .hang, .pullUpDown)
      list.frame.origin.y = 300
      pull(theatre, from: CGPoint(x: 195, y: 200))
      theatre.settle()
      #expect(!isThere(theatre))
    }

    /// Since iOS 17.4 the axes bounce each for itself.
    @Test(arguments: [true, false]) func eachAxisBouncesAsBefore(vertically: Bool) {
      let list = list(nil)
      let theatre = open(list, .hang, .pullUpDown)
      list.bouncesVertically = vertically
      list.bouncesHorizontally = !vertically
      pull(theatre, by: 60, lifts: false)
      #expect(!list.bouncesVertically && !list.bouncesHorizontally)
      Headless.cancelTouches()
      theatre.settle()
      #expect(isThere(theatre))
      #expect(list.bouncesVertically == vertically && list.bouncesHorizontally != vertically)
    }
  }

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      20
    }
  }
}
