import Foundation

extension CALayer {
  /// Records what the layer and its sublayers look like, in the coordinates of the layer.
  ///
  /// Documented: directly from the layer tree, without animations. What a list of drawing calls cannot
  /// hold is left out and reported.
  // Unverified: layers draw their contents first if they have to; nothing is laid out.
  public func render(in ctx: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    ctx.saveGState()
    if opacity < 1 {
      ctx.paintGroup(alpha: CGFloat(opacity)) { recordAll(in: $0) }
    } else {
      recordAll(in: ctx)
    }
    ctx.restoreGState()
  }

  private func recordAll(in context: CGContext) {
    reportWhatIsLeftOut()
    displayIfNeeded()
    if let backgroundColor { context.fill(outline(of: bounds), with: backgroundColor) }
    if masksToBounds {
      context.saveGState()
      context.clip(outline(of: bounds), evenOdd: false)
    }
    recordContents(in: context)
    for child in sublayers ?? [] {
      guard CATransform3DIsAffine(child.transform) else {
        child.leaveOut("a transform in space")
        continue
      }
      context.saveGState()
      context.concatenate(child.place(below: self))
      child.render(in: context)
      context.restoreGState()
    }
    if masksToBounds { context.restoreGState() }
    if borderWidth > 0, let borderColor {
      let inner = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
      context.setStrokeColor(borderColor)
      context.stroke(
        outline(of: inner, inset: borderWidth / 2), .init(width: borderWidth))
    }
  }

  private func recordContents(in context: CGContext) {
    switch state.content {
    case .shape(let shape):
      guard let path = shape.path else { break }
      if let color = shape.fillColor {
        context.fill(path, with: color, evenOdd: shape.fillRule == .evenOdd)
      }
      if let color = shape.strokeColor, shape.lineWidth > 0 {
        context.setStrokeColor(color)
        context.stroke(path, .init(width: shape.lineWidth))
      }
    case .gradient(let gradient): context.record(gradient.command(in: bounds))
    case .plain, .effect, .picture: break
    }
    guard let value = contents as AnyObject?, let image = value as? CGImage else { return }
    let size = CGSize(
      width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
    context.paint(image, in: contentsGravity.frame(of: size, in: bounds))
  }

  private func outline(of rect: CGRect, inset: CGFloat = 0) -> CGPath {
    let radius = max(cornerRadius - inset, 0)
    return CGPath(
      elements: CGPath.roundedRect(
        rect, corners: maskedCorners.rectCorners, radii: CGSize(width: radius, height: radius)))
  }

  /// From the layer's own coordinates to those of its superlayer.
  private func place(below parent: CALayer) -> CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Documented for macOS 10.5: masks and transforms in space are not rendered.
  private func reportWhatIsLeftOut() {
    if maskLayer != nil { leaveOut("a mask") }
    if shadowOpacity > 0 { leaveOut("a shadow") }
    if !CATransform3DIsIdentity(sublayerTransform) { leaveOut("a transform of sublayers") }
    if contents != nil, contentsRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
      leaveOut("a part of its contents")
    }
    switch state.content {
    case .effect: leaveOut("a visual effect")
    case .picture: leaveOut("a snapshot")
    case .gradient(let gradient):
      if gradient.type != .axial { leaveOut("a gradient that is not axial") }
    case .shape(let shape):
      if shape.strokeStart != 0 || shape.strokeEnd != 1 || shape.lineDashPattern != nil {
        leaveOut("a part of a stroke")
      }
    case .plain: break
    }
  }

  private func leaveOut(_ what: String) {
    HeadlessMisuse.record(.notModelled, "render(in:) leaves out \(what).")
  }
}

extension GradientState {
  fileprivate func command(in bounds: CGRect) -> HeadlessDrawing.Command {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let even = colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
    let places = locations.map { $0.map { CGFloat($0.doubleValue) } } ?? even
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    return .linearGradient(
      zip(colors, places).map { HeadlessDrawing.Stop(color: $0, location: $1) },
      start: point(startPoint), end: point(endPoint))
  }
}

extension CACornerMask {
  fileprivate var rectCorners: UIRectCorner {
    let pairs: [(CACornerMask, UIRectCorner)] = [
      (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight),
      (.layerMinXMaxYCorner, .bottomLeft), (.layerMaxXMaxYCorner, .bottomRight),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }
}

extension CALayerContentsGravity {
  /// Where contents of this size are in a layer.
  fileprivate func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard self != .resize, size.width > 0, size.height > 0 else { return bounds }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let scale: CGFloat =
      self == .resizeAspect ? min(x, y) : self == .resizeAspectFill ? max(x, y) : 1
    let (width, height) = (size.width * scale, size.height * scale)
    func place(_ room: CGFloat, low: Bool, high: Bool) -> CGFloat {
      low ? 0 : high ? room : room / 2
    }
    return CGRect(
      x: bounds.minX
        + place(
          bounds.width - width, low: [.left, .topLeft, .bottomLeft].contains(self),
          high: [.right, .topRight, .bottomRight].contains(self)),
      y: bounds.minY
        + place(
          bounds.height - height, low: [.top, .topLeft, .topRight].contains(self),
          high: [.bottom, .bottomLeft, .bottomRight].contains(self)),
      width: width, height: height)
  }
}
