open class CALayer: NSObject, CAMediaTiming {
  final var state = LayerState()
  final var children: [CALayer] = []
  final var maskLayer: CALayer?
  /// Not weak: nearly everything asks for it. Whoever goes takes leave of its own sublayers.
  final unowned(unsafe) var parent: CALayer?
  /// Set on the layer that is shown, in an animation-evaluated copy only.
  final var presented: PresentationLink?
  /// What the last commit saw; nil until the layer has been committed in a window.
  final var committed: CommittedLayer?
  final var animations: [AttachedAnimation] = []
  final var values: [String: Any] = [:]
  final var needsLayoutFlag = false
  final var subtreeNeedsLayout = false
  final var needsDisplayFlag = false
  final var isDirty = false
  final var isWatched = false
  final var tally = LayerTally()
  /// Known to show a corner radius that does not fit.
  final var hasLargeRadius = false
  /// Whether this is a window's layer, on the screen: everything below it is live.
  final var isWindowRoot = false

  /// The view whose layer this is, which takes leave of it: asked all the time, and so not weak.
  final unowned(unsafe) var owner: (any CALayerDelegate)?
  private final weak var ownDelegate: (any CALayerDelegate)?

  open weak var delegate: CALayerDelegate? {
    get { owner ?? ownDelegate }
    set {
      owner = nil
      ownDelegate = newValue
    }
  }

  open var name: String?
  open var actions: [String: CAAction]?
  open var needsDisplayOnBoundsChange = false
  // Kept, and not drawn: "not supported on layers in iOS" (documentation of both).
  open var filters: [Any]?
  open var compositingFilter: Any?
  // Kept, and not drawn.
  open var minificationFilter = CALayerContentsFilter.linear

  // Required, so that layers of a dynamic type can be made, as Objective-C always may.
  public required override init() { super.init() }

  /// Makes a copy that stands for `layer` in a presentation: override to copy further properties.
  public required init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    state = layer.state
    values = layer.values
    delegate = layer.delegate
    name = layer.name
    actions = layer.actions
    needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
    filters = layer.filters
    compositingFilter = layer.compositingFilter
    minificationFilter = layer.minificationFilter
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
    if maskLayer?.parent === self { maskLayer?.parent = nil }
    for animation in animations { animation.layer = nil }
  }

  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// A negative size is turned round.
  open var bounds: CGRect {
    get { state.bounds }
    set { setBounds(newValue.standardized) }
  }

  open var position: CGPoint {
    get { state.position }
    set { write(.position, \.position, newValue) }
  }

  /// Kept in single precision.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { write(.zPosition, \.zPosition, CGFloat(Float(newValue))) }
  }

  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { write(.anchorPoint, \.anchorPoint, newValue) }
  }

  open var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set { write(.anchorPointZ, \.anchorPointZ, newValue) }
  }

  open var transform: CATransform3D {
    get { state.transform }
    set { setTransform(newValue) }
  }

  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set {
      write(.sublayerTransform, \.sublayerTransform, newValue, same: CATransform3DEqualToTransform)
    }
  }

  /// Derived from bounds, position, anchor point and transform; stored nowhere.
  open var frame: CGRect {
    get { isTransformed ? state.frame : plainFrame }
    set { setFrame(newValue) }
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // Core Animation calls what follows; subclasses override it.

  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func display() { drawContents() }

  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  open func setNeedsLayout() { markNeedsLayout() }

  open func setNeedsDisplay() { markNeedsDisplay() }

  open func action(forKey event: String) -> CAAction? { findAction(forKey: event) }

  open class func defaultAction(forKey event: String) -> CAAction? { nil }

  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  open func removeAnimation(forKey key: String) { detachAnimation(forKey: key) }

  open func removeAllAnimations() { detachAllAnimations() }

  open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  open func removeFromSuperlayer() { leaveSuperlayer() }

  open func value(forKey key: String) -> Any? { readValue(atKeyPath: key) }

  open func setValue(_ value: Any?, forKey key: String) { writeValue(value, atKeyPath: key) }

  open func value(forKeyPath keyPath: String) -> Any? { readValue(atKeyPath: keyPath) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    writeValue(value, atKeyPath: keyPath)
  }
}
