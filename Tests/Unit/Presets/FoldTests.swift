import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct FoldTests {
  func geometry() -> TransitionGeometry {
    TransitionGeometry(
      container: CGSize(width: 400, height: 800), front: CGRect(x: 0, y: 0, width: 400, height: 800)
    )
  }

  func door(
    _ geometry: TransitionGeometry, _ edge: TransitionEdge = .leading, at f: CGFloat
  ) -> [(point: CGPoint, z: CGFloat)] {
    let fold = Fold(edge: edge).opening(on: geometry)
    let part = fold.parts.first { $0.role == .back }!
    return corners(of: fold.pose(of: .back, at: f), anchor: part.anchor, frame: geometry.fullFrame)
  }

  /// At 78.7° about its hinge, seen from 2.5 times its width, the plane passes through the eye.
  @Test func atTheEndTheDoorIsEdgeOnToTheEye() {
    let fold = Fold().opening(on: geometry())
    #expect(abs(abs(fold.pose(of: .back, at: 1).rotationY) * 180 / .pi - 78.69) < 0.01)
    let seen = door(geometry(), at: 1).map(\.point.x)
    #expect(seen.max()! - seen.min()! < 1e-6)
    #expect(abs(seen[0]) < 1e-6)
  }

  @Test(arguments: zip(TransitionEdge.allCases, [[0, 1], [2, 3], [0, 3], [1, 2]]))
  func doorHangsOnTheGivenEdge(edge: TransitionEdge, held: [Int]) {
    let (rest, half) = (door(geometry(), edge, at: 0), door(geometry(), edge, at: 0.5))
    for corner in 0..<4 {
      if held.contains(corner) {
        #expect(half[corner].point.distance(to: rest[corner].point) < 1e-6)
      } else {
        // The free edge moves toward the viewer.
        #expect(half[corner].z > 100)
      }
    }
  }

  @Test func theFreeSideIsTheTallerOne() {
    let half = door(geometry(), at: 0.5).map(\.point)
    #expect(half[2].y - half[1].y > half[3].y - half[0].y + 50)
  }

  @Test func theNewScreenComesIntoLight() {
    let fold = Fold().opening(on: geometry())
    #expect([0, 1].map { fold.pose(of: .shade, at: $0).opacity } == [0.22, 0])
    #expect(fold.parts.map(\.role) == [.front, .shade, .cast, .back, .light])
  }

  /// The shadow lies beside the free edge, and covers all of its length.
  @Test(arguments: zip(TransitionEdge.allCases, [(0, -1), (0, 1), (-1, 0), (1, 0)]))
  func theDoorCastsAShadowBesideItsFreeEdge(
    edge: TransitionEdge, hinge: (x: CGFloat, y: CGFloat)
  ) throws {
    let geometry = geometry()
    let fold = Fold(edge: edge).opening(on: geometry)
    let cast = try #require(fold.parts.first { $0.role == .cast })
    let strip = try #require(
      cast.shading?.strip?.offsetBy(dx: geometry.whole.midX, dy: 0))
    for step in 1...19 {
      let f = CGFloat(step) / 20
      let pose = fold.pose(of: .cast, at: f)
      let seen = corners(of: pose, anchor: cast.anchor, frame: strip).map(\.point)
      let box = CGRect(
        x: seen[0].x, y: seen[0].y, width: seen[2].x - seen[0].x, height: seen[2].y - seen[0].y)
      let door = door(geometry, edge, at: f).map(\.point)
      let angle = atan2(2.5, 0.5) * f
      let breadth = 40 + 70 * sin(angle)
      #expect(abs((hinge.x != 0 ? box.width : box.height) - breadth) < 0.5)
      let (near, free): (CGFloat, CGFloat) =
        switch (hinge.x, hinge.y) {
        case (-1, _): (box.minX, door[1].x)
        case (1, _): (box.maxX, door[0].x)
        case (_, -1): (box.minY, door[2].y)
        default: (box.maxY, door[0].y)
        }
      #expect(abs(near - free) < 0.5, "\(f)")
      if hinge.x != 0 {
        #expect(box.minY <= 0.1 && box.maxY >= 799.9)
      } else {
        #expect(box.minX <= 0.1 && box.maxX >= 399.9)
      }
      if f >= 0.1 { #expect(abs(pose.opacity - pow(1 - f, 0.6)) < 0.01) }
    }
    #expect([0, 1].map { fold.pose(of: .cast, at: $0).opacity } == [0, 0])
    #expect(cast.shading?.dark == 0.5 && cast.shading?.light == 0)
  }

  /// The door turns away from the light together with its angle, most at the hinge.
  @Test(arguments: zip(TransitionEdge.allCases, [(0, -1), (0, 1), (-1, 0), (1, 0)]))
  func theDoorTurnsAwayFromTheLight(edge: TransitionEdge, side: (CGFloat, CGFloat)) throws {
    let fold = Fold(edge: edge).opening(on: geometry())
    let light = try #require(fold.parts.last)
    #expect(
      light.shading == Choreography.Part.Shading(x: side.0, y: side.1, dark: 0.55, light: 0.1))
    for step in 0...20 {
      let f = CGFloat(step) / 20
      let (door, light) = (fold.pose(of: .back, at: f), fold.pose(of: .light, at: f))
      #expect((door.rotationX, door.rotationY) == (light.rotationX, light.rotationY))
      let angle = abs(door.rotationX + door.rotationY)
      #expect(abs(light.opacity - sin(angle)) < 0.01 && light.lift > door.lift)
    }
  }
}
