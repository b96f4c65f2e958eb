extension CALayer {
  public var opacity: Float {
    get { state.opacity }
    set { write(.opacity, \.opacity, newValue) }
  }

  public var isHidden: Bool {
    get { state.isHidden }
    set { write(.isHidden, \.isHidden, newValue) }
  }

  public var masksToBounds: Bool {
    get { state.masksToBounds }
    set { write(.masksToBounds, \.masksToBounds, newValue) }
  }

  public var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { write(.isDoubleSided, \.isDoubleSided, newValue) }
  }

  public var allowsGroupOpacity: Bool {
    get { state.allowsGroupOpacity }
    set { write(.allowsGroupOpacity, \.allowsGroupOpacity, newValue) }
  }

  public var allowsEdgeAntialiasing: Bool {
    get { state.allowsEdgeAntialiasing }
    set { write(.allowsEdgeAntialiasing, \.allowsEdgeAntialiasing, newValue) }
  }

  public var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { write(.backgroundColor, \.backgroundColor, newValue) }
  }

  public var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { write(.cornerRadius, \.cornerRadius, newValue) }
  }

  public var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { write(.maskedCorners, \.maskedCorners, newValue) }
  }

  public var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { write(.cornerCurve, \.cornerCurve, newValue) }
  }

  public var borderWidth: CGFloat {
    get { state.borderWidth }
    set { write(.borderWidth, \.borderWidth, newValue) }
  }

  public var borderColor: CGColor? {
    get { state.borderColor }
    set { write(.borderColor, \.borderColor, newValue) }
  }

  public var shadowColor: CGColor? {
    get { state.shadowColor }
    set { write(.shadowColor, \.shadowColor, newValue) }
  }

  public var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { write(.shadowOpacity, \.shadowOpacity, newValue) }
  }

  public var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { write(.shadowOffset, \.shadowOffset, newValue) }
  }

  public var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { write(.shadowRadius, \.shadowRadius, newValue) }
  }

  public var shadowPath: CGPath? {
    get { state.shadowPath }
    set { write(.shadowPath, \.shadowPath, newValue) }
  }
}
