import Foundation
import Testing
import TransitionCatalogTesting
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The questions that are asked of a transition's values: all that is good passes, and each fault is told.
@MainActor struct ProblemTests {
  /// `make fuzz` asks a thousand lists of effects.
  nonisolated static let transitions =
    (SuiteTransition.own
    + SuiteTransition.generated(max(TransitionLawTests.count / 100, 50)))
    .enumerated().filter { Share.current.has($0.offset) }.map(\.element)

  @Test(arguments: transitions) func validTransitionsHaveNoProblems(transition: SuiteTransition) {
    let found = transition.make(UIView()).problems()
    #expect(found == [], "\(found.map(\.description))")
  }

  @Test(arguments: BrokenTransition.all)
  func aFaultIsToldByTheQuestionThatItBreaks(broken: BrokenTransition) {
    let found = broken.transition.problems()
    #expect(
      Set(found.map(\.question)) == [broken.question], "\(found.map(\.description))")
    for problem in found { #expect(!problem.description.isEmpty) }
    // Not asked, it is not told.
    let others = Set(TransitionProblem.Question.allCases).subtracting([broken.question])
    #expect(broken.transition.problems(asking: others) == [])
  }

  @Test func everyQuestionIsSeenRed() {
    #expect(Set(BrokenTransition.all.map(\.question)) == Set(TransitionProblem.Question.allCases))
  }

  /// Each question is answered once for a direction, where it goes wrong first.
  @Test func aFaultIsToldOnceForEachDirection() throws {
    let broken = ViewControllerTransition.choreography { geometry in
      Choreography(.front { $0.y = .linear(from: geometry.container.height, to: 3) })
    }
    let found = broken.problems()
    #expect(found.map(\.direction) == [.opening, .closing] && found.map(\.fraction) == [1, 0])
    let first = try #require(found.first)
    #expect(
      first.description
        == "The opening at 1.0, on 393 x 852: The part front must be at rest at 1.0, where its screen"
        + " is all there is.")
  }

  /// The app's own containers are asked instead of those that are made up.
  @Test func theAppsOwnContainersAreAsked() {
    let narrow = ViewControllerTransition.choreography { geometry in
      Choreography(.front { $0.y = .linear(from: 100, to: geometry.container.width < 200 ? 9 : 0) })
    }
    let size = CGSize(width: 100, height: 300)
    #expect(narrow.problems() == [])
    #expect(
      narrow.problems(on: [TransitionGeometry(container: size)]).map(\.question) == [.rest, .rest])
  }

  /// A fault on a single device, or in a single direction, is a fault.
  @Test(
    arguments: [393, 852, 1024, 1366, 320] as [CGFloat],
    [TransitionDirection.opening, .closing])
  func aFaultOnOneDeviceIsTold(width: CGFloat, direction: TransitionDirection) throws {
    let broken = ViewControllerTransition.choreography { geometry in
      let isHere = geometry.container.width == width
      return Choreography(.front { $0.y = .linear(from: 100, to: isHere ? 9 : 0) })
    }
    let half =
      direction == .opening
      ? ViewControllerTransition.asymmetric(opening: broken, closing: .slide)
      : .asymmetric(opening: .slide, closing: broken)
    let found = half.problems()
    #expect(found.map(\.direction) == [direction] && found.map(\.question) == [.rest])
    let end = direction == .opening ? "1.0" : "0.0"
    let first = try #require(found.first)
    #expect(first.description.hasPrefix("The \(direction) at \(end), on \(Int(width)) x "))
  }

  /// A leading edge is on the other side right to left.
  @Test func edgesChangeSidesWithTheLayout() {
    #expect(
      ViewControllerTransition.effects(front: .reveal(from: .leading)).problems() == [])
  }

  /// A closure plays along with effects, of which there are values.
  @Test func effectsBesideAClosureAreAskedAbout() {
    let both = ViewControllerTransition.animations { _ in }
      .combined(with: .effects(front: .dim(40)))
    #expect(both.problems().map(\.question) == [.values, .rest, .values, .rest])
  }

  /// The sentence names the number, and the range.
  @Test func aNumberOutOfItsRangeIsNamed() throws {
    let found = ViewControllerTransition.effects(front: .dim(40)).problems()
    #expect(
      try #require(found.first).description.hasSuffix(
        "The effect dim(40) has a number that is not finite or out of its range, which is 0…1."))
  }

  /// The other half of a transition that is chosen in each run has its own values, or none.
  @Test func aDynamicHalfBesideAnotherHasTheOnlyProblem() {
    let dynamic = ViewControllerTransition.dynamic { _ in .slide }
    for other in [ViewControllerTransition.system, .fold] {
      let opening = ViewControllerTransition.asymmetric(opening: dynamic, closing: other)
      #expect(opening.problems().map(\.direction) == [.opening])
      let closing = ViewControllerTransition.asymmetric(opening: other, closing: dynamic)
      #expect(closing.problems().map(\.direction) == [.closing])
    }
    #expect(dynamic.problems().map(\.question) == [.values, .values])
  }

  @Test func aClosingOfItsOwnIsNotAskedWhetherItIsTheOpening() {
    let other = ViewControllerTransition.asymmetric(opening: .slide, closing: .cover)
    #expect(other.problems() == [] && ViewControllerTransition.system.problems() == [])
    #expect(ViewControllerTransition.effects(front: .fade.onlyOpening).problems() == [])
  }
}
