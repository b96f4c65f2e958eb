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

  func drawContents() { delegate?.display(self) }
}
