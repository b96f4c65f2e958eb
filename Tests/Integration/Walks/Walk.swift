import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A screen to which things happen, in any order. In the end it is there or gone, as if it had
/// opened or closed without animation.
@MainActor
struct Walk: CustomStringConvertible {
  enum Venue: String, CaseIterable, Sendable { case modal, stack, pushes, tabs, children }

  var venue = Venue.modal
  var preset: String
  var gesture: Int
  var isRightToLeft: Bool
  var events: [WalkEvent]

  nonisolated static var gestures: [TransitionGesture?] {
    [
      .none, .pinch, .leadingEdge, .trailingEdge, .pullUpDown, .pullLeftRight, .panToEdge,
      .swipe(.bottom),
    ]
  }

  nonisolated var description: String {
    """
    Walk(
      venue: .\(venue), preset: "\(preset)", gesture: \(gesture), isRightToLeft: \(isRightToLeft),
      events: [
        \(events.map(\.description).joined(separator: ",\n    "))
      ])
    """
  }

  init(
    venue: Venue = .modal, preset: String, gesture: Int, isRightToLeft: Bool, events: [WalkEvent]
  ) {
    self.venue = venue
    self.preset = preset
    self.gesture = gesture
    self.isRightToLeft = isRightToLeft
    self.events = events
  }

  init(seed: Int) {
    var numbers = WalkGenerator(seed: seed)
    venue = Int.random(in: 0..<8, using: &numbers) == 0 ? .stack : .modal
    // A quarter of them are the library's own containers.
    if seed % 4 == 3 { venue = [.pushes, .tabs, .children][seed / 4 % 3] }
    preset = PresetUnderTest.all.randomElement(using: &numbers)!.rawValue
    gesture = Int.random(in: 0..<Walk.gestures.count, using: &numbers)
    isRightToLeft = Int.random(in: 0..<5, using: &numbers) == 0
    let venue = venue
    events = (0..<Int.random(in: 5...30, using: &numbers)).map { _ in
      WalkEvent.random(in: venue, &numbers)
    }
  }

  /// Plays the events and returns the faults; empty if all is well.
  func play(under order: HeadlessOrder) -> [String] { verdict(under: order).faults }

  /// Plays the events and returns the faults, and beside them those of a defect that is known.
  func verdict(under order: HeadlessOrder) -> (faults: [String], known: [String]) {
    Headless.reset()
    Headless.assume(order)
    let stage = makeStage()
    play(on: stage)
    let faults = stage.close()
    return (faults, stage.knownFaults)
  }

  static var knownDefect: Comment {
    "Corners are too large while a resize is animated under them: what is added up may be 4 pt wide."
  }

  func makeStage() -> WalkStage {
    let preset: PresetUnderTest = PresetUnderTest.all.first { $0.rawValue == self.preset } ?? .slide
    let gesture = Walk.gestures[gesture]
    switch venue {
    case .modal: return ModalWalkStage(preset, gesture, isRightToLeft: isRightToLeft)
    case .stack: return StackWalkStage(preset, gesture, isRightToLeft: isRightToLeft)
    case .pushes: return PushWalkStage(preset, gesture, isRightToLeft: isRightToLeft)
    case .tabs: return TabsWalkStage(preset, gesture, isRightToLeft: isRightToLeft)
    case .children: return ChildrenWalkStage(preset, gesture, isRightToLeft: isRightToLeft)
    }
  }

  func play(on stage: WalkStage) {
    stage.begin()
    Headless.advance(by: 0.2)
    for event in events { stage.take(event) }
  }
}
