import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ViewLayoutTests {
    final class Laying: UIView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        for view in subviews { view.frame = bounds }
      }
    }

    // …/uiview/setneedslayout(): coalesced until the next update cycle.
    @Test func layoutWaitsForTheTurnAndHappensOnce() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let view = Laying(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(view)
        #expect(view.passes == 0)
        clock.turn()
        #expect(view.passes == 1)
        view.setNeedsLayout()
        view.setNeedsLayout()
        clock.turn()
        #expect(view.passes == 2)
        view.center.x += 10
        clock.turn()
        #expect(view.passes == 2)
        view.bounds.size.width = 60
        view.layoutIfNeeded()
        #expect(view.passes == 3)
      }
    }

    // …/uiview/layoutsubviews()
    @Test func aViewLaysOutItsSubviewsWhenItIsResizedOrGetsOne() async throws {
      try await clock.play {
        let view = Laying(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let child = UIView()
        view.addSubview(child)
        view.layoutIfNeeded()
        #expect(child.frame == view.bounds)
        view.bounds.size.width = 60
        view.layoutIfNeeded()
        #expect(child.frame.width == 60)
      }
    }

    // …/uiview/layoutifneeded(): nothing pending, nothing done.
    @Test func layoutIfNeededIsIdleWithoutNeed() async throws {
      try await clock.play {
        let view = Laying()
        view.layoutIfNeeded()
        let passes = view.passes
        view.layoutIfNeeded()
        #expect(view.passes == passes)
      }
    }

    // …/uiview/mask: the mask's layer becomes the layer's mask.
    @Test func aMaskViewMasksTheLayer() async throws {
      try await clock.play {
        let (view, mask) = (UIView(), UIView())
        view.mask = mask
        #expect(view.layer.mask === mask.layer)
        view.mask = nil
        #expect(view.layer.mask == nil)
      }
    }
  }
}
