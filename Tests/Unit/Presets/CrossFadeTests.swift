import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct CrossFadeTests {
  static let forms: [PresetForm] = [
    .fullScreen, .card(CardLayout(size: .proportional(width: 0.8, height: 0.6))),
  ]

  @Test(arguments: forms, [TransitionDirection.opening, .closing])
  func nothingMoves(form: PresetForm, direction: TransitionDirection) {
    let fade = CrossFade.choreography(direction, form: form, lasting: 0.6)
    #expect(fade.parts.allSatisfy { !$0.moves && !$0.hasWindow })
    #expect(fade.timing.duration == 0.25)
    let alphas = [0, 1].map { fade.pose(of: .fore, at: $0).alpha }
    let faintest = Part.faintest
    #expect(alphas == (direction == .opening ? [faintest, 1] : [1, faintest]))
  }

  @Test func theOldScreenStaysOpaqueBelow() {
    let fade = CrossFade.choreography(.opening, form: .fullScreen, lasting: 0.6)
    #expect(fade.parts.map(\.role) == [.back, .fore])
    for step in 0...10 { #expect(fade.pose(of: .back, at: CGFloat(step) / 10) == .rest) }
  }

  @Test func whatIsShorterStaysShorter() {
    let fade = CrossFade.choreography(.opening, form: .fullScreen, lasting: 0.1)
    #expect(fade.timing.duration == 0.1)
  }
}
