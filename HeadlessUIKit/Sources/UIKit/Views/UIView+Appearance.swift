extension UIView {
  /// The color as it was given, unless the layer has been given another one since.
  var currentBackground: UIColor? {
    guard let shown = layer.backgroundColor else { return nil }
    if let ownBackground, ownBackground.resolvedColor(with: announcedTraits).cgColor == shown {
      return ownBackground
    }
    return UIColor(cgColor: shown)
  }

  func setBackground(_ color: UIColor?) {
    ownBackground = color
    layer.backgroundColor = color?.resolvedColor(with: announcedTraits).cgColor
  }

  /// A dynamic color follows the traits; a static one resolves to itself.
  func resolveBackground(from old: UITraitCollection) {
    guard let ownBackground,
      layer.backgroundColor == ownBackground.resolvedColor(with: old).cgColor
    else { return }
    let color = ownBackground.resolvedColor(with: announcedTraits).cgColor
    if color != layer.backgroundColor { layer.backgroundColor = color }
  }

  func setMask(_ view: UIView?) {
    maskView = view
    layer.mask = view?.layer
  }

  /// In a layer's gravity "bottom" means the smallest y, as CALayer.h notes: on iOS, the top.
  func setContentMode(_ mode: ContentMode) {
    ownContentMode = mode
    layer.needsDisplayOnBoundsChange = mode == .redraw
    layer.contentsGravity =
      switch mode {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
  }
}
