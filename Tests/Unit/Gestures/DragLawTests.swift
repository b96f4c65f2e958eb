import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A finger that goes on takes the run on, from one end to the other and back, without a jump that the movement
/// itself does not have: in every transition that passes the suite.
@MainActor struct DragLawTests {
  /// One gesture of a finger that closes a screen on a container, as numbers.
  struct Drag {
    /// The finger's way from the open screen to the closed one, in points.
    let length: CGFloat
    /// From the finger's way to the fraction of the run.
    let fraction: (CGFloat) -> CGFloat
    /// How far a corner of a screen goes between two fractions, in points; and its quickest sixteenth of that.
    let way: (CGFloat, CGFloat) -> (all: CGFloat, most: CGFloat)

    /// What is wrong with it.
    var fault: String? {
      guard abs(fraction(0)) < 1e-6, fraction(length + 1) > 1 - 1e-6 else {
        return "does not go from end to end"
      }
      let (count, leap) = (200, CGFloat(100))
      var last: CGFloat = 0
      for step in 1...count {
        let next = fraction(length * CGFloat(step) / CGFloat(count))
        if next < last - 1e-6 { return "goes back at \(last)" }
        if next - last > 0.1 {
          // A switch is a jump that the movement has itself.
          let (all, most) = way(last, next)
          if all > leap, most < all / 2 { return "jumps by \(all) at \(last)" }
        }
        last = next
      }
      return nil
    }
  }

  static let gestures: [TransitionGesture] = [.leadingEdge, .pullUpDown, .pullLeftRight]
  static let hands = [CGPoint(x: 0.02, y: 0.5), CGPoint(x: 0.5, y: 0.4), CGPoint(x: 0.9, y: 0.8)]

  static func drags(
    _ choreography: Choreography, on geometry: TransitionGeometry
  ) -> [Drag] {
    gestures.flatMap { gesture in
      let axis = gesture.axis(of: choreography, on: geometry, opens: false, heading: .zero)
      return hands.map { hand in
        let place = CGPoint(
          x: geometry.front.minX + hand.x * geometry.front.width,
          y: geometry.front.minY + hand.y * geometry.front.height)
        let drag = DrivenDrag(
          kind: gesture.dragKind,
          mapping: DragMapping(
            choreography, on: geometry, along: axis, opens: false, finger: place),
          base: GestureSample(location: place))
        return Drag(
          length: drag.mapping.length,
          fraction: {
            drag.position(of: GestureSample(translation: axis.scaled(by: $0))).fraction
          }, way: { way(choreography, on: geometry, from: $0, to: $1) })
      }
    }
  }

  private static func way(
    _ choreography: Choreography, on geometry: TransitionGeometry, from start: CGFloat,
    to end: CGFloat
  ) -> (all: CGFloat, most: CGFloat) {
    let parts = choreography.parts.filter { $0.moves && [.front, .back].contains($0.role) }
    let ways = parts.map { part -> (all: CGFloat, most: CGFloat) in
      let poses = (0...16).map { step in
        choreography.pose(of: part.role, at: start + (end - start) * CGFloat(step) / 16)
      }
      let pieces = zip(poses, poses.dropFirst()).map { one, other -> CGFloat in
        // Nobody sees it move.
        guard max(one.opacity, other.opacity) > Choreography.Part.faintest else { return 0 }
        return part.corners(one, on: geometry).distance(to: part.corners(other, on: geometry))
      }
      return (pieces.reduce(0, +), pieces.max() ?? 0)
    }
    return ways.max { $0.all < $1.all } ?? (0, 0)
  }

  /// Those whose screen a finger carries on its own way: a run is not driven by it.
  nonisolated static let carried = [
    "overlay", "full", "scale", "fade", "full from a view", "overlay from a view",
  ]

  @Test func thoseThatAreCarriedAreKnown() {
    let geometry = TransitionGeometry(container: containers[0])
    let found = SuiteTransition.own.filter {
      let movement = $0.make(UIView()).resolved(.closing)
      return movement.carrying(on: geometry) != nil
    }
    #expect(Set(found.map(\.testDescription)) == Set(Self.carried))
  }

  @Test(
    arguments: ProblemTests.transitions.filter { !carried.contains($0.testDescription) })
  func aFingerTakesTheRunOn(transition: SuiteTransition) {
    let movement = transition.make(UIView()).resolved(.closing)
    for size in containers {
      let geometry = TransitionGeometry(container: size)
      let choreography = movement.choreography(.closing, on: geometry).stacked(on: geometry)
      for drag in Self.drags(choreography, on: geometry) {
        #expect(drag.fault == nil, "\(transition) on \(size)")
      }
    }
  }

  /// The question can be answered with no. Shares of the finger's way, and the fractions there.
  @Test(
    arguments: [
      ([(0, 0), (1, 0.9)], "does not go from end to end"),
      ([(0, 0), (0.4, 0.4), (0.5, 0.3), (1, 1)], "goes back"),
      ([(0, 0), (0.4, 0.1), (0.401, 0.7), (1, 1)], "jumps"),
    ] as [([(CGFloat, CGFloat)], String)])
  func aDragThatIsWrongIsTold(knots: [(CGFloat, CGFloat)], fault: String) {
    let track = Choreography.Track.keyframes(knots)
    let drag = Drag(length: 400, fraction: { track.value(at: min($0 / 400, 1)) }) {
      (900 * ($1 - $0), 90 * ($1 - $0))
    }
    #expect(drag.fault?.hasPrefix(fault) == true)
  }
}
