import UIKit

/// An effect on views of a screen, for Interface Builder: drag an "Object" into the scene, give it this class, and
/// connect its outlet `screen` to the scene's view controller. The views have the `key` as their `effectKey`.
///
/// It plays in whatever transition the screen takes part in, with others of the same key, like an effect of
/// `TransitionParticipant.viewEffects`.
open class EffectObject: SceneObject {
  /// The `effectKey` of the views.
  @IBInspectable public var key: String = ""
  /// The name of the effect: "fade", "opacity", "scale", "move", "offset", "rotate", "hinge" or "hidden".
  @IBInspectable public var effect: String = ""
  /// The edge of "move" and "hinge": "leading", "trailing", "top" or "bottom".
  @IBInspectable public var edge: String = ""
  /// The number of an effect that has one: an opacity, a scale, the share of a way, degrees, a share beyond which it
  /// is hidden. Left empty, it is the effect's own default.
  @IBInspectable public var amount: CGFloat = .nan
  /// The way of "offset" toward the trailing edge, in points.
  @IBInspectable public var x: CGFloat = 0
  /// The way of "offset" downward, in points.
  @IBInspectable public var y: CGFloat = 0
  /// The share of the way at which the effect begins, clamped to 0…1.
  @IBInspectable public var start: CGFloat = 0
  /// The share of the way at which it ends, clamped to 0…1.
  @IBInspectable public var end: CGFloat = 1
  /// The name of its timing inside these: "linear", "easeIn", "easeOut" or "easeInOut".
  @IBInspectable public var curve: String = ""
  /// The damping ratio of a spring instead of the curve, more than 0.2 (bouncy) to 1 (no bounce); 0 for none. A
  /// smaller one is reported, and has no effect; a larger one counts as 1.
  @IBInspectable public var damping: CGFloat = 0
  /// The share after which the last of several views begins, clamped to 0…1.
  @IBInspectable public var stagger: CGFloat = 0

  /// The effect, or `nil` if a name is none, which is reported.
  var value: TransitionEffect? {
    guard var value = named else { return nil }
    if let timing { value = value.timing(timing) }
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start > 0 || end < 1 { value = value.during(min(start, end)...max(start, end)) }
    if stagger > 0 { value = value.staggered(over: stagger) }
    return value
  }

  override func screenChanged(from old: UIViewController?) {
    old?.removeSceneEffect(self)
    screen?.addSceneEffect(self)
  }

  nonisolated static let effects = [
    "fade", "opacity", "scale", "move", "offset", "rotate", "hinge", "hidden",
  ]
  nonisolated static let curves = ["linear", "easeIn", "easeOut", "easeInOut"]

  private var named: TransitionEffect? {
    func number(_ standard: CGFloat) -> CGFloat { amount.isNaN ? standard : amount }
    switch effect {
    case "fade": return .fade
    case "opacity": return .opacity(number(0))
    case "scale": return .scale(number(0.5))
    case "move": return namedEdge.map { .move(edge: $0, by: number(1)) }
    case "offset": return .offset(x: x, y: y)
    case "rotate": return .rotate(degrees: number(90))
    case "hinge": return namedEdge.map { .hinge($0) }
    case "hidden": return .hidden(beyond: number(0.5))
    default:
      report(effect, EffectObject.effects)
      return nil
    }
  }

  private var namedEdge: TransitionEdge? {
    let found = TransitionEdge(named: edge)
    if found == nil { report(edge, TransitionEdge.names) }
    return found
  }

  private var timing: TransitionTiming? {
    if damping > 0 { return .spring(dampingRatio: min(damping, 1)) }
    switch curve {
    case "": return nil
    case "linear": return .linear
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    default:
      report(curve, EffectObject.curves)
      return nil
    }
  }

  private func report(_ given: String, _ known: [String]) {
    guard let screen else { return }
    TransitionIssue.nameUnknown(given: given, known: known).report(about: screen)
  }
}

extension EffectObject: SceneEffect {}
