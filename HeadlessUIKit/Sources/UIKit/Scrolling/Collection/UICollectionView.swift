/// Shows a data source's items as a layout places them, and uses the cells of those that have left
/// again. Cells are made when they are shown, none ahead.
///
/// `delegate` is declared by the superclass alone, as a scroll view's: Swift cannot narrow it.
open class UICollectionView: UIScrollView {
  var items = CollectionState()

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet { exchangeLayout(oldValue) }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.owner = self
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    items.classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeue(identifier) }

  /// The cells are asked for again in the next layout.
  open func reloadData() { reload() }

  open var numberOfSections: Int { counts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { items.cells[$0] }
  }

  // Unverified: UIKit promises no order; the layout's here.
  open var indexPathsForVisibleItems: [IndexPath] { items.cells.keys.sorted() }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.cells[indexPath]
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  open var indexPathsForSelectedItems: [IndexPath]? { items.selected }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath)
    if let indexPath, scrollPosition != [] {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    prepareLayout()
    showCells()
  }

  override func boundsWillChange(to bounds: CGRect) {
    if bounds != self.bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.invalidateLayout()
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }

  override func restingTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { highlight(at: touch.location(in: self)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    selectHighlighted()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }
}

/// What a collection view knows beside its public settings.
@MainActor struct CollectionState {
  /// Items in each section, as the data source said last; nil until it is asked again.
  var counts: [Int]?
  var cells: [IndexPath: UICollectionViewCell] = [:]
  /// Cells that are not shown, the one that left last at the end.
  var queues: [String: [UICollectionViewCell]] = [:]
  var classes: [String: UICollectionViewCell.Type] = [:]
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
}

extension UICollectionView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }
}

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
