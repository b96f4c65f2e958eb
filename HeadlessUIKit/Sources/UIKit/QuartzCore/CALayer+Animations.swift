extension CALayer {
  /// In the order in which they apply; nil when there are none.
  public func animationKeys() -> [String]? {
    if animations.isEmpty { return nil }
    var keys: [String] = []
    keys.reserveCapacity(animations.count)
    for animation in animations {
      if let key = animation.key { keys.append(key) }
    }
    return keys.isEmpty ? nil : keys
  }

  /// The frozen copy that the layer keeps: the same object every time.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  func attach(_ animation: CAAnimation, forKey key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    let transition = copy as? CATransition
    transition?.take(from: self)
    // Whatever it is added for [animation 36].
    let key = transition == nil ? key : "transition"
    if copy.timing.duration <= 0 {
      let duration = CATransaction.animationDuration()
      copy.timing.duration = duration > 0 ? duration : 0.25
    }
    copy.freeze()
    copy.reportUnknownKeyPaths(on: self)
    if let key { detachAnimation(forKey: key) }
    let attached = AttachedAnimation(
      animation: copy, key: key, layer: self, groups: TransactionStack.current.openGroups)
    animations.append(attached)
    HeadlessCounters.current.animationsAdded += 1
    TransactionStack.current.note(added: attached)
    markDirty()
  }

  func detachAnimation(forKey key: String) {
    for animation in animations where animation.key == key { detach(animation) }
  }

  func detachAllAnimations() {
    for animation in animations { detach(animation) }
  }

  private func detach(_ animation: AttachedAnimation) {
    animations.removeAll { $0 === animation }
    animation.layer = nil
    TransactionStack.current.note(removed: animation)
    markDirty()
  }

  /// Takes an animation off the layer and off the screen.
  func forget(_ animation: AttachedAnimation) {
    animations.removeAll { $0 === animation }
    committed?.animations.removeAll { $0 === animation }
    animation.layer = nil
  }
}
