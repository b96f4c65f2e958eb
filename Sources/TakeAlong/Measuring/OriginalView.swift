import UIKit

/// The app's view at one end of a flight: measured, looked at, hidden and restored.
@MainActor
final class OriginalView {
  private(set) weak var view: UIView?
  /// The part of the view that is the element, in the view's own coordinates; `nil` for all of it.
  let part: CGRect?
  private(set) var kind: LookKind
  /// The rectangle of the look, in the view's own coordinates.
  private(set) var frame: CGRect
  /// The app's view that flies in place of a look.
  private(set) var likeness: UIView?
  /// The size of the image that is expected, as long as there is none.
  private(set) var awaitedSize: CGSize?
  /// The corners at the last measurement.
  var measured: RestingSpace.Corners?
  /// Set if it contains a visual effect, which renders only inside its window.
  var isShownByWindow = false
  /// The views of its own screen that cover it with a blur.
  var blurs: [UIView] = []
  /// The content of the last look that was made.
  var worn: LookContent?
  /// The same object for all originals of one run, in which a view may fly together with parts of it.
  weak var run: AnyObject?
  /// Lies over it until it is hidden.
  weak var patch: PatchView?
  /// True while the flight hides it.
  private var isHiding = false
  /// Its layer, while that is hidden as a whole.
  private var hiddenLayer: CALayer?
  /// Set once it is restored; later calls of `claim()` and `hide()` do nothing.
  private var isGivenBack = false

  /// The opacity of a view that stays hidden after a run: invisible, but distinct from an app's 0.
  static let hidden: Float = 1e-5

  private static let key = AnimationKey.of("hidden")
  /// Copied by each layer that it is added to.
  private static let hiding = CABasicAnimation(still: "opacity", 0)

  /// - Parameters:
  ///   - part: A part of the view; what is outside of its bounds is cut off.
  ///   - kind: The way to show it, if its own background is not drawn by anything else.
  init(_ view: UIView, part: CGRect? = nil, as kind: LookKind? = nil) {
    self.view = view
    let part = part.map { $0.isUsable ? $0.intersection(view.bounds) : .zero }
    self.part = part.map { $0.isNull ? .zero : $0 }
    self.kind = part == nil ? kind ?? LookKind(view) : .snapshot
    frame = self.part ?? self.kind.frame(of: view)
  }

  /// Returns whether a flight hides this view.
  static func hides(_ view: UIView) -> Bool {
    view.layer.opacity == hidden || view.layer.animation(forKey: key) != nil
  }

  /// The original that claims a view, if any.
  static func holder(of view: UIView) -> OriginalView? { ViewClaims[view].first }

  /// The element at rest, in the view's own coordinates: of a picture only what it paints.
  var outline: CGRect { part ?? paintedPart ?? view?.bounds ?? .zero }

  var isPicture: Bool { kind == .picture }

  /// True if its look is a view like it, to which the morph layer adds background, corners and border.
  var isCopied: Bool { kind != .snapshot }

  /// The center of `frame` relative to the view's center.
  var middle: CGVector {
    let outline = outline
    return CGVector(dx: frame.midX - outline.midX, dy: frame.midY - outline.midY)
  }

  /// Takes the app's view for its snapshot.
  func wear(_ likeness: UIView) {
    self.likeness = likeness
    kind = .likeness
    frame = outline
  }

  /// True if there is a look of it from its way here, and none has to be taken.
  var hasKeptLook: Bool { !isCopied && view.map { KeptLook[$0]?.look(of: $0) != nil } == true }

  /// True once it has been rendered. A view may be new even if its screen is not.
  var isRendered: Bool { view?.layer.presentation() != nil }

  /// The content that it has now, as far as that can be told.
  var content: LookContent {
    guard let view else { return .nothing }
    return LookContent(of: view, as: kind)
  }

  /// Expects an image of this size, until there is one.
  func expect(_ size: CGSize) {
    guard let view, content == .nothing else { return }
    awaitedSize = size
    frame = kind.frame(of: view, awaiting: size)
  }

