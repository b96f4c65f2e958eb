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
  /// The app's views that fly as appearances.
  private let standIns: [UIView]
  /// True if the front screen follows this element.
  let leads: Bool
  /// The screen that keeps its elements in sight.
  let keeper: Choreography.Role?
  /// The corners of either screen in which it lies.
  private let corners: (back: PageCorners, front: PageCorners)
  /// True if it is on a screen for most of its way, not only at the end.
  private let isAboardEarly: Bool
  /// True if it has nothing left to land on.
  private(set) var isLost = false
  /// The screen on which that was.
  private(set) var isLostAtFront = false

  /// - Parameters:
  ///   - solids: The number of solid elements that fly.
  ///   - leads: Whether the front screen follows this element.
  ///   - motion: The way in which elements move: straight where the screen follows one, whatever the app asked
  ///     for.
  ///   - keeper: The screen that keeps its elements in sight.
  ///   - corners: The corners of either screen in which its places lie.
  init(
    element: TakeAlongElement, back: ElementEnd, front: ElementEnd, among solids: Int = 1,
    opens: Bool, leads: Bool = false,
    motion: ElementMotion.Style = .straight, keeper: Choreography.Role? = nil,
    corners: (back: PageCorners, front: PageCorners) = (PageCorners(), PageCorners())
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
    isAboardEarly = motion == .rides || motion == .turns
    let screenCorners = corners.front.mask.isEmpty ? corners.back.mask : corners.front.mask
    self.corners = (
      screenCorners.isSubset(of: corners.back.mask) ? corners.back : PageCorners(),
      screenCorners.isSubset(of: corners.front.mask) ? corners.front : PageCorners()
    )
    var style = MorphStyle(
      from: MorphStyle.Appearance(view: a, metrics: start, isCopied: leaving.isCopied),
      to: MorphStyle.Appearance(view: b, metrics: end, isCopied: arriving.isCopied))
    style.adapt(
      to: motion, leads: leads, isSolid: back.isSolid && front.isSolid, among: solids)
    let morph = Morph(
      from: start, to: end, bow: element.path == .arc && motion != .leads ? 0.2 : 0,
      fills: style.isOutlined, isInAir: style.fillsOutline, morphs: element.morphs, opens: opens,
      snapshotEdges: SnapshotEdges(old: !leaving.isCopied, new: !arriving.isCopied),
      middles: (leaving.middle, arriving.middle))
    var blend = Blend(element.fade, from: old, to: new, opens: opens)
    // With the same picture in both views, the app's appearance of one of them is another.
    if !standIns.isEmpty, element.fade == .automatic, blend == .oldOnly { blend = .cover }
    morphLayer = MorphLayer(morph, blend: blend, style: style, screenCorners: screenCorners)
  }

  func play(along keyTimes: KeyTimes) {
    // Few elements lie in a corner of a page, or in its shade.
    let surroundings =
      morphLayer.hasSurroundings
      ? zip(keyTimes.planes, keyTimes.fractions).map { self.surroundings(in: $0, at: $1) } : []
    morphLayer.play(
      along: keyTimes, on: keyTimes.elementPlanes, in: surroundings, isElement: true)
  }

  func show(at fraction: CGFloat, in planes: FlightPlanes) {
    morphLayer.show(
      at: fraction, on: planes.elements, in: surroundings(in: planes, at: fraction))
  }

  private func surroundings(in planes: FlightPlanes, at fraction: CGFloat)
    -> MorphLayer.Surroundings
  {
    var open = (opens ? fraction : 1 - fraction).clamped(to: 0...1)
    if !isAboardEarly { open = max(5 * open - 4, 0) }
    return MorphLayer.Surroundings(
      cornerRadius: (corners.front.mask.isEmpty ? 0 : planes.frontRadius * open)
        + (corners.back.mask.isEmpty ? 0 : planes.backRadius * (1 - open)),
      reach: corners.back.reach(cut: planes.backCut)
        .mixed(with: corners.front.reach(cut: planes.frontCut), at: open),
      shade: planes.shade)
  }

  /// Returns whether the view at an end is hidden while the element flies.
  func hidesOriginal(isBack: Bool) -> Bool {
    guard keeper != (isBack ? .back : .front) else { return false }
    return !isBack || element.hidesOriginal
  }

  /// Restores both originals.
  func restore() {
    back.original.reveal()
    front.original.reveal()
    for standIn in standIns { standIn.layer.removeFromSuperlayer() }
  }

  /// Shows the element again on the screen that still has it: that is taken back, or held.
  func revealRemaining() { (isLostAtFront ? back : front).original.reveal() }

  func measure(in spaces: (back: RestingSpace, front: RestingSpace)) {
    for (end, space) in [(back, spaces.back), (front, spaces.front)] {
      if case .metrics(let metrics) = end.original.measure(in: space) { end.metrics = metrics }
    }
    let (old, new) = ends
    morphLayer.morph.retarget(from: old, to: new)
  }

  /// Follows a landing place that has moved, or has been taken over by another view. Returns the
  /// change that the caller must show, or `nil` if there is none.
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
    opens ? (back.metrics, front.metrics) : (front.metrics, back.metrics)
  }
}

