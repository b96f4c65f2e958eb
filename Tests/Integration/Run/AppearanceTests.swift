import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Appearance callbacks of both screens: complete, in order, balanced.
  @MainActor @Suite struct AppearanceTests {
    @Test(arguments: PresetUnderTest.all, [true, false])
    func everyCallbackComesOnce(preset: PresetUnderTest, animated: Bool) {
      let theatre = Theatre()
      theatre.present(preset, animated: animated)
      theatre.settle()
      expect(theatre.log, arriving: "screen", leaving: removes(preset) ? "presenter" : nil)
      #expect(theatre.log.lines.last == "presented")
      theatre.log.clear()
      theatre.dismiss(animated: animated)
      theatre.settle()
      expect(theatre.log, arriving: removes(preset) ? "presenter" : nil, leaving: "screen")
      #expect(theatre.log.lines.last == "dismissed")
    }

    func removes(_ preset: PresetUnderTest) -> Bool { preset.movement.card == nil }

    /// The order between two controllers is up to UIKit; each controller's own order is not.
    func expect(_ log: Log, arriving: String?, leaving: String?) {
      var wanted: Set<String> = []
      if let arriving {
        wanted.formUnion(["\(arriving).willAppear", "\(arriving).didAppear"])
        #expect(
          log.lines.firstIndex(of: "\(arriving).willAppear")!
            < log.lines.firstIndex(of: "\(arriving).didAppear")!)
      }
      if let leaving {
        wanted.formUnion(["\(leaving).willDisappear", "\(leaving).didDisappear"])
        #expect(
          log.lines.firstIndex(of: "\(leaving).willDisappear")!
            < log.lines.firstIndex(of: "\(leaving).didDisappear")!)
      }
      let seen = log.lines.filter { $0.contains("ppear") }
      #expect(Set(seen) == wanted && seen.count == wanted.count)
    }
  }
}
