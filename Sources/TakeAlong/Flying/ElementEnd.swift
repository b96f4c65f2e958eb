import UIKit

/// An element in one of the two screens: its original and the last metrics.
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

  /// True if the view is gone or now has another key, as in a reused cell.
  var isStale: Bool {
    guard let view, view.window != nil, !view.isHidden else { return true }
    return isByProperty && view.takeAlongKey != key
  }

  /// The view to land on, of several with the same key: the current one, or the first that can be
  /// measured.
  func choice(of views: [UIView], in space: RestingSpace) -> UIView? {
    if let view = original.view, !view.isHidden, views.contains(where: { $0 === view }) {
      return view
    }
    guard views.count > 1 else { return views.first }
    return views.first {
      if case .metrics = OriginalView($0).measure(in: space) { true } else { false }
    }
  }

  /// Measures the element clipped by `blurs`, or without them if nothing of it would be visible.
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
  /// Returns whether a corner differs by more than 0.1 points.
  fileprivate func isFarther(_ other: RestingSpace.Corners) -> Bool {
    func off(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) > 0.1 || abs(a.y - b.y) > 0.1 }
    return off(first, other.first) || off(right, other.right) || off(below, other.below)
  }
}
