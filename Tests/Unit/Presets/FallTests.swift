import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct FallTests {
  static let settings = PresetSetting.all.filter { $0.preset == .fall }

  func seen(_ setting: PresetSetting, at f: CGFloat) -> [(point: CGPoint, z: CGFloat)] {
    let fall = setting.choreography(.opening)
    return corners(
      of: fall.pose(of: .front, at: f), anchor: CGPoint(x: 0.5, y: 0.5),
      frame: setting.geometry.front)
  }

  /// The fraction at which the card reaches the edge.
  static let entry: CGFloat = 0.16

  /// In the first frame after the start, a view that lands is drawn, and not yet hidden: nobody must see it.
  @Test(arguments: settings) func cardComesOverTheTopSquashedWithTheSecondFrame(
    setting: PresetSetting
  ) {
    #expect(abs(seen(setting, at: FallTests.entry).map(\.point.y).max()!) < 1e-6)
    let choreography = setting.choreography(.opening)
    let frame = choreography.timing.fraction(at: 1.0 / 60)
    #expect(frame > 0 && frame < FallTests.entry)
    for f in [0, frame] { #expect(seen(setting, at: f).allSatisfy { $0.point.y < 0 }) }
    #expect(abs(choreography.pose(of: .front, at: 0).rotationX - .pi / 3) < 1e-9)
  }

  /// The bottom edge is nearer to the viewer.
  @Test(arguments: settings) func inBetweenItIsWiderAtTheBottom(setting: PresetSetting) {
    for f in [0.25, 0.5, 0.75] as [CGFloat] {
      let corners = seen(setting, at: f)
      let (top, bottom) = (
        corners[1].point.x - corners[0].point.x, corners[2].point.x - corners[3].point.x
      )
      #expect(bottom > top + 1)
      #expect(corners[2].z > corners[1].z)
    }
  }

  /// The destination names the edge for both ways.
  @Test(arguments: [
    (CGPoint(x: 195, y: 10), CGVector(dx: 0, dy: -1)),
    (CGPoint(x: 5, y: 400), .init(dx: -1, dy: 0)),
    (CGPoint(x: 385, y: 400), .init(dx: 1, dy: 0)), (CGPoint(x: 195, y: 840), .init(dx: 0, dy: 1)),
  ])
  func cardComesOverTheNearestEdgeAndLeavesThere(goal: CGPoint, way: CGVector) {
    var geometry = FallTests.settings[0].geometry
    geometry.destination = CGRect(origin: goal, size: .zero)
    let (there, back) = (Fall().opening(on: geometry), Fall().closing(on: geometry))
    for pose in [there.pose(of: .front, at: 0), back.pose(of: .front, at: 1)] {
      #expect((pose.x < 0, pose.x > 0) == (way.dx < 0, way.dx > 0))
      #expect((pose.y < 0, pose.y > 0) == (way.dy < 0, way.dy > 0))
      let seen = corners(of: pose, anchor: CGPoint(x: 0.5, y: 0.5), frame: geometry.front)
      // Seen just outside the edge; the side that leads is the nearest to the viewer.
      let inside = seen.filter { geometry.whole.insetBy(dx: 1e-6, dy: 1e-6).contains($0.point) }
      #expect(inside.isEmpty)
      let front = seen.max { $0.z < $1.z }!.point
      let along = { (p: CGPoint) in p.x * way.dx + p.y * way.dy }
      #expect(seen.allSatisfy { along($0.point) >= along(front) - 1e-6 })
    }
  }

  /// A card beside the middle comes over the edge at the same instant.
  @Test(arguments: [
    (CGPoint(x: 195, y: 10), CGVector(dx: 0, dy: -1)),
    (CGPoint(x: 5, y: 400), .init(dx: -1, dy: 0)),
    (CGPoint(x: 385, y: 400), .init(dx: 1, dy: 0)), (CGPoint(x: 195, y: 840), .init(dx: 0, dy: 1)),
  ])
  func aCardBesideTheMiddleComesOverTheEdge(goal: CGPoint, way: CGVector) {
    var geometry = FallTests.settings[0].geometry
    geometry.destination = CGRect(origin: goal, size: .zero)
    geometry.front = geometry.front.offsetBy(dx: 20, dy: -60)
    let pose = Fall().opening(on: geometry).pose(of: .front, at: FallTests.entry)
    let front = corners(of: pose, anchor: CGPoint(x: 0.5, y: 0.5), frame: geometry.front)
      .max { $0.z < $1.z }!.point
    let edge = CGPoint(
      x: way.dx > 0 ? geometry.whole.maxX : 0, y: way.dy > 0 ? geometry.whole.maxY : 0)
    #expect(abs((front.x - edge.x) * way.dx + (front.y - edge.y) * way.dy) < 1e-6)
  }

  /// A shadow would reach over the edge before the card does.
  @Test func shadowComesWithTheCard() {
    let fall = FallTests.settings[0].choreography(.opening)
    #expect(fall.pose(of: .front, at: FallTests.entry).shadow == 0)
    #expect(fall.pose(of: .front, at: 0.23).shadow >= 0.15)
    #expect(fall.pose(of: .front, at: 1).shadow == CardLayout.shadow)
  }

  @Test func cardLeavesFasterAndFaster() {
    let closing = Fall().closing(on: FallTests.settings[0].geometry)
    let timing = closing.timing
    #expect(timing.fraction(at: timing.duration / 2) < 0.4)
  }
}
