import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct DragMappingTests {
  static let right = CGVector(dx: 1, dy: 0)
  static let down = CGVector(dx: 0, dy: 1)

  func grip(
    _ preset: PresetUnderTest, _ direction: TransitionDirection, along axis: CGVector,
    isRightToLeft: Bool = false,
    _ change: (inout Geometry) -> Void = { _ in }
  ) -> DragMapping {
    var geometry = PresetSetting(
      preset: preset, container: containers[0], isRightToLeft: isRightToLeft
    ).geometry
    change(&geometry)
    return DragMapping(
      preset.definition.choreography(direction, on: geometry), on: geometry, along: axis,
      opens: direction == .opening)
  }

  @Test func slideLiesUnderTheFinger() {
    let grip = grip(.slide, .closing, along: DragMappingTests.right)
    #expect(grip.isCoupled)
    let way = grip.way
    #expect(abs(way - 414) < 1e-6)
    #expect(abs(grip.fraction(from: 0, travel: 100) - 100 / 414) < 1e-6)
  }

  @Test func slideMirrorsRightToLeft() {
    let left = CGVector(dx: -1, dy: 0)
    #expect(!grip(.slide, .closing, along: DragMappingTests.right, isRightToLeft: true).isCoupled)
    #expect(grip(.slide, .closing, along: left, isRightToLeft: true).isCoupled)
  }

  @Test func foldsFreeEdgeLiesUnderTheFinger() {
    let setting = PresetSetting(preset: .fold, container: containers[0], isRightToLeft: false)
    let choreography = setting.choreography(.closing)
    let grip = grip(.fold, .closing, along: DragMappingTests.right)
    let door = choreography.parts.first { $0.role == .back }!
    let frame = CGRect(origin: .zero, size: setting.container)
    for travel in stride(from: CGFloat(10), through: 380, by: 37) {
      let fraction = grip.fraction(from: 0, travel: travel)
      let pose = door.pose(at: fraction, room: choreography.room)
      let places = corners(of: pose, pivot: door.pivot, frame: frame).map(\.point.x)
      // The free edge's middle: seen edge-on the door begins as a line at the hinge.
      let start = corners(of: door.pose(at: 0, room: 0...1), pivot: door.pivot, frame: frame)
      let moved = (places[1] + places[2]) / 2 - (start[1].point.x + start[2].point.x) / 2
      #expect(abs(moved - travel) < 0.5, "\(travel)")
    }
  }

  @Test func hangFallsWithTheFinger() {
    let setting = PresetSetting(preset: .hang, container: containers[0], isRightToLeft: false)
    let choreography = setting.choreography(.closing)
    let grip = grip(.hang, .closing, along: DragMappingTests.down)
    let travels: [CGFloat] = [20, 100, 300]
    for travel in travels {
      let fraction = grip.fraction(from: 0, travel: travel)
      let fore = choreography.parts.first { $0.role == .fore }!
      let matrix = fore.pose(at: fraction, room: choreography.room)
        .transform(pivot: fore.pivot, size: setting.geometry.fore.size)
      #expect(abs(CGPoint.zero.projected(by: matrix).y - travel) < 0.5)
    }
  }

  @Test(arguments: [PresetUnderTest.scale, .spin, .overlay])
  func whatStaysInPlaceIsDrivenByTheContainer(preset: PresetUnderTest) {
    let grip = grip(preset, .closing, along: DragMappingTests.down)
    #expect(!grip.isCoupled)
    #expect(grip.fraction(from: 0, travel: 422) == 0.5)
  }

  /// Where it takes hold there is no jump, whatever the place.
  @Test(arguments: PresetUnderTest.all, [TransitionDirection.opening, .closing])
  func noTravelChangesNothing(preset: PresetUnderTest, direction: TransitionDirection) {
    let axes = [
      DragMappingTests.right, DragMappingTests.down, CGVector(dx: -1, dy: 0),
      CGVector(dx: 0, dy: -1),
    ]
    for axis in axes {
      let grip = grip(preset, direction, along: axis)
      for step in -2...22 {
        let start = CGFloat(step) / 20
        #expect(abs(grip.fraction(from: start, travel: 0) - start) < 1e-9)
      }
    }
  }

  /// A finger that goes on closing never opens.
  @Test(arguments: PresetUnderTest.all, [TransitionDirection.opening, .closing])
  func travelIsMonotone(preset: PresetUnderTest, direction: TransitionDirection) {
    let sign: CGFloat = direction == .opening ? -1 : 1
    for axis in [
      DragMappingTests.right, DragMappingTests.down, CGVector(dx: -1, dy: 0),
      CGVector(dx: 0, dy: -1),
    ] {
      let grip = grip(preset, direction, along: axis)
      for start in [CGFloat(0), 0.3, 0.7, 1] {
        var last = grip.fraction(from: start, travel: -900)
        for travel in stride(from: CGFloat(-890), through: 900, by: 10) {
          let next = grip.fraction(from: start, travel: travel)
          #expect(sign * (next - last) >= -1e-9)
          last = next
        }
      }
    }
  }

  @Test func beyondTheOpenScreenItIsRubber() {
    let grip = grip(.slide, .closing, along: DragMappingTests.right)
    let away = grip.fraction(from: 0, travel: -100)
    let shown = GestureProgress.rubber(100, over: 390) / 414
    #expect(abs(away + shown) < 1e-9)
  }

  @Test func beyondTheClosedScreenNothingIsLeft() {
    #expect(
      grip(.slide, .closing, along: DragMappingTests.right).fraction(from: 0, travel: 5000) == 1)
    #expect(
      grip(.scale, .closing, along: DragMappingTests.right).fraction(from: 0, travel: 5000) == 1)
  }
}
