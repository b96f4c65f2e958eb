import UIKit

@testable import TransitionCatalog

/// A transition that is written as effects, for suites that take presets.
struct EffectsUnderTest: PresetDefinition {
  let name: String
  let transition: EffectTransition
  let form = PresetForm.fullScreen
  let reads: Set<TransitionOptions.Field> = [.duration, .timing, .backdrop]
  let openingDuration: TimeInterval = 0.5
  let closingDuration: TimeInterval = 0.4

  var effectKeys: Set<String> { Set(transition.views.keys) }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    complete(transition.opening(on: geometry), lasting: openingDuration)
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    complete(transition.closing(on: geometry), lasting: closingDuration)
  }

  private func complete(_ choreography: Choreography, lasting seconds: TimeInterval) -> Choreography
  {
    var choreography = choreography.lasting(seconds, insteadOf: seconds)
    choreography.parts.insert(Part(role: .backdrop), at: 0)
    return choreography
  }
}

extension PresetUnderTest {
  static let cover = PresetUnderTest(
    EffectsUnderTest(
      name: "cover",
      transition: EffectTransition(
        fore: .move(edge: .bottom), back: [.scale(0.92), .cornerRadius(28), .dim(0.3)])))

  static let cube = PresetUnderTest(
    EffectsUnderTest(
      name: "cube",
      transition: EffectTransition(
        fore: .rotate3D(degrees: 90, axis: .y, anchorZ: -0.5),
        back: .rotate3D(degrees: -90, axis: .y, anchorZ: -0.5), stacking: .byDepth)))

  static let flip = PresetUnderTest(
    EffectsUnderTest(
      name: "flip",
      transition: EffectTransition(
        fore: [.rotate3D(degrees: 180, axis: .y), .hidden(beyond: 0.5)],
        back: [.rotate3D(degrees: -180, axis: .y), .hidden(beyond: 0.5)])))

  static let page = PresetUnderTest(
    EffectsUnderTest(
      name: "page",
      transition: EffectTransition(
        fore: [.dim(0.35), .move(edge: .trailing, by: 0.1)],
        back: [.hinge(.leading, perspective: 1.6), .dim(0.5)], stacking: .backInFront)))

  static let reveal = PresetUnderTest(
    EffectsUnderTest(
      name: "reveal",
      transition: EffectTransition(fore: .reveal(from: .point(CGPoint(x: 60, y: 700))))))

  static let iris = PresetUnderTest(
    EffectsUnderTest(
      name: "iris",
      transition: EffectTransition(
        back: [.reveal(from: .point(CGPoint(x: 200, y: 300))), .dim(0.5)], stacking: .backInFront)))

  static let rows = PresetUnderTest(
    EffectsUnderTest(
      name: "rows",
      transition: EffectTransition(
        fore: TransitionEffect.fade.during(0...0.25), back: .move(edge: .leading, by: 0.2),
        views: [
          "row": .group(.offset(x: 120), .fade).timing(.easeOut).staggered(over: 0.6)
        ])))

  static let ofEffects = [cover, cube, flip, page, reveal, iris]
}
