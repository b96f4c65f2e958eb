import Renderer
import Testing
import UIKit

@MainActor @Suite struct GeometryTests {
  private let square = CGRect(x: 20, y: 30, width: 40, height: 20)

  @Test func aLayerLiesAtItsFrame() {
    let box = draw(layer(square, white)).covered
    #expect(box == Covered(20, 30, 59, 49))
  }

  @Test func thePictureIsFilledToItsLastPixel() {
    let root = layer(CGRect(x: 0, y: 0, width: 390, height: 844), white)
    let picture = Renderer(scale: 250.0 / 390).draw(root, size: root.bounds.size)
    #expect(picture.width == 250 && picture.height == 541)
    #expect(picture.alpha(249, 540) == 255)
  }

  @Test func boundsMoveSublayers() {
    let parent = layer(square)
    parent.bounds.origin = CGPoint(x: 5, y: -5)
    parent.addSublayer(layer(CGRect(x: 5, y: -5, width: 10, height: 10), white))
    let box = draw(parent).covered
    #expect(box == Covered(20, 30, 29, 39))
  }

  @Test func aTurnGoesAboutTheAnchorPoint() {
    let turned = layer(square, white)
    turned.anchorPoint = .zero
    turned.position = CGPoint(x: 60, y: 30)
    turned.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let box = draw(turned).covered
    #expect(box == Covered(40, 30, 59, 69))
  }

  // The eye is 100 points away: at a depth of z a length is 100 / (100 - z) times as long.
  @Test func perspectiveMovesCornersWhereTheArithmeticSays() {
    let parent = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.sublayerTransform.m34 = -1 / 100
    let near = layer(CGRect(x: 40, y: 40, width: 20, height: 20), white)
    near.zPosition = 50
    parent.addSublayer(near)
    let box = draw(parent).covered
    #expect(box == Covered(30, 30, 69, 69))
  }

  // The right edge, 30 points from the middle, turns by 60°: to x = 15, z = -30 sin 60° = -25.98,
  // which is seen at 15 / 1.2598 = 11.9 and, at half the height, 30 / 1.2598 = 23.8.
  @Test func aTurnedSquareIsSeenAsATrapezium() {
    let turned = layer(CGRect(x: 20, y: 20, width: 60, height: 60), white)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 100
    turned.transform = CATransform3DRotate(eye, .pi / 3, 0, 1, 0)
    let picture = draw(turned, scale: 4)
    let right = Double((picture.covered?.right ?? 0) + 1) / 4
    #expect(abs(right - 61.9) < 0.3)
    let column = 245
    let rows = (0..<picture.height).filter { picture.alpha(column, $0) > 127 }
    let height = Double(rows.count) / 4
    #expect(abs(height - 47.8) < 0.8)
  }

  // UIKit's layers flatten their sublayers [animation 9, 10].
  @Test func depthBelowALayerIsFlattened() {
    let parent = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.transform.m34 = -1 / 100
    let near = layer(CGRect(x: 40, y: 40, width: 20, height: 20), white)
    near.zPosition = 50
    parent.addSublayer(near)
    let box = draw(parent).covered
    #expect(box?.left == 40)
    #expect(box?.right == 59)
  }

  @Test func planeBehindTheEyeIsCutOff() {
    let turned = layer(CGRect(x: 10, y: 10, width: 80, height: 80), white)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 20
    turned.transform = CATransform3DRotate(eye, .pi / 3, 0, 1, 0)
    let picture = draw(turned)
    #expect(picture.alpha(2, 50) == 255, "The near side reaches out of the picture.")
    #expect(picture.alpha(95, 50) == 0, "Nothing comes back on the far side.")
  }

  @Test func aOneSidedLayerIsNotSeenFromBehind() {
    let back = layer(square, white)
    back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(draw(back).alpha(40, 40) == 255)
    back.isDoubleSided = false
    #expect(draw(back).covered == nil)
  }
}
