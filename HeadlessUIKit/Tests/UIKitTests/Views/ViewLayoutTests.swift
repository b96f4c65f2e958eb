import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct ViewLayoutTests {
    init() { Headless.reset() }

    final class Laying: UIView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        for view in subviews { view.frame = bounds }
      }
    }

    // …/uiview/setneedslayout(): coalesced until the next update cycle.
    @Test func layoutWaitsForTheTurnAndHappensOnce() {
      let window = Headless.makeWindow()
      let view = Laying(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.addSubview(view)
      #expect(view.passes == 0)
      Headless.turn()
      #expect(view.passes == 1)
      view.setNeedsLayout()
      view.setNeedsLayout()
      Headless.turn()
      #expect(view.passes == 2)
      view.center.x += 10
      Headless.turn()
      #expect(view.passes == 2)
      view.bounds.size.width = 60
      view.layoutIfNeeded()
      #expect(view.passes == 3)
    }

    // …/uiview/layoutsubviews()
    @Test func aViewLaysOutItsSubviewsWhenItIsResizedOrGetsOne() {
      let view = Laying(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let child = UIView()
      view.addSubview(child)
      view.layoutIfNeeded()
      #expect(child.frame == view.bounds)
      view.bounds.size.width = 60
      view.layoutIfNeeded()
      #expect(child.frame.width == 60)
    }

    // …/uiview/layoutifneeded(): nothing pending, nothing done.
    @Test func layoutIfNeededIsIdleWithoutNeed() {
      let view = Laying()
      view.layoutIfNeeded()
      let passes = view.passes
      view.layoutIfNeeded()
      #expect(view.passes == passes)
    }

    // …/uiview/mask: the mask's layer becomes the layer's mask.
    @Test func aMaskViewMasksTheLayer() {
      let (view, mask) = (UIView(), UIView())
      view.mask = mask
      #expect(view.layer.mask === mask.layer)
      view.mask = nil
      #expect(view.layer.mask == nil)
    }
  }
}
