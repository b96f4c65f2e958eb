import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct DragTests {
  func session(
    _ preset: PresetUnderTest, _ gesture: TransitionGesture,
    _ direction: TransitionDirection = .closing,
    at start: RunPosition = RunPosition(fraction: 0), isOpener: Bool = false,
    with base: GestureSample = GestureSample(),
    _ change: (inout TransitionGeometry) -> Void = { _ in }
  ) -> any Drag {
    var geometry = PresetSetting(preset: preset, container: containers[0], isRightToLeft: false)
      .geometry
    change(&geometry)
    let choreography = preset.movement.placed(in: geometry).choreography(direction, on: geometry)
    let opens = direction == .opening
    return makeDrag(
      gesture.part.dragKind,
      along: gesture.part.axis(
        of: choreography, on: geometry, opens: opens, heading: CGVector(dx: 0, dy: 1)),
      of: choreography, on: geometry, opens: opens, isOpener: isOpener, at: start, with: base)
  }

  func pulled(_ dx: CGFloat, _ dy: CGFloat, at velocity: CGVector = .zero) -> GestureSample {
    GestureSample(translation: CGVector(dx: dx, dy: dy), velocity: velocity)
  }

  @Test func aPinchClosesAndOpensAgain() {
    let session = session(.scale, .pinch)
    let scales: [CGFloat] = [1, 0.8, 0.5, 0.9, 1.2]
    let fractions = scales.map { session.position(of: GestureSample(scale: $0)).fraction }
    let expected: [CGFloat] = [0, 0.2, 0.5, 0.1, 0]
    for (fraction, wanted) in zip(fractions, expected) { #expect(abs(fraction - wanted) < 1e-9) }
  }

  @Test func aCaughtOpeningIsPinchedShut() {
    let session = session(
      .scale, .pinch, .opening, at: RunPosition(fraction: 0.7), with: GestureSample(scale: 0.8))
    #expect(session.position(of: GestureSample(scale: 0.8)).fraction == 0.7)
    let position = session.position(of: GestureSample(scale: 0.4))
    #expect(abs(position.fraction - 0.2) < 1e-9)
    #expect(session.closes(GestureSample(scale: 0.4)))
    #expect(!session.closes(GestureSample(scale: 0.8)))
  }

  /// Caught on its way out and thrown back, a screen returns; thrown on, or let go beyond the middle, it goes. A pull
  /// that has caught nothing goes after 14 %.
  @Test(arguments: [PresetUnderTest.slide, .overlay, .fold, .spin])
  func aCaughtClosingGoesWhereItIsThrown(preset: PresetUnderTest) {
    let gesture: TransitionGesture = preset == .fold ? .pullLeftRight : .pullUpDown
    let caught = session(preset, gesture, at: RunPosition(fraction: 0.5))
    let axis = caught.axis
    func thrown(_ speed: CGFloat) -> GestureSample {
      GestureSample(velocity: CGVector(dx: axis.dx * speed, dy: axis.dy * speed))
    }
    #expect(!caught.closes(thrown(-2000)) && caught.closes(thrown(2000)))
    let late = session(preset, gesture, at: RunPosition(fraction: 0.8))
    #expect(late.closes(thrown(0)) && late.closes(thrown(2000)))
    let fresh = session(preset, gesture)
    let way =
      gesture.part.dragKind == .pull && axis.dx != 0 ? containers[0].width : containers[0].height
    #expect(fresh.closes(pulled(axis.dx * 0.2 * way, axis.dy * 0.2 * way)))
    #expect(!fresh.closes(pulled(axis.dx * 0.1 * way, axis.dy * 0.1 * way)))
  }

  @Test func anEdgeGoesAtTheMiddle() {
    let session = session(.slide, .leftEdge)
    #expect(!session.closes(pulled(190, 0)))
    #expect(session.closes(pulled(200, 0)))
    #expect(session.closes(pulled(100, 0, at: CGVector(dx: 900, dy: 0))))
    #expect(!session.closes(pulled(300, 0, at: CGVector(dx: -1200, dy: 0))))
  }

  /// A screen whose way is short is out before the finger is at the middle, which decides all the same.
  @Test func anEdgeGoesAtTheMiddleAlsoOfALongerWay() {
    var front = Choreography.Part(role: .front)
    front.x = .linear(from: 0, to: 117)
    let geometry = PresetSetting(preset: .slide, container: containers[0], isRightToLeft: false)
      .geometry
    let session = makeDrag(
      .edge, along: CGVector(dx: 1, dy: 0),
      of: Choreography(parts: [front], timing: .standard(duration: 0.4)), on: geometry, opens: false
    )
    #expect(!session.closes(pulled(190, 0)) && session.closes(pulled(200, 0)))
  }

  @Test func aPullGoesAfter120Points() {
    let session = session(.hang, .pullUpDown)
    #expect(session.axis == CGVector(dx: 0, dy: 1))
    #expect(!session.closes(pulled(0, 118)))
    #expect(session.closes(pulled(0, 122)))
  }

  @Test func aCardThatIsDraggedFreelyLiesUnderTheFinger() {
    let preset = PresetUnderTest.fall
    let session = session(preset, .panToEdge) {
      $0.destination = CGRect(x: 195, y: 844, width: 0, height: 0)
    }
    #expect(abs(session.axis.dy - 1) < 0.01)
    let ways: [(CGFloat, CGFloat)] = [(0, 50), (80, 120), (-60, 300)]
    for (dx, dy) in ways {
      let position = session.position(of: pulled(dx, dy))
      let geometry = PresetSetting(
        preset: preset, container: containers[0], isRightToLeft: false
      ).geometry
      var reached = geometry
      reached.destination = CGRect(x: 195, y: 844, width: 0, height: 0)
      let pose = preset.movement.placed(in: reached).choreography(.closing, on: reached)
        .pose(of: .front, at: position.fraction)
      #expect(abs(pose.x + position.residual[.front].x - dx) < 0.5)
      #expect(abs(pose.y + position.residual[.front].y - dy) < 0.5)
    }
  }

  @Test func screenCaughtOffItsPathStaysThere() {
    let start = RunPosition(fraction: 0.2, translation: CGVector(dx: 30, dy: 10))
    let session = session(.fall, .panToEdge, at: start)
    let position = session.position(of: GestureSample())
    #expect(abs(position.fraction - 0.2) < 1e-9)
    #expect((position.residual - start.residual).reach(over: 900) < 1e-6)
  }

  @Test func awayFromItsDestinationItIsARubberBand() {
    let session = session(.fall, .panToEdge)
    let position = session.position(of: pulled(0, 200))
    let setting = PresetSetting(preset: .fall, container: containers[0], isRightToLeft: false)
    let shown =
      setting.choreography(.closing).pose(of: .front, at: position.fraction).y
      + position.residual[.front].y
    let rubberBand = CGFloat(200).rubberBanded(over: 844)
    #expect(abs(shown - rubberBand) < 0.5)
  }

  @Test func anOpeningThatIsCaughtIsDecidedAtItsMiddle() {
    let open = session(.slide, .leftEdge, .opening, at: RunPosition(fraction: 0.8))
    #expect(!open.closes(pulled(0, 0)))
    #expect(open.closes(pulled(200, 0)))
    let pull = session(.hang, .pullUpDown, .opening, at: RunPosition(fraction: 0.9))
    #expect(!pull.closes(pulled(0, 0)))
  }

  @Test func anOpenerOpensAfterAsMuchAsAPullCloses() {
    let session = session(.overlay, .pullUpDown, .opening, isOpener: true)
    #expect(session.closes(pulled(0, -100)))
    #expect(!session.closes(pulled(0, -130)))
  }

  /// The velocity that is handed over is the derivative of the shown fraction while the finger
  /// moves on.
  @Test(arguments: PresetUnderTest.all)
  func theVelocityIsWhatIsSeen(preset: PresetUnderTest) {
    let session = session(preset, .pullUpDown)
    let axis = session.axis
    for way in [CGFloat(40), 150, 260] {
      let speed = axis.scaled(by: 700)
      let sample = GestureSample(translation: axis.scaled(by: way), velocity: speed)
      let velocity = session.velocity(of: sample)
      let step: CGFloat = 1e-4
      let (now, then) = (session.position(of: sample), session.position(of: sample.after(step)))
      let seen = (then.fraction - now.fraction) / step
      #expect(abs(velocity.fraction - seen) <= 0.02 * max(abs(seen), 0.05))
    }
  }
}
