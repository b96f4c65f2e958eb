extension CALayer {
  /// An image; compared by identity.
  public var contents: Any? {
    get { state.contents }
    set {
      // A snapshot's cannot be changed; attempts fail silently (its documentation).
      if case .picture = state.content { return }
      write(.contents, \.contents, newValue) { $0 as AnyObject? === $1 as AnyObject? }
    }
  }

  public var contentsRect: CGRect {
    get { state.contentsRect }
    set { write(.contentsRect, \.contentsRect, newValue) }
  }

  public var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { write(.contentsCenter, \.contentsCenter, newValue) }
  }

  public var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { write(.contentsGravity, \.contentsGravity, newValue) }
  }

  public var contentsScale: CGFloat {
    get { state.contentsScale }
    set { write(.contentsScale, \.contentsScale, newValue) }
  }
}

extension CALayer {
  public func needsDisplay() -> Bool { needsDisplayFlag }

  public func displayIfNeeded() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    display()
  }

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
    showRecorded(image)
    CATransaction.commit()
  }

  /// Sets contents that were recorded for this layer. If they equal the present ones, those stay, so that a
  /// renderer finds what it keeps for the object.
  // Unverified: whether UIKit keeps a bitmap that is drawn again and does not change.
  func showRecorded(_ image: CGImage?) {
    if let image, let present = contents as AnyObject? as? CGImage, present == image { return }
    contents = image
  }
}
