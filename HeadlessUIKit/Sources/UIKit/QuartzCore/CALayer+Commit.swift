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
