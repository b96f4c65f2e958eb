import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct MovementTests {
  @Test(arguments: TransitionPreset.allCases)
  func theDurationIsThatOfTheOpeningAndChangesTheClosingInProportion(preset: TransitionPreset) {
    let movement = preset.movement
    let asked = movement.changed { $0.duration = 2 }
    #expect(asked.duration(.opening) == 2)
    let share = movement.closingDuration / movement.openingDuration
    #expect(abs(asked.duration(.closing) - 2 * share) < 1e-12)
    let geometry = TransitionGeometry(
      container: CGSize(width: 390, height: 844),
      front: CGRect(x: 0, y: 0, width: 390, height: 844))
    let own = movement.choreography(.opening, on: geometry).timing.duration
    let stretched = asked.choreography(.opening, on: geometry).timing.duration
    #expect(abs(stretched - 2 * own / movement.openingDuration) < 1e-9)
  }

  enum Sum: CaseIterable, Sendable { case alone, first, last }

  /// As a card, a preset leaves the presenter alone, and the backdrop fades: also beside a movement of the app's own.
  @Test(arguments: TransitionPreset.allCases, Sum.allCases)
  func asACardAPresetMovesTheCardOnly(preset: TransitionPreset, sum: Sum) {
    let geometry = TransitionGeometry(
      container: CGSize(width: 390, height: 844),
      front: CGRect(x: 45, y: 222, width: 300, height: 400))
    let own = ViewControllerTransition.choreography { _ in
      Choreography(.front { $0.opacity = .linear(from: 0, to: 1) })
    }
    let transition: ViewControllerTransition =
      switch sum {
      case .alone: .preset(preset)
      case .first: .preset(preset).combined(with: own)
      case .last: own.combined(with: .preset(preset))
      }
    let card = transition.presentation(.card(.points(width: 300, height: 400)))
    for direction in TransitionDirection.both {
      let played = card.played(direction, on: geometry)
      #expect(played.parts.allSatisfy { $0.role == .front || $0.role == .backdrop })
      let backdrop = played.part(.backdrop)?.opacity
      let (start, end): (CGFloat, CGFloat) = direction == .opening ? (0, 1) : (1, 0)
      #expect(backdrop?.value(at: 0) == start && backdrop?.value(at: 1) == end)
    }
  }
}
