import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct HangTests {
  @Test(arguments: PresetSetting.all.filter { $0.preset == .hang })
  func cardStartsOutOfSightAndOvershootsByAtMostFortyPoints(setting: PresetSetting) {
    let hang = setting.choreography(.opening)
    let poses = (0...500).map { hang.pose(of: .front, at: CGFloat($0) / 500) }
    #expect(poses[0].y <= -setting.geometry.front.maxY)
    let over = poses.map(\.y).max()!
    #expect(over > 3 && over <= 40)
    let tilt = poses.map { abs($0.rotationZ) }.max()! * 180 / .pi
    let card = setting.geometry.front
    let room = asin((card.minX + 8) / (card.height + 40)) * 180 / .pi
    #expect(abs(tilt - min(room, 6.5)) < 0.02)
    // It hangs from a point above the middle of its top edge.
    #expect(hang.parts.last?.anchor == CGPoint(x: 0.5, y: -40 / card.height))
  }

  /// Returns the angle of the last swing at a time after the run.
  private func angle(_ swing: Choreography, at time: TimeInterval) -> CGFloat {
    swing.pose(of: .front, at: CGFloat(time / swing.timing.duration)).rotationZ
  }

  /// The run ends while the card swings, but at an instant at which it hangs straight.
  @Test(arguments: PresetSetting.all.filter { $0.preset == .hang })
  func theLastSwingBeginsWhereTheRunEnds(setting: PresetSetting) throws {
    let swing = try #require(Hang().lastSwing(on: setting.geometry))
    let opening = setting.choreography(.opening)
    #expect(
      abs(opening.pose(of: .front, at: 1).rotationZ) < 1e-9 && abs(angle(swing, at: 0)) < 1e-9)
    #expect(opening.parts.last?.anchor == swing.part(.front)?.anchor)
    let step = 0.001
    let before = -opening.pose(of: .front, at: 1 - step / 0.5).rotationZ / step
    let after = angle(swing, at: step) / step
    #expect(abs(before - after) <= 0.03 * abs(before))
    // Less than two degrees to one side, and less to the other.
    let angles = (0...400).map { angle(swing, at: Double($0) / 1000) * 180 / .pi }
    let (most, least) = (angles.map(abs).max()!, min(angles.max()!, -angles.min()!))
    #expect(most > 0.4 && most < 2 && least > 0.02 && least < most)
    #expect(angle(swing, at: 0.4) == 0 && angle(swing, at: 1) == 0)
  }

  /// It falls straight, is jerked, and swings: each extreme is about half of the one before.
  @Test func cardSwingsAsFarAsItMay() {
    let setting = PresetSetting(preset: .hang, container: containers[0], isRightToLeft: false)
    let hang = setting.choreography(.opening)
    let angles = (0...500).map { hang.pose(of: .front, at: CGFloat($0) / 500).rotationZ }
    #expect(angles[...30].allSatisfy { $0 == 0 })
    #expect(abs(angles.min()! / angles.max()! + 0.52) < 0.02)
  }

  @Test func anOpeningTwiceAsLongSwingsTwiceAsLong() throws {
    var geometry = PresetSetting(preset: .hang, container: containers[0], isRightToLeft: false)
      .geometry
    let own = try #require(Hang().lastSwing(on: geometry))
    geometry.settings.duration = 1
    let slow = try #require(Hang().lastSwing(on: geometry))
    #expect(abs(angle(slow, at: 0.3) - angle(own, at: 0.15)) < 1e-12)
    #expect(Hang(tilt: 0).lastSwing(on: geometry) == nil)
  }

  /// Mirrored, it swings to the other side in the run, and after it.
  @Test func theLastSwingIsMirroredWithItsRun() throws {
    let geometry = PresetSetting(preset: .hang, container: containers[0], isRightToLeft: false)
      .geometry
    let (plain, mirrored) = (Hang().movement, Hang().movement.mirrored())
    let swings = try [plain, mirrored].map { try #require($0.lastSwing(on: geometry)) }
    let openings = [plain, mirrored].map { $0.choreography(.opening, on: geometry) }
    for pair in [swings, openings] {
      for f in [0.2, 0.35, 0.8] as [CGFloat] {
        let angles = pair.map { $0.pose(of: .front, at: f).rotationZ }
        #expect(angles[0] != 0 && abs(angles[0] + angles[1]) < 1e-12)
      }
    }
  }

  /// The edge that the card is nearer to limits its swing, on either side.
  @Test(arguments: [20, 70] as [CGFloat]) func theNearerEdgeLimitsTheSwing(left: CGFloat) {
    let card = CGRect(x: left, y: 200, width: 300, height: 400)
    let geometry = TransitionGeometry(container: CGSize(width: 390, height: 844), front: card)
    let hang = Hang().opening(on: geometry)
    let tilt = (0...500).map { abs(hang.pose(of: .front, at: CGFloat($0) / 500).rotationZ) }.max()!
    #expect(abs(sin(tilt) - (20.0 + 8) / (card.height + 40)) < 0.001)
  }

  @Test func aVeryTallStageMakesItStiffer() {
    let geometry = TransitionGeometry(
      container: CGSize(width: 1000, height: 4000),
      front: CGRect(x: 100, y: 1000, width: 800, height: 2400))
    let hang = Hang().opening(on: geometry)
    let over = (0...1000).map { hang.pose(of: .front, at: CGFloat($0) / 1000).y }.max()!
    #expect(over <= 40.5)
  }

  @Test(arguments: PresetSetting.all.filter { $0.preset == .hang })
  func letGoItFallsOutOfSight(setting: PresetSetting) {
    let closing = setting.choreography(.closing)
    let pose = closing.pose(of: .front, at: 1)
    let seen = corners(
      of: pose, anchor: CGPoint(x: 0.5, y: 0.5), frame: setting.geometry.front)
    #expect(seen.map(\.point.y).min()! >= setting.container.height)
    #expect(pose.rotationZ != 0)
    // A fall: the second half of the time takes it three times as far as the first.
    let half = closing.pose(of: .front, at: 0.5).y
    #expect(abs(pose.y - 4 * half) < 1e-6)
  }

  @Test func theTiltIsTheApps() {
    let geometry = PresetSetting(preset: .hang, container: containers[0], isRightToLeft: false)
      .geometry
    let hang = Hang(tilt: 0).opening(on: geometry)
    #expect((0...20).allSatisfy { hang.pose(of: .front, at: CGFloat($0) / 20).rotationZ == 0 })
  }
}
