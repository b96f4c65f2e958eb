import UIKit

/// One pair: the originals of both screens, and what flies in their place.
@MainActor
final class ElementPair {
  enum Change {
    case moved(CGVector)
    case resized
    case gone
  }

  let element: TakeAlongElement
  let back: ElementEnd
  let fore: ElementEnd
  let morphLayer: MorphLayer
  private let opens: Bool
  private var isLost = false

  init(element: TakeAlongElement, back: ElementEnd, fore: ElementEnd, opens: Bool) {
    self.element = element
    self.back = back
    self.fore = fore
    self.opens = opens
    back.original.claim()
    fore.original.claim()
    back.key = element.key
    fore.key = element.key
    let (old, new) = opens ? (back, fore) : (fore, back)
    // Both were measured a moment ago: both are there.
    let (a, b) = (old.original.view ?? UIView(), new.original.view ?? UIView())
    let style = MorphStyle(
      from: MorphStyle.Appearance(view: a, metrics: old.metrics, isPicture: old.original.isPicture),
      to: MorphStyle.Appearance(view: b, metrics: new.metrics, isPicture: new.original.isPicture))
    let morph = Morph(
      from: old.metrics, to: new.metrics, bow: element.path == .arc ? 0.2 : 0,
      fills: style.isOutlined,
      snapshotEdges: SnapshotEdges(old: !old.original.isPicture, new: !new.original.isPicture),
      middles: (old.original.middle, new.original.middle))
    morphLayer = MorphLayer(
      morph,
      blend: Blend(element.fade, from: a, to: b, opens: opens), style: style)
  }

  func play(along keyTimes: KeyTimes) {
    morphLayer.play(along: keyTimes.carried(isLeaving: !opens))
  }

  func show(at fraction: CGFloat, dragOffset: CGVector) {
    morphLayer.show(
      at: fraction, dragOffset: dragOffset.scaled(by: KeyTimes.share(fraction, isLeaving: !opens)))
  }

  /// Both originals are the app's again.
  func restore() {
    back.original.reveal()
    fore.original.reveal()
  }

  func measure(in spaces: (back: RestingSpace, fore: RestingSpace)) {
    for (end, space) in [(back, spaces.back), (fore, spaces.fore)] {
      if case .metrics(let metrics) = end.original.measure(in: space) { end.metrics = metrics }
    }
    let (old, new) = ends
    morphLayer.morph.retarget(from: old, to: new)
  }

  /// Follows its landing place, which has moved, or is another view's by now. What is to be done
  /// about it, if anything.
  func retarget(at view: UIView?, isFore: Bool, in space: RestingSpace, at fraction: CGFloat)
    -> Change?
  {
    let end = isFore ? fore : back
    if end.original.view !== view {
      end.original.reveal()
      if let view {
        let blurs = end.original.blurs
        end.original = OriginalView(view)
        end.original.blurs = blurs
        if case .metrics = end.original.measure(in: space) {
          end.original.claim()
          if isFore || !element.leavesSource { end.original.hide() }
        }
      }
    }
    guard let view, end.original.view === view,
      case .metrics(let metrics) = end.original.measure(in: space)
    else {
      defer { isLost = true }
      return isLost ? nil : .gone
    }
    let previous = end.metrics
    end.metrics = metrics
    guard metrics != previous else { return nil }
    let (old, new) = ends
    morphLayer.morph.retarget(from: old, to: new, at: fraction)
    let isFlat =
      metrics.size == previous.size && metrics.angle == previous.angle
      && metrics.covered == previous.covered
    return isFlat
      ? .moved(
        CGVector(dx: metrics.center.x - previous.center.x, dy: metrics.center.y - previous.center.y)
      )
      : .resized
  }

  private var ends: (old: ElementMetrics, new: ElementMetrics) {
    opens ? (back.metrics, fore.metrics) : (fore.metrics, back.metrics)
  }
}
