/// Scrolls its content by moving its own bounds, and zooms one view of it.
///
/// There are no indicator views.
open class UIScrollView: UIView {
  var offsets = ScrollState()
  var zooms = ZoomState()
  private lazy var pan = ScrollPan(self)

  open weak var delegate: (any UIScrollViewDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // Documented: clipsToBounds is true here, unlike in other views.
    clipsToBounds = true
    addGestureRecognizer(TouchDelay(self))
    addGestureRecognizer(pan)
  }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveContent(to: newValue) }
  }

  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentDidChange() } }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { contentDidChange() } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { contentDidChange() } }
  }

  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(offsets.absorbed) }

  /// The base implementation tells the delegate.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { scrollEnabledDidChange() } }
  }
  /// Documented: setting it sets both axes.
  // Unverified: it reads true as long as one axis bounces.
  open var bounces: Bool {
    get { offsets.bouncesX || offsets.bouncesY }
    set { (offsets.bouncesX, offsets.bouncesY) = (newValue, newValue) }
  }
  @available(iOS 17.4, *)
  open var bouncesHorizontally: Bool {
    get { offsets.bouncesX }
    set { offsets.bouncesX = newValue }
  }
  @available(iOS 17.4, *)
  open var bouncesVertically: Bool {
    get { offsets.bouncesY }
    set { offsets.bouncesY = newValue }
  }
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { contentDidChange() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { contentDidChange() } }
  }
  /// Documented: a scroll view that has come to an end passes scroll events on to one around it.
  // Unverified: when, in a drag; here nothing is passed on [gestures 122].
  @available(iOS 17.4, *)
  open var transfersVerticalScrollingToParent: Bool {
    get { offsets.transfersY }
    set { offsets.transfersY = newValue }
  }
  @available(iOS 17.4, *)
  open var transfersHorizontalScrollingToParent: Bool {
    get { offsets.transfersX }
    set { offsets.transfersX = newValue }
  }
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { noteKeyboardDismissMode() }
  }
  open var scrollsToTop = true
  // Kept: there are no indicator views.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Documented: setting it sets both.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true

  open var isTracking: Bool { offsets.isTracking }
  open var isDragging: Bool { offsets.drag != nil }
  open var isDecelerating: Bool { offsets.glide != nil }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMoving()
    if animated {
      animateContent(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  open var bouncesZoom = true
  open var zoomScale: CGFloat {
    get { zooms.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  open var isZooming: Bool { zooms.grip != nil }
  open var isZoomBouncing: Bool { zooms.animation?.isBounce == true }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooms.pinch }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

  open func zoom(to rect: CGRect, animated: Bool) { reveal(zoomed: rect, animated: animated) }

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      changeGeometry { super.bounds = newValue }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
      changeGeometry { super.frame = newValue }
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { leaveWindow() }
    contentDidChange()
  }

  override var safeAreaForSubviews: UIEdgeInsets {
    safeAreaInsets.subtracting(offsets.absorbed)
  }

  // What a collection view puts in between.

  func boundsWillChange(to bounds: CGRect) {}

  func restingTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // What a page view controller's does.

  func dragWillBegin() {}

  /// Nothing moves the content any more.
  func motionDidEnd() {}
}

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// What is left of a velocity after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
