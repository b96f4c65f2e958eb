/// Asked for before a property changes, run after it: in between it keeps the old value.
final class ViewAction: CAAction {
  private let view: UIView
  private let property: AnimatedProperty
  private let old: AnimatableValue
  private let context: AnimationContext

  @MainActor init(
    _ view: UIView, _ property: AnimatedProperty, in context: AnimationContext
  ) {
    self.view = view
    self.property = property
    self.context = context
    old = property.value(of: view.layer)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    nonisolated(unsafe) let action = self
    MainActor.assumeIsolated {
      action.context.animate(action.view, action.property, from: action.old)
    }
  }
}

extension UIView {
  /// NSNull outside of animation blocks, which ends the layer's search [animation 26, 30].
  func action(forKey key: String) -> any CAAction {
    guard let context = AnimationContext.current, !context.isStill,
      let property = AnimatedProperty(rawValue: key)
    else { return NSNull() }
    return ViewAction(self, property, in: context)
  }
}
