extension CALayer {
  /// The delegate's answer, then the layer's own, then the class's, then the default.
  ///
  /// Only the default depends on the layer being on the screen already. Unverified on iOS.
  func findAction(forKey key: String) -> CAAction? {
    if let found = delegate?.action(for: self, forKey: key) { return found is NSNull ? nil : found }
    if let found = actions?[key] { return found is NSNull ? nil : found }
    if let found = type(of: self).defaultAction(forKey: key) {
      return found is NSNull ? nil : found
    }
    return implicitAnimation(forKey: key)
  }

  /// Runs from what is seen now to whatever the property is set to. It is made before the change.
  private func implicitAnimation(forKey key: String) -> CAAction? {
    guard committed != nil, isInLiveTree, let path = animatedPath(forKey: key) else { return nil }
    let old = path.read(state).any
    if path.property == .backgroundColor && old == nil { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = old
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  /// A property, or a part of the transform: other parts have no action [animation 29].
  ///
  /// Unverified: parts of the transform other than `transform.scale`.
  private func animatedPath(forKey key: String) -> LayerKeyPath? {
    guard let path = LayerKeyPath(key), path.property.animatesByItself else { return nil }
    return path.isWhole || path.property == .transform ? path : nil
  }
}

/// Something that a layer runs when one of its properties changes.
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

// As an answer to "which action?", NSNull means "none, and stop searching".
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
