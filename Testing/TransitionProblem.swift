@_spi(Testing) import TransitionCatalog
import UIKit

/// A fault in the values of a `ViewControllerTransition`, found without playing the transition in a window.
///
/// `ViewControllerTransition.problems(asking:on:)` returns the problems of a transition.
public struct TransitionProblem: Hashable, Sendable, CustomStringConvertible {
  /// A question about a transition. Each case states the right answer.
  public enum Question: Hashable, Sendable, CaseIterable {
    /// The transition has values. A `.dynamic` transition has no values before a run, and closures with UIKit's
    /// animations are not examined.
    case values
    /// All numbers are finite, at every `fraction`.
    case numbers
    /// Called twice, the transition returns the same values.
    case repetition
    /// Each screen is at rest where no other screen is visible, and a run would report no `TransitionIssue`: no number
    /// out of its range, no contradicting effects, no undeclared key.
    case rest
    /// If the `front` screen fills the container, the screens or the backdrop hide the window at every point.
    case cover
    /// With `sortsByDepth`, the two screens do not swap their order all at once while both are visible. Without
    /// `sortsByDepth`, the library keeps the order of the parts, and no part can intersect another.
    case depth
    /// The choreography in a right-to-left layout is the mirror image. Places are mirrored too, also points, because a
    /// point is usually the place of a touch.
    case mirror
    /// The closing is the opening in reverse. Not asked of closings written separately: `asymmetric`, effects in a
    /// single direction, presets. For a type with a `closing(on:)` of its own, leave `.backward` out of the questions.
    case backward
    /// With Reduce Motion, the transition plays unchanged only if no part moves.
    case lessMotion
  }

  /// The question with a wrong answer.
  public let question: Question
  /// The direction with the wrong answer.
  public let direction: TransitionDirection
  /// The first fraction of the run, 0…1, with the wrong answer; `nil` if the whole run is wrong.
  public let fraction: Double?
  /// The problem as an English sentence, with `direction` and `fraction`.
  public let description: String
}

extension ViewControllerTransition {
  /// Returns the faults found in the values of the transition, without a window, for tests of an app's own transition.
  ///
  /// ```swift
  /// @Test func theCubeHasNoProblems() {
  ///   #expect(ViewControllerTransition.cube.problems() == [])
  /// }
  /// ```
  ///
  /// Each question is asked in both directions, on phones and tablets, in portrait and landscape. For a card, the
  /// questions are asked of the card, and of a screen filling the container, as in a stack, in tabs and among children.
  /// A wrong answer is returned once for each direction, at its first occurrence.
  ///
  /// Gestures, interruption, undoing, layout and shared elements are not part of the questions: the library derives
  /// them from the same values. `.system` has no values, and no problems.
  ///
  /// - Parameters:
  ///   - questions: By default all questions.
  ///   - geometries: The containers, with the frames of places and views, if the transition needs them. By default,
  ///     sample containers with sample frames.
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
      if isChosenInRuns(direction), questions.contains(.values) {
        found.append(
          TransitionProblem(
            question: .values, direction: direction, fraction: nil,
            description: "A dynamic transition is chosen in each run: ask those that it chooses."))
      }
      return found
    }
  }

  /// Returns containers like devices, in portrait and landscape, with sample frames of places and views; the last
  /// device has a home button.
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
