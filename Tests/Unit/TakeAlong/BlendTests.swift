import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct BlendTests {
  static let all: [Blend] =
    [
      Blend.cover, .overlap, .dissolve, .giveWay, .leavingOnly, .arrivingOnly, .fadeOut(by: 0.12),
      .fadeIn(from: 0.85, by: 1), .onFront(.overlap, opens: true), .onFront(.giveWay, opens: false),
    ]

  static let fractions = stride(from: CGFloat(-0.2), through: 1.2, by: 0.01).map { $0 }

  @Test(arguments: BlendTests.all)
  func opacitiesStayWithinTheirRange(blend: Blend) {
    for f in BlendTests.fractions {
      #expect((0...1).contains(blend.leaving(at: f)) && (0...1).contains(blend.arriving(at: f)))
    }
  }

  /// One of the two snapshots is opaque at every instant, so nothing shows through.
  @Test func coverKeepsOneSnapshotOpaque() {
    for f in BlendTests.fractions {
      #expect(Blend.cover.leaving(at: f) == 1 || Blend.cover.arriving(at: f) == 1, "\(f)")
    }
  }

  /// Beside the back screen one changes into the other; all the rest of the way there is the front screen's alone.
  @Test(arguments: [Blend.overlap, .giveWay, .dissolve])
  func aTextOnTheFrontScreenLooksLikeTheScreens(blend: Blend) {
    let (opening, closing) = (Blend.onFront(blend, opens: true), Blend.onFront(blend, opens: false))
    for f in BlendTests.fractions {
      #expect(abs(opening.leaving(at: f) - closing.arriving(at: 1 - f)) < 1e-9)
      guard f > 0.33 else { continue }
      #expect(opening.leaving(at: f) == 0 && opening.arriving(at: f) == 1)
      #expect(closing.arriving(at: 1 - f) == 0 && closing.leaving(at: 1 - f) == 1)
    }
    #expect(opening.leaving(at: 0) == 1 && closing.arriving(at: 1) == 1)
  }

  /// One snapshot appears as the other one disappears, quickly.
  @Test func dissolveIsQuickAndSumsToOne() {
    for f in BlendTests.fractions {
      #expect(
        abs(Blend.dissolve.leaving(at: f) + Blend.dissolve.arriving(at: f) - 1) < 1e-9, "\(f)")
    }
    #expect(Blend.dissolve.leaving(at: 0.39) == 1 && Blend.dissolve.arriving(at: 0.61) == 1)
  }

  /// The same text, or the same glyph, is whole at every instant.
  @Test func overlapIsOpaqueThroughout() {
    for f in BlendTests.fractions {
      let (old, new) = (Blend.overlap.leaving(at: f), Blend.overlap.arriving(at: f))
      #expect(1 - (1 - old) * (1 - new) >= 0.98, "\(f)")
    }
  }

  /// Two texts are never read through each other.
  @Test func giveWayNeverShowsBothTexts() {
    for f in BlendTests.fractions {
      #expect(Blend.giveWay.leaving(at: f) == 0 || Blend.giveWay.arriving(at: f) == 0, "\(f)")
    }
  }

  @Test(arguments: [Blend.cover, .overlap, .dissolve, .giveWay]) func theEndsAreTheirOwn(
    blend: Blend
  ) {
    #expect(blend.leaving(at: 0) == 1 && blend.arriving(at: 0) == 0)
    #expect(blend.leaving(at: 1) == 0 && blend.arriving(at: 1) == 1)
  }

  @Test func oneSnapshotThroughout() {
    for f in BlendTests.fractions {
      #expect(Blend.leavingOnly.leaving(at: f) == 1 && Blend.leavingOnly.arriving(at: f) == 0)
      #expect(Blend.arrivingOnly.leaving(at: f) == 0 && Blend.arrivingOnly.arriving(at: f) == 1)
    }
  }

  /// A view in front of an element is visible at its own end alone; in a screen that follows the element, while
  /// that is large.
  @Test(
    arguments: [
      (Occluder.Presence.brief, 0.12...1), (.whileLarge, 0.5...1), (.lasting, 2...2),
    ] as [(Occluder.Presence, ClosedRange<CGFloat>)])
  func occluderIsVisibleAtItsOwnEndOnly(presence: Occluder.Presence, away: ClosedRange<CGFloat>) {
    let (leaving, arriving) = (presence.blend(isLeaving: true), presence.blend(isLeaving: false))
    #expect(leaving.leaving(at: 0) == 1 && arriving.arriving(at: 1) == 1)
    for f in BlendTests.fractions {
      #expect(leaving.arriving(at: f) == 0 && arriving.leaving(at: f) == 0)
      if away.contains(f) { #expect(leaving.leaving(at: f) == 0) }
    }
    if presence != .lasting { #expect(arriving.arriving(at: 0.4) == 0) }
  }
}
