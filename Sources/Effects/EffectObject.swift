import UIKit

/// An effect on views of a screen, for Interface Builder: drag an "Object" into the scene, set its class
/// to `EffectObject`, and connect its outlet `screen` to the scene's view controller. The views have `key`
/// as their `effectKey`.
///
/// Plays in every transition of the screen, together with other effects of the same `key`, like an effect of
/// `TransitionParticipant.viewEffects`.
@MainActor public final class EffectObject: NSObject {
  /// See `screen`, an outlet, which has its declaration in EffectObject+Outlet.swift.
  weak var connectedScreen: UIViewController? { didSet { screenChanged(from: oldValue) } }

  /// The `effectKey` of the views.
  @IBInspectable public var key: String = ""
  /// The name of the effect: "fade", "opacity", "scale", "move", "offset", "rotate", "hinge" or "hidden".
  @IBInspectable public var effect: String = ""
  /// The edge of "move" and "hinge": "leading", "trailing", "top" or "bottom".
  @IBInspectable public var edge: String = ""
  /// The number of `effect`: an opacity, a scale, a share of a distance, degrees, or the share beyond which the view is
  /// hidden. Without a value (`.nan`), the effect's own default is used.
  @IBInspectable public var amount: CGFloat = .nan
  /// The offset toward the trailing edge, in points, for "offset".
  @IBInspectable public var x: CGFloat = 0
  /// The offset downward, in points, for "offset".
  @IBInspectable public var y: CGFloat = 0
  /// The share of the way at which the effect begins, clamped to 0…1.
  @IBInspectable public var start: CGFloat = 0
  /// The share of the way at which the effect ends, clamped to 0…1.
  @IBInspectable public var end: CGFloat = 1
  /// The name of the timing between `start` and `end`: "linear", "easeIn", "easeOut" or "easeInOut".
  @IBInspectable public var curve: String = ""
  /// The damping ratio of a spring, in place of `curve`: more than 0.2 (bouncy) to 1 (no bounce); 0 for no spring. A
  /// smaller ratio is reported, and has no effect; a larger ratio counts as 1.
  @IBInspectable public var damping: CGFloat = 0
  /// The share after which the last of several views begins, clamped to 0…1.
  @IBInspectable public var stagger: CGFloat = 0

  /// The effect; `nil` if a name is unknown. Unknown names are reported.
  var value: TransitionEffect? {
    guard var value = EffectObject.effects.value(named: effect, for: screen)?(self) else {
      return nil
    }
    if let timing { value = value.timing(timing) }
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start > 0 || end < 1 { value = value.during(min(start, end)...max(start, end)) }
    if stagger > 0 { value = value.staggered(over: stagger) }
    return value
  }

  private func screenChanged(from old: UIViewController?) {
    old?.effectObjects.removeAll { $0 === self }
    if let screen, !screen.effectObjects.contains(self) { screen.effectObjects.append(self) }
  }

  nonisolated static let effects:
    KeyValuePairs<String, @MainActor @Sendable (EffectObject) -> TransitionEffect?> = [
      "fade": { _ in .fade },
      "opacity": { .opacity($0.number(0)) },
      "scale": { .scale($0.number(0.5)) },
      "move": { object in object.namedEdge.map { .move(edge: $0, by: object.number(1)) } },
      "offset": { .offset(x: $0.x, y: $0.y) },
      "rotate": { .rotate(degrees: $0.number(90)) },
      "hinge": { $0.namedEdge.map { .hinge($0) } },
      "hidden": { .hidden(beyond: $0.number(0.5)) },
    ]
  private nonisolated static let curves: KeyValuePairs<String, TransitionTiming> = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
  ]

  private func number(_ standard: CGFloat) -> CGFloat { amount.isNaN ? standard : amount }

  private var namedEdge: TransitionEdge? { TransitionEdge.byName.value(named: edge, for: screen) }

  private var timing: TransitionTiming? {
    if damping > 0 { return .spring(dampingRatio: min(damping, 1)) }
    return curve.isEmpty ? nil : EffectObject.curves.value(named: curve, for: screen)
  }
}

extension Collection {
  /// Returns the value with a name in Interface Builder; `nil`, with a report about the screen, if none has the name.
  @MainActor func value<Value>(named name: String, for screen: UIViewController?) -> Value?
  where Element == (key: String, value: Value) {
    let found = first { $0.key == name }?.value
    if found == nil, let screen {
      TransitionIssue.nameUnknown(given: name, known: map(\.key)).report(about: screen)
    }
    return found
  }
}

extension UIViewController {
  /// The effect objects of the screen's scene, retained by the screen.
  fileprivate var effectObjects: [EffectObject] {
    get { objects[self] ?? [] }
    set { objects[self] = newValue }
  }

  /// The effects of the screen's scene, by the keys of their views. Several effects with the same key are combined.
  var sceneEffects: [String: TransitionEffect] {
    effectObjects.reduce(into: [:]) { sum, object in
      guard !object.key.isEmpty, let value = object.value else { return }
      sum[object.key] = sum[object.key]?.combined(with: value) ?? value
    }
  }
}

@MainActor private let objects = Slot<[EffectObject]>()

extension TransitionEdge {
  static let byName: KeyValuePairs<String, TransitionEdge> = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
}
