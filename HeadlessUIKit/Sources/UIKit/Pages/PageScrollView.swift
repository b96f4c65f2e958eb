/// Holds three pages: the current one in the middle, a neighbor at either side.
// Unverified: the offset at rest is one page; an end is an inset of minus one page.
final class PageScrollView: UIScrollView {
  weak var pager: UIPageViewController?
  var isVertical = false {
    didSet {
      alwaysBounceVertical = isVertical
      alwaysBounceHorizontal = !isVertical
    }
  }
  private var laidOutSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    alwaysBounceHorizontal = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  /// The length of a page along the way.
  var length: CGFloat { isVertical ? bounds.height : bounds.width }

  /// How far the content is from the current page.
  var shift: CGFloat { (isVertical ? contentOffset.y : contentOffset.x) - length }

  /// The offset that shows the page at −1, 0 or 1 from the current one.
  func offset(of place: CGFloat) -> CGPoint {
    let way = length * (place + 1)
    return isVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
  }

  func frame(of place: CGFloat) -> CGRect { CGRect(origin: offset(of: place), size: bounds.size) }

  /// Closes the ends that are known.
  func show(_ pages: PageState) {
    laidOutSize = bounds.size
    contentSize =
      isVertical
      ? CGSize(width: bounds.width, height: 3 * length)
      : CGSize(width: 3 * length, height: bounds.height)
    let first = pages.before.isNone ? -length : 0
    let last = pages.after.isNone ? -length : 0
    contentInset =
      isVertical
      ? UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
      : UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != former { pager?.pagesDidMove() }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if laidOutSize != bounds.size { pager?.pagesWereResized() }
  }

  override func dragWillBegin() { pager?.askForNeighbors() }

  override func motionDidEnd() { pager?.pagesCameToRest() }
}
