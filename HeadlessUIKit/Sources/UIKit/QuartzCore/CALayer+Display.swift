extension CALayer {
  public func needsDisplay() -> Bool { needsDisplayFlag }

  public func displayIfNeeded() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    display()
  }

  public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  func markNeedsDisplay() {
    if needsDisplayFlag || presented != nil { return }
    needsDisplayFlag = true
    noteLayoutBelow()
    _ = TransactionStack.current.top
  }

  /// A delegate that implements `display(_:)` keeps the layer from drawing.
  func drawContents() {
    if let delegate { delegate.display(self) } else { drawIntoContents() }
  }

  /// Records what `draw(in:)` draws. Where that is nothing, there are no contents.
  func drawIntoContents() {
    delegate?.layerWillDraw(self)
    let context = CGContext(size: bounds.size, scale: contentsScale)
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    let before = context.commands.count
    draw(in: context)
    let image =
      context.commands.count > before ? CGImage(headlessDrawing: context.drawing) : nil
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    contents = image
    CATransaction.commit()
  }
}
