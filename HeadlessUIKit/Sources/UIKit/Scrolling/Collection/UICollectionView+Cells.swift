extension UICollectionView {
  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  var counts: [Int] {
    if let counts = items.counts { return counts }
    guard let dataSource else { return [] }
    let counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    items.counts = counts
    return counts
  }

  func reload() {
    for path in items.cells.keys.sorted() { retire(path) }
    items.counts = nil
    items.selected = []
    items.highlighted = nil
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  func exchangeLayout(_ old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.owner = nil
    collectionViewLayout.owner = self
    collectionViewLayout.invalidateLayout()
  }

  /// Asks the layout, unless it still holds what it has said.
  func prepareLayout() {
    guard !collectionViewLayout.isPrepared else { return }
    collectionViewLayout.isPrepared = true
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Unless animations are off, a new cell would fly in from nowhere when a block lays out.
  func showCells() {
    let attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let shown = Set(attributes.map(\.indexPath))
    for path in items.cells.keys.sorted() where !shown.contains(path) { retire(path) }
    for attribute in attributes {
      if let cell = items.cells[attribute.indexPath] {
        attribute.place(cell)
      } else if let cell = makeCell(at: attribute.indexPath) {
        UIView.performWithoutAnimation {
          attribute.place(cell)
          if cell.superview !== self { addSubview(cell) }
        }
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: attribute.indexPath)
      }
    }
  }

  private func makeCell(at path: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    items.cells[path] = cell
    cell.isSelected = items.selected.contains(path)
    return cell
  }

  /// Observed: a cell that has left stays a hidden subview until it is used again.
  private func retire(_ path: IndexPath) {
    guard let cell = items.cells.removeValue(forKey: path) else { return }
    cell.isHidden = true
    if let identifier = cell.identifier { items.queues[identifier, default: []].append(cell) }
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func dequeue(_ identifier: String) -> UICollectionViewCell {
    if let cell = items.queues[identifier]?.popLast() {
      cell.isSelected = false
      cell.isHighlighted = false
      cell.prepareForReuse()
      return cell
    }
    if items.classes[identifier] == nil {
      HeadlessMisuse.record(
        .cellNotRegistered,
        """
        could not dequeue a view of kind: UICollectionElementKindCell with identifier \
        \(identifier) - must register a nib or a class for the identifier
        """)
    }
    let cell = (items.classes[identifier] ?? UICollectionViewCell.self).init(frame: .zero)
    cell.identifier = identifier
    return cell
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let place = CGRect(origin: point, size: CGSize(width: 1e-3, height: 1e-3))
    return collectionViewLayout.layoutAttributesForElements(in: place)?
      .first { $0.frame.contains(point) }?.indexPath
  }
}
