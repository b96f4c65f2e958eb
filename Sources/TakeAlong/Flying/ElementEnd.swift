import UIKit

/// An element in one of the two screens: its original and the last metrics.
@MainActor
final class ElementEnd {
  var original: OriginalView
  var metrics: ElementMetrics
  let isByProperty: Bool
  /// The options of the screen that it is in.
  private let options: TakeAlongElement.Options
  private var place: ContentPlace?
  /// Its layer, and the place of that at the last look. Held, because it is looked at in every frame.
  private var layer: CALayer?
  private var superlayer: CALayer?
  private var position = CGPoint.zero
  private var bounds = CGRect.zero
  var key: TakeAlongKey = ""

  init(
    _ original: OriginalView, _ metrics: ElementMetrics, in space: RestingSpace,
    options: TakeAlongElement.Options, isByProperty: Bool
  ) {
    self.options = options
    self.original = original
    self.metrics = metrics
    self.isByProperty = isByProperty
    notePlace(in: space)
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
      if case .metrics = original($0).measure(in: space) { true } else { false }
    }
  }

  /// Another view at this end, or the same part of it.
  func original(_ view: UIView) -> OriginalView {
    let other = OriginalView(view, part: options.rect)
    other.run = original.run
    return other
  }

  /// The view whose style the element has: a part of a view has none.
  var styled: UIView? { original.part == nil ? original.view : nil }

  /// True if the whole of a view that fills its outline flies, as far as can be told.
  var isSolid: Bool { styled?.isSolid == true }

  /// True unless a view like it, or the app's own, flies in place of a snapshot.
  var needsSnapshot: Bool { !original.isCopied && options.likeness == nil }

  /// The app's view to fly in place of a snapshot, if it has one.
  func makeLikeness() -> (isWanted: Bool, view: UIView?) {
    guard let make = options.likeness, let view else { return (false, nil) }
    return (true, make(view))
  }

  func wear(_ likeness: UIView, in space: RestingSpace) {
    original.wear(likeness)
    if case .metrics(let metrics) = original.measure(in: space) { self.metrics = metrics }
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

  /// True if the view is not where it was in what it scrolls with: a list has been laid out anew, or
  /// uses a cell again.
  func isLaidOutAnew(in space: RestingSpace) -> Bool {
    guard let view = original.view, let place else { return true }
    return ContentPlace(of: view, in: space.root).differs(from: place)
  }

  /// Remembers where the view is now.
  func notePlace(in space: RestingSpace) {
    guard let view = original.view else {
      place = nil
      return
    }
    let layer = view.layer
    self.layer = layer
    (superlayer, position, bounds) = (layer.superlayer, layer.position, layer.bounds)
    place = ContentPlace(of: view, in: space.root)
  }

  /// Expects an image of the size of the other end's, if there is none here yet.
  func expect(from other: ElementEnd, in space: RestingSpace) {
    guard original.isPicture, original.content == .nothing, other.original.isPicture,
      let image = (other.view as? UIImageView)?.drawnImage
    else { return }
    original.expect(image.size)
    if case .metrics(let metrics) = original.measure(in: space) { self.metrics = metrics }
  }

  /// True if its view has another place in its superview than at the last look, or is gone.
  var hasNewPlace: Bool {
    guard let layer else { return true }
    return layer.position != position || layer.bounds != bounds || layer.superlayer !== superlayer
  }

  /// Returns whether any corner, or only one of three, is not where it was.
  func hasMoved(in space: RestingSpace, corner: Int? = nil) -> Bool {
    let original = original
    guard let then = original.measured, let view = original.view else { return true }
    let outline = original.outline
    for index in (corner ?? 0)...(corner ?? 2) {
      let now = space.corner(index, of: outline, in: view)
      if abs(now.x - then[index].x) > 0.1 || abs(now.y - then[index].y) > 0.1 { return true }
    }
    return false
  }
}
