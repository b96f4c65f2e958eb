import UIKit

@testable import TestSupport

/// A scroll view whose content of 600 by 800 points zooms between a half and three; what it told.
@MainActor
final class Zoomer: NSObject, UIScrollViewDelegate {
  let window = clock.makeWindow(size: nil, safeAreaInsets: .zero)
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
    clock.turn()
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

  /// The point of the content that is seen there in the window.
  func point(at place: CGPoint) -> CGPoint { window.convert(place, to: content) }
}
