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
