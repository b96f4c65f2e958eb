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
  /// The part of the run in which it travels.
  let share: FlightShare
  let opens: Bool
  /// The app's views that fly as appearances.
  private let likenesses: [UIView]
  /// True if the fore screen follows this element.
  let leads: Bool
  /// The screen that keeps its elements in sight.
  let keeper: Choreography.Role?
  /// The corners of either screen in which it lies.
  private let corners: (back: PageCorners, fore: PageCorners)
  /// True if it is on a screen for most of its way, not only at the end.
  private let isAboardEarly: Bool
  /// True if it has nothing left to land on.
  private(set) var isLost = false
  /// The screen on which that was.
  private(set) var isLostAtFore = false

  /// - Parameters:
  ///   - solids: The number of solid elements that fly.
  ///   - leads: Whether the fore screen follows this element.
  ///   - motion: The way in which elements move: straight where the screen follows one, whatever the app asked
  ///     for.
  ///   - keeper: The screen that keeps its elements in sight.
  ///   - corners: The corners of either screen in which its places lie.
  init(
    element: TakeAlongElement, back: ElementEnd, fore: ElementEnd, among solids: Int = 1,
    opens: Bool, leads: Bool = false,
    motion: ElementMotion.Style = .straight, keeper: Choreography.Role? = nil,
    corners: (back: PageCorners, fore: PageCorners) = (PageCorners(), PageCorners())
  ) {
    self.leads = leads
    self.keeper = keeper
    self.element = element
    self.back = back
    self.fore = fore
    self.opens = opens
    let share = FlightShare(element.share)
    self.share = opens ? share : share.reversed
    for end in [back, fore] {
      end.key = element.key
      end.original.claim()
      end.original.worn = end.original.content
    }
    let (old, new) = opens ? (back, fore) : (fore, back)
    let (a, b) = (old.styled, new.styled)
    let (leaving, arriving) = (old.original, new.original)
    let (start, end) = (old.metrics, new.metrics)
    likenesses = [leaving, arriving].compactMap(\.likeness)
    isAboardEarly = motion == .rides || motion == .turns
    let screenCorners = corners.fore.mask.isEmpty ? corners.back.mask : corners.fore.mask
    self.corners = (
      screenCorners.isSubset(of: corners.back.mask) ? corners.back : PageCorners(),
      screenCorners.isSubset(of: corners.fore.mask) ? corners.fore : PageCorners()
    )
    var style = MorphStyle(
      from: MorphStyle.Appearance(view: a, metrics: start, isCopied: leaving.isCopied),
      to: MorphStyle.Appearance(view: b, metrics: end, isCopied: arriving.isCopied))
    style.adapt(
      to: motion, leads: leads, isSolid: back.isSolid && fore.isSolid, among: solids)
    let morph = Morph(
      from: start, to: end, bow: element.path == .arc && motion != .leads ? 0.2 : 0,
      fills: style.isOutlined, isInAir: style.fillsOutline, follows: element.follows, opens: opens,
      snapshotEdges: SnapshotEdges(old: !leaving.isCopied, new: !arriving.isCopied),
      middles: (leaving.middle, arriving.middle))
    var blend = Blend(element.fade, from: old, to: new, opens: opens)
    // With the same picture in both views, the app's appearance of one of them is another.
    if !likenesses.isEmpty, element.fade == .automatic, blend == .oldOnly { blend = .cover }
    morphLayer = MorphLayer(morph, blend: blend, style: style, screenCorners: screenCorners)
  }

  /// The way from one end to the other, 0…1, that lies behind it at a fraction of the run.
  func progress(in choreography: Choreography, at fraction: CGFloat) -> CGFloat {
    choreography.elementFraction(at: share.fraction(at: fraction))
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
      cornerRadius: (corners.fore.mask.isEmpty ? 0 : planes.foreRadius * open)
        + (corners.back.mask.isEmpty ? 0 : planes.backRadius * (1 - open)),
      reach: corners.back.reach(cut: planes.backCut)
        .mixed(with: corners.fore.reach(cut: planes.foreCut), at: open),
      shade: planes.shade)
  }

  /// Returns whether the view at an end is hidden while the element flies.
  func hidesOriginal(isBack: Bool) -> Bool {
    guard keeper != (isBack ? .back : .fore) else { return false }
    return !isBack || element.whileAway == .hole
  }

  /// Restores both originals.
  func restore() {
    back.original.reveal()
    fore.original.reveal()
    for likeness in likenesses { likeness.layer.removeFromSuperlayer() }
  }

  /// Shows the element again on the screen that still has it: that is taken back, or held.
  func revealRemaining() { (isLostAtFore ? back : fore).original.reveal() }

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
        let worn = end.original.worn
        end.original = end.original(view)
        end.original.worn = worn
        end.original.blurs = blurs
        if case .metrics = end.original.measure(in: space) {
          end.original.claim()
          if hidesOriginal(isBack: !isFore) { end.original.hide() }
        }
      }
    }
    guard let view, end.original.view === view,
      case .metrics(let metrics) = end.original.measure(in: space)
    else {
      isLost = true
      isLostAtFore = isFore
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
    opens ? (back.metrics, fore.metrics) : (fore.metrics, back.metrics)
  }
}
