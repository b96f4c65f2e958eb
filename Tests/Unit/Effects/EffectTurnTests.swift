import Testing
import UIKit

@testable import TransitionCatalog

/// Turns in space: their sense, their eye, and the point that stays where it is.
struct EffectTurnTests {
  /// A screen with an effect, at one end of an opening or between them.
  private struct Look {
    let part: Choreography.Part
    let pose: Pose

    init(
      _ effect: TransitionEffect, of role: Choreography.Role = .back, at fraction: CGFloat = 1,
      isRightToLeft: Bool = false
    ) {
      let geometry = TransitionGeometry(
        container: EffectCompilerTests.size, isRightToLeft: isRightToLeft)
      let opening = ScreenEffects(front: effect, back: effect).opening(on: geometry)
      part = opening.parts.first { $0.role == role }!
      pose = part.pose(at: fraction, overshoot: 0...1)
    }

    /// The corners as they are seen, clockwise from the upper left.
    private var corners: [CGPoint] {
      let size = EffectCompilerTests.size
      let matrix = pose.transform(anchor: part.anchor, size: size)
      let (x, y) = (size.width / 2, size.height / 2)
      return [(-x, -y), (x, -y), (x, y), (-x, y)].map {
        CGPoint(x: $0.0, y: $0.1).projected(by: matrix)
      }
    }

    /// The lengths of the four edges as they are seen: the nearer to the eye, the longer.
    var edges: [TransitionEdge: CGFloat] {
      let corners = corners
      func length(_ a: Int, _ b: Int) -> CGFloat {
        hypot(corners[a].x - corners[b].x, corners[a].y - corners[b].y)
      }
      return [
        .top: length(0, 1), .trailing: length(1, 2), .bottom: length(2, 3), .leading: length(3, 0),
      ]
    }

    /// The area that is seen.
    var area: CGFloat {
      let corners = corners
      return abs(
        corners.indices.reduce(0) { sum, index in
          let (a, b) = (corners[index], corners[(index + 1) % 4])
          return sum + (a.x * b.y - b.x * a.y) / 2
        })
    }
  }

  /// About y the trailing edge goes away, about x the upper one.
  @Test(arguments: [Choreography.Role.front, .back], [30, -30] as [CGFloat])
  func turnedEdgeGoesAwayFromTheEye(role: Choreography.Role, degrees: CGFloat) {
    let away: CGFloat = role == .front ? 0 : 1
    func edges(_ axis: TransitionAxis, isRightToLeft: Bool = false) -> [TransitionEdge: CGFloat] {
      Look(
        .rotate(degrees: degrees, axis: axis), of: role, at: away, isRightToLeft: isRightToLeft
      )
      .edges
    }
    let (y, mirrored, x) = (edges(.y), edges(.y, isRightToLeft: true), edges(.x))
    #expect((y[.trailing]! < y[.leading]! - 9) == (degrees > 0))
    // Names of edges are those of a layout from left to right here.
    #expect((mirrored[.leading]! < mirrored[.trailing]! - 9) == (degrees > 0))
    #expect((x[.top]! < x[.bottom]! - 9) == (degrees > 0))
  }

  @Test(arguments: TransitionEdge.allCases) func aHingesFreeEdgeComesToTheEye(hinge: TransitionEdge)
  {
    let opposite: [TransitionEdge: TransitionEdge] = [
      .leading: .trailing, .trailing: .leading, .top: .bottom, .bottom: .top,
    ]
    let half = Look(.hinge(hinge), at: 0.5).edges
    #expect(half[opposite[hinge]!]! > half[hinge]! + 9)
    // Its own edge stays where it is, and in the end nothing of the plane is seen.
    let rest = Look(.hinge(hinge), at: 0).edges
    #expect(abs(half[hinge]! - rest[hinge]!) < 1e-6)
    #expect(Look(.hinge(hinge)).area < 1e-3 && Look(.hinge(hinge), at: 0.9).area > 1000)
  }

