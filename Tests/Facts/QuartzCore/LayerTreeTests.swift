import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor
  @Suite
  struct LayerTreeTests {
    // Measured by others: below nothing is at the bottom, above nothing on top. [animation 16]
    @Test func besideNothing() async throws {
      try await clock.play {
        let (parent, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
        for layer in [a, b] { parent.addSublayer(layer) }
        parent.insertSublayer(c, below: nil)
        #expect(parent.sublayers == [c, a, b])
        parent.insertSublayer(c, above: nil)
        #expect(parent.sublayers == [a, b, c])
        parent.insertSublayer(c, below: nil)
        #expect(parent.sublayers == [c, a, b])
      }
    }

    /// Neither of these references is weak within.
    @Test func releasedOwnerIsForgottenByItsLayers() async throws {
      try await clock.play {
        let (child, mask) = (CALayer(), CALayer())
        var parent: CALayer? = CALayer()
        parent?.addSublayer(child)
        parent?.mask = mask
        var view: UIView? = UIView()
        let layer = view?.layer
        #expect(child.superlayer === parent && mask.superlayer === parent)
        #expect(layer?.delegate === view)
        parent = nil
        view = nil
        // An open transaction keeps what has changed.
        clock.turn()
        #expect(child.superlayer == nil && mask.superlayer == nil && layer?.delegate == nil)
      }
    }

    // Documented: CALayer.h. [animation 17]
    @Test func changesThatNeedLayoutAskForIt() async throws {
      try await clock.play {
        let (parent, child) = (CALayer(), CALayer())
        parent.addSublayer(child)
        func settle() {
          parent.layoutIfNeeded()
          child.layoutIfNeeded()
        }
        #expect(parent.needsLayout())
        settle()
        #expect(!parent.needsLayout())
        child.bounds.size.width = 10
        #expect(parent.needsLayout() && child.needsLayout())
        settle()
        child.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(parent.needsLayout())
        settle()
        child.position = CGPoint(x: 5, y: 5)
        #expect(!parent.needsLayout() && !child.needsLayout())
      }
    }

    // Documented: CALayer.h. [animation 14]
    @Test func hitTesting() async throws {
      try await clock.play {
        let (root, parent, child) = (CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        parent.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        child.frame = CGRect(x: 80, y: 0, width: 100, height: 100)
        root.addSublayer(parent)
        parent.addSublayer(child)
        let outside = CGPoint(x: 250, y: 150)
        #expect(root.hitTest(outside) === child)
        parent.masksToBounds = true
        #expect(root.hitTest(outside) === root)
        #expect(root.hitTest(CGPoint(x: 190, y: 150)) === child)
        child.isHidden = true
        #expect(root.hitTest(CGPoint(x: 190, y: 150)) === parent)
        parent.opacity = 0
        #expect(root.hitTest(CGPoint(x: 190, y: 150)) === root)
      }
    }

    // Nothing outside of a mask is hit. Documented: CALayer.h. [animation 14]
    @Test func masksLimitHits() async throws {
      try await clock.play {
        let (layer, mask) = (CALayer(), CALayer())
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        mask.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        layer.mask = mask
        #expect(layer.hitTest(CGPoint(x: 25, y: 50)) === layer)
        #expect(layer.hitTest(CGPoint(x: 75, y: 50)) == nil)
      }
    }
  }
}
