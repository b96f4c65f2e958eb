/// The layer keys that a view animates inside a block, and how.
///
/// Documented are a view's frame, bounds, center, transform, alpha and
/// background color, and a visual effect view's effect; observed since iOS 11, a corner radius.
// Unverified: that the corner radius is additive, and that anchor points and the shadow's opacity
// animate; which further keys do, and whether a background color is additive.
enum AnimatedProperty: String {
  case position, bounds, transform, opacity, backgroundColor, cornerRadius
  case anchorPoint, shadowOpacity
  case headlessEffect

  /// Additive ones stack [animation 60]; another animation of the others replaces the first.
  var isAdditive: Bool {
    switch self {
    case .position, .bounds, .transform, .cornerRadius: true
    case .opacity, .backgroundColor, .anchorPoint, .shadowOpacity, .headlessEffect: false
    }
  }

  func value(of layer: CALayer) -> AnimatableValue {
    AnimatableValue(layer.value(forKey: rawValue))
  }

  @MainActor func set(_ value: AnimatableValue, on layer: CALayer) {
    UIView.performWithoutAnimation { layer.setValue(value.any, forKey: rawValue) }
  }

  /// A change of bounds is one of the origin and one of the size [animation 58].
  func parts(
    from old: AnimatableValue, to new: AnimatableValue
  ) -> [(keyPath: String, from: AnimatableValue, to: AnimatableValue)] {
    guard case .rect(let a) = old, case .rect(let b) = new else { return [(rawValue, old, new)] }
    var parts: [(String, AnimatableValue, AnimatableValue)] = []
    if a.origin != b.origin { parts.append(("bounds.origin", .point(a.origin), .point(b.origin))) }
    if a.size != b.size { parts.append(("bounds.size", .size(a.size), .size(b.size))) }
    return parts
  }
}

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
