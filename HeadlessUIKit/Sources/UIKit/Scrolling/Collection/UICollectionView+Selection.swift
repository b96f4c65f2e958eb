// UICollectionView.h: shouldHighlight and didHighlight when the finger lands; when it lifts
// shouldSelect or shouldDeselect, didSelect or didDeselect, didUnhighlight.
extension UICollectionView {
  func highlight(at point: CGPoint) {
    guard allowsSelection, items.highlighted == nil, let path = item(at: point),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    items.highlighted = path
    cellForItem(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func unhighlight() {
    guard let path = items.highlighted else { return }
    items.highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func selectHighlighted() {
    guard let path = items.highlighted else { return }
    let delegate = collectionDelegate
    if allowsMultipleSelection, items.selected.contains(path) {
      if delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true {
        deselect(path)
        delegate?.collectionView(self, didDeselectItemAt: path)
      }
    } else if delegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
      let others = allowsMultipleSelection ? [] : items.selected.filter { $0 != path }
      select(path)
      // Unverified: what gives way is told first.
      for other in others { delegate?.collectionView(self, didDeselectItemAt: other) }
      delegate?.collectionView(self, didSelectItemAt: path)
    }
    unhighlight()
  }

  /// Documented: a selection by the program tells the delegate nothing.
  func select(_ path: IndexPath?) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || path == nil {
      for other in items.selected where other != path { deselect(other) }
    }
    guard let path, !items.selected.contains(path), isInside(path) else { return }
    items.selected.append(path)
    cellForItem(at: path)?.isSelected = true
  }

  func deselect(_ path: IndexPath) {
    items.selected.removeAll { $0 == path }
    cellForItem(at: path)?.isSelected = false
  }

  func isInside(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  /// Between the insets, no farther than the content reaches.
  // Unverified: without a position for an axis it does not move along it.
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard isInside(path), let frame = layoutAttributesForItem(at: path)?.frame else {
      HeadlessMisuse.record(
        .itemOutOfBounds,
        "Attempted to scroll the collection view to an out-of-bounds item (\(path))")
      return
    }
    let inset = adjustedContentInset
    var target = contentOffset
    if position.contains(.top) {
      target.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      target.y = frame.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
    } else if position.contains(.bottom) {
      target.y = frame.maxY - bounds.height + inset.bottom
    }
    if position.contains(.left) {
      target.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      target.x = frame.midX - inset.left - (bounds.width - inset.left - inset.right) / 2
    } else if position.contains(.right) {
      target.x = frame.maxX - bounds.width + inset.right
    }
    setContentOffset(clamped(target), animated: animated)
  }
}
