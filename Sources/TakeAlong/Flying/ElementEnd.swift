import UIKit

/// One of the two originals, with what was measured of it last.
@MainActor
final class ElementEnd {
  var original: OriginalView
  var metrics: ElementMetrics
  private let isByProperty: Bool
  var key = ""

  init(_ original: OriginalView, _ metrics: ElementMetrics, isByProperty: Bool) {
    self.original = original
    self.metrics = metrics
    self.isByProperty = isByProperty
  }

  var view: UIView? { original.view }

  /// Whether the view is gone, or another element's by now: a list uses its cells again.
  var isStale: Bool {
    guard let view, view.window != nil, !view.isHidden else { return true }
    return isByProperty && view.takeAlongKey != key
  }

  /// Where several views answer: the one that it was, or the first that can be landed on.
  func choice(of views: [UIView], in space: RestingSpace) -> UIView? {
    if let view = original.view, !view.isHidden, views.contains(where: { $0 === view }) {
      return view
    }
    guard views.count > 1 else { return views.first }
    return views.first {
      if case .metrics = OriginalView($0).measure(in: space) { true } else { false }
    }
  }

  /// It leaves from under these, and lands under them, where anything of it is to be seen then.
  func remeasure(under blurs: [UIView], in space: RestingSpace) {
    original.blurs = blurs
    if case .metrics(let metrics) = original.measure(in: space) {
      self.metrics = metrics
    } else {
      original.blurs = []
    }
  }

  func hasMoved(in space: RestingSpace) -> Bool {
    guard let now = original.corners(in: space), let then = original.measured else {
      return true
    }
    return now.isFarther(then)
  }
}

extension RestingSpace.Corners {
  /// Further than anyone can see.
  fileprivate func isFarther(_ other: RestingSpace.Corners) -> Bool {
    func off(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) > 0.1 || abs(a.y - b.y) > 0.1 }
    return off(first, other.first) || off(right, other.right) || off(below, other.below)
  }
}
