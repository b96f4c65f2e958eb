import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A screen to which things happen, in any order. In the end it is there or gone, as if it had
/// opened or closed without animation.
@MainActor
struct Walk: CustomStringConvertible {
  var venue = Venue.modal
  /// In a stack, true if the app's own percent driver pushes and pops beside `animator(for:)`, and false if the
  /// library's calls do.
  var isDriven = false
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
      venue: .\(venue), isDriven: \(isDriven), preset: "\(preset)", gesture: \(gesture),
      isRightToLeft: \(isRightToLeft),
      events: [
        \(events.map(\.description).joined(separator: ",\n    "))
      ])
    """
  }

  init(
    venue: Venue = .modal, isDriven: Bool = false, preset: String, gesture: Int,
    isRightToLeft: Bool, events: [WalkEvent]
  ) {
    self.venue = venue
    self.isDriven = isDriven
    self.preset = preset
    self.gesture = gesture
    self.isRightToLeft = isRightToLeft
    self.events = events
  }

  init(seed: Int) {
    var numbers = WalkGenerator(seed: seed)
    // A quarter of them are the library's own containers.
    let isOwn = seed % 4 == 3
    isDriven = Int.random(in: 0..<8, using: &numbers) == 0 && !isOwn
    venue = isOwn ? [.push, .tab, .child][seed / 4 % 3] : isDriven ? .push : .modal
    preset = PresetUnderTest.all.randomElement(using: &numbers)!.rawValue
    gesture = Int.random(in: 0..<Walk.gestures.count, using: &numbers)
    isRightToLeft = Int.random(in: 0..<5, using: &numbers) == 0
    let (venue, isDriven) = (venue, isDriven)
    events = (0..<Int.random(in: 5...30, using: &numbers)).map { _ in
      WalkEvent.random(in: venue, isDriven: isDriven, &numbers)
    }
  }

  /// Plays the events and returns the faults; empty if all is well.
  func play(under order: HeadlessOrder) -> [String] { verdict(under: order).faults }

  /// Plays the events and returns the faults, and beside them those of a defect that is known.
  func verdict(under order: HeadlessOrder) -> (faults: [String], known: [String]) {
    Headless.reset()
    Headless.assume(order)
    let stage = WalkStage(self)
    play(on: stage)
    let faults = stage.close()
    return (faults, stage.knownFaults)
  }

  static var knownDefect: Comment {
    "Corners are too large while a resize is animated under them: what is added up may be 4 pt wide."
  }

  func play(on stage: WalkStage) {
    stage.begin()
    Headless.advance(by: 0.2)
    for event in events { stage.take(event) }
  }
}
