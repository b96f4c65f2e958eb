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
        $0.problems(
          direction, asking: questions.subtracting(declared), on: geometries,
          besides: movements(direction == .opening ? .closing : .opening))
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
    on geometries: [TransitionGeometry], besides other: Composition?
  ) -> [TransitionProblem] {
    var reports = [reversedCard.map { TransitionMisuse.cardReversed($0) }].compactMap { $0 }
    let (composition, options) = resolved(with: TransitionOptions()) { field, fault in
      // An option may be meant for the other direction.
      if fault == .unread, other?.reads.contains(field) == true { return }
      reports.append(.option(field.rawValue, preset: name, fault))
    }
    reports += animatorMisuses
    var (left, found): (Set, [TransitionProblem]) = (questions, [])
    for geometry in geometries.isEmpty ? composition.stages(options) : geometries
    where !left.isEmpty {
      let rehearsal = Rehearsal(
        composition, direction, on: geometry.with(options), reports: reports)
      let problems = rehearsal.problems(asking: left)
      found += problems
      left.subtract(problems.map(\.question))
    }
    return found
  }

  /// Containers of all kinds, with places and views in them.
  private func stages(_ options: ResolvedOptions) -> [TransitionGeometry] {
    devices.flatMap { device in
      var stage = sample(of: device.size, knowsViews: true)
      stage.displayCornerRadius =
        options.displayCornerRadius ?? DisplayCorners.radius(of: device.safeArea)
      guard case .card(let card) = form else { return [stage] }
      var filled = stage
      filled.isInContainer = true
      stage.fore = presentation.frame(
        of: card, in: stage.whole, safeArea: device.safeArea, size: options.size)
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