// Images and texts that arrive, or change, while their element is on its way.
extension ElementPair {
  /// Wears what an end shows by now, and returns whether that is another. Call it with implicit animations disabled.
  ///
  /// - Parameters:
  ///   - fraction: How far the element is.
  ///   - remaining: The time that is left, in seconds; `nil` while a finger holds the run.
  func wearContent(
    isFront: Bool, at fraction: @autoclosure () -> CGFloat, remaining: TimeInterval?
  ) -> Bool {
    let original = (isFront ? front : back).original
    let (content, worn) = (original.content, original.worn)
    guard content != worn, content != .nothing, content != .other else { return false }
    // A look that comes at the last moment comes in when the element has landed.
    guard remaining ?? 1 > LingeringLook.seconds / 2 else { return false }
    let isOld = isFront != opens
    let hasLook = morphLayer.slot(isOld: isOld).sublayers?.isEmpty == false
    guard hasLook || (!isOld && morphLayer.blend == .oldOnly && element.fade == .automatic),
      let (look, offset) = original.makeLateLook(
        enlarged: morphLayer.morph.enlargement(isOld: isOld))
    else { return false }
    let givesWay = original.kind == .label && content != other(isFront).worn
    if hasLook {
      morphLayer.exchange(look, isOld: isOld, offBy: offset, after: original.kind == .label)
    } else {
      morphLayer.setSnapshot(look, isOld: isOld, offBy: offset)
      morphLayer.change(to: .late(from: fraction().clamped(to: 0...0.9), after: givesWay))
    }
    return true
  }

  private func other(_ isFront: Bool) -> OriginalView { (isFront ? back : front).original }

  /// Leaves the look over the original for a moment, if that does not show the same. Call it when the
  /// element has landed.
  func linger(isFront: Bool) {
    let (end, isStart) = (isFront ? front : back, isFront != opens)
    guard let view = end.view, view.window != nil, !morphLayer.isFading,
      end.original.isIncomplete, let look = morphLayer.look(atStart: isStart)
    else { return }
    let fraction: CGFloat = isStart ? 0 : 1
    let pose = morphLayer.morph.pose(at: fraction)
    let isOld = look.layer.superlayer === morphLayer.oldSlot
    LingeringLook.leave(
      look, over: view, at: isOld ? pose.old : pose.new, scale: end.metrics.scale,
      clips: morphLayer.style.clips)
  }
}

extension MorphLayer {
  /// Lets a look take the place of another one of the same end: in front of it, or after it.
  func exchange(_ look: UIView, isOld: Bool, offBy offset: CGVector, after: Bool) {
    let seconds = LingeringLook.seconds
    for layer in slot(isOld: isOld).sublayers ?? [] {
      layer.fade(to: 0, after: after ? 0 : seconds, for: after ? seconds / 2 : 0)
    }
    setSnapshot(look, isOld: isOld, offBy: offset)
    look.layer.fade(
      from: 0, to: 1, after: after ? seconds / 2 : 0, for: after ? seconds / 2 : seconds)
  }
}

extension CALayer {
  fileprivate func fade(
    from start: Float? = nil, to end: Float, after delay: TimeInterval, for seconds: TimeInterval
  ) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = start ?? presentation()?.opacity ?? opacity
    fade.toValue = end
    fade.beginTime = convertTime(CACurrentMediaTime(), from: nil) + delay
    fade.duration = max(seconds, 0.001)
    fade.fillMode = .backwards
    opacity = end
    add(fade, forKey: AnimationKey.of("opacity"))
  }
}

