import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct FullTests {
  func geometry(_ change: (inout Geometry) -> Void = { _ in }) -> Geometry {
    var geometry = Geometry(
      container: CGSize(width: 400, height: 800), fore: CGRect(x: 0, y: 0, width: 400, height: 800))
    change(&geometry)
    return geometry
  }

  func frame(_ choreography: Choreography, at f: CGFloat, _ geometry: Geometry) -> CGRect {
    let seen = corners(
      of: choreography.pose(of: .fore, at: f), pivot: CGPoint(x: 0.5, y: 0.5), frame: geometry.fore)
    return CGRect(
      x: seen[0].point.x, y: seen[0].point.y, width: seen[1].point.x - seen[0].point.x,
      height: seen[2].point.y - seen[1].point.y)
  }

  @Test func itComesOutOfTheViewsFrame() {
    let cell = CGRect(x: 20, y: 600, width: 360, height: 64)
    let geometry = geometry { $0.origin = cell }
    let start = frame(Full().opening(on: geometry), at: 0, geometry)
    #expect(abs(start.minX - cell.minX) < 1e-9 && abs(start.minY - cell.minY) < 1e-9)
    #expect(abs(start.width - cell.width) < 1e-9 && abs(start.height - cell.height) < 1e-9)
  }

  @Test func aPointLeftOfTheMiddleComesFromTheLeft() {
    let geometry = geometry { $0.origin = CGRect(x: 50, y: 100, width: 0, height: 0) }
    let full = Full().opening(on: geometry)
    let start = frame(full, at: 0, geometry)
    #expect(start.middle.distance(to: CGPoint(x: 50, y: 100)) < 1e-9)
    #expect(abs(start.width - 40) < 1e-9)
    #expect(frame(full, at: 0.5, geometry).midX < 200)
  }

  @Test func itGoesIntoTheViewOrToThreeTenths() {
    #expect(abs(Full().closing(on: geometry()).pose(of: .fore, at: 1).scale - 0.3) < 1e-9)
    let cell = CGRect(x: 20, y: 600, width: 100, height: 100)
    let geometry = geometry { $0.destination = cell }
    let end = frame(Full().closing(on: geometry), at: 1, geometry)
    #expect(end.middle.distance(to: cell.middle) < 1e-9 && abs(end.width - 100) < 1e-9)
  }

  @Test func cornersAreAsRoundOnTheScreenAsTheyAreMeantToBe() {
    let full = Full().opening(on: geometry())
    for f in [0, 0.3, 0.7] as [CGFloat] {
      let pose = full.pose(of: .fore, at: f)
      #expect(abs(pose.cornerRadius * pose.scale - 44 * (1 - f)) < 1e-9)
    }
    #expect(full.pose(of: .fore, at: 0.2).alpha == 1)
  }
}
