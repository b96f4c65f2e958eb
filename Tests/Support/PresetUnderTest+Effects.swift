import UIKit

@testable import TransitionCatalog

extension PresetUnderTest {
  /// A transition that is written as effects, for suites that take presets.
  init(
    _ name: String, fore: TransitionEffect = .none, back: TransitionEffect = .none,
    views: [String: TransitionEffect] = [:], stacking: TransitionStacking = .foreInFront
  ) {
    rawValue = name
    definition = EffectTransition(fore: fore, back: back, views: views, stacking: stacking)
  }
}

extension PresetUnderTest {
  static let cover = PresetUnderTest(
    "cover",
    fore: .move(edge: .bottom), back: [.scale(0.92), .cornerRadius(28), .dim(0.3)])

  static let cube = PresetUnderTest(
    "cube",
    fore: .rotate3D(degrees: 90, axis: .y, anchorZ: -0.5),
    back: .rotate3D(degrees: -90, axis: .y, anchorZ: -0.5), stacking: .byDepth)

  static let flip = PresetUnderTest(
    "flip",
    fore: [.rotate3D(degrees: 180, axis: .y), .hidden(beyond: 0.5)],
    back: [.rotate3D(degrees: -180, axis: .y), .hidden(beyond: 0.5)])

  static let page = PresetUnderTest(
    "page",
    fore: [.dim(0.35), .move(edge: .trailing, by: 0.1)],
    back: [.hinge(.leading, perspective: 1.6), .dim(0.5)], stacking: .backInFront)

  static let reveal = PresetUnderTest(
    "reveal", fore: .reveal(from: .point(CGPoint(x: 60, y: 700))))

  static let iris = PresetUnderTest(
    "iris",
    back: [.reveal(from: .point(CGPoint(x: 200, y: 300))), .dim(0.5)], stacking: .backInFront)

  static let rows = PresetUnderTest(
    "rows",
    fore: TransitionEffect.fade.during(0...0.1), back: .move(edge: .leading, by: 0.2),
    views: [
      "row": .group(.offset(x: 120), .fade).timing(.easeOut).staggered(over: 0.6)
    ])

  static let ofEffects = [cover, cube, flip, page, reveal, iris]
}
