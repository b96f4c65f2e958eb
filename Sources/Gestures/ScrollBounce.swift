import UIKit

/// Where a scroll view bounced before a pull: since iOS 17.4 `bounces` sets both axes.
@MainActor
struct ScrollBounce {
  private let scrollView: UIScrollView
  private let bounces: Bool
  private let vertically: Bool
  private let horizontally: Bool

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    bounces = scrollView.bounces
    if #available(iOS 17.4, *) {
      vertically = scrollView.bouncesVertically
      horizontally = scrollView.bouncesHorizontally
    } else {
      (vertically, horizontally) = (bounces, bounces)
    }
  }

  func suspend() {
    if scrollView.bounces { scrollView.bounces = false }
  }

  func restore() {
    if #available(iOS 17.4, *) {
      scrollView.bouncesVertically = vertically
      scrollView.bouncesHorizontally = horizontally
    } else {
      scrollView.bounces = bounces
    }
  }
}
