import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Rules about looks that hold for every preset, in both directions, sampled at 120 Hz.
struct MotionLawTests {
  static let phones = PresetSetting.all.filter { $0.container == containers[0] }
  static let directions = [TransitionDirection.opening, .closing]

  /// The corners of what is seen of all screens, and the lights, at a time.
  private func look(
    _ choreography: Choreography, _ setting: PresetSetting, at time: TimeInterval
  ) -> (points: [CGPoint], lights: [CGFloat]) {
    let f = choreography.timing.fraction(at: time)
    var (points, lights): ([CGPoint], [CGFloat]) = ([], [])
    for part in choreography.parts {
      let frame = part.role == .fore ? setting.geometry.fore : setting.geometry.fullFrame
      let pose = choreography.pose(of: part.role, at: f)
      points += corners(of: pose, pivot: part.pivot, frame: frame).map(\.point)
      let seen = window(of: pose, pivot: part.pivot, frame: frame)
      if pose.rotationX == 0, pose.rotationY == 0 {
        points += [seen.origin, CGPoint(x: seen.maxX, y: seen.maxY)]
      }
      lights.append(pose.alpha)
    }
    return (points, lights)
  }

  private func difference(
    _ a: (points: [CGPoint], lights: [CGFloat]), _ b: (points: [CGPoint], lights: [CGFloat])
  ) -> (moved: CGFloat, changed: CGFloat) {
    (
      zip(a.points, b.points).map { $0.distance(to: $1) }.max() ?? 0,
      zip(a.lights, b.lights).map { abs($0 - $1) }.max() ?? 0
    )
  }

  /// A run is over at most 50 ms after the last thing that can be seen.
  @Test(arguments: phones, directions)
  func thereIsNoDeadTail(setting: PresetSetting, direction: TransitionDirection) {
    let choreography = setting.choreography(direction)
    let duration = choreography.timing.duration
    let end = look(choreography, setting, at: duration)
    var last: TimeInterval = 0
    for step in 0...Int(duration * 480) {
      let time = Double(step) / 480
      let left = difference(look(choreography, setting, at: time), end)
      if left.moved > 0.5 || left.changed > 2.0 / 255 { last = time }
    }
    #expect(duration - last <= 0.05, "\(duration - last)")
  }

  /// Something has moved by 8 pt 34 ms after the start; what begins at rest in depth, by 5 pt after 50.
  @Test(arguments: phones, directions)
  func aTapIsAnsweredInTwoFrames(setting: PresetSetting, direction: TransitionDirection) {
    let choreography = setting.choreography(direction)
    let isDeep = [.fold, .spin].contains(setting.preset)
    let (time, way): (TimeInterval, CGFloat) = isDeep ? (0.05, 5) : (0.034, 8)
    let moved = difference(
      look(choreography, setting, at: 0), look(choreography, setting, at: time)
    ).moved
    // What falls begins at rest.
    let falls = setting.preset.rawValue == "hang" && direction == .closing
    #expect(moved >= way || falls, "\(moved)")
  }

  /// A full screen that has left the edges by 10 pt has the display's corners, whatever its scale.
  @Test(arguments: phones.filter { [.slide, .full].contains($0.preset) }, directions)
  func fullScreensHaveTheDisplaysCorners(
    setting: PresetSetting, direction: TransitionDirection
  ) throws {
    let choreography = setting.choreography(direction)
    for step in 0...100 {
      for role in [Role.fore, .back] {
        let part = try #require(choreography.parts.first { $0.role == role })
        guard part.hasWindow else { continue }
        let pose = choreography.pose(of: role, at: CGFloat(step) / 100)
        let seen = window(of: pose, pivot: part.pivot, frame: setting.geometry.whole)
        let free = max(seen.minX, seen.minY, 390 - seen.maxX, 844 - seen.maxY)
        let radius = try #require(pose.cornerRadius) * pose.scale
        if free > 10 { #expect(radius > 0.9 * 47 && radius < 1.05 * 47, "\(role) \(step)") }
        if free <= 0 { #expect(radius == 0, "\(role) \(step)") }
      }
    }
  }

  /// A screen over other content casts a shadow, and none at either end.
  @Test(
    arguments: phones.filter { [.slide, .full, .scale, .spin].contains($0.preset) }, directions)
  func screensCastShadows(setting: PresetSetting, direction: TransitionDirection) {
    let choreography = setting.choreography(direction)
    for step in 0...100 {
      let f = CGFloat(step) / 100
      let open = direction == .opening ? f : 1 - f
      let shadow = choreography.pose(of: .fore, at: f).shadow
      if open > 0.125, open < 0.85 { #expect(shadow >= 0.15, "\(f)") }
      if open == 1 { #expect(shadow <= 0.02, "\(f)") }
    }
  }
}
