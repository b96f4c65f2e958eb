import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct HangTests {
  @Test(arguments: PresetSetting.all.filter { $0.preset == .hang })
  func itStartsOutOfSightAndOvershootsByAtMostFortyPoints(setting: PresetSetting) {
    let hang = setting.choreography(.opening)
    let poses = (0...500).map { hang.pose(of: .fore, at: CGFloat($0) / 500) }
    #expect(poses[0].y <= -setting.geometry.fore.maxY)
    let over = poses.map(\.y).max()!
    #expect(over > 3 && over <= 40)
    let tilt = poses.map { abs($0.rotationZ) }.max()! * 180 / .pi
    let card = setting.geometry.fore
    let room = asin((card.minX + 8) / (card.height + 40)) * 180 / .pi
    #expect(abs(tilt - min(room, 6.5)) < 0.02)
    // It hangs from a point above the middle of its top edge.
    #expect(hang.parts.last?.pivot == CGPoint(x: 0.5, y: -40 / card.height))
  }

  @Test func aVeryTallStageMakesItStiffer() {
    let geometry = Geometry(
      container: CGSize(width: 1000, height: 4000),
      fore: CGRect(x: 100, y: 1000, width: 800, height: 2400))
    let hang = Hang().opening(on: geometry)
    let over = (0...1000).map { hang.pose(of: .fore, at: CGFloat($0) / 1000).y }.max()!
    #expect(over <= 40.5)
  }

  @Test(arguments: PresetSetting.all.filter { $0.preset == .hang })
  func letGoItFallsOutOfSight(setting: PresetSetting) {
    let closing = setting.choreography(.closing)
    let pose = closing.pose(of: .fore, at: 1)
    let seen = corners(
      of: pose, pivot: CGPoint(x: 0.5, y: 0.5), frame: setting.geometry.fore)
    #expect(seen.map(\.point.y).min()! >= setting.container.height)
    #expect(pose.rotationZ != 0)
    // A fall: the second half of the time takes it three times as far as the first.
    let half = closing.pose(of: .fore, at: 0.5).y
    #expect(abs(pose.y - 4 * half) < 1e-6)
  }

  @Test func theTiltIsTheApps() {
    var geometry = PresetSetting(preset: .hang, container: containers[0], isRightToLeft: false)
      .geometry
    geometry.options.tilt = 0
    let hang = Hang().opening(on: geometry)
    #expect((0...20).allSatisfy { hang.pose(of: .fore, at: CGFloat($0) / 20).rotationZ == 0 })
  }
}
