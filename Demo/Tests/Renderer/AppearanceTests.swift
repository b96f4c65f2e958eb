import Renderer
import Testing
import UIKit

@MainActor @Suite struct AppearanceTests {
  private let square = CGRect(x: 20, y: 20, width: 60, height: 60)

  @Test func hiddenLayersAreNotDrawn() {
    let hidden = layer(square, white)
    hidden.isHidden = true
    #expect(draw(hidden).covered == nil)
  }

  // A circle of radius 20 leaves (1 - 1/√2) · 20 = 5.86 points of the diagonal.
  @Test func cornersRoundTheBackground() {
    let round = layer(square, white)
    round.cornerRadius = 20
    let picture = draw(round)
    #expect(picture.alpha(21, 21) == 0)
    #expect(picture.alpha(24, 24) == 0)
    #expect(picture.alpha(27, 27) == 255)
    #expect(picture.alpha(50, 20) == 255)
  }

  @Test func onlyNamedCornersAreRound() {
    let round = layer(square, white)
    round.cornerRadius = 20
    round.maskedCorners = [.layerMinXMinYCorner]
    let picture = draw(round)
    #expect(picture.alpha(21, 21) == 0)
    #expect(picture.alpha(78, 21) == 255)
    #expect(picture.alpha(21, 78) == 255)
    #expect(picture.alpha(78, 78) == 255)
  }

  // Core Animation states 1.528665 radii; at 1.2 radii the arc has not begun, the long curve has.
  @Test func aContinuousCornerBeginsEarlierThanACircle() {
    let round = layer(CGRect(x: 0, y: 0, width: 100, height: 100), white)
    round.cornerRadius = 30
    let circle = draw(round, scale: 8)
    round.cornerCurve = .continuous
    let smooth = draw(round, scale: 8)
    #expect(circle.alpha(Int(1.15 * 240), 0) == 255)
    #expect(smooth.alpha(Int(1.15 * 240), 0) < 200)
    #expect(smooth.alpha(Int(1.56 * 240), 0) == 255)
  }

  @Test func aClipCutsSublayersAlongTheCorners() {
    let clip = layer(square)
    clip.cornerRadius = 20
    clip.masksToBounds = true
    clip.addSublayer(layer(CGRect(x: -50, y: -50, width: 200, height: 200), white))
    let picture = draw(clip)
    #expect(picture.alpha(21, 21) == 0)
    #expect(picture.alpha(50, 50) == 255)
    #expect(picture.alpha(90, 50) == 0)
  }

  @Test func theRimOfAClippedShapeIsNotPaler() {
    func picture(clipped: Bool) -> Bitmap {
      let round = layer(square.offsetBy(dx: 0.5, dy: 0.5), white)
      round.cornerRadius = 20
      round.masksToBounds = clipped
      round.addSublayer(layer(CGRect(x: 25, y: 25, width: 5, height: 5), white))
      return draw(round)
    }
    #expect(picture(clipped: true).difference(from: picture(clipped: false), tolerance: 1) == 0)
  }

  // Half a pixel of black covers half a pixel of white: the result must be half black, without
  // gray.
  @Test func aClippedEdgeShowsNothingOfWhatItsLayersCover() {
    let clip = layer(square.offsetBy(dx: 0.5, dy: 0), white)
    clip.masksToBounds = true
    let cover = layer(clip.bounds)
    let gradient = CAGradientLayer()
    gradient.frame = clip.bounds
    gradient.colors = [black, black]
    cover.addSublayer(gradient)
    for radius in [0, 8] {
      clip.cornerRadius = CGFloat(radius)
      clip.addSublayer(cover)
      let edge = draw(clip).pixel(20, 50)
      #expect(edge.red == 0)
      #expect((126...129).contains(edge.alpha))
    }
  }

  @Test func aMaskKeepsWhatItCovers() {
    let masked = layer(square, white)
    masked.mask = layer(CGRect(x: 0, y: 0, width: 30, height: 60), color(0, 0, 0, 0.5))
    let picture = draw(masked)
    #expect(abs(picture.alpha(30, 50) - 128) <= 1)
    #expect(picture.alpha(60, 50) == 0)
    masked.opacity = 0.5
    masked.addSublayer(layer(CGRect(x: 0, y: 0, width: 60, height: 60), red))
    #expect(abs(draw(masked).alpha(30, 50) - 64) <= 1)
  }

  @Test func theBorderLiesInsideAndAboveTheSublayers() {
    let framed = layer(square, white)
    framed.borderWidth = 4
    framed.borderColor = red
    framed.addSublayer(layer(CGRect(x: 0, y: 0, width: 60, height: 60), white))
    let picture = draw(framed)
    #expect(picture.pixel(22, 50).green == 0)
    #expect(picture.pixel(25, 50).green == 255)
    #expect(picture.alpha(19, 50) == 0)
  }

  @Test func aGroupFadesAsOne() {
    let group = layer(square, white)
    group.addSublayer(layer(CGRect(x: 0, y: 0, width: 60, height: 60), black))
    group.opacity = 0.5
    let picture = draw(group)
    #expect(abs(picture.alpha(50, 50) - 128) <= 1)
    #expect(picture.pixel(50, 50).red == 0, "The background must not show through.")
    group.allowsGroupOpacity = false
    let single = draw(group)
    #expect(abs(single.alpha(50, 50) - 191) <= 1)
    let shade = Int(single.pixel(50, 50).red)
    #expect(abs(shade - 64) <= 1)
  }
}
