@MainActor open class UIView: UIResponder, @preconcurrency CALayerDelegate, UITraitEnvironment {
  public let layer: CALayer

  open class var layerClass: AnyClass { CALayer.self }

  // Hierarchy
  /// Not weak: nearly everything asks for it. Whoever goes takes leave of its own subviews.
  final unowned(unsafe) var ownSuperview: UIView? { didSet { TraitChanges.count += 1 } }
  final var ownSubviews: [UIView] = []
  /// The controller whose root view this is; set by the controller.
  final weak var controller: UIViewController? { didSet { TraitChanges.count += 1 } }

  // Appearance
  final var ownBackground: UIColor?
  final var ownTint: UIColor?
  final var announcedTint: UIColor?
  final var ownTintMode = TintAdjustmentMode.automatic
  final var maskView: UIView?
  final var ownContentMode = ContentMode.scaleToFill

  // Environment
  final var announcedTraits = UITraitCollection.current
  final var keptTraits: KeptTraits?
  final var ownStyle = UIUserInterfaceStyle.unspecified
  final var ownSafeArea = UIEdgeInsets.zero
  final var madeKeyboardGuide: UIKeyboardLayoutGuide?

  // Animation
  final var interactionBlocks = 0
  final var trackedByAnimators = 0

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var accessibilityIgnoresInvertColors = false
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    AppReset.register()
    layer.owner = self
    layer.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.owner = self
  }

  isolated deinit {
    if layer.owner === self { layer.owner = nil }
    for subview in ownSubviews where subview.ownSuperview === self { subview.ownSuperview = nil }
  }

  private static func makeLayer() -> CALayer { (layerClass as! CALayer.Type).init() }

  open override var next: UIResponder? { controller ?? superview }

  override var isReachable: Bool { window != nil }

  // Overridden in subclasses, and therefore in the class itself: Swift cannot override members
  // of extensions.

  open var superview: UIView? { ownSuperview }
  open var subviews: [UIView] { ownSubviews }
  open var window: UIWindow? {
    var top = self
    while let next = top.ownSuperview { top = next }
    return top as? UIWindow
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func addSubview(_ view: UIView) { insert(view, at: ownSubviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: true)
  }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: false)
  }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: ownSubviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  open func removeFromSuperview() { detach() }

  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { resize { layer.bounds = newValue } }
  }
  open var center: CGPoint {
    get { layer.position }
    set { resize { layer.position = newValue } }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { resize { layer.setAffineTransform(newValue) } }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { resize { layer.transform = newValue } }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { fit() }
  /// By constraints (documentation). The stand-in has none: a view that has some overrides this.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  // Touches
  final var recognizers: [UIGestureRecognizer] = []
  open var isMultipleTouchEnabled = false
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  open func layoutSubviews() {}
  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() {
    updateConstraintsIfNeeded()
    layer.layoutIfNeeded()
  }
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  // Constraints, of which only the calls are there.
  final var wantsConstraints = false
  open func needsUpdateConstraints() -> Bool { wantsConstraints }
  open func setNeedsUpdateConstraints() {
    wantsConstraints = true
    ConstraintPass.add(self)
  }
  open func updateConstraintsIfNeeded() { ConstraintPass.run(in: self) }
  open func updateConstraints() {}

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterScreenUpdates: afterUpdates)
  }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets) }

  open func safeAreaInsetsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { ownSafeArea }
  /// What of the safe area concerns subviews: a scroll view keeps what it makes up for itself.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestHit(at: point, with: event)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open var backgroundColor: UIColor? {
    get { currentBackground }
    set { setBackground(newValue) }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var contentMode: ContentMode {
    get { ownContentMode }
    set { setContentMode(newValue) }
  }
  /// Pixels of the contents per point (documentation).
  // Unverified: an equal factor does not draw the view again.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set {
      guard newValue != layer.contentsScale else { return }
      layer.contentsScale = newValue
      setNeedsDisplay()
    }
  }
  open var mask: UIView? {
    get { maskView }
    set { setMask(newValue) }
  }

  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }
  open func tintColorDidChange() {}

  open var traitCollection: UITraitCollection { effectiveTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { setStyle(newValue) }
  }
  /// What surrounds this view; a window answers for itself.
  var surroundingTraits: UITraitCollection { superview?.traitCollection ?? .device }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    effectiveDirection
  }

  // The layer's delegate
  open func display(_ layer: CALayer) {}
  open func layerWillDraw(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layOut() } }
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layer === self.layer ? action(forKey: event) : NSNull()
  }
}

extension UIView {
  func layOut() {
    if traitCollection != announcedTraits { updateTraits() }
    updateSafeArea()
    traitCollection.performAsCurrent {
      controller?.deliverIsAppearing()
      controller?.viewWillLayoutSubviews()
      layer.tally.countLayout()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }
}
