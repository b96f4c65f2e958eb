import Screens
import TransitionCatalog
import UIKit

extension Variant {
  static let all =
    [hero] + moments + ofPresets + takeAlong + sheets + containers + more + examples

  /// Films of the guide, shown below their presets.
  static let ofPresets =
    options
    + TransitionPreset.allCases.map {
      Variant(
        name: "\($0.rawValue)-gesture", stage: plainStage($0),
        summary: Hand(preset: $0).summary, hand: Hand(preset: $0))
    }
    + [
      Variant(
        name: "spin-pull", stage: GuideStage(preset: .spin, pullsSideways: true),
        summary: "Pulled sideways by one finger, which turns it back",
        hand: Hand(preset: .spin, pullsSideways: true))
    ]

  private static let options = [
    Variant(
      name: "slide-from-bottom",
      stage: GuideStage(preset: .slide) { _ in .slide(edge: .bottom) },
      summary: "Slides in from the bottom edge, over its full height"),
    Variant(
      name: "overlay-blur",
      stage: GuideStage(preset: .overlay) {
        .overlay(from: .view($0)).size(.fractions(width: 0.8, height: 0.6))
          .backdrop(.blur(.systemUltraThinMaterial))
      },
      summary: "Smaller, over a blur"),
    Variant(
      name: "fold-ipad", stage: GuideStage(preset: .fold), summary: "A door on an iPad",
      size: ScreenSize(width: 1024, height: 768), width: 560),
    Variant(
      name: "fall-to-trailing",
      stage: GuideStage(preset: .fall) { _ in .fall(over: .trailing) },
      summary: "Tips in from above, and leaves to the side"),
    Variant(
      name: "full-from-point",
      stage: GuideStage(preset: .full) {
        let row = $0.convert($0.bounds, to: nil)
        let place = TransitionPlace.point(CGPoint(x: row.midX, y: row.midY))
        return .full(from: place)
      },
      summary: "Out of a point and back into it"),
    Variant(
      name: "full-from-below", stage: GuideStage(preset: .full),
      summary: "Without a key or a source, it comes from below"),
  ]
}