  /// Leaves out of a snapshot what cannot be seen of a view that is much larger than the screen.
  ///
  /// - Parameters:
  ///   - visible: What can be seen of it, in the container.
  ///   - box: The whole of it.
  func limit(to visible: CGRect, in box: CGRect, at scale: CGVector) {
    guard !isCopied, let view, let window = view.window, scale.dx > 0, scale.dy > 0,
      frame.width > 2 * window.bounds.width || frame.height > 2 * window.bounds.height
    else { return }
    frame = CGRect(
      x: view.bounds.minX + (visible.minX - box.minX) / scale.dx,
      y: view.bounds.minY + (visible.minY - box.minY) / scale.dy,
      width: visible.width / scale.dx, height: visible.height / scale.dy)
  }

  /// Makes a view of the size of `frame`. A snapshot includes the view's alpha.
  ///
  /// - Parameter enlargement: By how much it is enlarged at most, in the view's own points.
  func makeLook(enlarged enlargement: CGFloat = 1) -> UIView? {
    guard let view, let window = view.window else { return nil }
    if let likeness {
      likeness.bounds = CGRect(origin: .zero, size: frame.size)
      likeness.layoutIfNeeded()
      return likeness
    }
    worn = content
    if !isCopied, let kept = KeptLook[view]?.look(of: view) { return kept }
    switch (kind, view) {
    case (.picture, let view as UIImageView): return view.makeLook(in: frame)
    case (.label, let view as UILabel): return view.makeLook(enlarged: enlargement)
    default: break
    }
    let (source, part) = isShownByWindow ? (window, view.convert(frame, to: window)) : (view, frame)
    return source.resizableSnapshotView(
      from: part, afterScreenUpdates: false, withCapInsets: .zero)
  }

  /// Makes a look of the content that it has now, and says how far that is from the middle of `frame`.
  func makeLateLook(enlarged enlargement: CGFloat) -> (look: UIView, offset: CGVector)? {
    guard let view, isCopied else { return nil }
    let middle = frame.middle
    frame = kind.frame(of: view)
    defer { frame = frame.offsetBy(dx: middle.x - frame.midX, dy: middle.y - frame.midY) }
    return makeLook(enlarged: enlargement).map {
      ($0, CGVector(dx: frame.midX - middle.x, dy: frame.midY - middle.y))
    }
  }

  /// True if it shows something else now than what flies, or an effect that no look contains.
  var isIncomplete: Bool {
    if content == .nothing { return true }
    if isCopied { return content != worn }
    return !isShownByWindow && view.map { !$0.isEffect && $0.containsEffect } == true
  }

  /// True if another original claims the view: it flies there, or will with the next frame.
  var isClaimed: Bool {
    guard let view else { return false }
    return ViewClaims[view].contains { $0 !== self && $0.overlaps(self) }
  }

  private func overlaps(_ other: OriginalView) -> Bool {
    if part == other.part { return true }
    return (part == nil || other.part == nil) && (run == nil || run !== other.run)
  }

  /// True if another original of the same view lies in this one.
  func contains(_ other: OriginalView) -> Bool {
    guard let view, view === other.view, let inner = other.part else { return false }
    return part.map { $0 != inner && $0.contains(inner) } ?? true
  }

  /// Reserves the view for this run until it is restored.
  func claim() {
    guard let view, !isGivenBack else { return }
    var claims = ViewClaims[view]
    claims.removeAll { $0 === self || $0.overlaps(self) }
    ViewClaims[view] = claims + [self]
  }

  /// Hides it by an animation that stands still. The app may set its alpha meanwhile: that is not seen,
  /// and is the value when the flight is over.
  func hide() {
    guard let view, !isHiding, !isGivenBack else { return }
    isHiding = true
    patch?.originalIsHidden(self)
    if let part { return PartMask.hide(part, of: view, for: self) }
    hiddenLayer = view.layer
    view.layer.add(OriginalView.hiding, forKey: OriginalView.key)
  }

  /// Hides it again if something else animates it since, or has removed all animations. Animations
  /// apply in the order in which they were added.
  func hideAgain() {
    guard let layer = hiddenLayer, layer.animationKeys()?.last != OriginalView.key else { return }
    layer.add(OriginalView.hiding, forKey: OriginalView.key)
  }

  /// Gives the view back to the app.
  func reveal() {
    isGivenBack = true
    patch?.uncover(self)
    if let view { ViewClaims[view].removeAll { $0 === self } }
    guard isHiding else { return }
    isHiding = false
    hiddenLayer = nil
    if let view, part != nil { return PartMask.show(view, for: self) }
    view?.layer.removeAnimation(forKey: OriginalView.key)
  }
}
