import UIKit

/// The app's view at an end of a flight: measured, shown by a look, hidden and restored.
@MainActor
final class Original {
  private(set) weak var view: UIView?
  /// The key and the options set in the view's screen; empty for a view that is no element.
  let key: TakeAlongKey
  let options: TakeAlongElement.Options
  /// True if `key` comes from `UIView.takeAlongKey`.
  private let isByProperty: Bool
  /// True if the view has been given another `takeAlongKey` during the flight, as in a reused cell.
  private(set) var hasOtherKey = false
  /// The part of the view that is the element, in the view's own coordinates; `nil` for the whole view.
  let part: CGRect?
  private(set) var kind: LookKind
  /// The rectangle covered by the look, in the view's own coordinates.
  var frame: CGRect
  /// The app's view used as the look, from `TakeAlongElement.Options.standIn`.
  private(set) var standIn: UIView?
  /// The size of the expected image, while the image view has no image.
  private(set) var awaitedSize: CGSize?
  /// The metrics found by the last successful `measure(in:)`.
  var metrics = ElementMetrics()
  /// The corners found by the last `measure(in:)`.
  var measured: [CGPoint]?
  /// The `contentCorners(in:)` of the view at the last `noteContent(in:)`.
  var contentCorners: [CGPoint]?
  /// True if the snapshot is taken from the window, because a visual effect in the view renders only inside its window.
  var isShownByWindow = false
  /// The views with a blur in front of this view, in the same screen.
  var blurs: [UIView] = []
  /// The `content` when the pair was made, or at the last `makeLook(enlarged:)`.
  var lookContent: LookContent?
  /// The flight of this original. Only within a flight may a view fly together with its parts.
  weak var flight: Flight?
  /// The view's layer from `hide(within:)` to `reveal(within:)`.
  private var hiddenLayer: CALayer?
  /// True after `reveal(within:)`; later calls of `claim()` and `hide(within:)` do nothing.
  private var isGivenBack = false

  /// The seconds for fading out and in, if the view is in sight beside a card that shows the element.
  static let (fadeOut, fadeIn): (TimeInterval, TimeInterval) = (0.1, 0.2)

  private static let hidingKey = LayerAnimations.key("hidden")
  private static let fadeKey = LayerAnimations.key("fade")
  /// The animation that hides a layer. Shared, because each layer copies an added animation.
  private static let hiding = CABasicAnimation(still: "opacity", 0)

  /// - Parameters:
  ///   - options: The options of the element; `nil` for the defaults. A part of the view (`rect`) is clipped to the
  ///     view's bounds.
  ///   - kind: `.snapshot` if no `MorphTree` draws the view's background; `nil` lets `LookKind` decide.
  init(
    _ view: UIView, key: TakeAlongKey = "",
    options: TakeAlongElement.Options? = nil, isByProperty: Bool = false,
    as kind: LookKind? = nil
  ) {
    self.view = view
    // A default argument would be evaluated outside of the main actor in Swift 5 mode.
    let options = options ?? TakeAlongElement.Options()
    (self.key, self.options, self.isByProperty) = (key, options, isByProperty)
    let part = options.rect.map { $0.isUsable ? $0.intersection(view.bounds) : .zero }
    self.part = part.map { $0.isNull ? .zero : $0 }
    self.kind = part == nil ? kind ?? LookKind(view) : .snapshot
    frame = self.part ?? self.kind.frame(of: view)
  }

  /// Returns true if a flight hides this view.
  static func hides(_ view: UIView) -> Bool { view.layer.animation(forKey: hidingKey) != nil }

  /// The element at rest, in the view's own coordinates: `part`, the `paintedPart` of a picture, or the view's bounds.
  var outline: CGRect { part ?? paintedPart ?? view?.bounds ?? .zero }

  var isImage: Bool { kind == .image }

  /// True if the look is no snapshot: `MorphTree` then adds background, corners and border.
  var isCopied: Bool { kind != .snapshot }

