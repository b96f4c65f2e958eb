import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct DragMappingTests {
  static let right = CGVector(dx: 1, dy: 0)
  static let down = CGVector(dx: 0, dy: 1)

  func mapping(
    _ preset: PresetUnderTest, _ direction: TransitionDirection, along axis: CGVector,
    isRightToLeft: Bool = false,
    _ change: (inout TransitionGeometry) -> Void = { _ in }
  ) -> DragMapping {
    var geometry = PresetSetting(
      preset: preset, container: containers[0], isRightToLeft: isRightToLeft
    ).geometry
    change(&geometry)
    return DragMapping(
      preset.movement.choreography(direction, on: geometry), on: geometry, along: axis,
      opens: direction == .opening)
  }

  @Test func slideLiesUnderTheFinger() {
    let mapping = mapping(.slide, .closing, along: DragMappingTests.right)
    #expect(mapping.isCoupled)
    #expect(abs(mapping.length - 390) < 1e-6)
    let slide = PresetSetting(preset: .slide, container: containers[0], isRightToLeft: false)
      .choreography(.closing)
    for travel in stride(from: CGFloat(0), through: 390, by: 10) {
      let fraction = mapping.fraction(from: 0, travel: travel)
      #expect(abs(slide.pose(of: .front, at: fraction).x - travel) < 0.25)
    }
  }

  @Test func slideMirrorsRightToLeft() {
    let left = CGVector(dx: -1, dy: 0)
    #expect(
      !mapping(.slide, .closing, along: DragMappingTests.right, isRightToLeft: true).isCoupled)
    #expect(mapping(.slide, .closing, along: left, isRightToLeft: true).isCoupled)
  }

  /// The other screen moves while this one stands still, before it moves or after: the finger does not hurry
  /// through that.
  @Test(
    arguments: [(0...0.5, 0.5...1), (0.5...1, 0...0.5)]
      as [(ClosedRange<CGFloat>, ClosedRange<CGFloat>)])
  func noFingerHurriesThroughAStandstill(
    moves: ClosedRange<CGFloat>, other: ClosedRange<CGFloat>
  ) {
    let window = { (track: Choreography.Track, range: ClosedRange<CGFloat>) in
      track.during(range)
    }
    let choreography = Choreography(
      .back { $0.y = window(.linear(from: 0, to: -400), other) },
      .front { $0.x = window(.linear(from: 0, to: 390), moves) })
    let mapping = DragMapping(
      choreography, on: TransitionGeometry(container: containers[0]),
      along: DragMappingTests.right, opens: false)
    var last: CGFloat = 0
    for travel in stride(from: CGFloat(2), through: 390, by: 2) {
      let fraction = mapping.fraction(from: 0, travel: travel)
      #expect(fraction > last && fraction - last < 0.03, "\(travel)")
      last = fraction
    }
    #expect(abs(last - 1) < 1e-6 && mapping.fraction(from: 0, travel: 0) == 0)
  }

  /// Where nothing else happens, a standstill is the movement's own: the finger has the point that it grabbed.
  @Test(
    arguments: [
      .linear(from: 0, to: 390).timing(
        .curve(CGPoint(x: 0.4, y: 0), CGPoint(x: 0.2, y: 1))),
      .keyframes([(0, 0), (0.3, 250), (0.5, 380), (0.6, 390), (1, 390)], .smooth),
      .linear(from: 0, to: 390).during(0.5...1),
    ] as [Choreography.Track])
  func aLoneMovementStaysUnderTheFinger(track: Choreography.Track) {
    let choreography = Choreography(.front { $0.x = track })
      .completed(.closing, isCard: false)
    func distance(_ hasMore: Bool) -> CGFloat {
      let mapping = DragMapping(
        choreography, on: TransitionGeometry(container: containers[0]),
        along: DragMappingTests.right, opens: false, hasMore: hasMore)
      let places = stride(from: CGFloat(1), through: 389, by: 1).map { travel in
        let fraction = mapping.fraction(from: 0, travel: travel)
        return abs(choreography.pose(of: .front, at: fraction).x - travel)
      }
      return places.max() ?? 0
    }
    #expect(distance(false) < 0.5)
    // Shared elements, or bars, may move meanwhile.
    #expect(distance(true) > 2)
  }

  @Test func foldsFreeEdgeLiesUnderTheFinger() {
    let setting = PresetSetting(preset: .fold, container: containers[0], isRightToLeft: false)
    let choreography = setting.choreography(.closing)
    let mapping = mapping(.fold, .closing, along: DragMappingTests.right)
    let door = choreography.parts.first { $0.role == .back }!
    let frame = CGRect(origin: .zero, size: setting.container)
    for travel in stride(from: CGFloat(10), through: 380, by: 37) {
      let fraction = mapping.fraction(from: 0, travel: travel)
      let pose = door.pose(at: fraction, overshoot: choreography.overshoot)
      let places = corners(of: pose, anchor: door.anchor, frame: frame).map(\.point.x)
      // The middle of the free edge. Seen edge-on, the door begins as a line at the hinge. Almost shut, its
      // edge lies beyond the screen for a while, and the finger shuts it all the same.
      let start = corners(of: door.pose(at: 0, overshoot: 0...1), anchor: door.anchor, frame: frame)
      let moved = (places[1] + places[2]) / 2 - (start[1].point.x + start[2].point.x) / 2
      #expect(abs(moved - travel) < (travel < mapping.length * 0.8 ? 0.5 : 35), "\(travel)")
    }
  }

  /// A finger that has moved by a point moves a run by little, also where the door's free edge lies beyond the
  /// screen at first.
  @Test(arguments: [TransitionDirection.opening, .closing]) func aDoorDoesNotJump(
    direction: TransitionDirection
  ) {
    let opens = direction == .opening
    let mapping = mapping(.fold, direction, along: DragMappingTests.right)
    func fraction(_ travel: CGFloat) -> CGFloat {
      mapping.fraction(from: 0, travel: opens ? -travel : travel)
    }
    for travel in stride(from: CGFloat(0), to: mapping.length, by: 1) {
      #expect(fraction(travel + 1) - fraction(travel) < 0.01, "\(travel)")
    }
    #expect(abs(fraction(mapping.length) - 1) < 1e-6)
  }

  /// Nor where a screen turns toward the eye at first, and the finger's point hardly moves aside.
  @Test(arguments: [TransitionDirection.opening, .closing]) func aTurnDoesNotJump(
    direction: TransitionDirection
  ) {
    var turn = Choreography.Part(role: .back)
    turn.rotationY = .linear(from: 0, to: .pi)
    let opens = direction == .opening
    let choreography = Choreography(parts: [turn], timing: .linear(duration: 1))
    let mapping = DragMapping(
      opens ? choreography : choreography.reversed(),
      on: TransitionGeometry(container: CGSize(width: 390, height: 844)),
      along: DragMappingTests.right, opens: opens)
    #expect(mapping.isCoupled && mapping.length > 300)
    for travel in stride(from: CGFloat(0), to: mapping.length - 1, by: 1) {
      let step =
        opens
        ? mapping.fraction(from: 0, travel: -travel - 1)
          - mapping.fraction(from: 0, travel: -travel)
        : mapping.fraction(from: 0, travel: travel + 1) - mapping.fraction(from: 0, travel: travel)
      // Two degrees at most.
      #expect(step > 0 && step * 180 <= 2, "\(travel)")
    }
  }

  @Test func hangFallsWithTheFinger() {
    let setting = PresetSetting(preset: .hang, container: containers[0], isRightToLeft: false)
    let choreography = setting.choreography(.closing)
    let mapping = mapping(.hang, .closing, along: DragMappingTests.down)
    let travels: [CGFloat] = [20, 100, 300]
    for travel in travels {
      let fraction = mapping.fraction(from: 0, travel: travel)
      let front = choreography.parts.first { $0.role == .front }!
      let matrix = front.pose(at: fraction, overshoot: choreography.overshoot)
        .transform(anchor: front.anchor, size: setting.geometry.front.size)
      #expect(abs(CGPoint.zero.projected(by: matrix).y - travel) < 0.5)
    }
  }

  @Test(arguments: [PresetUnderTest.scale, .spin, .overlay])
  func whatStaysInPlaceIsDrivenByTheContainer(preset: PresetUnderTest) {
    let mapping = mapping(preset, .closing, along: DragMappingTests.down)
    #expect(!mapping.isCoupled)
    #expect(mapping.fraction(from: 0, travel: 422) == 0.5)
  }

  /// A drag without travel does not jump, wherever it takes hold.
  @Test(arguments: PresetUnderTest.all, [TransitionDirection.opening, .closing])
  func noTravelChangesNothing(preset: PresetUnderTest, direction: TransitionDirection) {
    let axes = [
      DragMappingTests.right, DragMappingTests.down, CGVector(dx: -1, dy: 0),
      CGVector(dx: 0, dy: -1),
    ]
    for axis in axes {
      let mapping = mapping(preset, direction, along: axis)
      for step in -2...22 {
        let start = CGFloat(step) / 20
        #expect(abs(mapping.fraction(from: start, travel: 0) - start) < 1e-9)
      }
    }
  }

  /// A finger that keeps closing never opens.
  @Test(arguments: PresetUnderTest.all, [TransitionDirection.opening, .closing])
  func travelIsMonotone(preset: PresetUnderTest, direction: TransitionDirection) {
    let sign: CGFloat = direction == .opening ? -1 : 1
    for axis in [
      DragMappingTests.right, DragMappingTests.down, CGVector(dx: -1, dy: 0),
      CGVector(dx: 0, dy: -1),
    ] {
      let mapping = mapping(preset, direction, along: axis)
      for start in [CGFloat(0), 0.3, 0.7, 1] {
        var last = mapping.fraction(from: start, travel: -900)
        for travel in stride(from: CGFloat(-890), through: 900, by: 10) {
          let next = mapping.fraction(from: start, travel: travel)
          #expect(sign * (next - last) >= -1e-9)
          last = next
        }
      }
    }
  }

  @Test func beyondTheOpenScreenItIsARubberBand() {
    let mapping = mapping(.slide, .closing, along: DragMappingTests.right)
    let away = mapping.fraction(from: 0, travel: -100)
    let shown = CGFloat(100).rubberBanded(over: 390) / 390
    #expect(abs(away + shown) < 1e-9)
  }

  @Test func beyondTheClosedScreenNothingIsLeft() {
    #expect(
      mapping(.slide, .closing, along: DragMappingTests.right).fraction(from: 0, travel: 5000) == 1)
    #expect(
      mapping(.scale, .closing, along: DragMappingTests.right).fraction(from: 0, travel: 5000) == 1)
  }
}
