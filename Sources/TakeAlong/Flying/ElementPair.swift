import UIKit

/// A shared element: both of its ends, and the layer that flies between them.
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
  /// True if the fore screen follows this element.
  let leads: Bool
  private var isLost = false

  /// - Parameters:
  ///   - leads: Whether the fore screen follows this element.
  ///   - isStraight: Whether it flies straight, whatever the app asked for, because the screen does.
  ///   - screenCorners: The corners of its landing place that are corners of the fore screen.
  init(
    element: TakeAlongElement, back: ElementEnd, fore: ElementEnd, opens: Bool, leads: Bool = false,
    isStraight: Bool = false, screenCorners: CACornerMask = []
  ) {
    self.leads = leads
    self.element = element
    self.back = back
    self.fore = fore
    self.opens = opens
    back.original.claim()
    fore.original.claim()
    back.key = element.key
    fore.key = element.key
    let (old, new) = opens ? (back, fore) : (fore, back)
    // Both views have just been measured, so they exist.
    let (a, b) = (old.original.view ?? UIView(), new.original.view ?? UIView())
    let style = MorphStyle(
      from: MorphStyle.Appearance(view: a, metrics: old.metrics, isPicture: old.original.isPicture),
      to: MorphStyle.Appearance(view: b, metrics: new.metrics, isPicture: new.original.isPicture))
    let morph = Morph(
      from: old.metrics, to: new.metrics, bow: element.path == .arc && !isStraight ? 0.2 : 0,
      fills: style.isOutlined,
      snapshotEdges: SnapshotEdges(old: !old.original.isPicture, new: !new.original.isPicture),
      middles: (old.original.middle, new.original.middle))
    morphLayer = MorphLayer(
      morph,
      blend: Blend(element.fade, from: a, to: b, opens: opens), style: style,
      screenCorners: screenCorners)
  }

  func play(along keyTimes: KeyTimes) {
    let radii =
      morphLayer.screenOutline == nil
      ? []
      : zip(keyTimes.planes, keyTimes.fractions).map { screenRadius(in: $0, at: $1) }
    morphLayer.play(
      along: keyTimes, on: keyTimes.planes.map(\.elements), screenRadii: radii)
  }

  func show(at fraction: CGFloat, in planes: FlightPlanes) {
    morphLayer.show(
      at: fraction, on: planes.elements, screenRadius: screenRadius(in: planes, at: fraction))
  }

  /// The corner radius of the fore screen, as far as the element is on it.
  private func screenRadius(in planes: FlightPlanes, at fraction: CGFloat) -> CGFloat {
    planes.foreRadius * (opens ? fraction : 1 - fraction).clamped(to: 0...1)
  }

  /// Restores both originals.
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

  /// Follows a landing place that has moved, or has been taken over by another view. Returns the
  /// change that the caller must show, or `nil` if there is none.
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
    if leads {
      // The screen, too, comes from the new place at once.
      morphLayer.morph.retarget(from: old, to: new)
    } else {
      morphLayer.morph.retarget(from: old, to: new, at: fraction)
    }
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
