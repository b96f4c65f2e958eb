/// Items in lines, section after section. There are no headers, footers or estimated sizes.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var attributes: [[UICollectionViewLayoutAttributes]] = []
  private var extent = CGSize.zero

  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  open override var collectionViewContentSize: CGSize { extent }

  open override func prepare() {
    super.prepare()
    attributes = []
    extent = .zero
    guard let view = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let inset = view.adjustedContentInset
    let across =
      isVertical
      ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
    var along: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let metrics = metrics(of: section, in: view)
      let inset = isVertical ? metrics.inset : metrics.inset.transposed
      let lines = FlowLines(
        length: across - inset.left - inset.right, itemSpacing: metrics.itemSpacing,
        lineSpacing: metrics.lineSpacing)
      let sizes = isVertical ? metrics.sizes : metrics.sizes.map(\.transposed)
      let (frames, length) = lines.frames(for: sizes)
      attributes.append(
        frames.enumerated().map { item, frame in
          let placed = frame.offsetBy(dx: inset.left, dy: along + inset.top)
          let result = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: section))
          result.frame = isVertical ? placed : placed.transposed
          return result
        })
      along += inset.top + length + inset.bottom
    }
    let size = CGSize(width: across, height: along)
    extent = isVertical ? size : size.transposed
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror() }
  }

  /// The places and not the coordinates [gestures 141].
  private func mirror() {
    for item in attributes.joined() { item.center.x = extent.width - item.center.x }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.flatMap { $0.filter { $0.frame.overlaps(rect) } }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard attributes.indices.contains(indexPath.section),
      attributes[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return attributes[indexPath.section][indexPath.item]
  }

  /// When the lines get another length.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return true }
    return scrollDirection == .vertical
      ? newBounds.width != old.width : newBounds.height != old.height
  }

  private struct Metrics {
    let sizes: [CGSize]
    let inset: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
  }

  private func metrics(of section: Int, in view: UICollectionView) -> Metrics {
    let count = view.numberOfItems(inSection: section)
    guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else {
      return Metrics(
        sizes: Array(repeating: itemSize, count: count), inset: sectionInset,
        lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing)
    }
    let header = delegate.collectionView(
      view, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate.collectionView(
      view, layout: self, referenceSizeForFooterInSection: section)
    if header != .zero || footer != .zero {
      HeadlessMisuse.record(.notModelled, "The stand-in's flow layout has no headers and footers.")
    }
    return Metrics(
      sizes: (0..<count).map { item in
        delegate.collectionView(
          view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
      },
      inset: delegate.collectionView(view, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section))
  }
}

extension CGSize {
  fileprivate var transposed: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  /// Rectangles that only touch do not; Foundation's `intersects` says otherwise on Linux.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  fileprivate var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension UIEdgeInsets {
  fileprivate var transposed: UIEdgeInsets {
    UIEdgeInsets(top: left, left: top, bottom: right, right: bottom)
  }
}
