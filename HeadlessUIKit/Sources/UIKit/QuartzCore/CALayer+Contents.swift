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
