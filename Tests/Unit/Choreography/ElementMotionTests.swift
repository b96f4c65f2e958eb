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

  /// A screen that leaves takes its elements along until more than half of it is gone, or a third of its time is over:
  /// they are seen once, and no finger holds an empty page.
  @Test func elementsLeaveLate() {
    func weight(_ preset: PresetUnderTest, _ direction: TransitionDirection, _ f: CGFloat)
      -> CGFloat
    {
      let setting = PresetSetting(
        preset: preset, container: CGSize(width: 390, height: 844), isRightToLeft: false)
      return setting.choreography(direction).elementMotion.weight.value(at: f)
    }
    #expect(weight(.slide, .closing, 0.6) == 1 && weight(.slide, .closing, 0.9) < 0.3)
    for card in [PresetUnderTest.hang, .fall] {
      #expect(weight(card, .closing, 0.5) == 1 && weight(card, .closing, 0.99) < 0.01)
    }
    // A card from above is hardly seen without its elements: it has them when two thirds of it are in.
    #expect(weight(.hang, .opening, 0.2) == 1 && weight(.fall, .opening, 0.7) == 1)
    // Off the door once that turns, and flat on the page as the door is edge-on.
    #expect(weight(.fold, .opening, 0.1) == 0 && weight(.fold, .opening, 1) == 1)
    #expect(weight(.fold, .opening, 0.9) < 0.9 && weight(.fold, .closing, 0.1) < 0.9)
    #expect(weight(.fold, .closing, 0) == 1 && weight(.fold, .closing, 0.9) < 1e-9)
  }

  /// Where a run overshoots, an element is not smaller than its place: its screen takes it along.
  @Test func anElementThatLandsIsNotSquashed() {
    var choreography = PresetSetting(
      preset: .full, container: CGSize(width: 390, height: 844), isRightToLeft: false
    ).choreography(.closing)
    choreography.overshoot = -0.1...1.1
    for style in [ElementMotion.Style.leads, .straight] {
      choreography.elementMotion = ElementMotion(style: style).reversed()
      #expect(choreography.elementFraction(at: 1.05) == 1)
    }
  }

  /// However a finger has moved the screen, what is inside of it at both ends is inside of it all the way.
  @Test(
    arguments: [PresetUnderTest.full, .overlay, .scale], [TransitionDirection.opening, .closing])
  func anElementStaysInTheScreenOnItsWay(
    preset: PresetUnderTest, direction: TransitionDirection
  ) throws {
    let place = CGRect(x: 16, y: 640, width: 368, height: 64)
    var geometry = PresetSetting(
      preset: preset, container: CGSize(width: 400, height: 800), isRightToLeft: false
    ).geometry
    (geometry.origin, geometry.destination) = (place, place)
    let choreography = preset.movement.placed(in: geometry).choreography(direction, on: geometry)
    #expect(choreography.coversOrigin && choreography.elementMotion.style == .straight)
    let part = try #require(choreography.part(.front))
    let cover = CGRect(x: 24, y: 648, width: 48, height: 48)
    let large = CGRect(
      x: geometry.front.minX + 40, y: geometry.front.minY + 90, width: 300, height: 300)
    let (from, to) = direction == .opening ? (cover, large) : (large, cover)
    for offset in [
      PoseOffset(y: 200), PoseOffset(x: 90, y: 140, logScale: -0.3), PoseOffset(x: -60, y: -80),
    ] {
      for step in 0...20 {
        var position = RunPosition(fraction: CGFloat(step) / 20)
        position.residual[.front] = offset
        let planes = ScreenPlanes(
          choreography, at: position,
          in: ScreenPlanes.Frames(
            back: geometry.whole, front: geometry.front, direction: direction))
        let progress = choreography.elementFraction(at: position.fraction)
        let box = from.mixed(with: to, at: progress)
        let matrix = planes.transform(
          on: try #require(planes.elements), center: box.middle, size: box.size, angle: 0,
          from: Quad(from), to: Quad(to), at: progress)
        let seen = Quad(matrix, size: box.size).frame
        let window = position.pose(of: part, overshoot: choreography.overshoot)
          .clipFrame(in: geometry.front, anchor: part.anchor)
        let room = [
          seen.minX - window.minX, seen.minY - window.minY, window.maxX - seen.maxX,
          window.maxY - seen.maxY,
        ]
        #expect(room.allSatisfy { $0 > -0.01 }, "\(offset) \(step) \(room)")
      }
    }
  }

  @Test func aReversedRunIsTheSameBackwards() {
    let there = ElementMotion.rides
    let back = there.reversed()
    for step in 0...10 {
      let f = CGFloat(step) / 10
      #expect(abs(there.progress.value(at: f) - (1 - back.progress.value(at: 1 - f))) < 1e-9)
    }
  }
}
