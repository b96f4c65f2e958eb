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
      attached.animation.apply(at: time, enclosing: nil, to: &shown, model: state)
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
