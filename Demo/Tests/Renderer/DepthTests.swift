import Renderer
import Testing
import UIKit

@MainActor @Suite struct DepthTests {
  private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func laterSiblingsCoverEarlierOnes() {
    #expect(draw(layer(whole, white), layer(whole, red)).pixel(50, 50).green == 0)
  }

  @Test func aLargerZPositionIsInFront() {
    let first = layer(whole, red)
    first.zPosition = 1
    #expect(draw(first, layer(whole, white)).pixel(50, 50).green == 0)
  }

  // Depth overrides the order of the tree [animation 11].
  @Test func aTurnedLayerCoversLaterSiblingsWhereItIsNearer() {
    let door = layer(CGRect(x: 0, y: 0, width: 50, height: 100), red)
    door.anchorPoint = CGPoint(x: 0, y: 0.5)
    door.position = CGPoint(x: 0, y: 50)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    door.transform = CATransform3DRotate(eye, -0.5, 0, 1, 0)
    #expect(draw(door, layer(whole, white)).pixel(20, 50).green == 0)
    door.transform = CATransform3DRotate(eye, 0.5, 0, 1, 0)
    #expect(draw(door, layer(whole, white)).pixel(20, 50).green == 255)
  }

  @Test func planesThatCrossAreReported() {
    _ = Headless.takeMisuses()
    let turned = layer(whole, red)
    turned.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    _ = draw(turned, layer(whole, white))
    #expect(Headless.takeMisuses().map(\.kind) == [.depthIntersection])
  }
}
