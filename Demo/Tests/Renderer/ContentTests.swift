import Renderer
import Testing
import UIKit

@MainActor @Suite struct ContentTests {
  private let square = CGRect(x: 20, y: 20, width: 60, height: 60)

  private func image(_ commands: [HeadlessDrawing.Command], width: CGFloat = 60) -> CGImage {
    CGImage(
      headlessDrawing: HeadlessDrawing(
        size: CGSize(width: width, height: 60), scale: 1, commands: commands))
  }

  private func text(_ string: String, width: CGFloat) -> HeadlessDrawing.Command {
    .text(
      HeadlessDrawing.Text(
        string: string, family: "Inter", pointSize: 40, weight: 400, italic: false, kern: 0,
        width: width, color: black), baseline: CGPoint(x: 10, y: 45))
  }

  @Test func aFontIsThereOrNot() {
    #expect(Renderer.hasFont("Inter"))
    #expect(!Renderer.hasFont("No Such Font"))
  }

  // Inter's capitals are 0.727 of the size high: 29.1 points above the baseline at y = 20 + 45.
  @Test func textStandsOnItsBaseline() {
    let label = layer(square)
    label.contents = image([text("H", width: 30)])
    let box = draw(label, scale: 4).covered
    let bottom = Double((box?.bottom ?? 0) + 1) / 4
    let top = Double(box?.top ?? 0) / 4
    #expect(abs(bottom - 65) < 0.3)
    #expect(abs(top - 35.9) < 0.4)
  }

  @Test func textIsStretchedToItsMeasuredWidth() {
    func width(_ measured: CGFloat) -> Int {
      let label = layer(square)
      label.contents = image([text("H", width: measured)])
      return draw(label, scale: 4).covered.map { $0.right - $0.left } ?? 0
    }
    #expect(abs(width(40) - 2 * width(20)) <= 4)
  }

  @Test func aFallbackFontIsNotNeeded() {
    let label = layer(square)
    label.contents = image([text("I", width: 10)])
    let regular = draw(label, scale: 4).covered.map { $0.right - $0.left } ?? 0
    #expect((10...22).contains(regular), "Is the font Inter installed?")
  }

  @Test func aDrawingIsClippedToItsBitmap() {
    let picture = layer(square)
    let large = CGPath(rect: CGRect(x: -50, y: -50, width: 200, height: 200), transform: nil)
    picture.contents = image([.fill(large, white, evenOdd: false)])
    let box = draw(picture).covered
    #expect(box?.left == 20)
    #expect(box?.right == 79)
  }

  @Test func savedStatesComeBack() {
    let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let picture = layer(square)
    picture.contents = image([
      .save, .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 50, ty: 0)), .alpha(0.5),
      .clip(small, evenOdd: false), .restore, .fill(small, white, evenOdd: false),
    ])
    let drawn = draw(picture)
    #expect(drawn.alpha(25, 25) == 255)
    #expect(drawn.alpha(75, 25) == 0)
  }

  @Test func clearingStaysInsideThePicture() {
    let whole = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60), transform: nil)
    let picture = layer(square, red)
    picture.contents = image([
      .fill(whole, white, evenOdd: false), .clear(CGRect(x: 0, y: 0, width: 30, height: 60)),
    ])
    let drawn = draw(picture)
    #expect(drawn.pixel(30, 50) == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    #expect(drawn.pixel(70, 50).green == 255)
  }

  @Test func anAspectFitKeepsTheProportions() {
    let whole = CGPath(rect: CGRect(x: 0, y: 0, width: 120, height: 60), transform: nil)
    let picture = layer(square)
    picture.contents = image([.fill(whole, white, evenOdd: false)], width: 120)
    picture.contentsGravity = .resizeAspect
    let box = draw(picture).covered
    #expect(box == Covered(20, 35, 79, 64))
  }

  // As CALayer.h notes, "bottom" is the smallest y.
  @Test func gravityKeepsTheSizeAtAnEdge() {
    let whole = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 60), transform: nil)
    let picture = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    picture.contents = image([.fill(whole, white, evenOdd: false)], width: 20)
    picture.contentsGravity = .bottomRight
    let box = draw(picture).covered
    #expect(box?.left == 80)
    #expect(box?.top == 0)
    #expect(box?.bottom == 59)
  }

  @Test func aPartOfTheImageFillsTheLayer() {
    let half = CGPath(rect: CGRect(x: 30, y: 0, width: 30, height: 60), transform: nil)
    let picture = layer(square)
    picture.contents = image([.fill(half, white, evenOdd: false)])
    picture.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let box = draw(picture).covered
    #expect(box?.left == 20)
    #expect(box?.right == 79)
  }

  // Ends of 10 points keep their size while the middle grows from 40 to 80.
  @Test func theMiddleOfANinePatchStretchesAlone() {
    let end = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 60), transform: nil)
    let picture = layer(CGRect(x: 0, y: 0, width: 100, height: 60))
    picture.contents = image([.fill(end, white, evenOdd: false)])
    picture.contentsCenter = CGRect(x: 1.0 / 6, y: 0, width: 4.0 / 6, height: 1)
    #expect(draw(picture).covered?.right == 9)
  }

  @Test func aBitmapIsWarpedWithoutADarkRim() throws {
    let pixels = [UInt8](repeating: 255, count: 8 * 8 * 4)
    let file = Bitmap(width: 8, height: 8, pixels: pixels).png()
    let picture = layer(square)
    let image = try #require(CGImage(headlessPNG: file))
    picture.contents = image
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 200
    picture.transform = CATransform3DRotate(eye, 0.6, 0, 1, 0)
    let drawn = draw(picture)
    for y in 0..<100 {
      for x in 0..<100 {
        let pixel = drawn.pixel(x, y)
        #expect(pixel.green == pixel.alpha)
      }
    }
    #expect(drawn.alpha(50, 50) == 255)
  }
}
