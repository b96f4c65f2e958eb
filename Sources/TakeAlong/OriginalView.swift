import UIKit

/// The app's view at an end of a flight: measured, shown by a look, hidden and restored.
@MainActor
final class OriginalView {
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
  private(set) var frame: CGRect
  /// The app's view used as the look, from `TakeAlongElement.Options.standIn`.
  private(set) var standIn: UIView?
  /// The size of the expected image, while the image view has no image.
  private(set) var awaitedSize: CGSize?
  /// The metrics found by the last successful `measure(in:)`.
  var metrics = ElementMetrics()
  /// The corners found by the last `measure(in:)`.
  private var measured: [CGPoint]?
  /// The `contentPlace(in:)` of the view at the last `notePlace(in:)`.
  private var place: [CGPoint]?
  /// True if the snapshot is taken from the window, because a visual effect in the view renders only inside its window.
  var isShownByWindow = false
  /// The views with a blur in front of this view, in the same screen.
  var blurs: [UIView] = []
  /// The `content` at the time of the last `makeLook(enlarged:)`.
  var worn: LookContent?
  /// The `Flight`, shared by all originals of a run. Only within a run may a view fly together with its parts.
  weak var run: AnyObject?
  /// True from `hide(within:)` to `reveal(within:)`.
  private(set) var isHiding = false
  /// The layer hidden as a whole; `nil` for a hidden `part`.
  private var hiddenLayer: CALayer?
  /// True after `reveal(within:)`; later calls of `claim()` and `hide(within:)` do nothing.
  private var isGivenBack = false

  /// The seconds for fading out and in, if the view is in sight beside a card that shows the element.
  static let (fadeOut, fadeIn): (TimeInterval, TimeInterval) = (0.1, 0.2)

  private static let hidingKey = AnimationKey.of("hidden")
  private static let fadeKey = AnimationKey.of("fade")
  /// The animation that hides a layer. Shared, because each layer copies an added animation.
  private static let hiding = CABasicAnimation(still: "opacity", 0)

  /// - Parameters:
  ///   - options: The options of the element. A part of the view (`rect`) is clipped to the view's bounds.
  ///   - kind: `.snapshot` if no `MorphLayer` draws the view's background; `nil` lets `LookKind` decide.
  init(
    _ view: UIView, key: TakeAlongKey = "",
    options: TakeAlongElement.Options = TakeAlongElement.Options(), isByProperty: Bool = false,
    as kind: LookKind? = nil
  ) {
    self.view = view
    (self.key, self.options, self.isByProperty) = (key, options, isByProperty)
    let part = options.rect.map { $0.isUsable ? $0.intersection(view.bounds) : .zero }
    self.part = part.map { $0.isNull ? .zero : $0 }
    self.kind = part == nil ? kind ?? LookKind(view) : .snapshot
    frame = self.part ?? self.kind.frame(of: view)
  }

  /// Returns true if a flight hides this view.
  static func hides(_ view: UIView) -> Bool {
    view.layer.animation(forKey: hidingKey) != nil
  }

  /// The element at rest, in the view's own coordinates: `part`, the `paintedPart` of a picture, or the view's bounds.
  var outline: CGRect { part ?? paintedPart ?? view?.bounds ?? .zero }

  var isPicture: Bool { kind == .picture }

  /// True if the look is no snapshot: `MorphLayer` then adds background, corners and border.
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
  func successor(_ view: UIView) -> OriginalView {
    let other = OriginalView(view, key: key, options: options, isByProperty: isByProperty)
    (other.run, other.metrics, other.place) = (run, metrics, place)
    return other
  }

  /// True once the view has been rendered. A view may be new although its screen is not.
  var isRendered: Bool { view?.layer.presentation() != nil }

  /// The content of the view now, as far as `LookContent` can tell.
  var content: LookContent {
    guard let view else { return .nothing }
    return LookContent(of: view, as: kind)
  }

  /// Expects an image of the size of the other end's image, if this end has no image yet.
  func expectImage(of other: OriginalView, in space: RestingSpace) {
    guard isPicture, other.isPicture, content == .nothing, let view,
      let image = (other.view as? UIImageView)?.drawnImage
    else { return }
    awaitedSize = image.size
    frame = kind.frame(of: view, awaiting: image.size)
    measure(in: space)
  }

