import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A screen that opens, is caught where possible, and closes, frame by frame.
@MainActor
struct TraceRun {
  let preset: PresetUnderTest
  let gesture: TransitionGesture?
  let elements: Int
  let venue: Venue

  init(_ preset: PresetUnderTest, _ gesture: TransitionGesture?, elements: Int, in venue: Venue) {
    self.preset = preset
    self.gesture = gesture
    self.elements = elements
    self.venue = venue
  }

  /// Returns a hash for each direction.
  func play(_ order: HeadlessOrder) throws -> [String] {
    Headless.reset()
    Headless.assume(order)
    let gallery = Gallery(venue)
    if elements == 0 {
      for screen in [gallery.presenter, gallery.screen] {
        screen.loadViewIfNeeded()
        for view in screen.elements.values { view.takeAlongKey = nil }
      }
    }
    return [
      "opening " + (try film(gallery) { try open(gallery) }),
      "closing " + (try film(gallery) { try close(gallery) }),
    ]
  }

  private func film(_ gallery: Gallery, _ scene: () throws -> Void) throws -> String {
    let recorder = FrameRecorder(gallery.window)
    try scene()
    gallery.settle()
    for line in gallery.log.lines { recorder.note(line) }
    recorder.note(gallery.report)
    return recorder.end()
  }

  private func open(_ gallery: Gallery) throws {
    gallery.open(preset, gesture: gesture)
    Headless.advance(by: 0.15)
    guard gesture.part.isInteractive else { return }
    let hands = try Hands(on: gallery.screen, in: gallery.window, gesture)
    hands.touch(inFlight: true)
    hands.close(by: 0.1)
    hands.close(by: -0.05)
    hands.lift()
  }

  private func close(_ gallery: Gallery) throws {
    if gesture.part.isInteractive {
      // The opening was caught so early that the screen went back.
      if gallery.presenter.presentedViewController == nil {
        gallery.open(preset, gesture: gesture, animated: false)
        gallery.settle()
      }
      let hands = try Hands(on: gallery.screen, in: gallery.window, gesture)
      hands.touch()
      hands.close(by: 0.3)
      hands.rest()
      hands.close(by: 0.1, over: 0.1)
      hands.lift()
      gallery.settle()
    }
    guard venue != .modal || gallery.presenter.presentedViewController != nil else { return }
    gallery.close()
  }
}

extension Walk {
  /// Returns a hash of everything that is shown, and of the faults at the end.
  func trace(under order: HeadlessOrder) -> String {
    Headless.reset()
    Headless.assume(order)
    let stage = WalkStage(self)
    let recorder = FrameRecorder(stage.window)
    play(on: stage)
    for fault in stage.close() { recorder.note(fault) }
    return recorder.end()
  }
}
