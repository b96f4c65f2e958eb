import Renderer
import Testing
import UIKit

@MainActor @Suite struct ShadowTests {
  private func caster() -> CALayer {
    let caster = layer(CGRect(x: 30, y: 30, width: 40, height: 40), white)
    caster.shadowOpacity = 0.8
    caster.shadowRadius = 5
    caster.shadowOffset = .zero
    return caster
  }

  // A long edge, softened by a Gaussian, has half its alpha at the edge, and 0.1587 of it one
  // deviation away; the square's other edges are far.
  @Test func aShadowFallsOffAsAGaussian() {
    let wide = caster()
    wide.backgroundColor = nil
    wide.shadowPath = CGPath(rect: CGRect(x: -200, y: 0, width: 400, height: 200), transform: nil)
    let picture = draw(wide)
    func alpha(_ y: Int) -> Double { Double(picture.alpha(50, y)) / 255 / 0.8 }
    let edge = (alpha(29) + alpha(30)) / 2
    let oneDeviation = (alpha(24) + alpha(25)) / 2
    #expect(abs(edge - 0.5) < 0.02)
    #expect(abs(oneDeviation - 0.1587) < 0.02)
    #expect(alpha(10) < 0.01)
    #expect(alpha(50) > 0.99)
  }

  @Test func aShadowIsMovedByItsOffset() {
    let moved = caster()
    moved.shadowRadius = 0
    moved.shadowOffset = CGSize(width: 12, height: 0)
    let picture = draw(moved)
    #expect(abs(picture.alpha(75, 50) - 204) <= 1)
    #expect(picture.alpha(28, 50) == 0)
  }

  @Test func aClearLayerCastsTheShadowOfItsSublayers() {
    let clear = caster()
    clear.backgroundColor = nil
    clear.addSublayer(layer(CGRect(x: -25, y: 10, width: 10, height: 20), white))
    let picture = draw(clear)
    #expect(picture.alpha(16, 50) > 40)
    #expect(picture.alpha(50, 50) < 10)
  }

  @Test func aClippingLayerLosesItsShadow() {
    let clip = caster()
    clip.masksToBounds = true
    #expect(draw(clip).alpha(27, 50) == 0)
  }

  @Test func theShadowIsTheSameWithAndWithoutItsPath() {
    let drawn = draw(caster())
    let stated = caster()
    stated.shadowPath = CGPath(rect: stated.bounds, transform: nil)
    #expect(drawn.difference(from: draw(stated), tolerance: 1) == 0)
  }

  @Test func aLargerRadiusGrowsWithoutSteps() {
    let growing = caster()
    let alphas = stride(from: 4.0, through: 6.0, by: 0.05).map { radius in
      growing.shadowRadius = radius
      return draw(growing).alpha(22, 50)
    }
    for (before, after) in zip(alphas, alphas.dropFirst()) {
      let step = after - before
      #expect((0...3).contains(step))
    }
  }
}
