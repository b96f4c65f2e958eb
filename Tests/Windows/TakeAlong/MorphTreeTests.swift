import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// The morph layers as they are shown, compared with closed forms.
  @MainActor @Suite struct MorphTreeTests {
    /// A full screen, a card, and a preset with a pace of its own for elements.
    nonisolated static let presets: [PresetUnderTest] = [.slide, .overlay, .hang]

    /// Calls `look` at five instants of a segment, with the share of the path that is done. The
    /// ends are left out, because edges that a snapshot contains are not drawn again there.
    private func watch(
      _ gallery: Gallery, _ preset: PresetUnderTest, _ look: (CGFloat) throws -> Void
    ) throws {
      for opens in [true, false] {
        if opens { gallery.open(preset) } else { gallery.close() }
        for wanted in [0.1, 0.3, 0.5, 0.7, 0.9] as [CGFloat] {
          var f: CGFloat = 0
          while f < wanted {
            clock.advance(by: 1.0 / 1000)
            let playback = try #require(gallery.run?.playback)
            f = playback.choreography.elementFraction(at: playback.fraction)
          }
          #expect(f < wanted + 0.05)
          try look(opens ? f : 1 - f)
        }
        gallery.settle()
      }
    }

    private func mix(_ a: CGFloat, _ b: CGFloat, _ f: CGFloat) -> CGFloat { a + (b - a) * f }

    /// From radius 8 of 24 × 16 to radius 20 of 60 × 40; from border 1 to border 3.
    @Test(arguments: presets, [1, 0.5] as [CGFloat])
    func radiusAndBorder(preset: PresetUnderTest, scale: CGFloat) async throws {
      try await clock.play {
        let gallery = Gallery()
        gallery.presenter.content.transform = CGAffineTransform(scaleX: scale, y: scale)
        gallery.screen.places["picture"] = CGRect(x: 35, y: 60, width: 320, height: 240)
        try watch(gallery, preset) { f in
          let badge = try #require(gallery.morphTrees["badge"])
          #expect(abs(badge.shownRadius - mix(8 * scale, 20, f)) <= 0.25)
          #expect(abs(badge.shownBorder - mix(1 * scale, 3, f)) <= 0.25)
          let picture = try #require(gallery.morphTrees["picture"])
          #expect(abs(picture.shownRadius - mix(12 * scale, 4, f)) <= 0.25)
        }
      }
    }

    /// The picture's top corners are round below, and all four above: the bottom ones come from
    /// zero.
    @Test(arguments: presets) func cornersThatDiffer(preset: PresetUnderTest) async throws {
      try await clock.play {
        let gallery = Gallery()
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        gallery.screen.places["picture"] = CGRect(x: 35, y: 60, width: 320, height: 240)
        gallery.presenter.picture.layer.maskedCorners = top
        gallery.screen.badge.layer.maskedCorners = bottom
        try watch(gallery, preset) { f in
          let picture = try #require(gallery.morphTrees["picture"])
          #expect(abs(picture.shownRadius(of: top) - mix(12, 4, f)) <= 0.25)
          #expect(abs(picture.shownRadius(of: bottom) - mix(0, 4, f)) <= 0.25)
          let badge = try #require(gallery.morphTrees["badge"])
          #expect(abs(badge.shownRadius(of: top) - mix(8, 0, f)) <= 0.25)
          #expect(abs(badge.shownRadius(of: bottom) - mix(8, 20, f)) <= 0.25)
        }
      }
    }

    /// A square element becomes round, and a round one square.
    @Test(arguments: presets) func cornersThatOnlyOneEndHas(preset: PresetUnderTest) async throws {
      try await clock.play {
        let gallery = Gallery()
        gallery.screen.loadViewIfNeeded()
        gallery.presenter.badge.layer.cornerRadius = 0
        gallery.screen.picture.layer.cornerRadius = 0
        try watch(gallery, preset) { f in
          let badge = try #require(gallery.morphTrees["badge"])
          #expect(abs(badge.shownRadius - mix(0, 20, f)) <= 0.25)
          let picture = try #require(gallery.morphTrees["picture"])
          #expect(abs(picture.shownRadius - mix(12, 0, f)) <= 0.25)
        }
      }
    }

    /// The curve of an end's corners, and which of them are round.
    nonisolated struct Corners: CaseIterable, CustomTestStringConvertible {
      let isContinuous: Bool
      let areAllRound: Bool

      static var allCases: [Corners] {
        [true, false].flatMap { continuous in
          [true, false].map { Corners(isContinuous: continuous, areAllRound: $0) }
        }
      }

      var testDescription: String {
        (isContinuous ? "continuous" : "circular") + (areAllRound ? "" : " above")
      }

      var curve: CALayerCornerCurve { isContinuous ? .continuous : .circular }

      var mask: CACornerMask {
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        return areAllRound ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
      }
    }

    /// The corners of the picture are those of its view, at either end.
    @Test(arguments: Corners.allCases, Corners.allCases)
    func eachEndHasItsCorners(below: Corners, above: Corners) async throws {
      try await clock.play {
        let gallery = Gallery()
        let screens = [gallery.presenter, gallery.screen]
        for (screen, corners) in zip(screens, [below, above]) {
          screen.loadViewIfNeeded()
          let layer = screen.picture.layer
          (layer.cornerCurve, layer.maskedCorners) = (corners.curve, corners.mask)
          // With margins in sight the whole view is the element.
          screen.picture.backgroundColor = .red
        }
        gallery.open(.overlay)
        let picture = try #require(gallery.morphTrees["picture"])
        let ends: [(CGFloat, ElementsController, Corners)] = [
          (0, screens[0], below), (1, screens[1], above),
        ]
        for (fraction, screen, corners) in ends {
          CATransaction.withoutActions {
            picture.show(picture.morph.pose(at: fraction), at: fraction)
          }
          let radius = screen.picture.layer.cornerRadius
          let round = picture.outlines.map(\.layer).filter { $0.cornerRadius > 0.01 }
          #expect(round.allSatisfy { $0.cornerCurve == corners.curve && $0.cornerRadius == radius })
          #expect(round.reduce([]) { $0.union($1.maskedCorners) } == corners.mask)
        }
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// The element is round already when its destination turns square, so it loses its corners
    /// again.
    @Test func cornersThatAreNotWantedAnyMore() async throws {
      try await clock.play {
        let gallery = Gallery()
        gallery.screen.loadViewIfNeeded()
        gallery.presenter.badge.layer.cornerRadius = 0
        gallery.open(.slide)
        clock.advance(by: 0.07)
        let badge = try #require(gallery.morphTrees["badge"])
        #expect(badge.shownRadius > 2)
        gallery.screen.badge.layer.cornerRadius = 0
        gallery.screen.places["badge"] = CGRect(x: 250, y: 420, width: 80, height: 60)
        clock.advance(by: 0.02)
        #expect(badge.shownRadius > 2)
        gallery.flyOn()
        #expect(badge.shownRadius < 0.25)
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    @Test(arguments: [PresetUnderTest.overlay]) func turnedAndScaledAncestorsAreUndone(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let gallery = Gallery()
        let turn = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 0.7, y: 0.7)
        gallery.presenter.content.transform = turn
        try watch(gallery, preset) { f in
          let panel = try #require(gallery.morphTrees["panel"])
          let bounds = try #require(panel.outlines[0].layer.presentation()?.bounds)
          let width = gallery.screen.panel.bounds.width
          #expect(abs(bounds.width - mix(70, width, f)) <= 0.5)
          #expect(abs(bounds.height - mix(42, 60, f)) <= 0.5)
        }
      }
    }

    /// Each text keeps its size, so that its lines break where they did.
    @Test(arguments: presets) func textsAreScaledEvenly(preset: PresetUnderTest) async throws {
      try await clock.play {
        let gallery = Gallery()
        for screen in [gallery.presenter, gallery.screen] {
          screen.loadViewIfNeeded()
          screen.caption.numberOfLines = 0
          screen.caption.text = "A lake between mountains, early in the day"
        }
        gallery.presenter.places["title"] = CGRect(x: 20, y: 210, width: 100, height: 80)
        gallery.screen.places["title"] = CGRect(x: 16, y: 310, width: 358, height: 90)
        try watch(gallery, preset) { f in
          let title = try #require(gallery.morphTrees["title"])
          let opens = gallery.run?.direction == .opening
          let (old, new) =
            opens
            ? (gallery.presenter, gallery.screen) : (gallery.screen, gallery.presenter)
          for (slot, end) in [(title.leavingSlot, old), (title.arrivingSlot, new)] {
            let look = try #require(slot.sublayers?.first?.presentation())
            #expect(look.bounds.size == end.caption.bounds.size)
            #expect(CATransform3DIsIdentity(look.transform))
            let shown = try #require(slot.presentation()?.transform)
            #expect(abs(shown.m11 - shown.m22) < 1e-6 && abs(shown.m12) < 1e-9 && shown.m11 > 0)
            // As large as the letters: 14 points and 30.
            let size = mix(14, 30, f) / end.caption.font.pointSize
            #expect(abs(shown.m11 - size) < 0.01)
          }
        }
      }
    }

    /// Below, the picture fills a square; above, it fits in. It keeps its proportions throughout.
    @Test(arguments: [PresetUnderTest.slide, .overlay]) func aPictureKeepsItsShape(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let gallery = Gallery()
        var (small, large) = (CGRect.zero, CGRect.zero)
        gallery.open(preset, animated: false)
        large = gallery.screen.picture.portrayed.look
        gallery.close(animated: false)
        gallery.settle()
        small = gallery.presenter.picture.portrayed.look
        // 120 × 90 fills 80 × 80 below, and fits in above.
        #expect(abs(small.height - 80) < 0.01 && abs(small.width - 320.0 / 3) < 0.01)
        #expect(large.width <= gallery.screen.picture.bounds.width + 0.01 && large.height <= 240.01)
        try watch(gallery, preset) { f in
          let picture = try #require(gallery.morphTrees["picture"])
          let shown = try #require(picture.shownLook.old)
          let expected = CGRect(
            x: mix(small.minX, large.minX, f), y: mix(small.minY, large.minY, f),
            width: mix(small.width, large.width, f), height: mix(small.height, large.height, f))
          // In the other it goes with both screens.
          if preset == .overlay { #expect(shown.distance(to: expected) <= 0.5, "\(f)") }
          #expect(abs(shown.width / shown.height - 4.0 / 3) < 0.005)
          // The other snapshot is not shown.
          #expect(picture.arrivingSlot.presentation()?.opacity ?? 1 < 0.001)
        }
      }
    }

    /// A picture that is stretched at one end is stretched there only.
    @Test(arguments: presets) func aStretchedPictureLandsInItsShape(preset: PresetUnderTest)
      async throws
    {
      try await clock.play {
        let gallery = Gallery()
        gallery.presenter.loadViewIfNeeded()
        gallery.presenter.picture.contentMode = .scaleToFill
        for opens in [true, false] {
          if opens { gallery.open(preset) } else { gallery.close() }
          gallery.flyOn()
          #expect(gallery.misses(of: opens ? gallery.screen : gallery.presenter).isEmpty)
          gallery.settle()
        }
      }
    }

    @Test func colorsAndShadowsChange() async throws {
      try await clock.play {
        let gallery = Gallery()
        try watch(gallery, .slide) { f in
          let panel = try #require(gallery.morphTrees["panel"])
          let shown = try #require(panel.layer.presentation())
          // Its own, or that of an element in the air.
          #expect(abs(CGFloat(shown.shadowOpacity) - max(0.5 * f, 0.8 * f * (1 - f))) <= 0.01)
          let fill = try #require(panel.shownGround)
          var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
          UIColor(cgColor: fill).getRed(&r, green: &g, blue: &b, alpha: &a)
          // From blue to green.
          #expect(abs(b - (1 - f)) <= 0.05 && abs(g - f) <= 0.05 && a == 1)
        }
      }
    }
  }
}
