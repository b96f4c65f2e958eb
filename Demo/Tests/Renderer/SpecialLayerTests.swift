import Renderer
import Testing
import UIKit

@MainActor @Suite struct SpecialLayerTests {
  private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func anAxialGradientRunsDownwardsByDefault() {
    let gradient = CAGradientLayer()
    gradient.frame = whole
    gradient.colors = [black, white]
    let picture = draw(gradient)
    #expect(picture.pixel(50, 0).red < 5)
    let middle = Int(picture.pixel(10, 50).red)
    #expect(abs(middle - 128) <= 3)
    #expect(picture.pixel(50, 99).red > 250)
  }

  @Test func aGradientGoesByItsLocations() {
    let gradient = CAGradientLayer()
    gradient.frame = whole
    gradient.colors = [black, white]
    gradient.locations = [0.5, 0.6]
    let picture = draw(gradient)
    #expect(picture.pixel(50, 45).red == 0)
    #expect(picture.pixel(50, 65).red == 255)
  }

  @Test func aRadialGradientEndsAtItsEndPoint() {
    let gradient = CAGradientLayer()
    gradient.frame = whole
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.colors = [black, white]
    let picture = draw(gradient)
    #expect(picture.pixel(50, 50).red < 8)
    let halfway = Int(picture.pixel(75, 50).red)
    #expect(abs(halfway - 130) <= 4)
    #expect(picture.pixel(1, 1).red == 255)
  }

  @Test func aShapeIsFilledByItsRuleAndStroked() {
    let shape = CAShapeLayer()
    shape.frame = whole
    let path = CGMutablePath()
    path.addRect(CGRect(x: 20, y: 20, width: 60, height: 60))
    path.addRect(CGRect(x: 40, y: 40, width: 20, height: 20))
    shape.path = path
    shape.fillColor = white
    shape.strokeColor = red
    shape.lineWidth = 4
    #expect(draw(shape).alpha(50, 50) == 255)
    shape.fillRule = .evenOdd
    let picture = draw(shape)
    #expect(picture.alpha(50, 50) == 0)
    #expect(picture.pixel(30, 30).green == 255)
    #expect(picture.pixel(19, 50) == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    #expect(picture.alpha(16, 50) == 0)
  }

  @Test func aStrokeCanEndEarly() {
    let shape = CAShapeLayer()
    shape.frame = whole
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 50))
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = white
    shape.lineWidth = 10
    shape.strokeStart = 0.2
    shape.strokeEnd = 0.7
    let box = draw(shape).covered
    #expect(box == Covered(20, 45, 69, 54))
  }
}
