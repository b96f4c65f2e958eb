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
      movements(direction).map {
        $0.problems(
          direction, asking: questions.subtracting(declared), on: geometries)
      } ?? openChoice(direction, asking: questions)
    }
  }

  /// The movements of a direction: `nil` for the system's animation, and for a choice.
  private func movements(_ direction: TransitionDirection) -> Movement? {
    switch content {
    case .movement(let movement): movement.isSystem ? nil : movement
    case .asymmetric(let opening, let closing):
      (direction == .opening ? opening : closing).movements(direction)
    case .dynamic: nil
    }
  }

  /// The questions that the transition itself answers: it says that its closing is another one.
  private var declared: Set<TransitionProblem.Question> {
    if case .asymmetric = content { [.backward] } else { [] }
  }

  private func openChoice(
    _ direction: TransitionDirection, asking questions: Set<TransitionProblem.Question>
  ) -> [TransitionProblem] {
    guard !isStatic, questions.contains(.values) else { return [] }
    return [
      TransitionProblem(
        question: .values, direction: direction, fraction: nil,
        description: "A dynamic transition is chosen in each run: ask those that it chooses.")
    ]
  }
}

extension Movement {
  fileprivate func problems(
    _ direction: TransitionDirection, asking questions: Set<TransitionProblem.Question>,
    on geometries: [TransitionGeometry]
  ) -> [TransitionProblem] {
    var (left, found): (Set, [TransitionProblem]) = (questions, [])
    for geometry in geometries.isEmpty ? stages : geometries
    where !left.isEmpty {
      let rehearsal = Rehearsal(
        self, direction, on: geometry.with(settings), reports: issues)
      let problems = rehearsal.problems(asking: left)
      found += problems
      left.subtract(problems.map(\.question))
    }
    return found
  }

  /// Containers of all kinds, with places and views in them.
  private var stages: [TransitionGeometry] {
    devices.flatMap { device in
      var stage = sample(of: device.size, knowsViews: true)
      stage.displayCornerRadius =
        settings.displayCornerRadius ?? DisplayCorners.radius(of: device.safeArea)
      guard case .card(let card) = form else { return [stage] }
      var filled = stage
      filled.isInContainer = true
      stage.front = presentation.frame(
        of: card, in: stage.whole, safeArea: device.safeArea, size: settings.size)
      return [stage, filled]
    }
  }

  /// Devices, upright and on their sides; the last one has a home button.
  private var devices: [(size: CGSize, safeArea: UIEdgeInsets)] {
    func insets(_ top: CGFloat, _ sides: CGFloat, _ bottom: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
    }
    return [
      (CGSize(width: 393, height: 852), insets(47, 0, 34)),
      (CGSize(width: 852, height: 393), insets(0, 47, 21)),
      (CGSize(width: 1024, height: 1366), insets(24, 0, 20)),
      (CGSize(width: 1366, height: 1024), insets(24, 0, 20)),
      (CGSize(width: 320, height: 568), insets(20, 0, 0)),
    ]
  }
}
