import Testing
import UIKit

@testable import TransitionCatalog

struct CrossFadeTests {
  static let forms: [PresetForm] = [
    .fullScreen, .card(CardForm(size: .proportional(width: 0.8, height: 0.6))),
  ]

  @Test(arguments: forms, [Direction.forward, .backward])
  func nothingMoves(form: PresetForm, direction: Direction) {
    let fade = CrossFade.choreography(direction, form: form, lasting: 0.6)
    #expect(fade.parts.allSatisfy { !$0.moves && $0.cornerRadius.isStill })
    #expect(fade.timing.duration == 0.25)
    let alphas = [0, 1].map { fade.pose(of: .fore, at: $0).alpha }
    #expect(alphas == (direction == .forward ? [0, 1] : [1, 0]))
  }

  @Test func theOldScreenStaysOpaqueBelow() {
    let fade = CrossFade.choreography(.forward, form: .fullScreen, lasting: 0.6)
    #expect(fade.parts.map(\.role) == [.back, .fore])
    for step in 0...10 { #expect(fade.pose(of: .back, at: CGFloat(step) / 10) == .rest) }
  }

  @Test func whatIsShorterStaysShorter() {
    let fade = CrossFade.choreography(.forward, form: .fullScreen, lasting: 0.1)
    #expect(fade.timing.duration == 0.1)
  }
}
