import UIKit

@testable import TestSupport

/// A scroll view in a window, and what it told.
@MainActor
final class Scroller {
  final class Log: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var scrolls = 0
    var offsets: [CGPoint] = []
    var velocity = CGPoint.zero
    var proposed = CGPoint.zero
    var target: CGPoint?
    var allowsTop = true
    var onScroll: (UIScrollView) -> Void = { _ in }
    var onEndDragging: (UIScrollView) -> Void = { _ in }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrolls += 1
      offsets.append(scrollView.contentOffset)
      if lines.last != "scroll" { lines.append("scroll") }
      onScroll(scrollView)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willDrag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      lines.append("willEndDrag")
      self.velocity = velocity
      proposed = targetContentOffset.pointee
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      lines.append("didEndDrag \(decelerate)")
      onEndDragging(scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("willSlow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("didSlow") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      lines.append("didAnimate")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("didTop") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      lines.append("insets")
    }
  }

  final class View: UIScrollView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  let window: UIWindow
  let view: View
  let log = Log()

  /// 300 by 400 points at (20, 200), on a screen without bars.
  init(content: CGSize = CGSize(width: 300, height: 2000)) {
    window = clock.makeWindow(size: nil, safeAreaInsets: .zero)
    view = View(frame: CGRect(x: 20, y: 200, width: 300, height: 400))
    window.addSubview(view)
    view.contentSize = content
    clock.turn()
    view.delegate = log
    view.layouts = 0
  }
}
