import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The law of the grip: from 20 points of travel on, the grabbed point lies under the finger.
struct GripTests {
  struct Row: CustomTestStringConvertible, Sendable {
    enum Hand: String { case leftEdge, pullLeftRight, pullUpDown, panToEdge, pinch }

    var preset: PresetUnderTest
    var hand: Hand
    /// How far off the point may be along the axis, in points, and across it.
    var along: CGFloat = 2
    var across = CGFloat.infinity
    var way: CGVector
    var cell: CGRect?

    var gesture: TransitionGesture {
      switch hand {
      case .leftEdge: .leftEdge
      case .pullLeftRight: .pullLeftRight
      case .pullUpDown: .pullUpDown
      case .panToEdge: .panToEdge
      case .pinch: .pinch
      }
    }

    var testDescription: String { "\(preset.rawValue) \(hand)" }
  }

  static let right = CGVector(dx: 1, dy: 0)
  static let down = CGVector(dx: 0, dy: 1)
  static let cell = CGRect(x: 40, y: 200, width: 120, height: 150)

  static var rows: [Row] {
    let askew = CGVector(dx: -0.6, dy: 0.8)
    let steep = CGVector(dx: -0.28, dy: 0.96)
    return [
      Row(preset: .slide, hand: .leftEdge, way: right),
      Row(preset: .slide, hand: .pullLeftRight, way: right),
      Row(preset: .full, hand: .panToEdge, across: 2, way: askew, cell: cell),
      Row(preset: .full, hand: .panToEdge, across: 2, way: askew),
      Row(preset: .full, hand: .pullUpDown, across: 2, way: steep, cell: cell),
      Row(preset: .full, hand: .leftEdge, way: right, cell: cell),
      Row(preset: .overlay, hand: .panToEdge, across: 2, way: askew),
      Row(preset: .overlay, hand: .pullUpDown, across: 2, way: steep),
      Row(preset: .scale, hand: .panToEdge, across: 2, way: askew),
      Row(preset: .scale, hand: .pinch, across: 2, way: askew),
      Row(preset: .hang, hand: .pullUpDown, along: 8, way: down),
      Row(preset: .fall, hand: .pullUpDown, along: 8, way: down.scaled(by: -1)),
      Row(preset: .fall, hand: .panToEdge, along: 8, across: 8, way: down.scaled(by: -1)),
    ]
  }

  @Test(arguments: rows) func theGrabbedPointLiesUnderTheFinger(row: Row) {
    for place in [CGPoint(x: 8, y: 300), CGPoint(x: 195, y: 420), CGPoint(x: 350, y: 150)] {
      var hold = CarriedDragTests.Hold(
        preset: row.preset, gesture: row.gesture, grabbed: place, cell: row.cell)
      hold.grabbed = place
      let session = hold.session(movement: row.way)
      let point = hold.point
      for travel in stride(from: CGFloat(20), through: 380, by: 12) {
        let way = row.way.scaled(by: travel)
        guard place.y + way.dy > 0 else { break }
        // Fingers that pinch close as they move.
        let sample = GestureSample(
          translation: way, scale: row.gesture.part.dragKind == .pinch ? 1 - travel / 800 : 1)
        let shown = hold.place(of: point, at: session.position(of: sample))
        let off = CGVector(dx: shown.x - place.x, dy: shown.y - place.y) - way
        #expect(abs(off.along(session.axis)) <= row.along, "\(place) \(travel): \(off)")
        let across = off - session.axis.scaled(by: off.along(session.axis))
        #expect(across.length <= row.across, "\(place) \(travel): \(off)")
      }
    }
  }

  /// A screen that turns has a free edge, which stays near the finger.
  @Test(arguments: [PresetUnderTest.fold, .spin])
  func theFreeEdgeStaysNearTheFinger(preset: PresetUnderTest) {
    let setting = PresetSetting(preset: preset, container: containers[0], isRightToLeft: false)
    let (geometry, choreography) = (setting.geometry, setting.choreography(.closing))
    let session = makeDrag(
      .edge, along: GripTests.right, of: choreography, on: geometry, opens: false)
    let edges: [(Choreography.Role, CGFloat)] = preset == .fold ? [(.back, 0.5)] : [(.front, -0.5)]
    for travel in stride(from: CGFloat(20), through: 370, by: 10) {
      let position = session.position(of: GestureSample(translation: CGVector(dx: travel, dy: 0)))
      for (role, unit) in edges {
        let part = choreography.parts.first { $0.role == role }!
        let matrix = position.pose(of: part, overshoot: choreography.overshoot)
          .transform(anchor: part.anchor, size: geometry.container)
        let edge = CGPoint(x: unit * geometry.container.width, y: 0).projected(by: matrix).x
        #expect(abs(edge + geometry.container.width / 2 - travel) <= 40, "\(travel): \(edge)")
      }
    }
  }
}
