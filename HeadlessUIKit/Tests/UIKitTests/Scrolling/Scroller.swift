import UIKit

@testable import UIKit

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

  /// What a view in the content hears.
  final class Content: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if heard.last != "moved" { heard.append("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
  }

  let window: UIWindow
  let view: View
  let log = Log()

  /// 300 by 400 points at (20, 200), on a screen without bars.
  init(content: CGSize = CGSize(width: 300, height: 2000)) {
    window = Headless.makeWindow(safeAreaInsets: .zero)
    view = View(frame: CGRect(x: 20, y: 200, width: 300, height: 400))
    window.addSubview(view)
    view.contentSize = content
    Headless.turn()
    view.delegate = log
    view.layouts = 0
  }

  /// Fills the content.
  func addContent() -> Content {
    let content = Content(frame: CGRect(origin: .zero, size: view.contentSize))
    view.addSubview(content)
    return content
  }

  /// The middle of the view, in the window.
  let middle = CGPoint(x: 170, y: 400)

  func play(_ script: HeadlessTouchScript) {
    Headless.play(script, in: window)
    Headless.advance(by: script.duration + 2.0 / 60)
  }

  /// A slow drag by that far, without a throw at its end.
  func drag(_ x: CGFloat, _ y: CGFloat, over seconds: TimeInterval = 0.5, lifts: Bool = true) {
    let end = CGPoint(x: middle.x + x, y: middle.y + y)
    play(.drag(from: middle, to: end, over: seconds, lifts: lifts))
  }

  func flick(_ x: CGFloat, _ y: CGFloat, over seconds: TimeInterval = 0.1) {
    play(
      .flick(from: middle, to: CGPoint(x: middle.x + x, y: middle.y + y), over: seconds))
  }
}

func isClose(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-3) -> Bool {
  isClose(a.x, b.x, tolerance) && isClose(a.y, b.y, tolerance)
}
