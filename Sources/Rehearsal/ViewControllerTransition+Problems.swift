import UIKit

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
        $0.problems(direction, asking: questions.subtracting(declared), on: geometries)
      } ?? openChoice(direction, asking: questions)
    }
  }

  /// The movements of a direction: `nil` for the system's animation, and for a choice.
  private func movements(_ direction: TransitionDirection) -> Composition? {
    switch content {
    case .composition(let composition): composition
    case .asymmetric(let opening, let closing):
      (direction == .opening ? opening : closing).movements(direction)
    case .system, .dynamic: nil
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

extension Composition {
  fileprivate func problems(
    _ direction: TransitionDirection, asking questions: Set<TransitionProblem.Question>,
    on geometries: [TransitionGeometry]
  ) -> [TransitionProblem] {
    let (composition, options) = resolved(with: TransitionOptions())
    var (left, found): (Set, [TransitionProblem]) = (questions, [])
    for geometry in geometries.isEmpty ? composition.stages : geometries where !left.isEmpty {
      let rehearsal = Rehearsal(composition, direction, on: geometry.with(options))
      let problems = rehearsal.problems(asking: left)
      found += problems
      left.subtract(problems.map(\.question))
    }
    return found
  }

  /// Containers of all kinds, with places and views in them.
  private var stages: [TransitionGeometry] {
    let sizes = [(393, 852), (852, 393), (1024, 1366), (1366, 1024), (320, 568)]
    return sizes.flatMap { width, height in
      var stage = sample(of: CGSize(width: width, height: height), knowsViews: true)
      stage.displayCornerRadius = height > 800 && width < 800 ? 47 : 0
      guard case .card(let card) = form else { return [stage] }
      var filled = stage
      filled.isCard = false
      let safe = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      stage.fore =
        presentation.frame?(stage.whole, safe)
        ?? card.frame(in: stage.whole, safeArea: safe, size: nil)
      return [stage, filled]
    }
  }
}
