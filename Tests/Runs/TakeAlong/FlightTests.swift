import Testing
import UIKit

@testable import TransitionCatalog

extension Runs {
  /// What both screens have flies from one to the other, with every preset, and comes home.
  @MainActor @Suite struct FlightTests {
    nonisolated static let presets = Subject.all

    @Test(arguments: presets) func everyElementFlies(preset: Subject) throws {
      let gallery = Gallery()
      gallery.open(preset)
      let controller = try #require(TransitionController.installed(on: gallery.screen))
      #expect(controller.takeAlongReport.count == 4)
      #expect(controller.takeAlongReport.values.allSatisfy { $0 == .flown })
      #expect(gallery.travellers.count == 4)
      gallery.settle()
      #expect(gallery.travellers.isEmpty)
      gallery.close()
      #expect(gallery.travellers.count == 4)
      gallery.settle()
      #expect(gallery.log.lines == ["end true", "end true"])
    }

    /// Leaves where the one is, and as it looks there.
    @Test(arguments: presets) func itLeavesInPlace(preset: Subject) {
      let gallery = Gallery()
      gallery.open(preset)
      #expect(gallery.misses(of: gallery.presenter, isOld: true).isEmpty)
      gallery.settle()
      gallery.close()
      #expect(gallery.misses(of: gallery.screen, isOld: true).isEmpty)
      gallery.settle()
    }

    @Test(arguments: presets) func originalsAreTheAppsAgain(preset: Subject) {
      let gallery = Gallery()
      let views = [gallery.presenter, gallery.screen].flatMap { $0.elements.values }
      gallery.open(preset)
      Headless.advance(by: 0.1)
      #expect(views.allSatisfy { $0.layer.opacity == Original.hidden })
      gallery.settle()
      #expect(views.allSatisfy { $0.layer.opacity == 1 && !$0.isHidden })
      gallery.close()
      Headless.advance(by: 0.1)
      #expect(views.allSatisfy { $0.layer.opacity == Original.hidden })
      gallery.settle()
      #expect(views.allSatisfy { $0.layer.opacity == 1 && !$0.isHidden })
    }
  }
}

extension UIView {
  /// Where the view is in its window, and what of it a likeness shows.
  var portrayed: (outline: CGRect, look: CGRect) {
    (convert(bounds, to: nil), convert(Original(self).frame, to: nil))
  }
}
