import UIKit

/// What a scroll view tells its delegate, and the offsets at each of these instants.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  enum Event: Equatable { case willDrag, scroll, willEndDrag, didEndDrag(Bool), willSlow, didSlow }

  private(set) var events: [Event] = []
  private(set) var offsets: [CGPoint] = []

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append(.willDrag) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if events.last != .scroll { events.append(.scroll) }
    offsets.append(scrollView.contentOffset)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { events.append(.willEndDrag) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    events.append(.didEndDrag(decelerate))
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { events.append(.willSlow) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append(.didSlow) }

  /// True if every drag and every deceleration that began has ended, in UIKit's order.
  var isBalanced: Bool {
    var open: Event?
    for event in events where event != .scroll {
      switch (open, event) {
      case (nil, .willDrag), (.willDrag, .willEndDrag), (.didEndDrag(true), .willSlow):
        open = event
      case (.willDrag, .didEndDrag(let slows)), (.willEndDrag, .didEndDrag(let slows)):
        open = slows ? event : nil
      case (.willSlow, .didSlow): open = nil
      default: return false
      }
    }
    return open == nil
  }
}