  /// The center of `frame` relative to the center of `outline`.
  var middle: CGVector {
    let outline = outline
    return CGVector(dx: frame.midX - outline.midX, dy: frame.midY - outline.midY)
  }

  /// The view whose style the element has; `nil` for a part, because a part has no style.
  var styled: UIView? { part == nil ? view : nil }

  /// True if a whole view flies and, as far as `UIView.isSolid` can tell, fills its outline.
  var isSolid: Bool { styled?.isSolid == true }

  /// True if the view shows only text. False for a part, whose content is unknown.
  private(set) lazy var isText = styled?.showsOnlyText == true

  /// True unless a copy or a `standIn` flies in place of a snapshot.
  var needsSnapshot: Bool { !isCopied && options.standIn == nil }

  /// True if the view is gone, hidden, or has another key now.
  var isStale: Bool { hasOtherKey || view?.window == nil || view?.isHidden == true }

  /// Asks the app for a view to fly in place of a snapshot.
  ///
  /// - Parameter others: The views in use as stand-ins already.
  /// - Returns: False if the app's view cannot be used.
  func makeStandIn(besides others: inout [UIView], in space: RestingSpace) -> Bool {
    guard let view, let make = options.standIn else { return true }
    guard let standIn = make(view), standIn.superview == nil, standIn.layer.superlayer == nil,
      !others.contains(standIn)
    else { return false }
    others.append(standIn)
    self.standIn = standIn
    kind = .standIn
    frame = outline
    measure(in: space)
    return true
  }

  /// Returns the view to land on, among several with the same key: the current view, or the first measurable view.
  func choice(of views: [UIView], in space: RestingSpace) -> UIView? {
    if let view, !view.isHidden, views.contains(where: { $0 === view }) { return view }
    guard views.count > 1 else { return views.first }
    return views.first { successor($0).measure(in: space) == nil }
  }

  /// Returns an original of another view for the same end of the flight.
  func successor(_ view: UIView) -> Original {
    let other = Original(view, key: key, options: options, isByProperty: isByProperty)
    (other.flight, other.metrics, other.contentCorners) = (flight, metrics, contentCorners)
    return other
  }

  /// True once the view has been rendered. A view may be new although its screen is not.
  var isRendered: Bool { view?.layer.presentation() != nil }

  /// Expects an image of the size of the other end's image, if this end has no image yet.
  func expectImage(of other: Original, in space: RestingSpace) {
    guard isImage, other.isImage, content == nil, let view,
      let image = (other.view as? UIImageView)?.drawnImage
    else { return }
    awaitedSize = image.size
    frame = kind.frame(of: view, awaiting: image.size)
    measure(in: space)
  }

  /// Call when the `takeAlongKey` of the view is set.
  func noteKey(_ key: TakeAlongKey?) { hasOtherKey = isByProperty && key != self.key }

  func overlaps(_ other: Original) -> Bool {
    if part == other.part { return true }
    return (part == nil || other.part == nil) && (flight == nil || flight !== other.flight)
  }

  /// Returns true if `other` is an original of the same view, and its part lies in this original.
  func contains(_ other: Original) -> Bool {
    guard let view, view === other.view, let inner = other.part else { return false }
    return part.map { $0 != inner && $0.contains(inner) } ?? true
  }

  /// Returns true if this element is drawn in front of `other`; `nil` if they do not overlap.
  func isInFront(of other: Original) -> Bool? {
    guard metrics.box.intersects(other.metrics.box), let view, let second = other.view else {
      return nil
    }
    guard view === second else { return view.isDrawn(inFrontOf: second) }
    // A part (`part`) flies in front of its own view.
    if contains(other) { return false }
    return other.contains(self) ? true : nil
  }

  /// Hides the view by a still animation of `opacity`. An alpha set by the app meanwhile is not visible, and remains
  /// after the flight.
  ///
  /// - Parameter seconds: The duration of the fade. A `part` is hidden at once.
  func hide(within seconds: TimeInterval = 0) {
    guard let view, hiddenLayer == nil, !isGivenBack else { return }
    let layer = view.layer
    hiddenLayer = layer
    guard part == nil else { return Original.maskParts(of: view) }
    let shown = seconds > 0 ? layer.presentation()?.opacity ?? layer.opacity : 0
    layer.add(Original.hiding, forKey: Original.hidingKey)
    if seconds > 0 { fade(layer, from: shown, to: 0, within: seconds) }
  }

