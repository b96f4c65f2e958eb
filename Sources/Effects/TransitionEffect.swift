import UIKit

/// A difference from rest: how a screen, or a view inside one, looks while it is away.
///
/// The screen that arrives is away while it is closed, the screen underneath while the other one is open, a
/// view inside while its screen is away. Nobody writes from and to, and nobody writes the way back: a closing
/// is the opening in reverse.
///
/// ```swift
/// extension ViewControllerTransition {
///   static let cover = effects(
///     fore: .move(edge: .bottom), back: [.scale(0.92), .cornerRadius(28), .dim(0.3)])
/// }
/// ```
///
/// A list of effects is an effect. Five rules hold:
///
/// 1. Ways and angles add, sizes and opacities multiply: the order in a list means nothing. A view is scaled,
///    turned (about x, then y, then z), moved, and then seen by the eye.
/// 2. Windows, as in `during(_:)`, are shares of the way, not of time: the same under a finger as in flight.
/// 3. An effect's timing shapes it inside its window; the transition's own timing comes on top. Where each
///    effect has its own pace, the transition's is `.linear`; where any is staggered, that is its default.
/// 4. x, leading and trailing, and the sense of turning follow the layout direction: right to left is the exact
///    mirror.
/// 5. `staggered(over: 0.6)`: the last of the views begins after 60 % of the window, however many there are.
public struct TransitionEffect: Hashable, Sendable, ExpressibleByArrayLiteral {
  private(set) var atoms: [EffectAtom]
  /// The reports on what was written with a number that cannot be used.
  private(set) var unusable: Set<TransitionMisuse> = []

  init(_ atoms: [EffectAtom], unusable: Set<TransitionMisuse> = []) {
    self.atoms = atoms
    self.unusable = unusable
  }

  /// Creates an effect out of several.
  public init(arrayLiteral effects: TransitionEffect...) { self = .group(effects) }

  /// Nothing changes.
  public static let none: TransitionEffect = []

  /// Returns several effects as one, to be modified together.
  public static func group(_ effects: TransitionEffect...) -> TransitionEffect { group(effects) }

  /// Returns a list of effects as one.
  public static func group(_ effects: [TransitionEffect]) -> TransitionEffect {
    TransitionEffect(
      effects.flatMap(\.atoms), unusable: Set(effects.flatMap(\.unusable)))
  }

  /// Returns both effects at once.
  public func combined(with other: TransitionEffect) -> TransitionEffect { .group(self, other) }

  /// Changes each of the effects.
  func each(_ change: (inout EffectAtom) -> Void) -> TransitionEffect {
    var effect = self
    for index in effect.atoms.indices { change(&effect.atoms[index]) }
    return effect
  }

  /// Adds the report on an effect, as it was written, if a number in it cannot be used.
  func reporting(
    _ effect: String, range: String? = nil, if isUnusable: Bool
  ) -> TransitionEffect {
    guard isUnusable else { return self }
    var copy = self
    copy.unusable.insert(.effectUnusable(effect, range: range))
    return copy
  }
}

extension Set<TransitionMisuse> {
  /// In an order that is always the same.
  var inOrder: [TransitionMisuse] { sorted { $0.description < $1.description } }
}

extension CGFloat {
  /// As one writes it: without a fraction, if there is none.
  var written: String {
    magnitude < 1e15 && self == rounded() ? "\(Int(self))" : "\(Double(self))"
  }
}
