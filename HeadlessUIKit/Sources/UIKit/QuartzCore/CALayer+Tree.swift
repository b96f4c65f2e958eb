extension CALayer {
  public var superlayer: CALayer? {
    guard let presented else { return parent }
    return presented.superlayer ?? presented.model.superlayer?.presentation()
  }

  /// nil when there are none.
  public var sublayers: [CALayer]? {
    get {
      let layers = presented.map { _ in presentedSublayers } ?? children
      return layers.isEmpty ? nil : layers
    }
    set { replaceChildren(with: newValue ?? []) }
  }

  /// Its alpha shows through; lies in this layer's coordinates, outside of `sublayers`.
  public var mask: CALayer? {
    get { presented == nil ? maskLayer : presentedMask }
    set {
      guard newValue !== maskLayer, mayMutate("mask") else { return }
      maskLayer?.parent = nil
      maskLayer?.markDirty()
      maskLayer = newValue
      newValue?.parent = self
      newValue?.markDirty()
      newValue?.noteLayoutBelow()
      markDirty()
    }
  }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Above a layer that is no sublayer: on top.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    if layer === sibling { return }
    // The usual case, which is not to cost more with every sibling.
    if layer.parent !== self, sibling === children.last { return insert(layer, at: children.count) }
    let base = children.filter { $0 !== layer }
    let index = base.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + 1 } ?? base.count)
  }

  /// Below a layer that is no sublayer: on top too. Below nil: at the bottom.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    if layer === sibling { return }
    if sibling == nil { return insert(layer, at: 0) }
    let base = children.filter { $0 !== layer }
    insert(layer, at: base.firstIndex { $0 === sibling } ?? base.count)
  }

  /// `index` counts the other sublayers.
  func insert(_ layer: CALayer, at index: Int) {
    guard mayMutate("sublayers") else { return }
    if isDescendant(of: layer) {
      HeadlessMisuse.record(
        .layerAddedToItself, "adding a layer to itself or to a layer inside of it")
      return
    }
    if layer.parent === self {
      let old = children.firstIndex { $0 === layer }
      children.removeAll { $0 === layer }
      let new = min(index, children.count)
      children.insert(layer, at: new)
      if old != new { HeadlessCounters.current.sublayerReorders += 1 }
      markDirty()
      setNeedsLayout()
      runAction("sublayers")
      return
    }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(index, children.count))
    layer.parent = self
    HeadlessCounters.current.sublayerInsertions += 1
    markDirty()
    layer.markDirty()
    setNeedsLayout()
    layer.noteLayoutBelow()
    runAction("sublayers")
    layer.runAction("onOrderIn")
  }

  func leaveSuperlayer() {
    guard let parent, mayMutate("superlayer") else { return }
    if parent.maskLayer === self {
      parent.mask = nil
      if !parent.children.contains(self) { return }
    }
    self.parent = nil
    parent.children.removeAll { $0 === self }
    parent.markDirty()
    markDirty()
    parent.setNeedsLayout()
    parent.runAction("sublayers")
    runAction("onOrderOut")
  }

  func isDescendant(of layer: CALayer) -> Bool {
    self === layer || parent?.isDescendant(of: layer) ?? false
  }

  private func replaceChildren(with layers: [CALayer]) {
    guard mayMutate("sublayers") else { return }
    for child in children where !layers.contains(child) { child.removeFromSuperlayer() }
    for (index, layer) in layers.enumerated() where !children.contains(layer) {
      insert(layer, at: index)
    }
    if children != layers {
      HeadlessCounters.current.sublayerReorders += 1
      children = layers.filter { $0.parent === self }
      markDirty()
      setNeedsLayout()
    }
  }

  private func mayMutate(_ name: String) -> Bool {
    if presented == nil { return true }
    HeadlessMisuse.record(
      .presentationLayerMutated, "\(name) changed on a presentation layer, which is read-only")
    return false
  }

  private func runAction(_ key: String) {
    if CATransaction.disableActions() { return }
    action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
  }
}
