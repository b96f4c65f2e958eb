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

  /// A screen that lands takes longer than one that leaves; and its own pace is not stretched.
  @Test(arguments: [TransitionPreset.full, .overlay])
  func aLandingHasALengthOfItsOwn(preset: TransitionPreset) {
    let movement = preset.movement
    let placed = movement.changed { $0.to = .view(UIView?.none) }
    let share = movement.landingDuration / movement.openingDuration
    // At an edge or a point the screen goes out of sight.
    for leaving in [movement, movement.changed { $0.to = .top }] {
      #expect(abs(leaving.duration(.closing) - movement.closingDuration) < 1e-12)
    }
    for seconds in [placed.duration(.closing), movement.duration(.closing, lands: true)] {
      #expect(abs(seconds - movement.landingDuration) < 1e-12)
    }
    #expect(abs(placed.changed { $0.duration = 2 }.duration(.closing) - 2 * share) < 1e-12)
    var geometry = TransitionGeometry(container: LeadTests.screen.size)
    geometry.lead = Lead(
      source: LeadTests.cell, visible: LeadTests.cell, radius: 8, landing: LeadTests.hero,
      in: geometry.front)
    let own = movement.written(.closing, on: geometry).timing.duration
    #expect(abs(movement.choreography(.closing, on: geometry).timing.duration - own) < 1e-9)
  }

  private static let overEdges: [ViewControllerTransition] =
    [
      .push, .push(edge: .bottom, parallax: 1), .sheet(), .menu(), .menu(edge: .top),
      .effects(front: .move(edge: .bottom)),
      .effects(front: [.move(edge: .leading), .dim(0.3)], views: ["row": .fade]),
    ] + TransitionEdge.allCases.map { .cover(edge: $0) }

  private static let notOverEdges: [ViewControllerTransition] = [
    .slide, .full, .overlay, .hang, .fall, .fold, .spin, .scale, .cube, .flip, .page,
    ViewControllerTransition(named: "fade") ?? .slide, .reveal(from: .leading),
    .effects(front: .move(edge: .bottom, by: 0.5)),
    .effects(front: [.move(edge: .bottom), .scale(0.9)]),
    .effects(front: .move(edge: .bottom), back: .scale(0.9)),
    .effects(front: .move(edge: .bottom), views: ["row": .move(edge: .leading, by: 0.1)]),
    .cover.combined(with: .animations { _ in }),
  ]

  /// With Reduce Motion a finger takes along only what goes over an edge, without another movement.
  @Test(arguments: TransitionDirection.both)
  func aScreenPassesOverAnEdgeIfThatIsAllItDoes(direction: TransitionDirection) {
    for (transitions, passes) in [(Self.overEdges, true), (Self.notOverEdges, false)] {
      for transition in transitions {
        for transition in [transition, transition.mirrored()] {
          let movement = transition.resolved(direction)
          #expect(movement.passesOverEdge(direction) == passes, "\(transition)")
        }
      }
    }
  }

  /// Also only on a large screen, only with its views, or only without a place.
  @Test func aTransitionThatMovesSomewhereIsNotMotionless() {
    let fade = Choreography.Part.front { $0.opacity = .linear(from: 0, to: 1) }
    let moved = Choreography.Part.front { $0.x = .linear(from: 50, to: 0) }
    let transitions: [(ViewControllerTransition, Bool)] = [
      (.effects(front: [.fade, .cornerRadius(30)], back: .dim(0.3)), true),
      (.effects(front: .fade, views: ["row": .fade]), true),
      (.effects(front: .fade, views: ["row": .offset(x: 9)]), false),
      (.effects(front: .reveal(from: .top)), false),
      (.choreography { Choreography($0.container.width > 800 ? moved : fade) }, false),
      (.choreography { Choreography($0.container.width > 800 ? fade : moved) }, false),
      (
        .choreography(places: [.top]) { Choreography($0.frame(of: .top) == nil ? moved : fade) },
        false
      ),
      (
        .choreography(places: [.top]) { Choreography($0.frame(of: .top) == nil ? fade : moved) },
        false
      ),
      (.choreography { _ in Choreography(fade) }, true),
    ]
    for (index, row) in transitions.enumerated() {
      for direction in TransitionDirection.both {
        #expect(row.0.resolved(direction).isMotionless(direction) == row.1, "\(index)")
      }
    }
  }

  /// What goes along by UIKit's own time takes as long as the landing, also in the place of the opening.
  @Test(arguments: [TransitionPreset.full, .overlay], [true, false])
  func uiKitIsToldHowLongALandingTakes(preset: TransitionPreset, hasGoal: Bool) {
    var geometry = TransitionGeometry(container: CGSize(width: 390, height: 844))
    geometry.origin = CGRect(x: 20, y: 500, width: 350, height: 60)
    if hasGoal { geometry.destination = geometry.origin }
    let movement = preset.movement.placed(in: geometry)
    let takes = movement.choreography(.closing, on: geometry).timing.duration
    #expect(abs(movement.duration(.closing) - takes) < 0.02)
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
