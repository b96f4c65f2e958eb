import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct ViewControllerTransitionTests {
  private let geometry = TransitionGeometry(container: CGSize(width: 390, height: 844))

  /// Each preset's own call takes all options that the preset reads, but those that are modifiers, and no other.
  @Test func aPresetTakesTheOptionsThatItReads() {
    let place = TransitionPlace.point(CGPoint(x: 1, y: 1))
    let size = TransitionSize.fixed(width: 1, height: 1)
    let all: [TransitionPreset: ViewControllerTransition] = [
      .slide: .slide(edge: .top, gap: 1, minimumScale: 1, displayCornerRadius: 1),
      .overlay: .overlay(
        origin: place, size: size, destination: place, cornerRadius: 1, dismissesOnTapOutside: true),
      .fold: .fold(edge: .top, perspective: 2, displayCornerRadius: 1),
      .hang: .hang(size: size, cornerRadius: 1, tilt: 1, dismissesOnTapOutside: true),
      .fall: .fall(
        destination: place, size: size, cornerRadius: 1, perspective: 2,
        dismissesOnTapOutside: true),
      .full: .full(origin: place, destination: place, displayCornerRadius: 1),
      .scale: .scale(origin: place, displayCornerRadius: 1),
      .spin: .spin(rotation: .clockwise, displayCornerRadius: 1),
    ]
    for preset in TransitionPreset.allCases {
      guard let transition = all[preset], case .composition(let composition) = transition.content
      else {
        Issue.record("\(preset) has no call")
        continue
      }
      #expect(composition.name == preset.rawValue)
      #expect(
        composition.movements[0].options.given
          == preset.definition.reads.subtracting([.duration, .timing, .backdrop]), "\(preset)")
    }
  }

  @Test(arguments: TransitionPreset.allCases) func aPresetIsItself(preset: TransitionPreset) {
    for direction in TransitionDirection.both {
      #expect(
        ViewControllerTransition.preset(preset).played(direction, on: geometry)
          == preset.definition.choreography(direction, on: geometry))
    }
  }

  /// Modifiers are options of the movement that paces, and the call's options come on top.
  @Test func aCallsOptionsAreOnTop() {
    let transition = ViewControllerTransition.fold(edge: .top).duration(2).timing(.linear)
    #expect(transition.resolvedTransition(.opening).options.duration == 2)
    guard case .composition(let composition) = transition.content else { return }
    let call = composition.resolved(with: TransitionOptions(edge: .bottom, duration: 1)).options
    #expect((call.edge, call.duration, call.timing) == (.bottom, 1, .linear))
  }

  @Test func anOptionThatNoMovementReadsIsReportedOnce() {
    func faults(_ transition: ViewControllerTransition, _ options: TransitionOptions) -> [String] {
      guard case .composition(let composition) = transition.content else { return [] }
      var faults: [String] = []
      _ = composition.resolved(with: options) { faults.append("\($0) \($1)") }
      return faults
    }
    #expect(faults(.slide.combined(with: .fold), TransitionOptions(tilt: 3)) == ["tilt unread"])
    // The hinge is fold's, whoever is the first.
    let hinged = TransitionOptions(perspective: 2)
    #expect(faults(.slide.combined(with: .fold), hinged) == [])
    #expect(faults(.fold.combined(with: .slide), hinged) == [])
    // Only the first one paces.
    let timed = TransitionOptions(timing: .linear)
    #expect(faults(.hang.combined(with: .slide), timed) == ["timing unread"])
    #expect(faults(.slide.combined(with: .hang), timed) == [])
    #expect(faults(.slide.duration(.nan), TransitionOptions()) == ["duration unusable"])
    // What the engine itself reads of a card.
    let tap = TransitionOptions(dismissesOnTapOutside: true)
    #expect(faults(.slide, tap) == ["dismissesOnTapOutside unread"])
    #expect(faults(.slide.presentation(.card(.fixed(width: 9, height: 9))), tap) == [])
  }

  /// Mirrored, the movement comes from the other side; a place stays where it is.
  @Test func aMirrorIsAMirror() {
    let slide = ViewControllerTransition.slide.mirrored().played(.opening, on: geometry)
    #expect(slide.pose(of: .fore, at: 0).x < -300)
    let button = TransitionPlace.point(CGPoint(x: 40, y: 40))
    let bloom = ViewControllerTransition(Bloom(button: button))
    let found = TransitionGeometry(
      container: geometry.container, places: [button: CGRect(x: 20, y: 20, width: 40, height: 40)])
    for transition in [bloom, bloom.mirrored()] {
      #expect(transition.played(.opening, on: found).pose(of: .fore, at: 0).x == -155)
    }
    let fall = ViewControllerTransition.fall(destination: .leading)
    #expect(fall.mirrored().resolvedTransition(.opening).options.destination == .leading)
  }

  /// What was laid over the old screen is taken away from above the new one.
  @Test func aReverseUncovers() {
    let uncover = ViewControllerTransition.drop.reversed().played(.opening, on: geometry)
    #expect(uncover.pose(of: .back, at: 1).y == -844)
    #expect(uncover.pose(of: .fore, at: 0) == .rest)
    #expect(!uncover.isForeInFront)
    let back = ViewControllerTransition.drop.reversed().played(.closing, on: geometry)
    #expect(back.pose(of: .back, at: 0).y == -844)
  }

  /// What gives way to a card is none, whichever way the card has come about; turned round twice it is one again.
  @Test func aCardThatWasNamedIsNoneInReverse() {
    let size = TransitionSize.fixed(width: 300, height: 300)
    let card = ViewControllerTransition.slide.presentation(.card(size))
    func composition(_ transition: ViewControllerTransition) -> Composition? {
      transition.resolvedTransition(.opening).composition
    }
    #expect(composition(card)?.form.isCard == true && composition(card)?.reversedCard == nil)
    let reversed = composition(card.reversed())
    #expect(reversed?.form == .fullScreen && reversed?.reversedCard == "slide")
    #expect(composition(card.reversed().reversed())?.form.isCard == true)
    #expect(composition(card.reversed().presentation(.card(size)))?.form.isCard == true)
  }

  /// Pace, order and form are those of the first one; what is put together changes both screens.
  @Test func theFirstOnePacesStacksAndPresents() {
    let both = ViewControllerTransition.thrown.combined(with: .slide)
    #expect(
      both.resolved(.opening).form == .card(CardLayout(size: .fixed(width: 300, height: 300))))
    #expect(
      both.resolved(.opening).duration(.opening, options: both.resolvedTransition(.opening).options)
        == 0.6)
    let sum = both.played(.opening, on: geometry).pose(of: .fore, at: 0.5)
    let alone = ViewControllerTransition.thrown.played(.opening, on: geometry)
      .pose(of: .fore, at: 0.5)
    let slide = ViewControllerTransition.slide.played(.opening, on: geometry)
      .pose(of: .fore, at: 0.5)
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

  @MainActor @Test func nothingGoesAlongWithTheSystems() {
    for transition in [
      ViewControllerTransition.system.combined(with: .slide), .slide.combined(with: .system),
      .system.mirrored().reversed().duration(1), .asymmetric(opening: .system, closing: .system),
    ] {
      #expect(transition.isSystem)
      #expect(transition.composition(.opening, for: nil) { _ in } == nil)
    }
    #expect(!ViewControllerTransition.asymmetric(opening: .system, closing: .slide).isSystem)
  }

  // MARK: Dynamic

  @MainActor private func name(
    _ transition: ViewControllerTransition, _ direction: TransitionDirection = .opening
  ) -> String {
    let request = TransitionRequest(
      direction, kind: .push, fore: UIViewController(), back: UIViewController())
    return transition.composition(direction, for: request) { _ in }?.name ?? "system"
  }

  @MainActor @Test func aChoiceIsMadePerDirection() {
    let choice = ViewControllerTransition.dynamic { $0.direction == .opening ? .fold : .hang }
    #expect((name(choice), name(choice, .closing)) == ("fold", "hang"))
    // As if one came back: it is asked so.
    #expect((name(choice.reversed()), name(choice.reversed(), .closing)) == ("hang", "fold"))
    #expect(name(choice.combined(with: .slide)) == "fold + slide")
    #expect(name(.slide.combined(with: choice)) == "slide + fold")
    #expect(
      name(choice.combined(with: .asymmetric(opening: .spin, closing: .fall)), .closing)
        == "hang + fall")
  }

  @MainActor @Test func aReversedRequestKeepsWhoComesAndGoes() {
    let (fore, back) = (UIViewController(), UIViewController())
    let request = TransitionRequest(.opening, kind: .presentation, fore: fore, back: back)
    #expect(request.to === fore && request.from === back)
    #expect(request.reversed.to === fore && request.reversed.from === back)
    #expect(request.reversed.fore === back && request.reversed.direction == .closing)
  }

  @MainActor @Test func choicesMayBe16Deep() {
    func nested(_ depth: Int) -> ViewControllerTransition {
      depth == 0 ? .fold : .dynamic { _ in nested(depth - 1) }
    }
    func resolve(_ transition: ViewControllerTransition) -> (String?, [TransitionMisuse]) {
      var reports: [TransitionMisuse] = []
      let request = TransitionRequest(.opening, kind: .tab, fore: nil, back: nil)
      let name = transition.composition(.opening, for: request) { reports.append($0) }?.name
      return (name, reports)
    }
    #expect(resolve(nested(16)) == ("fold", []))
    #expect(resolve(nested(17)) == (nil, [.dynamicCycle]))
    #expect(resolve(nested(17).duration(1)) == (nil, [.dynamicCycle]))
  }

  // MARK: What is at fault

  @Test func aScreenThatIsNotAtRestIsReported() {
    let wrong = Choreography(
      .fore { $0.x = .line(from: 100, to: 1) }, .back { $0.alpha = .line(from: 0.5, to: 0) })
    #expect(
      wrong.faults(.opening)
        == [.notAtRest(role: "back", fraction: 0), .notAtRest(role: "fore", fraction: 1)])
    #expect(Choreography(.fore { $0.x = .line(from: 100, to: 0.2) }).faults(.opening) == [])
    let twice = Choreography(.fore { _ in }, .fore { $0.x = .still(3) })
    #expect(twice.faults(.opening) == [.roleTwice(role: "fore")])
    #expect(!Choreography(.fore { $0.scale = .line(from: .nan, to: 1) }).isUsable)
    #expect(!Choreography(.fore { $0.y = .sampled { _ in .infinity } }).isUsable)
  }

  @Test func unusableDurationsOfAnAppsTypeAreTheDefaults() {
    struct Wrong: ChoreographedTransition {
      let openingDuration = TimeInterval.nan
      let closingDuration = TimeInterval.infinity
      func opening(on geometry: TransitionGeometry) -> Choreography { Choreography() }
    }
    let definition = OwnDefinition(Wrong())
    #expect((definition.openingDuration, definition.closingDuration) == (0.5, 0.4))
    #expect(definition.name == "Wrong")
  }
}
