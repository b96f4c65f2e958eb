import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct PoseOffsetTests {
  private let offset = PoseOffset(
    x: 30, y: -12, z: 4, logScale: log(0.6), rotationX: 0.1, rotationY: -0.2, rotationZ: 0.3,
    opacity: -0.2, cornerRadius: 5, cutTop: 6, cutLeft: 7, cutBottom: 8, cutRight: 9, shadow: 0.1)

  /// What lies between two poses, added to one of them, is the other.
  @Test(arguments: PresetUnderTest.all, [TransitionDirection.opening, .closing])
  func addedToAPoseItIsTheOther(preset: PresetUnderTest, direction: TransitionDirection) {
    var geometry = PresetSetting(
      preset: preset, container: containers[0], isRightToLeft: false
    ).geometry
    let cell = CGRect(x: 40, y: 300, width: 120, height: 90)
    (geometry.origin, geometry.destination) = (cell, cell)
    let choreography = preset.movement.placed(in: geometry).choreography(direction, on: geometry)
    for part in choreography.parts where part.bezel == nil {
      let poses = [0.35, 0.8].map {
        part.pose(at: $0, overshoot: choreography.overshoot)
      }
      var shown = part.pose(
        at: 0.8, overshoot: choreography.overshoot, adding: poses[0].offset(from: poses[1]))
      // Corners keep their radius on the screen, whatever is added to the scale.
      shown.cornerRadius = poses[0].cornerRadius
      let size = CGSize(width: 390, height: 844)
      let corners = [shown, poses[0]].map {
        Quad($0.transform(anchor: part.anchor, size: size), size: size)
      }
      #expect(corners[0].distance(to: corners[1]) < 1e-6, "\(part.role)")
      let windows = [shown, poses[0]].map { $0.clip(in: size) }
      #expect(
        abs(windows[0].minX - windows[1].minX) + abs(windows[0].minY - windows[1].minY) < 1e-6)
      #expect(
        abs(windows[0].maxX - windows[1].maxX) + abs(windows[0].maxY - windows[1].maxY) < 1e-6)
      #expect(abs(shown.opacity - poses[0].opacity) + abs(shown.shadow - poses[0].shadow) < 1e-9)
    }
  }

  @Test func sharesOfAnOffsetAddUp() {
    let whole = offset.scaled(by: 0.3) + offset.scaled(by: 0.7)
    #expect((whole - offset).reach(over: 900) < 1e-9)
    #expect(
      abs(whole.opacity - offset.opacity) < 1e-12 && abs(whole.shadow - offset.shadow) < 1e-12)
    #expect(abs(offset.scale - 0.6) < 1e-12)
    #expect(offset.scaled(by: 0) == .none)
  }

  /// No point of a part moves farther than it says.
  @Test func offsetMovesNoPointFartherThanItsReach() {
    let size = CGSize(width: 390, height: 844)
    let moved = PoseOffset(x: 30, y: -12, logScale: log(0.6), rotationZ: 0.3)
    var pose = Pose()
    pose.move(by: moved, leastOpacity: 0)
    let corners = [Pose(), pose].map {
      Quad($0.transform(anchor: CGPoint(x: 0.5, y: 0.5), size: size), size: size)
    }
    let reach = moved.reach(over: hypot(size.width, size.height))
    #expect(corners[0].distance(to: corners[1]) <= reach)
  }
}
