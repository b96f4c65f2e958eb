/// Everything about a layer that a commit copies and a presentation shows.
struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity

  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var isDoubleSided = true
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing = false

  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1

  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = LayerState.black

  var shadowColor: CGColor? = LayerState.black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  var timing = MediaTiming(duration: .infinity)
  var content = LayerContent.plain
  /// In presentations only.
  var dissolve: HeadlessDissolve?

  private static let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}

/// What a kind of layer adds; boxed, so that the many plain layers stay small.
indirect enum LayerContent {
  case plain
  case gradient(GradientState)
  case shape(ShapeState)
  case effect(HeadlessEffect)
  case picture(SnapshotPicture)
}

struct GradientState {
  var colors: [Any]?
  var locations: [NSNumber]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
}

struct ShapeState {
  var path: CGPath?
  var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [NSNumber]?
}

extension LayerState {
  var gradient: GradientState {
    get { if case .gradient(let state) = content { state } else { GradientState() } }
    set { content = .gradient(newValue) }
  }

  var shape: ShapeState {
    get { if case .shape(let state) = content { state } else { ShapeState() } }
    set { content = .shape(newValue) }
  }

  /// Only a visual effect view's layer has one.
  var effect: HeadlessEffect {
    get { if case .effect(let effect) = content { effect } else { .none } }
    set { if case .effect = content { content = .effect(newValue) } }
  }
}

extension LayerState {
  /// Where the anchor point lies in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// From the layer's own space into its superlayer's, before the latter's sublayer transform.
  var matrixToSuperlayer: CATransform3D {
    let anchor = anchor
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let placed = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), placed)
  }

  /// What the sublayer transform does to sublayers: it acts about the anchor point.
  var matrixForSublayers: CATransform3D {
    let anchor = anchor
    let there = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
    let back = CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
    return CATransform3DConcat(CATransform3DConcat(there, sublayerTransform), back)
  }

  /// The box around the transformed bounds; the superlayer's sublayer transform has no part in it.
  var frame: CGRect {
    if CATransform3DIsIdentity(transform) {
      let x = position.x - anchorPoint.x * bounds.width
      let y = position.y - anchorPoint.y * bounds.height
      return CGRect(x: x, y: y, width: bounds.width, height: bounds.height)
    }
    let matrix = Homography(matrixToSuperlayer)
    return CGRect(enclosing: bounds.corners.map(matrix.map))
  }
}
