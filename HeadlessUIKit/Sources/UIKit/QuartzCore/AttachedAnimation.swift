/// An animation that was added to a layer.
final class AttachedAnimation {
  let animation: CAAnimation
  /// nil: plays, but cannot be asked for.
  let key: String?
  /// The completion blocks that wait for it.
  let groups: [CompletionGroup]
  /// nil once it is off the layer. Not weak: Swift keeps layers with weak references in a slower way.
  unowned(unsafe) var layer: CALayer?
  var didStart = false
  var isFinished = false

  init(animation: CAAnimation, key: String?, layer: CALayer, groups: [CompletionGroup]) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.groups = groups
    for group in groups { group.pending += 1 }
  }
}