  /// Fades the view, unless a visual effect is in it, which UIKit does not render while it is translucent.
  private func fade(
    _ layer: CALayer, from start: Float, to end: Float, within seconds: TimeInterval
  ) {
    guard let view, !view.isEffect, !view.containsEffect else { return }
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (start, end, seconds)
    layer.add(fade, forKey: Original.fadeKey)
  }

  /// Adds the hiding animation again if another animation was added since, or all animations were removed. Animations
  /// apply in the order of their addition.
  func hideAgain() {
    guard let layer = hiddenLayer, part == nil else { return }
    let last = layer.animationKeys()?.last
    if last == Original.hidingKey || last == Original.fadeKey { return }
    layer.add(Original.hiding, forKey: Original.hidingKey)
  }

  /// Shows the view again, and releases its claim.
  ///
  /// - Parameter seconds: The duration of the fade. A `part` is shown at once.
  func reveal(within seconds: TimeInterval = 0) {
    isGivenBack = true
    let wasHidden = hiddenLayer != nil
    hiddenLayer = nil
    release()
    guard wasHidden, part == nil, let layer = view?.layer else { return }
    layer.removeAnimation(forKey: Original.hidingKey)
    layer.removeAnimation(forKey: Original.fadeKey)
    if seconds > 0 { fade(layer, from: 0, to: layer.opacity, within: seconds) }
  }
}

// The claims on a view: of a single original, or of an original for each part of the view that flies.
//
// Parts are hidden by a mask with a hole for each. A view with a mask of its own, or with an effect (which a mask would
// break), gets no mask: its parts stay visible.
extension Original {
  static func claiming(_ view: UIView) -> [Original] { claims[view] ?? [] }

  /// Reserves the view for this run until `reveal(within:)`, in place of originals that overlap.
  func claim() {
    guard let view, !isGivenBack else { return }
    claims[view] = Original.claiming(view).filter { $0 !== self && !$0.overlaps(self) } + [self]
  }

  private func release() {
    guard let view, let originals = claims[view]?.filter({ $0 !== self }) else { return }
    claims[view] = originals
    // Another run may have claimed the view in place of a hidden part, whose hole this release fills.
    if masks[view] != nil { Original.maskParts(of: view) }
    if originals.isEmpty { (claims[view], masks[view]) = (nil, nil) }
  }

  /// Masks the parts of a view that are hidden now. Call when a part is hidden.
  private static func maskParts(of view: UIView) {
    guard let originals = claims[view] else { return }
    let (layer, mask) = (view.layer, masks[view] ?? CAShapeLayer())
    let holes = originals.filter { $0.hiddenLayer != nil }.compactMap(\.part)
    CATransaction.withoutActions {
      // The app may have replaced the mask.
      guard layer.mask === mask || (layer.mask == nil && !view.containsEffect) else { return }
      if holes.isEmpty { return layer.mask = nil }
      // The path exceeds the bounds, so shadows and other things outside stay visible.
      let path = UIBezierPath(rect: view.bounds.insetBy(dx: -2000, dy: -2000))
      // With `.evenOdd`, a hole inside another hole would be filled.
      for (index, hole) in holes.enumerated()
      where !holes.enumerated().contains(where: { other, around in
        other != index && around.contains(hole) && (around != hole || other < index)
      }) {
        path.append(UIBezierPath(rect: hole))
      }
      (mask.path, mask.fillRule) = (path.cgPath, .evenOdd)
      layer.mask = mask
      masks[view] = mask
    }
  }
}

@MainActor private let claims = Slot<[Original]>()
/// The masks with holes for hidden parts.
@MainActor private let masks = Slot<CAShapeLayer>()
