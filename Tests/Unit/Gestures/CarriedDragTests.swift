import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// What a finger does that carries a screen, instead of driving its run.
struct CarriedDragTests {
  /// A finger on a screen of 390 × 844 points, and what is seen of that.
  struct Hold {
    var preset = PresetUnderTest.full
    var direction = TransitionDirection.closing
    var gesture = TransitionGesture.panToEdge
    var grabbed = CGPoint(x: 100, y: 250)
    var start = RunPosition(fraction: 0)
    var cell: CGRect? = CGRect(x: 40, y: 200, width: 120, height: 150)
    var container = containers[0]
    /// The frame of the screen, where it is not the preset's own.
    var front: CGRect?

    var geometry: TransitionGeometry {
      var geometry = PresetSetting(preset: preset, container: container, isRightToLeft: false)
        .geometry
      if let front { geometry.front = front }
      (geometry.origin, geometry.destination, geometry.displayCornerRadius) = (cell, cell, 47)
      return geometry
    }

    private var movement: Movement { preset.movement.placed(in: geometry) }

    var choreography: Choreography { movement.choreography(direction, on: geometry) }

    func session(movement: CGVector = CGVector(dx: 0, dy: 1)) -> any Drag {
      let (geometry, choreography) = (geometry, choreography)
      let part = gesture.part
      let opens = direction == .opening
      var base = GestureSample()
      base.location = grabbed
      return makeDrag(
        part.dragKind,
        along: part.axis(
          of: choreography, on: geometry, opens: opens, heading: movement),
        of: choreography, on: geometry, opens: opens,
        carrying: self.movement.carrying(on: geometry), at: start, with: base)
    }

    func pose(of role: Choreography.Role, at position: RunPosition) -> Pose {
      let choreography = choreography
      guard let part = choreography.parts.first(where: { $0.role == role }) else { return .rest }
      return position.pose(of: part, overshoot: choreography.overshoot)
    }

    /// The point of the screen under the finger.
    var point: CGPoint {
      DragMapping(
        choreography, on: geometry, along: CGVector(dx: 0, dy: 1), opens: direction == .opening,
        finger: grabbed, at: start
      ).grabbed
    }

    /// Returns where a point of the screen is shown.
    func place(of point: CGPoint, at position: RunPosition) -> CGPoint {
      guard let part = choreography.parts.first(where: { $0.role == .front }) else { return .zero }
      let pose = pose(of: .front, at: position)
      let shown = point.projected(
        by: pose.transform(anchor: part.anchor, size: geometry.front.size))
      return CGPoint(x: geometry.front.midX + shown.x, y: geometry.front.midY + shown.y)
    }
  }

  func dragged(_ dx: CGFloat, _ dy: CGFloat, at velocity: CGVector = .zero) -> GestureSample {
    GestureSample(translation: CGVector(dx: dx, dy: dy), velocity: velocity)
  }

  @Test func theRunStandsStillAndTheScreenShrinks() {
    let hold = Hold()
    let session = hold.session()
    for (travel, scale) in [(100, 1 - 0.67 * 100 / 844), (400, 1 - 0.67 * 400 / 844), (900, 0.37)]
      as [(CGFloat, CGFloat)]
    {
      let position = session.position(of: dragged(0, travel))
      #expect(position.fraction == 0)
      #expect(abs(hold.pose(of: .front, at: position).scale - scale) < 1e-9)
    }
  }

  /// Corners are as round as the display's, on the screen, as soon as ten points are free; but a page that is
  /// small is no capsule.
  @Test func carriedScreenHasTheCornersOfTheDisplay() {
    let hold = Hold()
    let session = hold.session()
    for travel in [40, 200, 700] as [CGFloat] {
      let pose = hold.pose(of: .front, at: session.position(of: dragged(30, travel)))
      let radius = 47 * min(pose.scale / 0.6, 1)
      #expect(abs((pose.cornerRadius ?? 0) * pose.scale - radius) < 0.01, "\(travel)")
      #expect(pose.cutTop == 0 && pose.cutBottom == 0 && pose.shadow > 0.15)
    }
    #expect(hold.pose(of: .front, at: session.position(of: dragged(0, 0))).cornerRadius == 0)
  }