  /// The extent across the axis; of several the nearest counts.
  @Test func theEyeIsAMultipleOfTheExtentAway() {
    func eye(_ effect: TransitionEffect) -> CGFloat { Look(effect).pose.perspective.rounded() }
    func turn(_ axis: TransitionAxis, _ perspective: CGFloat) -> TransitionEffect {
      .rotate(degrees: 9, axis: axis, perspective: perspective)
    }
    #expect(eye(turn(.x, 2)) == 1688 && eye(turn(.y, 2)) == 780)
    #expect(eye(turn(.z, 2)) == 0 && eye(turn(.y, 0)) == 0)
    #expect(eye(.hinge(.top, perspective: 2)) == 1688)
    #expect(eye(.hinge(.leading, perspective: 2)) == 780)
    for list in [[turn(.x, 4), turn(.y, 2)], [turn(.y, 2), turn(.x, 4)]] {
      #expect(eye(.init(list)) == 780)
    }
  }

  /// That of a card, or of a view inside a screen, is its own, and not its container's.
  @Test func theEyeAndTheDepthAreMultiplesOfTheTargetsOwnExtent() throws {
    var geometry = TransitionGeometry(
      container: EffectCompilerTests.size, front: CGRect(x: 60, y: 300, width: 240, height: 320))
    geometry.isCard = true
    geometry.inside[InnerViews(key: "row", screen: .back)] = [
      CGRect(x: 20, y: 100, width: 120, height: 44)
    ]
    let extents: [(TransitionAxis, CGFloat, CGFloat)] = [(.y, 240, 120), (.x, 320, 44)]
    for (axis, card, row) in extents {
      let turn = TransitionEffect.rotate(
        degrees: 90, axis: axis, anchorDepth: -0.5, perspective: 3)
      let opening = ScreenEffects(front: turn, views: ["row": turn]).opening(on: geometry)
      let front = try #require(opening.part(.front))
      #expect(front.perspective == .constant(3 * card) && front.anchorDepth == -card / 2)
      let view = try #require(opening.part(.view(forEffect: "row", in: .back, at: 0)))
      #expect(view.perspective == .constant(3 * row) && view.anchorDepth == -row / 2)
    }
  }

  /// A view that is turned about its edge passes an eye that is nearer.
  @Test func theEyeIsNotNearerThanTheViewIsLong() {
    #expect(
      TransitionEffect.hinge(.top, perspective: 0.2).atoms
        == TransitionEffect.hinge(.top, perspective: 1).atoms)
    #expect(
      TransitionEffect.rotate(degrees: 9, axis: .y, perspective: 0.2).atoms
        == TransitionEffect.rotate(degrees: 9, axis: .y, perspective: 1).atoms)
  }

  /// That of the turns, whatever the scale names; and one depth.
  @Test func aPartHasOneFixedPoint() {
    let turn = TransitionEffect.rotate(degrees: 9, anchor: .bottom)
    let scale = TransitionEffect.scale(0.5, anchor: .top)
    for list in [[turn, scale], [scale, turn]] {
      #expect(Look(.init(list)).part.anchor == CGPoint(x: 0.5, y: 1))
    }
    #expect(Look(scale).part.anchor == CGPoint(x: 0.5, y: 0))
    let (aboutY, aboutX): (TransitionEffect, TransitionEffect) = (
      .rotate(degrees: 90, axis: .y, anchorDepth: -0.5),
      .rotate(degrees: 90, axis: .x, anchorDepth: -0.5)
    )
    #expect(Look(aboutY).part.anchorDepth == -195 && Look(aboutX).part.anchorDepth == -422)
    let geometry = TransitionGeometry(container: EffectCompilerTests.size)
    func faults(_ effect: TransitionEffect) -> [TransitionIssue] {
      ScreenEffects(back: effect).issues(on: geometry)
    }
    #expect(faults([aboutY, aboutX]) == [.effectsContradict("back")])
    #expect(faults([turn, scale]) == [.effectsContradict("back")])
    #expect(faults([aboutY, aboutY, .scale(0.5)]) == [])
    // Only on the way back.
    #expect(faults([aboutY, aboutX.onlyClosing]) == [.effectsContradict("back")])
    #expect(faults([aboutY.onlyOpening, aboutX.onlyClosing]) == [])
  }

  @Test func depthIsAWayToo() {
    #expect(Look(.offset(z: -40)).pose.z == -40 && Look(.offset(z: -40), at: 0).pose.z == 0)
    // A layer of no size at all has no inverse.
    #expect(abs(Look(.scale(0)).pose.scale - 0.001) < 1e-9)
  }
}
