import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct RefreshTests {
    init() { Headless.reset() }

    // Documented: UIRefreshControl. [gestures 149]
    @Test func pullingTheTopDownRefreshesOnce() {
      let stage = Scroller()
      let control = UIRefreshControl()
      stage.view.refreshControl = control
      var refreshes = 0
      control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
      stage.drag(0, 40)
      #expect(refreshes == 0 && !control.isRefreshing)
      Headless.advance(by: 1)
      stage.drag(0, 250)
      #expect(refreshes == 1 && control.isRefreshing)
      Headless.advance(by: 1)
      stage.drag(0, 250)
      #expect(refreshes == 1)
      control.endRefreshing()
      #expect(!control.isRefreshing)
      control.beginRefreshing()
      #expect(control.isRefreshing && refreshes == 1)
    }

    // Documented: …/uiscrollview/bounces. [gestures 148]
    @Test func settingBouncesSetsBothAxes() {
      let view = UIScrollView()
      #expect(view.bouncesVertically && view.bouncesHorizontally)
      view.bounces = false
      #expect(!view.bouncesVertically && !view.bouncesHorizontally)
      view.bouncesVertically = true
      #expect(!view.bouncesHorizontally && view.bounces)
      view.bounces = true
      #expect(view.bouncesHorizontally)
    }

    // Documented: …/uiscrollview/bouncesvertically. [gestures 148]
    @Test(arguments: [true, false]) func anAxisThatDoesNotBounceStops(bounces: Bool) {
      let stage = Scroller()
      stage.view.bouncesVertically = bounces
      stage.view.bouncesHorizontally = !bounces
      stage.drag(0, 100, lifts: false)
      #expect((stage.view.contentOffset.y < 0) == bounces)
    }

    @Test func aDatePickerHoldsADate() {
      let picker = UIDatePicker()
      let date = Date(timeIntervalSince1970: 1000)
      picker.date = date
      #expect(picker.date == date)
    }
  }
}
