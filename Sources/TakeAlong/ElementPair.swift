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
  let front: ElementEnd
  let morphLayer: MorphLayer
  let opens: Bool
  /// The app's views used as looks, from `TakeAlongElement.Options.standIn`.
  private let standIns: [UIView]
  /// True if the front screen follows this element.
  let leads: Bool
  /// The screen whose originals stay visible, if any.
  let keeper: Choreography.Role?
  /// The corners of either screen that the element fills, which are round while the screen moves.
  private let corners: (back: CACornerMask, front: CACornerMask)
  /// True if the landing place is gone.
  private(set) var isLost = false
  /// True if the landing place was lost in the front screen.
  private(set) var isLostAtFront = false

  /// - Parameters:
  ///   - leads: True if the front screen follows this element.
  ///   - motion: The style of movement. With `.leads` the path is straight, whatever `element.path` says.
  ///   - keeper: The screen whose originals stay visible, if any.
  ///   - screens: The frames of both screens at rest, if the element moves with the screens.
  init(
    element: TakeAlongElement, back: ElementEnd, front: ElementEnd, opens: Bool,
    leads: Bool = false,
    motion: ElementMotion.Style = .straight, keeper: Choreography.Role? = nil,
    screens: (back: CGRect, front: CGRect) = (.null, .null)
  ) {
    self.leads = leads
    self.keeper = keeper
    self.element = element
    self.back = back
    self.front = front
    self.opens = opens
    for end in [back, front] {
      end.key = element.key
      end.original.claim()
      end.original.worn = end.original.content
    }
    let (old, new) = opens ? (back, front) : (front, back)
    let (a, b) = (old.styled, new.styled)
    let (leaving, arriving) = (old.original, new.original)
    let (start, end) = (old.metrics, new.metrics)
    standIns = [leaving, arriving].compactMap(\.standIn)
    let (below, above) = (
      CACornerMask(of: screens.back, filledBy: back.metrics.box),
      CACornerMask(of: screens.front, filledBy: front.metrics.box)
    )
    // `screenOutline` has one mask: the corners of the back screen are clipped only if the mask equals theirs.
    let screenCorners = above.isEmpty ? below : above
    corners = (below == screenCorners ? below : [], above)
    var style = MorphStyle(
      from: MorphStyle.Appearance(view: a, metrics: start, isCopied: leaving.isCopied),
      to: MorphStyle.Appearance(view: b, metrics: end, isCopied: arriving.isCopied))
    style.adapt(to: motion, leads: leads, isSolid: back.isSolid && front.isSolid)
    let morph = Morph(
      from: start, to: end, bow: element.path == .arc && motion != .leads ? 0.2 : 0,
      fills: style.isOutlined, isInAir: style.fillsOutline, morphs: element.morphs, opens: opens,
      snapshotEdges: SnapshotEdges(old: !leaving.isCopied, new: !arriving.isCopied),
      middles: (leaving.middle, arriving.middle))
    var blend = Blend(element.fade, from: old, to: new, opens: opens)
    // With the same picture in both views, a `standIn` looks different, so `.cover` shows both looks.
    if !standIns.isEmpty, element.fade == .automatic, blend == .oldOnly { blend = .cover }
    morphLayer = MorphLayer(morph, blend: blend, style: style, screenCorners: screenCorners)
  }

  func play(along keyTimes: KeyTimes) {
    morphLayer.play(
      along: keyTimes, on: keyTimes.elementPlanes,
      in: zip(keyTimes.planes, keyTimes.fractions).map { surroundings(in: $0, at: $1) })
  }

  func show(at fraction: CGFloat, in planes: FlightPlanes) {
    morphLayer.show(
      at: fraction, on: planes.elements, in: surroundings(in: planes, at: fraction))
  }

  private func surroundings(in planes: FlightPlanes, at fraction: CGFloat)
    -> MorphLayer.Surroundings
  {
    let open = (opens ? fraction : 1 - fraction).clamped(to: 0...1)
    return MorphLayer.Surroundings(
      cornerRadius: (corners.back.isEmpty ? 0 : planes.radii.back * (1 - open))
        + (corners.front.isEmpty ? 0 : planes.radii.front * open),
      shade: planes.shade)
  }

  func end(isFront: Bool) -> ElementEnd { isFront ? front : back }

  /// Returns true if the original at an end is hidden while the element flies.
  func hidesOriginal(isBack: Bool) -> Bool {
    guard keeper != (isBack ? .back : .front) else { return false }
    return !isBack || element.hidesOriginal
  }

  /// Restores both originals.
  ///
  /// - Parameter seconds: The time in which the original in the back screen fades in.
  func restore(within seconds: TimeInterval = 0) {
    back.original.reveal(within: seconds)
    front.original.reveal()
    for standIn in standIns { standIn.layer.removeFromSuperlayer() }
  }

  /// Reveals the original in the screen opposite to the lost landing place: the run returns to this screen, or is held.
  func revealRemaining() { (isLostAtFront ? back : front).original.reveal() }

  func measure(in spaces: (back: RestingSpace, front: RestingSpace)) {
    for (end, space) in [(back, spaces.back), (front, spaces.front)] {
      if case .metrics(let metrics) = end.original.measure(in: space) { end.metrics = metrics }
    }
    let (old, new) = ends
    morphLayer.morph.retarget(from: old, to: new)
  }

  /// Follows a landing place that has moved, or has been taken over by another view. Returns the change for the caller
  /// to show, or `nil` without a change.
  func retarget(at view: UIView?, isFront: Bool, in space: RestingSpace, at fraction: CGFloat)
    -> Change?
  {
    let end = isFront ? front : back
    if end.original.view !== view {
      end.original.reveal()
      if let view {
        let blurs = end.original.blurs
        let worn = end.original.worn
        end.original = end.original(view)
        end.original.worn = worn
        end.original.blurs = blurs
        if case .metrics = end.original.measure(in: space) {
          end.original.claim()
          if hidesOriginal(isBack: !isFront) { end.original.hide() }
        }
      }
    }
    guard let view, end.original.view === view,
      case .metrics(let metrics) = end.original.measure(in: space)
    else {
      isLost = true
      isLostAtFront = isFront
      return .gone
    }
    let previous = end.metrics
    end.metrics = metrics
    end.notePlace(in: space)
    guard metrics != previous else { return nil }
    let (old, new) = ends
    if leads {
      // The front screen uses the new place at once, so its lead does, too.
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
    opens ? (back.metrics, front.metrics) : (front.metrics, back.metrics)
  }
}

