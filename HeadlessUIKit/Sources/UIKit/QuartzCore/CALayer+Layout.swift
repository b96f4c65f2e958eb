extension CALayer {
  public func needsLayout() -> Bool { needsLayoutFlag }

  /// Lays out everything below the topmost layer of the unbroken line of those that need it.
  public func layoutIfNeeded() {
    var top = self
    while let above = top.parent, above.needsLayoutFlag { top = above }
    top.settleLayout()
  }

  func markNeedsLayout() {
    if needsLayoutFlag || presented != nil { return }
    needsLayoutFlag = true
    noteLayoutBelow()
    _ = TransactionStack.current.top
  }

  /// Tells the layers above that something below waits to be laid out or drawn.
  func noteLayoutBelow() {
    guard needsLayoutFlag || needsDisplayFlag || subtreeNeedsLayout else { return }
    var above = parent
    while let layer = above, !layer.subtreeNeedsLayout {
      layer.subtreeNeedsLayout = true
      above = layer.parent
    }
  }

  /// Layout may ask for more layout, above as well as below.
  func settleLayout() {
    for _ in 0..<100 {
      layoutPass()
      if !layoutWaits { return }
    }
    HeadlessMisuse.record(.commitDoesNotSettle, "a hundred layout passes left work to do")
  }

  func layoutAndDisplay() {
    settleLayout()
    displayPass()
    subtreeNeedsLayout = false
  }

  private func layoutPass() {
    if needsLayoutFlag {
      needsLayoutFlag = false
      HeadlessCounters.current.layoutPasses += 1
      layoutSublayers()
      action(forKey: "onLayout")?.run(forKey: "onLayout", object: self, arguments: nil)
    }
    guard subtreeNeedsLayout else { return }
    for child in children { child.layoutPass() }
    maskLayer?.layoutPass()
  }

  private var layoutWaits: Bool {
    if needsLayoutFlag { return true }
    guard subtreeNeedsLayout else { return false }
    return children.contains { $0.layoutWaits } || maskLayer?.layoutWaits ?? false
  }

  private func displayPass() {
    displayIfNeeded()
    guard subtreeNeedsLayout else { return }
    for child in children { child.displayPass() }
    maskLayer?.displayPass()
    subtreeNeedsLayout = false
  }
}
