/// Copies what the screen shows of a tree of layers, so that it stays as it is.
@MainActor struct SnapshotCapture {
  /// Effects need the window that hosts them: they are seen in its snapshot only.
  let keepsEffects: Bool
  /// Otherwise what the program has set is copied, where a commit has to wait.
  let isCommitted: Bool

  /// Without the place that the layer has in its own superlayer.
  func picture(of layer: CALayer) -> CALayer? {
    guard let shown = source(of: layer) else { return nil }
    let picture = frozen(shown)
    picture.state.anchorPoint = .zero
    picture.state.anchorPointZ = 0
    picture.state.position = picture.state.bounds.origin
    picture.state.zPosition = 0
    picture.state.transform = CATransform3DIdentity
    return picture
  }

  private func source(of layer: CALayer) -> CALayer? {
    if isCommitted, Headless.snapshotsSeeAnimations, layer.movesWithin {
      return layer.presentation()
    }
    return isCommitted && layer.committed == nil ? nil : layer
  }

  private func frozen(_ layer: CALayer) -> CALayer {
    let isStill = layer.presented == nil && isCommitted
    let copy: CALayer
    switch layer.state.content {
    case .gradient: copy = CAGradientLayer()
    case .shape: copy = CAShapeLayer()
    default: copy = CALayer()
    }
    copy.state = isStill ? layer.committed?.state ?? layer.state : layer.state
    copy.state.timing = MediaTiming(duration: .infinity)
    switch copy.state.content {
    case .effect where !keepsEffects: copy.state.content = .plain
    case .picture: copy.state.content = .plain
    default: break
    }
    let sublayers = isStill ? layer.committed?.sublayers : layer.sublayers
    for child in sublayers ?? [] {
      let part = frozen(child)
      part.parent = copy
      copy.children.append(part)
    }
    if let mask = isStill ? layer.committed?.mask : layer.mask {
      let part = frozen(mask)
      part.parent = copy
      copy.maskLayer = part
    }
    return copy
  }
}

extension CALayer {
  /// Whether it shows anything else than what was committed, or something in it does.
  fileprivate var movesWithin: Bool {
    guard animations.isEmpty, let committed, committed.animations.isEmpty else { return true }
    return committed.mask?.movesWithin ?? false
      || committed.sublayers.contains(where: \.movesWithin)
  }
}
