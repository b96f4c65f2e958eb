import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ColorTests {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// Red, green, blue and alpha, rounded to a thousandth.
    private func components(_ color: UIColor) -> [CGFloat] {
      var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
      return [r, g, b, a].map { ($0 * 1000).rounded() / 1000 }
    }

    // Human Interface Guidelines, Color: systemBlue is 0, 122, 255 and in the dark 10, 132, 255.
    @Test func systemBlueHasItsValuesInBothStyles() async throws {
      try await clock.play {
        let (inLight, inDark): ([CGFloat], [CGFloat]) = (
          [0, 0.478, 1, 1], [0.039, 0.518, 1, 1]
        )
        #expect(components(UIColor.systemBlue.resolvedColor(with: light)) == inLight)
        #expect(components(UIColor.systemBlue.resolvedColor(with: dark)) == inDark)
      }
    }

    // developer.apple.com/documentation/uikit/uitraitcollection/current: "UIKit … resolves
    // dynamic colors" by it; uicolor/cgcolor takes the color at the time of the call.
    @Test func aDynamicColorGivesTheCurrentTraitsColor() async throws {
      try await clock.play {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
        light.performAsCurrent { #expect(color.cgColor == UIColor.black.cgColor) }
      }
    }

    // Observed on devices: a dynamic color with another alpha is still dynamic.
    @Test func anAlphaKeepsAColorDynamic() async throws {
      try await clock.play {
        let color = UIColor.label.withAlphaComponent(0.5)
        #expect(components(color.resolvedColor(with: light)) == [0, 0, 0, 0.5])
        #expect(components(color.resolvedColor(with: dark)) == [1, 1, 1, 0.5])
        #expect(color == UIColor.label.withAlphaComponent(0.5))
      }
    }

    // …/uicolor/withalphacomponent(_:): the alpha replaces the old one.
    @Test func anAlphaReplacesTheOneBefore() async throws {
      try await clock.play {
        let color = UIColor.red.withAlphaComponent(0.5).withAlphaComponent(0.25)
        #expect(components(color) == [1, 0, 0, 0.25])
      }
    }

    // Observed on devices: UIColor.white lies in a gray space and is not equal to an RGB white.
    @Test func aGrayIsNotEqualToTheSameColorInRGB() async throws {
      try await clock.play {
        #expect(UIColor.white == UIColor(white: 1, alpha: 1))
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.label == UIColor.label)
        #expect(UIColor.label != UIColor.secondaryLabel)
      }
    }

    @Test(arguments: [0.0, 0.1, 0.35, 0.5, 0.72, 0.9])
    func hueComesBack(hue: Double) async throws {
      try await clock.play {
        let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 1)
        var (h, s, b) = (CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: nil))
        #expect(abs(h - hue) < 1e-6 && abs(s - 0.6) < 1e-6 && abs(b - 0.8) < 1e-6)
      }
    }

    @Test func aThirdOfTheWheelIsGreen() async throws {
      try await clock.play {
        #expect(
          components(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 1, 0, 1])
      }
    }

    // Human Interface Guidelines, Dark Mode: elevated backgrounds are brighter in the dark.
    @Test func anElevatedBackgroundIsBrighterInTheDark() async throws {
      try await clock.play {
        let elevated = UITraitCollection(traitsFrom: [
          dark, UITraitCollection(userInterfaceLevel: .elevated),
        ])
        let base = components(.systemBackground.resolvedColor(with: dark))
        #expect(base == [0, 0, 0, 1])
        #expect(components(.systemBackground.resolvedColor(with: elevated))[0] > base[0])
      }
    }

    // …/uicolor/getred(_:green:blue:alpha:): "If the color is not in a compatible color space, the
    // parameters are unchanged" and the answer is false; of a pattern color there are only an image
    // and an alpha (…/uicolor/init(patternimage:), …/cgcolor/init(patternspace:pattern:components:)).
    @Test func aPatternHasNoComponents() async throws {
      try await clock.play {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let pattern = UIColor(patternImage: image)
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0.1, 0.2, 0.3, 0.4)
        #expect(!pattern.getRed(&r, green: &g, blue: &b, alpha: &a))
        #expect(!pattern.getHue(&r, saturation: &g, brightness: &b, alpha: &a))
        #expect([r, g, b, a] == [0.1, 0.2, 0.3, 0.4])
        #expect(pattern.cgColor.alpha == 1)
        let another = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        #expect(pattern != UIColor(patternImage: another))
      }
    }
  }
}
