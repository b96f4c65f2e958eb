import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct FoldTests {
  func geometry(_ change: (inout Geometry) -> Void = { _ in }) -> Geometry {
    var geometry = Geometry(
      container: CGSize(width: 400, height: 800), fore: CGRect(x: 0, y: 0, width: 400, height: 800))
    change(&geometry)
    return geometry
  }

  func door(_ geometry: Geometry, at f: CGFloat) -> [(point: CGPoint, z: CGFloat)] {
    let fold = Fold().opening(on: geometry)
    let part = fold.parts.last!
    return corners(of: fold.pose(of: .back, at: f), pivot: part.pivot, frame: geometry.fullFrame)
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
  func itHangsOnTheEdgeThatWasAsked(edge: TransitionEdge, held: [Int]) {
    let geometry = geometry { $0.options.edge = edge }
    let (rest, half) = (door(geometry, at: 0), door(geometry, at: 0.5))
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
    #expect([0, 1].map { fold.pose(of: .shade, at: $0).alpha } == [0.35, 0])
    #expect(fold.parts.map(\.role) == [.fore, .shade, .back])
  }
}