  /// What is behind comes out, by no more than half: and that is the number that UIKit is told.
  @Test func theDimmingClearsByHalf() {
    let hold = Hold()
    let session = hold.session()
    for (travel, lift) in [(0, 0), (397, 0.5), (844, 1)] as [(CGFloat, CGFloat)] {
      let position = session.position(of: dragged(0, travel))
      #expect(abs(position.progress - lift / 2) < 0.001, "\(travel)")
      #expect(abs(hold.pose(of: .shade, at: position).opacity - 0.15 * (1 - lift / 2)) < 0.001)
    }
  }

  /// iOS's own verdict: a scale below .905, projected by 120 milliseconds.
  @Test func releasedDragClosesByTheRuleOfIOS() {
    let session = Hold().session()
    #expect(!session.closes(dragged(0, 119)) && session.closes(dragged(0, 121)))
    #expect(session.closes(dragged(0, 60, at: CGVector(dx: 0, dy: 600))))
    #expect(!session.closes(dragged(0, 300, at: CGVector(dx: 0, dy: -1600))))
  }

  /// A screen that returns into a view is carried whichever way the finger begins.
  @Test(arguments: [CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)])
  func theFingerChoosesTheDirection(way: CGVector) {
    let session = Hold().session(movement: way)
    #expect(session.axis == way)
    #expect(session.closes(GestureSample(translation: way.scaled(by: 130))))
    #expect(!session.closes(GestureSample(translation: way.scaled(by: -130))))
  }

  @Test(arguments: [PresetUnderTest.scale, .full, .overlay])
  func aPinchScalesByTheFingers(preset: PresetUnderTest) {
    let hold = Hold(preset: preset, gesture: .pinch)
    let session = hold.session()
    for (ratio, progress) in [(1, 0), (0.8, 0.2), (0.5, 0.5)] as [(CGFloat, CGFloat)] {
      let position = session.position(
        of: GestureSample(translation: CGVector(dx: 20, dy: -30), scale: ratio))
      #expect(abs(hold.pose(of: .front, at: position).scale - ratio) < 1e-9)
      #expect(abs(position.progress - progress) < 1e-9)
      #expect(hold.pose(of: .front, at: position).opacity == 1)
    }
    // Beyond the half it resists, and it never grows.
    let far = hold.pose(of: .front, at: session.position(of: GestureSample(scale: 0.2))).scale
    #expect(far > 0.35 && far < 0.45)
    let wide = hold.pose(of: .front, at: session.position(of: GestureSample(scale: 1.4))).scale
    #expect(wide == 1)
    #expect(!session.closes(GestureSample(scale: 0.52)))
    #expect(session.closes(GestureSample(scale: 0.48)))
  }

  @Test func theOldScreenOfADiveRecedesByHalf() {
    let hold = Hold(preset: .scale, gesture: .pinch)
    let session = hold.session()
    #expect(
      abs(hold.pose(of: .back, at: session.position(of: GestureSample())).scale - 1.08) < 1e-9)
    let pinched = session.position(of: GestureSample(scale: 0.5))
    #expect(abs(hold.pose(of: .back, at: pinched).scale - 1.04) < 1e-9)
  }

  @Test func anEdgeLeadsAlongItsAxis() {
    let hold = Hold(gesture: .leftEdge)
    let session = hold.session()
    let sample = dragged(150, 70)
    let place = hold.place(of: hold.point, at: session.position(of: sample))
    #expect(abs(place.x - hold.grabbed.x - 150) < 1e-6 && abs(place.y - hold.grabbed.y) < 1e-6)
    #expect(!session.closes(dragged(190, 0)) && session.closes(dragged(200, 0)))
  }

  /// A pull begins along its axis and is decided along it; in between the screen follows the finger everywhere.
  @Test(arguments: [PresetUnderTest.full, .overlay, .scale])
  func pulledScreenFollowsSideways(preset: PresetUnderTest) {
    let hold = Hold(preset: preset, gesture: .pullUpDown)
    let session = hold.session()
    let place = hold.place(of: hold.point, at: session.position(of: dragged(-90, 200)))
    #expect(abs(place.x - hold.grabbed.x + 90) < 1e-6 && abs(place.y - hold.grabbed.y - 200) < 1e-6)
    #expect(session.closes(dragged(300, 121)) && !session.closes(dragged(300, 119)))
    // Thrown sideways, it goes on sideways.
    let velocity = session.velocity(of: dragged(-90, 200, at: CGVector(dx: 400, dy: 0)))
    #expect(abs(velocity.residual[.front].translation.dx - 400) < 1)
  }

  /// Without a place to land in, a screen sinks with the finger, hardly smaller, and straight as a sheet does.
  @Test func aScreenFromNowhereSinks() {
    let hold = Hold(gesture: .pullUpDown, cell: nil)
    let position = hold.session().position(of: dragged(60, 300))
    #expect(position.fraction == 0)
    #expect(abs(hold.place(of: hold.point, at: position).x - hold.grabbed.x) < 1e-6)
    #expect(hold.pose(of: .front, at: position).scale > 0.96)
  }

  /// Whatever runs when a finger takes hold, nothing jumps, and every part is where it was.
  @Test(
    arguments: [PresetUnderTest.full, .overlay, .scale], [TransitionDirection.opening, .closing])
  func aCatchChangesNothing(preset: PresetUnderTest, direction: TransitionDirection) {
    for gesture in [TransitionGesture.panToEdge, .pinch, .pullUpDown, .leftEdge] {
      var residual = Residual(translation: CGVector(dx: 40, dy: 80))
      residual[.front].logScale = log(0.8)
      residual.progress = direction == .opening ? -0.1 : 0.1
      for fraction in [0, 0.35, 0.8, 1.03] as [CGFloat] {
        var hold = Hold(preset: preset, direction: direction, gesture: gesture)
        hold.start = RunPosition(fraction: fraction, residual: residual)
        let position = hold.session().position(of: GestureSample())
        #expect((position.residual - residual).reach(over: 900) < 1e-6, "\(gesture) \(fraction)")
        #expect(abs(position.residual.progress - residual.progress) < 1e-9)
      }
    }
  }

  @Test func caughtAgainItDoesNotShrinkWithoutEnd() {
    var hold = Hold()
    hold.start.residual[.front].logScale = log(0.5)
    let position = hold.session().position(of: dragged(0, 700))
    #expect(abs(hold.pose(of: .front, at: position).scale - 0.37) < 1e-9)
  }

  /// A drag that leads back undoes what an earlier one has done, and no more.
  @Test(arguments: [TransitionDirection.opening, .closing])
  func aDragThatLeadsBackUndoesAnEarlierOne(direction: TransitionDirection) {
    var hold = Hold(direction: direction)
    let open: CGFloat = direction == .opening ? 1 : 0
    hold.start = RunPosition(fraction: open)
    let earlier = hold.session().position(of: dragged(30, 300))
    hold.start = earlier
    #expect(hold.session().closes(dragged(0, 0)) && !hold.session().closes(dragged(0, -200)))
    let back = hold.session().position(of: dragged(-30, -300))
    #expect(abs(hold.pose(of: .front, at: back).scale - 1) < 0.03)
    #expect(abs(back.progress - open) < 1e-6)
    #expect(abs(hold.pose(of: .shade, at: back).opacity - 0.15) < 1e-6)
    let beyond = hold.session().position(of: dragged(0, -700))
    #expect(hold.pose(of: .front, at: beyond).scale == 1 && beyond.progress == open)
  }

  /// Caught in mid-flight it is taken back, or sent on, from where it is.
  @Test func caughtScreenIsDecidedFromItsPlace() {
    var hold = Hold()
    hold.start = RunPosition(fraction: 0.7)
    #expect(hold.session().closes(dragged(0, 10)))
    #expect(!hold.session().closes(dragged(0, -500)))
    var opening = Hold(direction: .opening)
    opening.start = RunPosition(fraction: 0.9)
    #expect(!opening.session().closes(dragged(0, 100)))
    #expect(opening.session().closes(dragged(0, 130)))
    opening.start = RunPosition(fraction: 0.2)
    #expect(opening.session().closes(dragged(0, 10)))
  }

}
