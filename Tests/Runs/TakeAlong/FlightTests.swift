import Testing
import UIKit

@testable import TransitionCatalog

extension Runs {
  /// What both screens have flies from one to the other, with every preset, and comes home.
  @MainActor @Suite struct FlightTests {
    nonisolated static let presets = Subject.all

    @Test(arguments: presets) func everyElementFlies(preset: Subject) throws {
      let gallery = Gallery()
      gallery.present(preset)
      let controller = try #require(TransitionController.installed(on: gallery.screen))
      #expect(controller.takeAlongReport.count == 4)
      #expect(controller.takeAlongReport.values.allSatisfy { $0 == .flown })
      #expect(gallery.travellers.count == 4)
      gallery.settle()
      #expect(gallery.travellers.isEmpty)
      gallery.dismiss()
      #expect(gallery.travellers.count == 4)
      gallery.settle()
      #expect(gallery.log.lines == ["end true", "end true"])
    }

    /// Leaves where the one is, lands where the other is: the outline, and what is drawn in it.
    @Test(arguments: presets) func itLeavesAndLandsInPlace(preset: Subject) throws {
      let gallery = Gallery()
      for opens in [true, false] {
        let (from, to) =
          opens ? (gallery.presenter, gallery.screen) : (gallery.screen, gallery.presenter)
        if opens { gallery.present(preset) } else { gallery.dismiss() }
        for (key, traveller) in gallery.travellers {
          let home = try #require(from.elements[key]).portrayed
          let look = try #require(traveller.shownLook.old)
          #expect(look.isNear(home.look, within: 0.5), "\(key) \(look) \(home.look)")
          guard key != "title" else { continue }
          let shown = try #require(traveller.shownFrame)
          #expect(shown.isNear(home.outline, within: 0.5), "\(key) \(shown) \(home.outline)")
        }
        var last: [String: (outline: CGRect?, old: CGRect?, new: CGRect?)] = [:]
        while gallery.run != nil {
          for (key, traveller) in gallery.travellers {
            last[key] = (traveller.shownFrame, traveller.shownLook.old, traveller.shownLook.new)
          }
          Headless.advance(by: 1.0 / 120)
        }
        #expect(last.count == 4)
        for (key, shown) in last {
          let home = try #require(to.elements[key]).portrayed
          // One and the same picture is shown by the old look all the way.
          let look = try #require(key == "picture" ? shown.old : shown.new)
          #expect(look.isNear(home.look, within: 0.5), "\(key) \(look) \(home.look)")
          guard key != "title", let outline = shown.outline else { continue }
          #expect(outline.isNear(home.outline, within: 0.5), "\(key) \(outline) \(home.outline)")
        }
        gallery.settle()
      }
    }

    @Test(arguments: presets) func originalsAreTheAppsAgain(preset: Subject) {
      let gallery = Gallery()
      let views = [gallery.presenter, gallery.screen].flatMap { $0.elements.values }
      gallery.present(preset)
      Headless.advance(by: 0.1)
      #expect(views.allSatisfy { $0.layer.opacity == Original.hidden })
      gallery.settle()
      #expect(views.allSatisfy { $0.layer.opacity == 1 && !$0.isHidden })
      gallery.dismiss()
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

extension CGRect {
  func isNear(_ other: CGRect, within distance: CGFloat) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance
      && abs(maxX - other.maxX) <= distance && abs(maxY - other.maxY) <= distance
  }
}
