import UIKit

/// A transition that is played as values, in one direction on one container, and asked about what it does.
struct Rehearsal {
  typealias Question = TransitionProblem.Question

  /// So close that a frame of a run at 120 Hz is hardly shorter.
  static let fractions = (0...64).map { CGFloat($0) / 64 }

  let definition: Composition
  let direction: TransitionDirection
  let geometry: TransitionGeometry
  /// The reports of every run, on options and on what was combined.
  let reports: [TransitionMisuse]
  /// As it is written.
  let written: Choreography
  /// As a run plays it, with what turns in depth put in order.
  let choreography: Choreography

  init(
    _ definition: Composition, _ direction: TransitionDirection, on geometry: TransitionGeometry,
    reports: [TransitionMisuse] = []
  ) {
    self.reports = reports
    self.definition = definition
    self.direction = direction
    self.geometry = geometry
    written = definition.choreography(direction, on: geometry)
    choreography = written.isUsable ? written.stacked(on: geometry) : written
  }

  /// Returns the problems, in the order of the questions. Where numbers cannot be trusted, nothing else is asked.
  func problems(asking questions: Set<Question>) -> [TransitionProblem] {
    // An animator plays instead of what there are values for.
    guard definition.animator == nil else {
      return (questions.contains(.values) ? [unseen] : [])
        + (questions.contains(.rest) ? told(reports) : [])
    }
    for (question, problem) in [(Question.numbers, badNumber), (.repetition, whim)] {
      if let problem { return questions.contains(question) ? [problem] : [] }
    }
    return Question.allCases.filter(questions.contains).flatMap { question in
      switch question {
      case .values: definition.performed.isEmpty ? [] : [unseen]
      case .numbers, .repetition: [TransitionProblem]()
      case .rest: unrest
      case .cover: [hole].compactMap { $0 }
      case .depth: [crossing].compactMap { $0 }
      case .mirror: [asymmetry].compactMap { $0 }
      case .backward: [otherWay].compactMap { $0 }
      case .lessMotion: [motion].compactMap { $0 }
      }
    }
  }

  func problem(_ question: Question, at fraction: CGFloat? = nil, _ text: String)
    -> TransitionProblem
  {
    let size = geometry.container
    let place = fraction.map { " at \((1000 * Double($0)).rounded() / 1000)" } ?? ""
    return TransitionProblem(
      question: question, direction: direction, fraction: fraction.map { Double($0) },
      description: "The \(direction)\(place), on \(Int(size.width)) x \(Int(size.height)): \(text)")
  }

  // MARK: The simple questions

  private var unseen: TransitionProblem {
    problem(.values, "closures and animators are not looked into; play them in a window.")
  }

  private var badNumber: TransitionProblem? {
    guard written.timing.duration.isFinite else {
      return problem(.numbers, "its duration is not finite.")
    }
    for part in written.parts {
      for fraction in Rehearsal.fractions
      where !part.isUsable || !part.pose(at: fraction, overshoot: written.overshoot).isFinite {
        return problem(
          .numbers, at: fraction, "a number of the part \(part.role.name) is not finite.")
      }
    }
    return nil
  }

  private var whim: TransitionProblem? {
    definition.choreography(direction, on: geometry) == written
      ? nil
      : problem(.repetition, "asked twice on the same container, it answers two different things.")
  }

  private var unrest: [TransitionProblem] {
    guard definition.isOfApp else { return told(reports) }
    return told(reports + definition.misuses(on: geometry) + written.faults(direction))
  }

  private func told(_ misuses: [TransitionMisuse]) -> [TransitionProblem] {
    misuses.map {
      guard case .notAtRest(_, let fraction) = $0 else {
        return problem(.rest, $0.description)
      }
      return problem(.rest, at: CGFloat(fraction), $0.description)
    }
  }

  private var motion: TransitionProblem? {
    guard definition.isMotionless(direction),
      let part = written.parts.first(where: { $0.moves || $0.isCut })
    else { return nil }
    return problem(
      .lessMotion,
      "the part \(part.role.name) moves, as it does not elsewhere: with Reduce Motion it would move."
    )
  }
}