  /// Limits `frame`, and so the snapshot, to the visible part of a view more than twice as large as its window.
  ///
  /// - Parameters:
  ///   - visible: The visible part of the view, in the container.
  ///   - box: The whole view, in the container.
  private func limit(to visible: CGRect, in box: CGRect, at scale: CGVector) {
    guard !isCopied, let view, let window = view.window, scale.dx > 0, scale.dy > 0,
      frame.width > 2 * window.bounds.width || frame.height > 2 * window.bounds.height
    else { return }
    frame = CGRect(
      x: view.bounds.minX + (visible.minX - box.minX) / scale.dx,
      y: view.bounds.minY + (visible.minY - box.minY) / scale.dy,
      width: visible.width / scale.dx, height: visible.height / scale.dy)
  }

  /// Makes a view of the size of `frame`; `nil` without a window. A snapshot includes the view's alpha.
  ///
  /// - Parameter enlargement: The largest scale of the look in flight, relative to the view's own points.
  func makeLook(enlarged enlargement: CGFloat = 1) -> UIView? {
    guard let view, let window = view.window else { return nil }
    if let standIn {
      standIn.bounds = CGRect(origin: .zero, size: frame.size)
      standIn.layoutIfNeeded()
      return standIn
    }
    worn = content
    switch (kind, view) {
    case (.picture, let view as UIImageView): return view.makeLook(in: frame)
    case (.label, let view as UILabel): return view.makeLook(enlarged: enlargement)
    default: break
    }
    let (source, part) = isShownByWindow ? (window, view.convert(frame, to: window)) : (view, frame)
    return source.resizableSnapshotView(
      from: part, afterScreenUpdates: false, withCapInsets: .zero)
  }

  /// True if the content is missing or differs from `worn`, or if the view contains an effect absent from any look.
  var isIncomplete: Bool {
    if content == .nothing { return true }
    if isCopied { return content != worn }
    return !isShownByWindow && view.map { !$0.isEffect && $0.containsEffect } == true
  }

  /// True if an overlapping original claims the view, to fly at once or with the next frame.
  private var isClaimed: Bool {
    guard let view else { return false }
    return ViewClaims.originals(of: view).contains { $0 !== self && $0.overlaps(self) }
  }

  /// Call when the `takeAlongKey` of the view is set.
  func noteKey(_ key: TakeAlongKey?) { hasOtherKey = isByProperty && key != self.key }

  func overlaps(_ other: OriginalView) -> Bool {
    if part == other.part { return true }
    return (part == nil || other.part == nil) && (run == nil || run !== other.run)
  }

  /// Returns true if `other` is an original of the same view, and its part lies in this original.
  func contains(_ other: OriginalView) -> Bool {
    guard let view, view === other.view, let inner = other.part else { return false }
    return part.map { $0 != inner && $0.contains(inner) } ?? true
  }

  /// Reserves the view for this run until `reveal(within:)`.
  func claim() {
    guard let view, !isGivenBack else { return }
    ViewClaims.add(self, on: view)
  }

  /// Hides the view by a still animation of `opacity`. An alpha set by the app meanwhile is not visible, and remains
  /// after the flight.
  ///
  /// - Parameter seconds: The duration of the fade. A `part` is hidden at once.
  func hide(within seconds: TimeInterval = 0) {
    guard let view, !isHiding, !isGivenBack else { return }
    isHiding = true
    guard part == nil else { return ViewClaims.update(view) }
    let layer = view.layer
    hiddenLayer = layer
    let shown = seconds > 0 ? layer.presentation()?.opacity ?? layer.opacity : 0
    layer.add(OriginalView.hiding, forKey: OriginalView.hidingKey)
    if seconds > 0 { fade(layer, from: shown, to: 0, within: seconds) }
  }

  /// Fades the view, unless a visual effect is in it, which UIKit does not render while it is translucent.
  private func fade(
    _ layer: CALayer, from start: Float, to end: Float, within seconds: TimeInterval
  ) {
    guard let view, !view.isEffect, !view.containsEffect else { return }
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (start, end, seconds)
    layer.add(fade, forKey: OriginalView.fadeKey)
  }

  /// Adds the hiding animation again if another animation was added since, or all animations were removed. Animations
  /// apply in the order of their addition.
  func hideAgain() {
    guard let layer = hiddenLayer else { return }
    let last = layer.animationKeys()?.last
    if last == OriginalView.hidingKey || last == OriginalView.fadeKey { return }
    layer.add(OriginalView.hiding, forKey: OriginalView.hidingKey)
  }

