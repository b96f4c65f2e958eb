/// A fault of a transition that its values show, before it is played in any window.
///
/// `ViewControllerTransition.problems(asking:on:)` finds them.
public struct TransitionProblem: Hashable, Sendable, CustomStringConvertible {
  /// A question that is asked of a transition.
  public enum Question: Hashable, Sendable, CaseIterable {
    /// There are values to be asked. A choice has none before it is made, and a closure with UIKit's animations
    /// or an animator object is not looked into.
    case values
    /// All numbers are finite, at every point of the way.
    case numbers
    /// It answers the same when it is asked twice.
    case repetition
    /// Each screen is at rest where it is all there is, and a run would report nothing: no option that is left out,
    /// no contradicting effects, no key that is not declared.
    case rest
    /// Where it fills the container, screens or backdrop hide the window at every point.
    case cover
    /// With `.byDepth` the two screens do not change places all at once where both are seen. In the order of a list
    /// nothing can come through anything else: the library keeps it.
    case depth
    /// Right to left is the mirror image. Places, also points, are taken to be where a mirror has them: a point is
    /// as a rule one that was touched.
    case mirror
    /// The closing is the opening in reverse. It is not asked of closings that are written: `asymmetric`, effects in
    /// one direction only, presets. To leave it out for a type that has a `closing(on:)` of its own, do not ask it.
    case backward
    /// With Reduce Motion it is kept only if nothing in it moves.
    case lessMotion
  }

  /// The question whose answer is wrong.
  public let question: Question
  /// The direction in which it is wrong.
  public let direction: TransitionDirection
  /// The point of the way, 0…1, at which that is seen first; `nil` if it is wrong all the way.
  public let fraction: Double?
  /// The problem as an English sentence.
  public let description: String
}