// A landing on an original that differs from the look in flight.
extension ElementPair {
  /// Leaves the look over the original for a moment if the two differ. Call after the landing.
  func linger(isFront: Bool) {
    let (end, isStart) = (isFront ? front : back, isFront != opens)
    guard let view = end.view, view.window != nil, !morphLayer.isFading,
      end.original.isIncomplete || morphLayer.lacksLook,
      let look = morphLayer.look(atStart: isStart)
    else { return }
    let fraction: CGFloat = isStart ? 0 : 1
    let pose = morphLayer.morph.pose(at: fraction)
    let isOld = look.layer.superlayer === morphLayer.oldSlot
    LingeringLook.leave(
      look, over: view, at: isOld ? pose.old : pose.new, scale: end.metrics.scale,
      clips: morphLayer.style.clips)
  }
}

/// An element in one of the two screens: its `original` and its last `metrics`.
@MainActor
final class ElementEnd {
  var original: OriginalView
  var metrics: ElementMetrics
  let isByProperty: Bool
  /// The options set in this end's screen.
  private let options: TakeAlongElement.Options
  private var place: ContentPlace?
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

  /// True if the view is gone, hidden, or has another key now, as in a reused cell.
  var isStale: Bool {
    guard let view, view.window != nil, !view.isHidden else { return true }
    return isByProperty && view.takeAlongKey != key
  }

