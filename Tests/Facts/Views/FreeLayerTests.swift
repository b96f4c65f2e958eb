import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Layers that a program adds to a view's layer by itself.
  @MainActor @Suite struct FreeLayerTests {
    @MainActor private struct Family {
      let view = UIView()
      let a = UIView()
      let b = UIView()
      let c = UIView()
      let free = CALayer()
    }

    /// `a` and above it the free layer; `b` and `c` wait.
    private func family() -> Family {
      let family = Family()
      family.view.addSubview(family.a)
      family.view.layer.addSublayer(family.free)
      return family
    }

    private func order(_ family: Family) -> String {
      (family.view.layer.sublayers ?? []).map { layer in
        switch layer {
        case family.free: "f"
        case family.a.layer: "a"
        case family.b.layer: "b"
        default: "c"
        }
      }.joined()
    }

    // Observed: addSubview appends to the sublayers (e-learn.cn 717359); a layer that is added by
    // hand is above the views of before, and below those of later. [animation 96]
    @Test func subviewAddedLaterIsAboveFreeLayers() async throws {
      try await clock.play {
        let family = family()
        family.view.addSubview(family.b)
        #expect(order(family) == "afb")
        family.view.insertSubview(family.c, at: 9)
        #expect(order(family) == "afbc")
      }
    }

    // Documented: "inserts a view above another view". [animation 96]
    @Test func besideASubviewIsBesideItsLayer() async throws {
      try await clock.play {
        let family = family()
        family.view.insertSubview(family.b, aboveSubview: family.a)
        #expect(order(family) == "abf")
        family.view.insertSubview(family.c, belowSubview: family.b)
        #expect(order(family) == "acbf" && family.view.subviews == [family.a, family.c, family.b])
        family.view.insertSubview(family.a, aboveSubview: family.b)
        #expect(order(family) == "cbaf" && family.view.subviews == [family.c, family.b, family.a])
      }
    }

    // [animation 96]
    @Test func theFrontIsAboveThem() async throws {
      try await clock.play {
        let family = family()
        family.view.addSubview(family.b)
        family.view.layer.addSublayer(family.free)
        family.view.bringSubviewToFront(family.a)
        #expect(order(family) == "bfa")
        family.view.sendSubviewToBack(family.a)
        #expect(order(family) == "abf")
      }
    }
  }
}
