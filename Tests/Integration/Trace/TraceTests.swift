import Foundation
import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Writes one line for each run, which changes with any frame of it. Comparing the lines from
  /// before and after a refactoring shows whether it changes a picture. `make trace` runs it.
  @MainActor @Suite(.enabled(if: traceFile != nil)) struct TraceTests {

    @Test func writesDownWhatIsShown() throws {
      let path = try #require(traceFile)
      let order = Headless.order
      var lines: [String] = []
      for preset in PresetUnderTest.all {
        for elements in [0, 4] {
          for (index, gesture) in Walk.gestures.enumerated() {
            lines += try TraceRun(preset, gesture, elements: elements, in: .modal).play(order)
              .map { "\(order) modal \(preset.rawValue) gesture \(index) m \(elements) \($0)" }
          }
          for venue in [Venue.push, .tab, .child] {
            lines += try TraceRun(preset, .none, elements: elements, in: venue).play(order)
              .map { "\(order) \(venue) \(preset.rawValue) m \(elements) \($0)" }
          }
        }
      }
      for scene in TraceScene.all {
        lines += scene.play(order).map { "\(order) \(scene.name) \($0)" }
      }
      for seed in 0..<2000 where seed.isMultiple(of: 2) == (order == .first) {
        lines.append("walk \(seed) \(Walk(seed: seed).trace(under: order))")
      }
      let text = lines.joined(separator: "\n") + "\n"
      let url = URL(fileURLWithPath: path + ".\(order)")
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }
}

/// The file for the lines, which `make trace` sets.
private let traceFile = ProcessInfo.processInfo.environment["TRACE"]