  /// Returns the view to land on, among several with the same key: the current view, or the first measurable view.
  func choice(of views: [UIView], in space: RestingSpace) -> UIView? {
    if let view = original.view, !view.isHidden, views.contains(where: { $0 === view }) {
      return view
    }
    guard views.count > 1 else { return views.first }
    return views.first {
      if case .metrics = original($0).measure(in: space) { true } else { false }
    }
  }

  /// Makes an original for another view at this end, with the same part (`options.rect`).
  func original(_ view: UIView) -> OriginalView {
    let other = OriginalView(view, part: options.rect)
    other.run = original.run
    return other
  }

  /// The view whose style the element has; `nil` for a part, because a part has no style.
  var styled: UIView? { original.part == nil ? original.view : nil }

  /// True if a whole view flies and, as far as `UIView.isSolid` can tell, fills its outline.
  var isSolid: Bool { styled?.isSolid == true }

  /// True unless a copy or a `standIn` flies in place of a snapshot.
  var needsSnapshot: Bool { !original.isCopied && options.standIn == nil }

  /// Calls `options.standIn` for the app's view to fly in place of a snapshot.
  func makeStandIn() -> (isWanted: Bool, view: UIView?) {
    guard let make = options.standIn, let view else { return (false, nil) }
    return (true, make(view))
  }

  func wear(_ standIn: UIView, in space: RestingSpace) {
    original.wear(standIn)
    if case .metrics(let metrics) = original.measure(in: space) { self.metrics = metrics }
  }

  /// Measures the element clipped by `blurs`, or without them if nothing would stay visible.
  func remeasure(under blurs: [UIView], in space: RestingSpace) {
    original.blurs = blurs
    if case .metrics(let metrics) = original.measure(in: space) {
      self.metrics = metrics
    } else {
      original.blurs = []
    }
  }

  /// True if the view has another `ContentPlace`: a list has been laid out anew, or uses a cell again.
  func isLaidOutAnew(in space: RestingSpace) -> Bool {
    guard let view = original.view, let place else { return true }
    return ContentPlace(of: view, in: space.root).differs(from: place)
  }

  /// Stores the current place of the view in `place`.
  func notePlace(in space: RestingSpace) {
    place = original.view.map { ContentPlace(of: $0, in: space.root) }
  }

  /// Expects an image of the size of the other end's image, if this end has no image yet.
  func expect(from other: ElementEnd, in space: RestingSpace) {
    guard original.isPicture, original.content == .nothing, other.original.isPicture,
      let image = (other.view as? UIImageView)?.drawnImage
    else { return }
    original.expect(image.size)
    if case .metrics(let metrics) = original.measure(in: space) { self.metrics = metrics }
  }

  /// Returns true if a corner has moved since the last measurement.
  func hasMoved(in space: RestingSpace) -> Bool {
    guard let then = original.measured, let view = original.view else { return true }
    return space.corners(of: original.outline, in: view).differs(from: then)
  }
}

extension CACornerMask {
  /// The corners of a screen that lie in corners of a box, within half a point; none of `.null`.
  fileprivate init(of screen: CGRect, filledBy box: CGRect) {
    self = []
    func isAt(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.5 }
    guard !screen.isNull else { return }
    let (left, right) = (isAt(box.minX, screen.minX), isAt(box.maxX, screen.maxX))
    let (top, bottom) = (isAt(box.minY, screen.minY), isAt(box.maxY, screen.maxY))
    if left, top { insert(.layerMinXMinYCorner) }
    if right, top { insert(.layerMaxXMinYCorner) }
    if left, bottom { insert(.layerMinXMaxYCorner) }
    if right, bottom { insert(.layerMaxXMaxYCorner) }
  }
}