  /// Shows the view again, and releases its claim.
  ///
  /// - Parameter seconds: The duration of the fade. A `part` is shown at once.
  func reveal(within seconds: TimeInterval = 0) {
    isGivenBack = true
    let wasHidden = isHiding
    (isHiding, hiddenLayer) = (false, nil)
    if let view { ViewClaims.remove(self, from: view) }
    guard wasHidden, part == nil, let layer = view?.layer else { return }
    layer.removeAnimation(forKey: OriginalView.hidingKey)
    layer.removeAnimation(forKey: OriginalView.fadeKey)
    if seconds > 0 { fade(layer, from: 0, to: layer.opacity, within: seconds) }
  }
}

// Measuring a view in the container's coordinates.
extension OriginalView {
  /// Sets `metrics`, or returns the reason why the view cannot fly.
  @discardableResult
  func measure(in space: RestingSpace) -> TakeAlongOutcome.Reason? {
    guard let view, view.window != nil else { return .notInWindow }
    let outline = outline
    let corners = space.corners(of: outline, in: view)
    measured = corners
    if isClaimed { return .inAnotherRun }
    if view.isEffect, !isShownByWindow { return .visualEffect }
    guard outline.isUsable else { return .zeroSize }
    let own = space.opacity(of: view)
    guard !view.isHidden, own >= 0.01, let around = alpha(around: view, in: space) else {
      return .hidden
    }
    var metrics = ElementMetrics()
    let isStraight = measureOutline(corners, in: outline, &metrics)
    guard metrics.size.width >= 0.5, metrics.size.height >= 0.5 else { return .zeroSize }
    metrics.alpha = isCopied ? own * around : around
    // Corners and shadow belong to the whole view, not to a `part`.
    if part == nil { decorate(&metrics, from: view, in: outline) }
    measureContent(of: view, in: outline, into: &metrics)
    let box = isStraight ? metrics.box : space.box(outline, of: view)
    let visible = space.visible(box, of: view, under: blurs)
    guard !visible.isEmpty, visible.intersects(space.container.bounds) else {
      return .offScreen
    }
    limit(to: visible.intersection(space.container.bounds), in: box, at: metrics.scale)
    // Clipping along the view's own sides works only without rotation.
    if isStraight {
      if metrics.cornerRadius == 0, !view.isMasked { space.round(&metrics, box, of: view) }
      metrics.covered = UIEdgeInsets(
        top: visible.minY - box.minY, left: visible.minX - box.minX,
        bottom: box.maxY - visible.maxY, right: box.maxX - visible.maxX)
    }
    self.metrics = metrics
    return nil
  }

  /// Measures the element clipped by `blurs`, or without them if nothing would stay visible.
  func measure(under blurs: [UIView], in space: RestingSpace) {
    self.blurs = blurs
    if measure(in: space) != nil { self.blurs = [] }
  }

  /// Returns true if a corner has moved since the last measurement.
  func hasMoved(in space: RestingSpace) -> Bool {
    guard let measured, let view else { return true }
    return space.corners(of: outline, in: view).differs(from: measured)
  }

  /// True if the view has another `contentPlace(in:)`: a list has been laid out anew, or uses a cell again.
  func isLaidOutAnew(in space: RestingSpace) -> Bool {
    guard let view, let place else { return true }
    return view.contentPlace(in: space.root).differs(from: place)
  }

  /// Stores the current place of the view in `place`.
  func notePlace(in space: RestingSpace) {
    place = view?.contentPlace(in: space.root)
  }

  /// Sets `center`, `size`, `angle` and `scale`. Returns true if the sides are parallel to the container's.
  private func measureOutline(
    _ corners: [CGPoint], in bounds: CGRect, _ metrics: inout ElementMetrics
  ) -> Bool {
    let (first, right, below) = (corners[0], corners[1], corners[2])
    let across = CGVector(dx: right.x - first.x, dy: right.y - first.y)
    let down = CGVector(dx: below.x - first.x, dy: below.y - first.y)
    metrics.center = CGPoint(x: (right.x + below.x) / 2, y: (right.y + below.y) / 2)
    metrics.size = CGSize(width: across.length, height: down.length)
    metrics.angle = atan2(across.dy, across.dx)
    let isMirrored = across.dx * down.dy - across.dy * down.dx < 0
    metrics.scale = CGVector(
      dx: metrics.size.width / bounds.width,
      dy: metrics.size.height / bounds.height * (isMirrored ? -1 : 1))
    return across.dx > 0 && down.dy > 0 && abs(across.dy) < 0.01 && abs(down.dx) < 0.01
  }

