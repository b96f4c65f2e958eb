import UIKit

@testable import UIKit

/// A scroll view whose content of 600 by 800 points zooms between a half and three; what it told.
@MainActor
final class Zoomer: NSObject, UIScrollViewDelegate {
  let window = Headless.makeWindow(safeAreaInsets: .zero)
  /// 300 by 400 points at (20, 200).
  let view = UIScrollView(frame: CGRect(x: 20, y: 200, width: 300, height: 400))
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
  var zooms = true
  var lines: [String] = []
  var scales: [CGFloat] = []
  var onZoom: (UIScrollView) -> Void = { _ in }

  override init() {
    super.init()
    view.addSubview(content)
    view.contentSize = content.bounds.size
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 3
    view.delegate = self
    window.addSubview(view)
    Headless.turn()
    lines = []
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? content : nil }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { write("scroll") }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    write("zoom")
    scales.append(scrollView.zoomScale)
    onZoom(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { write("willDrag") }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    write("willZoom \(view === content)")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { write("didZoom \(view === content) \((scale * 100).rounded() / 100)") }

  private func write(_ line: String) { if lines.last != line { lines.append(line) } }

  /// Without the scrolling.
  var zoomLines: [String] {
    lines.filter { $0.contains("oom") }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func play(_ script: HeadlessTouchScript) {
    Headless.play(script, in: window)
    Headless.advance(by: script.duration + 2.0 / 60)
  }

  /// By how much, beyond the way that a pinch takes to begin.
  func pinch(by scale: CGFloat, at center: CGPoint = CGPoint(x: 170, y: 400), lifts: Bool = true) {
    let start: CGFloat = 100
    let end = scale > 1 ? scale * (start + 8.7) : scale * (start - 8.7)
    play(.pinch(center: center, from: start, to: end, over: 0.3, lifts: lifts))
  }

  /// The point of the content that is seen there in the window.
  func point(at place: CGPoint) -> CGPoint { window.convert(place, to: content) }
}
