extension CALayer {
  /// Whether the layer is below a window that is on the screen.
  var isInLiveTree: Bool { isWindowRoot || parent?.isInLiveTree ?? false }

  var wasCommitted: Bool { committed != nil }

  /// Hands the layer's state to the screen, or takes the layer off it.
  func commitState() {
    if isInLiveTree {
      commitTree()
    } else if committed != nil {
      uncommitTree()
    }
  }

  private func commitTree() {
    committed = CommittedLayer(self)
    RadiusWatch.note(self)
    for child in children where child.committed == nil { child.commitTree() }
    if let maskLayer, maskLayer.committed == nil { maskLayer.commitTree() }
  }

  private func uncommitTree() {
    committed = nil
    for animation in animations {
      animation.postEarlyEnd()
      forget(animation)
    }
    for child in children where child.committed != nil { child.uncommitTree() }
    if let maskLayer, maskLayer.committed != nil { maskLayer.uncommitTree() }
  }
}

/// What a commit handed to the screen: presentations are made from it.
final class CommittedLayer {
  let state: LayerState
  let sublayers: [CALayer]
  let mask: CALayer?
  var animations: [AttachedAnimation]

  init(_ layer: CALayer) {
    state = layer.state
    sublayers = layer.children
    mask = layer.maskLayer
    animations = layer.animations
  }

  func shown(at time: CFTimeInterval) -> LayerState {
    var shown = state
    for attached in animations {
      attached.animation.apply(at: time, to: &shown, model: state)
    }
    return shown
  }
}

/// What makes a layer a presentation of another one.
final class PresentationLink {
  let model: CALayer
  let committed: CommittedLayer
  /// The time on the layer's own clock at which it is shown.
  let time: CFTimeInterval
  weak var superlayer: CALayer?
  var sublayers: [CALayer]?
  var mask: CALayer?

  init(model: CALayer, committed: CommittedLayer, time: CFTimeInterval) {
    self.model = model
    self.committed = committed
    self.time = time
  }
}