  /// A mask has its own shape, so corners, border and shadow of a masked view are left to the snapshot.
  private func decorate(
    _ metrics: inout ElementMetrics, from view: UIView, in outline: CGRect
  ) {
    guard !view.isMasked else { return }
    let (layer, even) = (view.layer, metrics.evenScale)
    if outline == view.bounds {
      metrics.cornerRadius = layer.cornerRadius * even
      metrics.corners = layer.cornerRadius > 0 ? layer.maskedCorners.rawValue : 0
      metrics.isContinuous = layer.cornerCurve == .continuous
      metrics.borderWidth = layer.borderWidth * even
    }
    guard layer.shadowOpacity > 0, !layer.masksToBounds else { return }
    metrics.shadowOpacity = CGFloat(layer.shadowOpacity)
    metrics.shadowRadius = layer.shadowRadius * even
    metrics.shadowOffset = CGSize(
      width: layer.shadowOffset.width * even, height: layer.shadowOffset.height * even)
  }

  private func measureContent(
    of view: UIView, in outline: CGRect, into metrics: inout ElementMetrics
  ) {
    var content = outline
    if isPicture {
      content = kind.frame(of: view, awaiting: awaitedSize)
      if case .image(let image) = self.content { metrics.picture = image }
    }
    if part == nil, let label = view as? UILabel, label.font != nil {
      let size = label.sizeThatFits(view.bounds.size)
      let shrinkage = label.shrinkage(of: size.width)
      let (width, height) = (
        min(size.width * shrinkage, view.bounds.width),
        min(size.height * shrinkage, view.bounds.height)
      )
      metrics.anchorX = label.textAlignment.anchorX(in: label)
      metrics.fontSize = label.font.pointSize * shrinkage * abs(metrics.scale.dy)
      metrics.text = label.text
      metrics.lines = Int((height / (label.font.lineHeight * shrinkage)).rounded())
      content = CGRect(
        x: view.bounds.minX + (view.bounds.width - width) * metrics.anchorX,
        y: view.bounds.midY - height / 2, width: width, height: height)
    }
    let (x, y) = (abs(metrics.scale.dx), abs(metrics.scale.dy))
    metrics.content = CGRect(
      x: (content.minX - outline.midX) * x, y: (content.minY - outline.midY) * y,
      width: content.width * x, height: content.height * y)
  }

  /// Returns the product of the ancestors' opacities, or `nil` if they make the view invisible. Excludes `space.root`,
  /// because a run may be fading the screen.
  private func alpha(around view: UIView, in space: RestingSpace) -> CGFloat? {
    var alpha: CGFloat = 1
    for current in view.superviews {
      if current === space.root || current is UIWindow { break }
      if current.isHidden { return nil }
      // A flying ancestor is hidden by its flight only.
      if !OriginalView.hides(current) { alpha *= space.opacity(of: current) }
    }
    return alpha < 0.01 ? nil : alpha
  }
}

extension UIView {
  /// Returns the origin and the size of the frame in each scroll view around this view, innermost first, and in the
  /// screen. Scrolling alone does not change these.
  fileprivate func contentPlace(in screen: UIView?) -> [CGPoint] {
    var place: [CGPoint] = []
    var inner = self
    func note(in outer: UIView) {
      let frame = inner.layer.convert(inner.bounds, to: outer.layer)
      place += [frame.origin, CGPoint(x: frame.width, y: frame.height)]
    }
    var ancestor = superview
    while let current = ancestor, current !== screen {
      if current is UIScrollView {
        note(in: current)
        inner = current
      }
      ancestor = current.superview
    }
    if let screen, ancestor === screen { note(in: screen) }
    return place
  }
}

extension [CGPoint] {
  /// Returns true if a coordinate differs by more than 0.1 points, because conversions are not exact.
  fileprivate func differs(from other: [CGPoint]) -> Bool {
    count != other.count
      || zip(self, other).contains { abs($0.x - $1.x) > 0.1 || abs($0.y - $1.y) > 0.1 }
  }
}

