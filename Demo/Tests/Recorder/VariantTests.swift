import Foundation
import Renderer
import Testing
import TransitionCatalog
import UIKit

@testable import Recorder

extension StillsTests {
  @MainActor @Suite
  struct VariantTests {
    // Other suites may leave screens behind, which go on reporting.
    init() { Headless.reset() }

    @Test(arguments: Variant.ofPresets.map(\.name))
    func theVariantIsNotThePlainFilm(name: String) throws {
      let variant = try #require(Variant.named(name)?.0)
      let plain = Variant.plain(variant.preset).take()
      let take = Take(
        stage: variant.stage, size: variant.size.cgSize,
        hand: variant.hand)
      let pictures = try [plain, take].map(glances)
      #expect(zip(pictures[0], pictures[1]).contains { $0.difference(from: $1) > 0.05 })
    }

    /// Returns every ninth frame of a take's runs.
    private func glances(at take: Take) throws -> [Bitmap] {
      let camera = Camera(filming: take, width: 64)
      var pictures: [Bitmap] = []
      try take.play { frame in
        guard [.opening, .closing].contains(frame.phase), frame.index.isMultiple(of: 9)
        else { return }
        pictures.append(camera.picture(of: frame.window))
      }
      return pictures
    }

    @Test(arguments: Variant.all.map(\.name))
    func thePresetReadsTheVariantsOptions(name: String) throws {
      let variant = try #require(Variant.named(name)?.0)
      let reports = Reports()
      let token = NotificationCenter.default.addObserver(
        forName: .transitionIssue, object: nil, queue: nil
      ) { note in
        reports.add("\(note.userInfo?[TransitionIssue.key] ?? note)")
      }
      defer { NotificationCenter.default.removeObserver(token) }
      let take = Take(
        stage: variant.stage, size: variant.size.cgSize, hand: variant.hand)
      try take.play { _ in }
      #expect(reports.all.isEmpty)
    }

    @Test func variantsHaveNamesOfTheirOwn() {
      let all = Variant.all.map(\.name) + TransitionPreset.allCases.map(\.rawValue)
      #expect(Set(all).count == all.count)
    }

    private final class Reports: @unchecked Sendable {
      private let lock = NSLock()
      private var texts: [String] = []
      var all: [String] { lock.withLock { texts } }
      func add(_ text: String) { lock.withLock { texts.append(text) } }
    }
  }
}
