/// Where a layout wants an item to be.
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var alpha: CGFloat = 1
  open var isHidden = false
  /// Higher ones lie in front.
  open var zIndex = 0
  open var transform = CGAffineTransform.identity

  public override required init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Derived from center, size and transform.
  open var frame: CGRect {
    get {
      let bounds = CGRect(origin: .zero, size: size).applying(transform)
      return CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  func place(_ view: UICollectionReusableView) {
    let bounds = CGRect(origin: view.bounds.origin, size: size)
    if view.bounds != bounds { view.bounds = bounds }
    if view.center != center { view.center = center }
    if view.transform != transform { view.transform = transform }
    if view.alpha != alpha { view.alpha = alpha }
    if view.isHidden != isHidden { view.isHidden = isHidden }
    // Unverified: by which means zIndex orders the views.
    if view.layer.zPosition != CGFloat(zIndex) { view.layer.zPosition = CGFloat(zIndex) }
    view.apply(self)
  }
}
