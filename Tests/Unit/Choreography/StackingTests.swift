import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The depth of what turns: no plane cuts through another, unless it is to.
struct StackingTests {
  static let geometry = TransitionGeometry(container: CGSize(width: 390, height: 844))

  static func depths(
    _ choreography: Choreography, _ role: Choreography.Role, at f: CGFloat
  ) -> ClosedRange<CGFloat> {
    let part = choreography.parts.first { $0.role == role }!
    let pose = part.pose(at: f, overshoot: choreography.overshoot)
    let depths = corners(of: pose, anchor: part.anchor, frame: geometry.whole).map(\.z)
    return depths.min()!...depths.max()!
  }

  static let turning: [ScreenEffects] = [
    ScreenEffects(back: .hinge(.leading, perspective: 1.6), stacking: .backAbove),
    ScreenEffects(
      front: [.rotate(degrees: 180, axis: .y), .move(edge: .trailing, by: 0.3)],
      back: .rotate(degrees: -180, axis: .x, perspective: 1.2)),
    ScreenEffects(
      front: TransitionEffect.rotate(degrees: 90, axis: .y).during(0.4...0.5),
      back: .offset(z: 200)),
  ]

  @Test(arguments: turning.indices) func theOrderIsKeptAtEveryFraction(index: Int) {
    let plain = Self.turning[index].opening(on: Self.geometry)
    let stacked = plain.stacked(on: Self.geometry)
    #expect(stacked != plain)
    for step in 0...997 {
      let f = CGFloat(step) / 997
      let depths = stacked.parts.map { Self.depths(stacked, $0.role, at: f) }
      for (below, above) in zip(depths, depths.dropFirst()) {
        #expect(below.upperBound < above.lowerBound, "\(f)")
      }
      // Nothing comes through what else is in the container.
      #expect(depths.last!.upperBound < -1)
    }
  }

  @Test func theFacesOfACubeAreLiftedAlike() {
    let cube = ScreenEffects(
      front: .rotate(degrees: 90, axis: .y, anchorDepth: -0.5),
      back: .rotate(degrees: -90, axis: .y, anchorDepth: -0.5), stacking: .byDepth)
    let stacked = cube.opening(on: Self.geometry).stacked(on: Self.geometry)
    let lifts = stacked.parts.map { $0.lift.value(at: 0.5) }
    #expect(lifts[1] == lifts[2] && lifts[1] < 0)
    for f in EffectLawTests.fractions {
      let faces = [Choreography.Role.front, .back].map { Self.depths(stacked, $0, at: f) }
      #expect(faces.allSatisfy { $0.upperBound < 0.1 && $0.lowerBound > lifts[0] + 1 })
    }
    // The edge that both share is in one place.
    for f in [0.25, 0.5, 0.75] as [CGFloat] {
      let edges = [(Choreography.Role.front, 0), (.back, 1)].map { role, corner in
        let part = stacked.parts.first { $0.role == role }!
        return corners(
          of: stacked.pose(of: role, at: f), anchor: part.anchor, frame: Self.geometry.whole)[
            corner]
      }
      #expect(edges[0].point.distance(to: edges[1].point) < 1e-6)
    }
  }

  /// A preset lifts its parts itself; what stays in the plane needs nothing.
  @Test(arguments: PresetSetting.all.filter { !$0.isRightToLeft })
  func presetsStayAsTheyAre(setting: PresetSetting) {
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = setting.choreography(direction)
      #expect(choreography.stacked(on: setting.geometry) == choreography)
    }
  }
}
