import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct ElementMotionTests {
  /// Elements begin at one end and are at the other when the run ends, whichever way it goes.
  @Test(arguments: PresetSetting.all) func elementsGoFromEndToEnd(setting: PresetSetting) {
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = setting.choreography(direction)
      #expect(abs(choreography.elementFraction(at: 0)) < 1e-9)
      #expect(abs(choreography.elementFraction(at: 1) - 1) < 1e-9)
      let weight = choreography.elementMotion.weight
      let open: CGFloat = direction == .opening ? 1 : 0
      #expect(abs(weight.value(at: 1) - open) < 1e-9 && abs(weight.value(at: 0) - 1 + open) < 1e-9)
    }
  }

  /// A page that leaves beside the other one, or in front of it, is never a blank sheet, and a door turns with
  /// all that is on it.
  @Test(arguments: PresetUnderTest.all) func whatLeavesInSightKeepsItsElements(
    preset: PresetUnderTest
  ) {
    let setting = PresetSetting(
      preset: preset, container: CGSize(width: 390, height: 844), isRightToLeft: false)
    let keepers: [PresetUnderTest: (opening: Choreography.Role?, closing: Choreography.Role?)] = [
      .hang: (nil, .fore), .fall: (nil, .fore), .slide: (nil, .fore), .fold: (.back, .back),
    ]
    #expect(setting.choreography(.opening).elementMotion.keeper == keepers[preset]?.opening)
    #expect(setting.choreography(.closing).elementMotion.keeper == keepers[preset]?.closing)
  }

  /// Where a run overshoots, an element is not smaller than its place: its screen takes it along.
  @Test func anElementThatLandsIsNotSquashed() {
    var choreography = PresetSetting(
      preset: .full, container: CGSize(width: 390, height: 844), isRightToLeft: false
    ).choreography(.closing)
    choreography.overshoot = -0.1...1.1
    for style in [ElementMotion.Style.leads, .straight] {
      choreography.elementMotion = ElementMotion(style).reversed()
      #expect(choreography.elementFraction(at: 1.05) == 1)
    }
  }

  @Test func aReversedRunIsTheSameBackwards() {
    let there = ElementMotion.rides
    let back = there.reversed()
    for step in 0...10 {
      let f = CGFloat(step) / 10
      #expect(abs(there.progress(at: f) - (1 - back.progress(at: 1 - f))) < 1e-9)
    }
  }
}
