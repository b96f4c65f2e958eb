import Testing
import UIKit

@testable import TransitionCatalog

/// What the app has wished, and for how long each wish counts.
@MainActor struct ChoiceTests {
  private let opening = TransitionRequest(.opening, kind: .presentation, front: nil, back: nil)
  private let closing = TransitionRequest(.closing, kind: .presentation, front: nil, back: nil)

  /// The transition named for the next closing stays, also if the screen is given another transition meanwhile.
  @Test func aNextClosingOutlivesAnotherTransition() {
    var choice = Choice(.slide)
    choice.close(with: .fold)
    #expect(choice.resolve(closing) { _ in }.name == "fold")
    choice.set(.hang, during: nil) { _ in }
    #expect(choice.movement(.closing).name == "fold" && choice.movement(.opening).name == "hang")
    choice.forgetNext()
    #expect(choice.movement(.closing).name == "hang")
  }

  /// Set in a run, whichever way that goes, a dynamic transition chooses for both ways; a named closing stays.
  @Test func aTransitionSetInARunChoosesForBothDirections() {
    let dynamic = ViewControllerTransition.dynamic { $0.direction == .opening ? .fold : .hang }
    for request in [opening, closing] {
      var choice = Choice(.slide)
      choice.set(dynamic, during: request) { _ in }
      #expect(choice.movement(.opening).name == "fold" && choice.movement(.closing).name == "hang")
      choice.set(.spin, during: request) { _ in }
      #expect(choice.movement(.opening).name == "spin" && choice.movement(.closing).name == "spin")
    }
    var choice = Choice(.slide)
    choice.close(with: .fall)
    #expect(choice.resolve(closing) { _ in }.name == "fall")
    choice.set(dynamic, during: closing) { _ in }
    #expect(choice.movement(.opening).name == "fold" && choice.movement(.closing).name == "fall")
  }

  /// A closing by the system's animation tells no end: the next opening forgets what was named for it.
  @Test func anOpeningForgetsTheNextClosing() {
    var choice = Choice(.slide)
    choice.close(with: .system)
    #expect(choice.resolve(closing) { _ in }.isSystem)
    #expect(choice.resolve(opening) { _ in }.name == "slide")
    #expect(choice.next == nil && choice.movement(.closing).name == "slide")
  }
}
