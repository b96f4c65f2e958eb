@_spi(Testing) import TransitionCatalog
import UIKit

/// A fault of a transition that its values show, before it is played in any window.
///
/// `ViewControllerTransition.problems(asking:on:)` finds them.
public struct TransitionProblem: Hashable, Sendable, CustomStringConvertible {
  /// A question that is asked of a transition.
  public enum Question: Hashable, Sendable, CaseIterable {
    /// There are values to be asked. A choice has none before it is made, and a closure with UIKit's animations
    /// is not looked into.
    case values
    /// All numbers are finite, at every point of the way.
    case numbers
    /// It answers the same when it is asked twice.
    case repetition
    /// Each screen is at rest where it is all there is, and a run would report nothing: no number out of its range,
    /// no contradicting effects, no key that is not declared.
    case rest
    /// Where it fills the container, screens or backdrop hide the window at every point.
    case cover
    /// With `sortsByDepth` the two screens do not change places all at once where both are seen. In the order of a list
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

extension ViewControllerTransition {
  /// Returns the faults that can be told from the values of the transition, without a window: for a test of a
  /// transition of one's own.
  ///
  /// ```swift
  /// @Test func theCubeHasNoProblems() {
  ///   #expect(ViewControllerTransition.cube.problems() == [])
  /// }
  /// ```
  ///
  /// Each question is asked in both directions, on phones and tablets, upright and on their sides, and of a card
  /// both as a card and filling a container, as it does in a stack, in tabs and among children. A wrong answer is
  /// returned once for each direction, where it was first seen.
  ///
  /// Gestures, interruption, undoing, layout and shared elements are not asked about: they follow from these values,
  /// and are the library's to get right. `.system` has no values, and no problems.
  ///
  /// - Parameters:
  ///   - questions: By default all.
  ///   - geometries: The containers, with the frames of places and views, for a transition that asks for them. By
  ///     default some are made up.
  public func problems(
    asking questions: Set<TransitionProblem.Question> = Set(TransitionProblem.Question.allCases),
    on geometries: [TransitionGeometry] = []
  ) -> [TransitionProblem] {
    [TransitionDirection.opening, .closing].flatMap { direction in
      var (left, found): (Set, [TransitionProblem]) = (questions, [])
      for geometry in geometries.isEmpty ? stages(direction) : geometries where !left.isEmpty {
        guard let sample = sample(direction, on: geometry) else { break }
        let problems = Rehearsal(sample, direction).problems(asking: left)
        found += problems
        left.subtract(problems.map(\.question))
      }
      return found + openChoice(direction, asking: questions)
    }
  }

  /// The problem of a direction that is chosen in each run.
  private func openChoice(
    _ direction: TransitionDirection, asking questions: Set<TransitionProblem.Question>
  ) -> [TransitionProblem] {
    // Any container will do to tell whether there are values.
    guard isChosenInRuns, questions.contains(.values),
      sample(direction, on: TransitionGeometry(container: CGSize(width: 393, height: 852))) == nil
    else { return [] }
    return [
      TransitionProblem(
        question: .values, direction: direction, fraction: nil,
        description: "A dynamic transition is chosen in each run: ask those that it chooses.")
    ]
  }

  /// Devices, upright and on their sides, with places and views in them; the last one has a home button.
  private func stages(_ direction: TransitionDirection) -> [TransitionGeometry] {
    func stages(
      _ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ sides: CGFloat, _ bottom: CGFloat
    ) -> [TransitionGeometry] {
      self.stages(
        direction, of: CGSize(width: width, height: height),
        safeArea: UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides))
    }
    return stages(393, 852, 47, 0, 34) + stages(852, 393, 0, 47, 21)
      + stages(1024, 1366, 24, 0, 20) + stages(1366, 1024, 24, 0, 20)
      + stages(320, 568, 20, 0, 0)
  }
}
