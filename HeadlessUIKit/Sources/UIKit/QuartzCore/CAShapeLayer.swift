open class CAShapeLayer: CALayer {
  public required init() {
    super.init()
    state.content = .shape(ShapeState())
  }

  public required init(layer: Any) { super.init(layer: layer) }

  open var path: CGPath? {
    get { state.shape.path }
    set { write(.path, \.shape.path, newValue) }
  }

  open var fillColor: CGColor? {
    get { state.shape.fillColor }
    set { write(.fillColor, \.shape.fillColor, newValue) }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { state.shape.fillRule }
    set { write(.fillRule, \.shape.fillRule, newValue) }
  }

  open var strokeColor: CGColor? {
    get { state.shape.strokeColor }
    set { write(.strokeColor, \.shape.strokeColor, newValue) }
  }

  open var strokeStart: CGFloat {
    get { state.shape.strokeStart }
    set { write(.strokeStart, \.shape.strokeStart, newValue) }
  }

  open var strokeEnd: CGFloat {
    get { state.shape.strokeEnd }
    set { write(.strokeEnd, \.shape.strokeEnd, newValue) }
  }

  open var lineWidth: CGFloat {
    get { state.shape.lineWidth }
    set { write(.lineWidth, \.shape.lineWidth, newValue) }
  }

  open var miterLimit: CGFloat {
    get { state.shape.miterLimit }
    set { write(.miterLimit, \.shape.miterLimit, newValue) }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { state.shape.lineCap }
    set { write(.lineCap, \.shape.lineCap, newValue) }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { state.shape.lineJoin }
    set { write(.lineJoin, \.shape.lineJoin, newValue) }
  }

  open var lineDashPhase: CGFloat {
    get { state.shape.lineDashPhase }
    set { write(.lineDashPhase, \.shape.lineDashPhase, newValue) }
  }

  open var lineDashPattern: [NSNumber]? {
    get { state.shape.lineDashPattern }
    set { write(.lineDashPattern, \.shape.lineDashPattern, newValue) }
  }
}
