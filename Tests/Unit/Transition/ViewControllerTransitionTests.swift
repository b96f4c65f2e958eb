import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct ViewControllerTransitionTests {
  private let geometry = TransitionGeometry(container: CGSize(width: 390, height: 844))

  @Test(arguments: TransitionPreset.allCases) func aPresetIsItself(preset: TransitionPreset) {
    for direction in TransitionDirection.both {
      #expect(
        ViewControllerTransition.preset(preset).played(direction, on: geometry)
          == preset.movement.choreography(direction, on: geometry))
    }
  }

  @Test func modifiersChangeTheMovementThatPacesAndTheLastOneCounts() {
    let transition = ViewControllerTransition.fold(edge: .top).duration(2).timing(.linear)
      .combined(with: .overlay.cornerRadius(3).duration(7)).duration(1)
    let settings = transition.resolved(.opening).settings
    #expect((settings.duration, settings.timing, settings.cornerRadius) == (1, .linear, 3))
    // A hung card is paced by its physics.
    let hung = ViewControllerTransition.hang.timing(.linear).resolved(.opening)
    #expect(hung.settings.timing == nil)
  }

  @Test func aCallWithoutParametersIsThePreset() throws {
    let all: [TransitionPreset: ViewControllerTransition] = [
      .slide: .slide(), .overlay: .overlay(), .fold: .fold(), .hang: .hang(), .fall: .fall(),
      .full: .full(), .scale: .scale(), .spin: .spin(),
    ]
    for preset in TransitionPreset.allCases {
      let transition = try #require(all[preset])
      for direction in TransitionDirection.both {
        #expect(
          transition.played(direction, on: geometry)
            == ViewControllerTransition.preset(preset).played(direction, on: geometry))
      }
    }
  }

  /// Mirrored, the movement comes from the other side; a place stays where it is.
  @Test func aMirrorIsAMirror() {
    let slide = ViewControllerTransition.slide.mirrored().played(.opening, on: geometry)
    #expect(slide.pose(of: .front, at: 0).x < -300)
    let button = TransitionPlace.point(CGPoint(x: 40, y: 40))
    let bloom = ViewControllerTransition(Bloom(button: button))
    let found = TransitionGeometry(
      container: geometry.container, places: [button: CGRect(x: 20, y: 20, width: 40, height: 40)])
    for transition in [bloom, bloom.mirrored()] {
      #expect(transition.played(.opening, on: found).pose(of: .front, at: 0).x == -155)
    }
    let fall = ViewControllerTransition.fall(over: .leading)
    #expect(fall.mirrored().resolved(.opening).settings.to == .leading)
  }

  /// Pace, order and form are those of the first one; what is put together changes both screens.
  @Test func theFirstOnePacesStacksAndPresents() {
    let both = ViewControllerTransition.thrown.combined(with: .slide)
    #expect(
      both.resolved(.opening).card == CardLayout(size: .points(width: 300, height: 300)))
    #expect(
      both.resolved(.opening).duration(.opening)
        == 0.6)
    let sum = both.played(.opening, on: geometry).pose(of: .front, at: 0.5)
    let alone = ViewControllerTransition.thrown.played(.opening, on: geometry)
      .pose(of: .front, at: 0.5)
    let slide = ViewControllerTransition.slide.played(.opening, on: geometry)
      .pose(of: .front, at: 0.5)
    #expect(abs(sum.x - alone.x - slide.x) < 1e-9 && abs(sum.scale - slide.scale) < 1e-9)
  }

  /// A spring with a pace of its own lasts until it is at rest; a duration stretches it.
  @Test func aPacedSpringHasItsOwnLength() throws {
    let timing = TransitionTiming.spring(response: 0.4, dampingRatio: 0.9)
    let length = try #require(timing.length)
    #expect((0.3...1.5).contains(length))
    let free = ViewControllerTransition.drop.timing(timing)
    #expect(abs(free.played(.opening, on: geometry).timing.duration - length) < 1e-9)
    #expect(abs(free.played(.closing, on: geometry).timing.duration - length) < 1e-9)
    let stretched = free.duration(3).played(.opening, on: geometry).timing
    #expect(abs(stretched.duration - 3) < 1e-9)
    let slow = free.played(.opening, on: geometry).timing.fraction(at: length / 3)
    #expect(abs(stretched.fraction(at: 1) - slow) < 1e-6)
    #expect(!TransitionTiming.spring(response: .nan, dampingRatio: 1).isSound)
  }

  @MainActor @Test func transitionsCombinedWithTheSystemsAreTheSystems() {
    for transition in [
      ViewControllerTransition.system.combined(with: .slide), .slide.combined(with: .system),
      .system.mirrored().duration(1), .asymmetric(opening: .system, closing: .system),
    ] {
      #expect(transition.isSystem)
      #expect(transition.movement(.opening, for: nil) { _ in }.isSystem)
    }
    #expect(!ViewControllerTransition.asymmetric(opening: .system, closing: .slide).isSystem)
  }

  // MARK: Dynamic

  @MainActor private func name(
    _ transition: ViewControllerTransition, _ direction: TransitionDirection = .opening
  ) -> String {
    let request = TransitionRequest(
      direction, kind: .push, front: UIViewController(), back: UIViewController())
    return transition.movement(direction, for: request) { _ in }.name
  }

  @MainActor @Test func aChoiceIsMadePerDirection() {
    let choice = ViewControllerTransition.dynamic { $0.direction == .opening ? .fold : .hang }
    #expect((name(choice), name(choice, .closing)) == ("fold", "hang"))
    #expect(name(choice.combined(with: .slide)) == "fold + slide")
    #expect(name(.slide.combined(with: choice)) == "slide + fold")
    #expect(
      name(choice.combined(with: .asymmetric(opening: .spin, closing: .fall)), .closing)
        == "hang + fall")
  }

  @MainActor @Test func choicesMayBe16Deep() {
    func nested(_ depth: Int) -> ViewControllerTransition {
      depth == 0 ? .fold : .dynamic { _ in nested(depth - 1) }
    }
    func resolve(_ transition: ViewControllerTransition) -> (String, [TransitionIssue]) {
      var reports: [TransitionIssue] = []
      let request = TransitionRequest(.opening, kind: .tab, front: nil, back: nil)
      let name = transition.movement(.opening, for: request) { reports.append($0) }.name
      return (name, reports)
    }
    #expect(resolve(nested(16)) == ("fold", []))
    #expect(resolve(nested(17)) == ("system", [.dynamicCycle]))
    #expect(resolve(nested(17).duration(1)) == ("system", [.dynamicCycle]))
  }

  // MARK: What is at fault

  @Test func aScreenThatIsNotAtRestIsReported() {
    let wrong = Choreography(
      .front { $0.x = .linear(from: 100, to: 1) }, .back { $0.opacity = .linear(from: 0.5, to: 0) })
    #expect(
      wrong.faults(.opening)
        == [.notAtRest(role: "back", fraction: 0), .notAtRest(role: "front", fraction: 1)])
    #expect(Choreography(.front { $0.x = .linear(from: 100, to: 0.2) }).faults(.opening) == [])
    let twice = Choreography(.front { _ in }, .front { $0.x = .constant(3) })
    #expect(twice.faults(.opening) == [.roleTwice(role: "front")])
    #expect(!Choreography(.front { $0.scale = .linear(from: .nan, to: 1) }).isUsable)
    #expect(!Choreography(.front { $0.y = .sampled { _ in .infinity } }).isUsable)
  }

  private static let looks: [@Sendable (inout Choreography.Part) -> Void] = [
    { $0.y = .constant(3) }, { $0.scale = .constant(0.9) }, { $0.rotationZ = .constant(0.1) },
    { $0.opacity = .constant(0.9) }, { $0.dim = .constant(0.1) }, { $0.cutTop = .constant(9) },
    { $0.cutLeft = .constant(9) }, { $0.cutBottom = .constant(9) },
    { $0.cutRight = .constant(9) },
  ]

  /// Whatever it is that would jump when the run ends, and on either screen.
  @Test(arguments: looks.indices, TransitionDirection.both)
  func eachLookThatIsNotAtRestIsReported(index: Int, direction: TransitionDirection) {
    let choreography = Choreography(
      .part(.back, Self.looks[index]), .part(.front, Self.looks[index]))
    let roles = direction == .opening ? ["back", "front"] : ["front", "back"]
    #expect(
      choreography.faults(direction)
        == [.notAtRest(role: roles[0], fraction: 0), .notAtRest(role: roles[1], fraction: 1)])
  }

  /// A view inside a screen rests where that screen does.
  @Test(arguments: [TransitionScreen.front, .back], TransitionDirection.both)
  func aViewThatIsNotAtRestWithItsScreenIsReported(
    screen: TransitionScreen, direction: TransitionDirection
  ) {
    let rest = (screen == .front) == (direction == .opening) ? 1.0 : 0
    let moved = Choreography(
      .part(.view(forEffect: "row", in: screen, at: 0)) { $0.x = .linear(from: 30, to: 0) })
    let resting = rest == 1 ? moved : moved.reversed()
    #expect(resting.faults(direction) == [])
    #expect(
      resting.reversed().faults(direction) == [.notAtRest(role: "row 0", fraction: rest)])
  }

  @Test func unusableDurationsOfAnAppsTypeAreTheDefaults() {
    struct Wrong: ChoreographedTransition {
      let openingDuration = TimeInterval.nan
      let closingDuration = TimeInterval.infinity
      func opening(on geometry: TransitionGeometry) -> Choreography { Choreography() }
    }
    let movement = Movement(ofApp: Wrong())
    #expect((movement.openingDuration, movement.closingDuration) == (0.5, 0.4))
    #expect(movement.name == "Wrong")
  }
}
