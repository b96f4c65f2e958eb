import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

@MainActor struct ColorRampTests {
  private func components(_ color: CGColor?) -> [CGFloat] {
    guard let color else { return [] }
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(cgColor: color).getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a]
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor

  @Test func theEndsAreExact() {
    let ramp = ColorRamp(red, blue)
    #expect(components(ramp.color(at: 0)) == [1, 0, 0, 1])
    #expect(components(ramp.color(at: 1)) == [0, 0, 1, 1])
    #expect(components(ramp.color(at: -1)) == [1, 0, 0, 1])
    #expect(components(ramp.color(at: 2)) == [0, 0, 1, 1])
    #expect(ramp.isVisible && ramp.changes)
  }

  @Test func betweenThemItIsStraight() {
    let ramp = ColorRamp(red, blue)
    for f in [0.1, 0.5, 0.8] as [CGFloat] {
      let c = components(ramp.color(at: f))
      #expect(abs(c[0] - (1 - f)) < 0.02 && abs(c[2] - f) < 0.02 && c[3] == 1)
    }
  }

  /// A missing color is the other one at alpha 0, so that the ramp does not pass through black.
  @Test func aMissingOneIsTheOtherOneClear() {
    let comes = ColorRamp(nil, red)
    #expect(components(comes.color(at: 0)) == [1, 0, 0, 0])
    #expect(components(comes.color(at: 1)) == [1, 0, 0, 1])
    let goes = ColorRamp(red, nil)
    #expect(components(goes.color(at: 0)) == [1, 0, 0, 1])
    #expect(components(goes.color(at: 1)) == [1, 0, 0, 0])
  }

  @Test func rampWithoutColorsIsInvisibleAndEqualColorsDoNotChange() {
    let nothing = ColorRamp(nil, nil)
    #expect(!nothing.isVisible && !nothing.changes && nothing.color(at: 0.5) == nil)
    let same = ColorRamp(red, red)
    #expect(same.isVisible && !same.changes && components(same.color(at: 0.5)) == [1, 0, 0, 1])
  }

  /// A pattern cannot be mixed: the other color comes or goes beside it.
  @Test func aPatternIsNoColor() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let pattern = UIColor(patternImage: image).cgColor
    #expect(!ColorRamp(pattern, pattern).isVisible)
    let comes = ColorRamp(pattern, red)
    #expect(components(comes.color(at: 0)) == [1, 0, 0, 0] && !comes.isOpaque)
    #expect(components(comes.color(at: 1)) == [1, 0, 0, 1])
    #expect(components(ColorRamp(red, pattern).color(at: 1)) == [1, 0, 0, 0])
  }
}
