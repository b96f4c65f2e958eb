import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// A view and a part of it, both elements of one run.
  @MainActor @Suite struct WholeAndPartTests {
    private let gallery: Gallery
    private let part = CGRect(x: 10, y: 10, width: 40, height: 20)
    private var panel: UIView { gallery.presenter.panel }

    init() {
      let (below, above) = (OfferingController(.small), OfferingController(.large))
      gallery = Gallery(presenter: below, screen: above)
    }

    /// Lets the lower screen offer the panel and a part of it, in either order.
    private func offer(partFirst: Bool) {
      let whole = TakeAlongElement("panel", panel)
      var some = TakeAlongElement("badge", panel)
      some.rect = part
      let offered = partFirst ? [some, whole] : [whole, some]
      (gallery.presenter as? OfferingController)?.offered = offered
    }

    /// The picture of the panel in a snapshot.
    private func picture(_ key: TakeAlongKey, isLeaving: Bool) throws -> CALayer {
      let morphTree = try #require(gallery.morphTrees[key])
      let look = try #require(morphTree.slot(isLeaving: isLeaving).sublayers?.last)
      return try #require(look.sublayers?.first?.sublayers?.first)
    }

    private func shows(_ point: CGPoint, in picture: CALayer) -> Bool {
      guard let mask = picture.mask as? CAShapeLayer, let path = mask.path else { return true }
      return path.contains(point, using: .evenOdd)
    }

    /// The part is left out of the snapshot of the whole, and flies in front of it, whichever is named first.
    @Test(arguments: [PresetUnderTest.slide, .overlay], [true, false])
    func aPartIsSeenOnce(preset: PresetUnderTest, partFirst: Bool) async throws {
      try await clock.play {
        offer(partFirst: partFirst)
        for opens in [true, false] {
          if opens { gallery.open(preset) } else { gallery.close() }
          #expect(gallery.report["panel"] == .flown && gallery.report["badge"] == .flown)
          clock.advance(by: 0.1)
          let inside = CGPoint(x: part.midX, y: part.midY)
          let whole = try picture("panel", isLeaving: opens)
          #expect(!shows(inside, in: whole) && shows(CGPoint(x: 70, y: 50), in: whole))
          let alone = try picture("badge", isLeaving: opens)
          #expect(shows(inside, in: alone) && alone.opacity == 1)
          let keys = gallery.run?.flight?.pairs.map(\.key) ?? []
          let (first, last) = (keys.firstIndex(of: "panel"), keys.firstIndex(of: "badge"))
          #expect((first ?? 9) < (last ?? -1))
          gallery.flyOn()
          gallery.settle()
          #expect(gallery.isClean && panel.layer.mask == nil)
          #expect(panel.alpha == 1 && panel.layer.presentation()?.opacity ?? 1 == 1)
        }
      }
    }

    /// Neither of them takes the view away from the other when the list scrolls under them.
    @Test(arguments: [true, false]) func bothFollowTheirView(partFirst: Bool) async throws {
      try await clock.play {
        offer(partFirst: partFirst)
        gallery.open(.slide)
        gallery.settle()
        gallery.close()
        clock.advance(by: 0.1)
        gallery.presenter.places["panel"] = CGRect(x: 200, y: 300, width: 100, height: 60)
        clock.advance(by: 0.05)
        let flight = try #require(gallery.run?.flight)
        #expect(flight.pairs.count == 2 && flight.pairs.allSatisfy { $0.lost == nil })
        let centers = flight.pairs.reduce(into: [:]) { $0[$1.key] = $1.back.metrics.center }
        #expect(centers["panel"] == CGPoint(x: 250, y: 330))
        #expect(centers["badge"] == CGPoint(x: 230, y: 320))
        gallery.settle()
        #expect(gallery.isClean && panel.layer.mask == nil && panel.alpha == 1)
      }
    }

    /// A part that lies in another one is not let through by the hole in the hole.
    @Test func aPartInAPartIsHidden() async throws {
      try await clock.play {
        var (outer, inner) = (TakeAlongElement("badge", panel), TakeAlongElement("title", panel))
        (outer.rect, inner.rect) = (CGRect(x: 5, y: 5, width: 80, height: 40), part)
        (gallery.presenter as? OfferingController)?.offered = [inner, outer]
        gallery.open(.slide)
        clock.advance(by: 0.1)
        #expect(gallery.report["badge"] == .flown && gallery.report["title"] == .flown)
        let path = try #require((panel.layer.mask as? CAShapeLayer)?.path)
        #expect(!path.contains(CGPoint(x: part.midX, y: part.midY), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 70, y: 40), using: .evenOdd))
        #expect(
          !shows(CGPoint(x: part.midX, y: part.midY), in: try picture("badge", isLeaving: true)))
        gallery.settle()
        #expect(gallery.isClean && panel.layer.mask == nil)
      }
    }
  }
}