// The color of a text or a glyph, and the ground below it.
extension ElementPair {
  /// Changes the color of a text or a glyph when the page that follows another element comes under it, or goes:
  /// before, it would be black on black.
  ///
  /// - Parameter window: Returns the window of the page at a fraction.
  func turn(where window: (CGFloat) -> CGRect?) {
    guard [.overlap, .giveWay].contains(morphLayer.blend), let old = back.styled,
      let new = front.styled, let first = old.ink, let last = new.ink, first != last,
      !old.hasGround, !new.hasGround
    else { return }
    func isOnPage(_ fraction: CGFloat) -> Bool {
      window(fraction)?.contains(morphLayer.morph.pose(at: fraction).center) == true
    }
    let begins = isOnPage(0)
    let fractions = stride(from: CGFloat(0.02), through: 1, by: 0.02)
    guard var after = fractions.first(where: { isOnPage($0) != begins }) else { return }
    var before = after - 0.02
    for _ in 0..<5 {
      let middle = (before + after) / 2
      if isOnPage(middle) == begins { before = middle } else { after = middle }
    }
    // Before an arriving view has been rendered, there is no snapshot of it.
    let isReady = back.original.isCopied && front.original.isCopied
    morphLayer.change(to: .turn(at: after.clamped(to: isReady ? 0.02...0.98 : 0.08...0.92)))
  }
}

extension UIView {
  /// The one color in which it is drawn: that of a label's text, or of a glyph.
  fileprivate var ink: UIColor? {
    switch self {
    case let label as UILabel: label.shownColor.resolvedColor(with: traitCollection)
    case let picture as UIImageView where picture.isTinted:
      picture.tintColor.resolvedColor(with: traitCollection)
    default: nil
    }
  }

  /// True if it is seen on a color of its own.
  fileprivate var hasGround: Bool { (layer.backgroundColor?.alpha ?? 0) >= 0.5 }
}

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
  var needsSnapshot: Bool { !original.isCopied && options.standIn == nil }

  /// The app's view to fly in place of a snapshot, if it has one.
  func makeStandIn() -> (isWanted: Bool, view: UIView?) {
    guard let make = options.standIn, let view else { return (false, nil) }
    return (true, make(view))
  }

  func wear(_ standIn: UIView, in space: RestingSpace) {
    original.wear(standIn)
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

/// The corners of a page in which an element lies, so that they cut it while the page is seen as a card.
struct PageCorners: Equatable, Sendable {
  private(set) var mask: CACornerMask = []
  /// The distance from the element's edges to the page's, at those corners; negative where a list has scrolled the
  /// element beyond the page. On the other sides it is far enough for corners as round as any.
  private(set) var reach = UIEdgeInsets.zero

  init() {}

  /// - Parameter cut: As much of the page's top and bottom as is left out while it moves, below bars.
  init(of box: CGRect, in page: CGRect, cut: UIEdgeInsets = .zero) {
    guard !page.isNull, !box.isNull else { return }
    let (left, right) = (box.minX - page.minX, page.maxX - box.maxX)
    let (top, bottom) = (box.minY - page.minY, page.maxY - box.maxY)
    func add(_ corner: CACornerMask, _ x: CGFloat, _ y: CGFloat) {
      if PageCorners.cut(x, y) { mask.insert(corner) }
    }
    add(.layerMinXMinYCorner, left, top - cut.top)
    add(.layerMaxXMinYCorner, right, top - cut.top)
    add(.layerMinXMaxYCorner, left, bottom - cut.bottom)
    add(.layerMaxXMaxYCorner, right, bottom - cut.bottom)
    func has(_ a: CACornerMask, _ b: CACornerMask) -> Bool { !mask.isDisjoint(with: [a, b]) }
    let far: CGFloat = mask.isEmpty ? 0 : 2 * PageCorners.radius
    reach = UIEdgeInsets(
      top: has(.layerMinXMinYCorner, .layerMaxXMinYCorner) ? top : far,
      left: has(.layerMinXMinYCorner, .layerMinXMaxYCorner) ? left : far,
      bottom: has(.layerMinXMaxYCorner, .layerMaxXMaxYCorner) ? bottom : far,
      right: has(.layerMaxXMinYCorner, .layerMaxXMaxYCorner) ? right : far)
  }

  /// The distance to the edges of what is left of the page.
  func reach(cut: UIEdgeInsets) -> UIEdgeInsets {
    var left = reach
    if !mask.isDisjoint(with: [.layerMinXMinYCorner, .layerMaxXMinYCorner]) { left.top -= cut.top }
    if !mask.isDisjoint(with: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) {
      left.bottom -= cut.bottom
    }
    return left
  }

  /// Returns whether a corner as round as that of any display cuts a point that is so far inside of it.
  private static func cut(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let (x, y) = (radius - x, radius - y)
    return max(x, y) < 2 * radius && min(x, y) > 0 && x * x + y * y > radius * radius + 1
  }

  private static var radius: CGFloat { 62 }
}

extension UIEdgeInsets {
  /// Interpolates every inset.
  func mixed(with other: UIEdgeInsets, at share: CGFloat) -> UIEdgeInsets {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return UIEdgeInsets(
      top: mix(top, other.top), left: mix(left, other.left), bottom: mix(bottom, other.bottom),
      right: mix(right, other.right))
  }
}