extension NSTextAlignment {
  @MainActor fileprivate func anchorX(in label: UILabel) -> CGFloat {
    switch self {
    case .center: 0.5
    case .right: 1
    case .left: 0
    default: label.traitCollection.layoutDirection == .rightToLeft ? 1 : 0
    }
  }
}

extension OriginalView {
  /// The rectangle covered by the picture of an image view, in the view's own coordinates; `nil` if the picture covers
  /// the whole view or more, or if the margins are visible.
  ///
  /// A photo fitted into a view as large as the screen flies as the photo, not as the screen.
  var paintedPart: CGRect? {
    guard isPicture, let view = view as? UIImageView,
      ![.scaleToFill, .scaleAspectFill, .redraw].contains(view.contentMode)
    else { return nil }
    let (bounds, painted) = (view.bounds, kind.frame(of: view, awaiting: awaitedSize))
    let margins = UIEdgeInsets(
      top: painted.minY - bounds.minY, left: painted.minX - bounds.minX,
      bottom: bounds.maxY - painted.maxY, right: bounds.maxX - painted.maxX)
    let (across, down) = (min(margins.left, margins.right), min(margins.top, margins.bottom))
    // A background or a border is visible in the margins, too.
    let showsMargins = (view.layer.backgroundColor?.alpha ?? 0) > 0 || view.layer.borderWidth > 0
    guard min(across, down) > -0.01,
      max(margins.left, margins.right, margins.top, margins.bottom) > 0.5,
      painted.isUsable, !showsMargins
    else { return nil }
    // Round corners of the view may clip those of the picture.
    let radius = view.layer.masksToBounds ? view.layer.cornerRadius : 0
    return max(across, down) >= radius ? painted : nil
  }
}

/// An element at an end of its flight, in the container's points.
struct ElementMetrics: Equatable, Sendable {
  var center = CGPoint.zero
  var size = CGSize.zero
  /// The rotation in the plane of the screen, in radians.
  var angle: CGFloat = 0
  /// The size of the view's own points in the container; `dy` is negative if the view is mirrored.
  var scale = CGVector(dx: 1, dy: 1)
  var alpha: CGFloat = 1
  /// The width of the clipped or covered strip on each side.
  var covered = UIEdgeInsets.zero
  var cornerRadius: CGFloat = 0
  /// The round corners, as a raw `CACornerMask`: the view's own, or those clipped by a rounded ancestor.
  var corners: UInt = 0
  var isContinuous = false
  var borderWidth: CGFloat = 0
  var shadowOpacity: CGFloat = 0
  var shadowRadius: CGFloat = 0
  var shadowOffset = CGSize.zero
  /// The frame of the picture or the text, relative to `center`.
  var content = CGRect.zero
  /// The identity of the picture's `UIImage`; `nil` for other elements.
  var picture: ObjectIdentifier?
  /// The horizontal alignment of both snapshots within `content`: 0 left, 0.5 center, 1 right.
  var anchorX: CGFloat = 0.5
  /// The font size of a label in the container, in points; 0 for other views.
  var fontSize: CGFloat = 0
  var text: String?
  /// The number of lines of a label's text.
  var lines = 0

  /// Returns true if a snapshot taken with these metrics fits `other` unscaled.
  func hasSameContent(as other: ElementMetrics) -> Bool {
    content == other.content && scale == other.scale && fontSize == other.fontSize
  }

  /// True if the element is neither rotated nor scaled.
  var isPlain: Bool {
    abs(angle) < 1e-6 && abs(scale.dx - 1) < 1e-6 && abs(scale.dy - 1) < 1e-6
  }

  /// The frame in the container, valid for an element without rotation.
  var box: CGRect { CGRect(center: center, size: size) }

  /// The painted part, relative to `center`: for a picture `content`, without the empty margins.
  var painted: CGRect {
    let box = CGRect(center: .zero, size: size)
    let part = picture == nil ? box : box.intersection(content)
    return part.isNull ? box : part
  }

  /// The geometric mean of `scale.dx` and `scale.dy`.
  var evenScale: CGFloat { abs(scale.dx * scale.dy).squareRoot() }
}

extension CGSize {
  /// Returns the factor for scaling `other` to fill this size or, with `fills` false, to fit.
  func ratio(to other: CGSize, fills: Bool) -> CGFloat {
    guard other.width > 0, other.height > 0 else { return 1 }
    let (across, down) = (width / other.width, height / other.height)
    return fills ? max(across, down) : min(across, down)
  }
}
