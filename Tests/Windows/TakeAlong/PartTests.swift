import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Parts of a view as elements.
  @MainActor @Suite struct PartTests {
    private func stage(_ parts: [TakeAlongKey: CGRect]) -> Gallery {
      let (below, above) = (OfferingController(.small), OfferingController(.large))
      let gallery = Gallery(presenter: below, screen: above)
      below.offered = parts.sorted { $0.key < $1.key }.map { key, rect in
        var element = TakeAlongElement(key, below.panel)
        element.rect = rect
        return element
      }
      return gallery
    }

    /// Two parts of one view fly, each from its own place; the rest of the view stays.
    @Test func twoPartsOfOneViewFly() async throws {
      try await clock.play {
        let gallery = stage([
          "badge": CGRect(x: 10, y: 10, width: 40, height: 20),
          "title": CGRect(x: 10, y: 40, width: 80, height: 10),
        ])
        let panel = gallery.presenter.panel
        for opens in [true, false] {
          if opens { gallery.open(.slide) } else { gallery.close() }
          #expect(gallery.report["badge"] == .flown && gallery.report["title"] == .flown)
          let morph = try #require(gallery.morphTrees["badge"]?.morph)
          let end = opens ? morph.start : morph.end
          let home = panel.convert(CGRect(x: 10, y: 10, width: 40, height: 20), to: nil)
          #expect(end.size == home.size && end.center == CGPoint(x: home.midX, y: home.midY))
          clock.advance(by: 0.1)
          // Hidden by a mask with two holes.
          let mask = try #require(panel.layer.mask as? CAShapeLayer)
          let path = try #require(mask.path)
          #expect(!path.contains(CGPoint(x: 20, y: 20), using: .evenOdd))
          #expect(!path.contains(CGPoint(x: 20, y: 45), using: .evenOdd))
          #expect(path.contains(CGPoint(x: 70, y: 20), using: .evenOdd))
          #expect(panel.alpha == 1)
          gallery.settle()
          #expect(gallery.isClean && panel.layer.mask == nil)
        }
      }
    }

    /// A view with a mask of its own keeps it.
    @Test func aMaskOfTheAppsOwnStays() async throws {
      try await clock.play {
        let gallery = stage(["badge": CGRect(x: 10, y: 10, width: 40, height: 20)])
        let mask = CALayer()
        gallery.presenter.panel.layer.mask = mask
        gallery.open(.slide)
        clock.advance(by: 0.1)
        #expect(gallery.report["badge"] == .flown && gallery.presenter.panel.layer.mask === mask)
        gallery.settle()
        #expect(gallery.presenter.panel.layer.mask === mask)
      }
    }

    /// A run that begins while another one is being prepared may claim the whole view, and end first.
    @Test func aHiddenPartWhoseViewAnotherRunClaimsLeavesNoMask() async throws {
      try await clock.play {
        let gallery = Gallery()
        let panel = gallery.presenter.panel
        var options = TakeAlongElement.Options()
        options.rect = CGRect(x: 10, y: 10, width: 40, height: 20)
        let (part, whole) = (Original(panel, options: options), Original(panel))
        part.claim()
        part.hide()
        #expect(panel.layer.mask != nil)
        whole.claim()
        whole.hide()
        whole.reveal()
        part.reveal()
        #expect(panel.layer.mask == nil && gallery.isClean)
      }
    }

    @Test(arguments: [
      CGRect(x: 500, y: 10, width: 40, height: 20), CGRect(x: 10, y: 10, width: 0, height: 20),
      CGRect(x: CGFloat.nan, y: 10, width: 40, height: 20),
    ])
    func aPartOutsideOfTheViewStays(rect: CGRect) async throws {
      try await clock.play {
        let gallery = stage(["badge": rect, "title": CGRect(x: 60, y: 10, width: 400, height: 20)])
        gallery.open(.slide)
        #expect(gallery.report["badge"] == .stayed(.zeroSize))
        // What is partly outside is cut off.
        #expect(gallery.morphTrees["title"]?.morph.start.size == CGSize(width: 40, height: 20))
        gallery.settle()
        #expect(gallery.isClean && gallery.presenter.panel.layer.mask == nil)
      }
    }
  }
}
