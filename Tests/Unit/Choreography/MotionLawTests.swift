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
      let frame = part.role == .front ? setting.geometry.front : setting.geometry.fullFrame
      let pose = choreography.pose(of: part.role, at: f)
      points += corners(of: pose, anchor: part.anchor, frame: frame).map(\.point)
      let seen = window(of: pose, anchor: part.anchor, frame: frame)
      if pose.rotationX == 0, pose.rotationY == 0 {
        points += [seen.origin, CGPoint(x: seen.maxX, y: seen.maxY)]
      }
      lights.append(pose.opacity)
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
  func runEndsSoonAfterTheLastVisibleChange(setting: PresetSetting, direction: TransitionDirection)
  {
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

  /// A screen that fades away at the end of a run takes the run with it: no ghost of it stays.
  @Test(arguments: phones.filter { [.full, .overlay].contains($0.preset) })
  func noGhostStays(setting: PresetSetting) {
    for place in MotionLawTests.places {
      let choreography = choreography(setting, .closing, at: place)
      let duration = choreography.timing.duration
      let faint = (0...Int(duration * 480)).map { Double($0) / 480 }.first {
        choreography.pose(of: .front, at: choreography.timing.fraction(at: $0)).opacity
          <= Choreography.Part.faintest
      }
      if let faint { #expect(duration - faint <= 0.05, "\(duration - faint)") }
    }
  }

  /// The places out of which screens grow, and back into which they shrink: none, a row, a tile, a point.
  static let places: [CGRect?] = [
    nil, CGRect(x: 20, y: 300, width: 350, height: 64),
    CGRect(x: 20, y: 500, width: 110, height: 140),
    CGRect(x: 200, y: 700, width: 0, height: 0),
  ]

  static func geometry(_ setting: PresetSetting, at place: CGRect?) -> TransitionGeometry {
    var geometry = setting.geometry
    (geometry.origin, geometry.destination) = (place, place)
    return geometry
  }

  private func choreography(
    _ setting: PresetSetting, _ direction: TransitionDirection, at place: CGRect?
  ) -> Choreography {
    let geometry = MotionLawTests.geometry(setting, at: place)
    return setting.movement.placed(in: geometry).choreography(direction, on: geometry)
  }

  /// True if two texts of 17 pt can be read through each other: of the old screen, of the new one, or of the
  /// place, whose picture lies on the new one. Both screens are taken to be full of text.
  static func isDouble(
    _ choreography: Choreography, at position: RunPosition, opens: Bool, width: CGFloat,
    place: CGRect?
  ) -> Bool {
    func pose(_ role: Choreography.Role) -> Pose {
      choreography.parts.first { $0.role == role }.map {
        position.pose(of: $0, overshoot: choreography.overshoot)
      } ?? .rest
    }
    let (front, back) = (pose(.front), pose(.back))
    func isLegible(_ pose: Pose, times scale: CGFloat = 1) -> Bool {
      17 * pose.scale * scale >= 8 && abs(cos(pose.rotationX) * cos(pose.rotationY)) >= 0.35
    }
    let open = opens ? position.fraction : 1 - position.fraction
    func cover(_ track: Choreography.Track) -> CGFloat {
      choreography.coversOrigin ? track.value(at: open).clamped(to: 0...1) : 0
    }
    let (fill, picture) = (cover(OriginCover.fillTrack), cover(OriginCover.pictureTrack))
    let text = front.opacity * (1 - fill) * (1 - picture)
    let behind = front.opacity < 1 && isLegible(back) ? 1 - front.opacity : 0
    let onTop =
      isLegible(front, times: width / max(place?.width ?? width, 1)) ? front.opacity * picture : 0
    let half: ClosedRange<CGFloat> = 0.2...0.8
    return isLegible(front) && half.contains(text)
      && (half.contains(behind) || half.contains(onTop))
  }

  /// Two texts are read through each other for at most 50 ms, closing for 66.
  @Test(arguments: phones, directions)
  func textsAreNotReadThroughEachOther(setting: PresetSetting, direction: TransitionDirection) {
    for place in MotionLawTests.places {
      let choreography = choreography(setting, direction, at: place)
      let timing = choreography.timing
      let instants = (0...Int(timing.duration * 1000)).filter { ms in
        MotionLawTests.isDouble(
          choreography, at: RunPosition(fraction: timing.fraction(at: Double(ms) / 1000)),
          opens: direction == .opening, width: setting.geometry.front.width, place: place)
      }
      #expect(instants.count <= (direction == .opening ? 50 : 66), "\(String(describing: place))")
    }
  }

  /// A screen that does not turn in depth is scaled evenly at every instant, also beyond both ends.
  @Test(arguments: phones, directions)
  func screensAreScaledEvenly(setting: PresetSetting, direction: TransitionDirection) {
    for place in MotionLawTests.places {
      let choreography = choreography(setting, direction, at: place)
      for part in choreography.parts where [.front, .back].contains(part.role) {
        let size = part.role == .front ? setting.geometry.front.size : setting.geometry.container
        for step in -10...110 {
          let pose = choreography.pose(of: part.role, at: CGFloat(step) / 100)
          guard pose.rotationX == 0, pose.rotationY == 0 else { continue }
          let m = pose.transform(anchor: part.anchor, size: size)
          // Columns of equal length that stand at right angles: both singular values are the same.
          let (across, down) = (hypot(m.m11, m.m12), hypot(m.m21, m.m22))
          #expect(abs(across / down - 1) <= 0.001, "\(part.role) \(step)")
          #expect(abs(m.m11 * m.m21 + m.m12 * m.m22) <= 0.001 * across * down)
        }
      }
    }
  }

  /// A screen that lands in a view has that view's proportions, and at least 97 % of its size.
  @Test(arguments: phones.filter { [.full, .overlay].contains($0.preset) })
  func screenThatLandsInAViewKeepsTheViewsProportions(setting: PresetSetting) throws {
    for case .some(let place) in MotionLawTests.places where place.width > 0 {
      let closing = choreography(setting, .closing, at: place)
      let part = try #require(closing.parts.first { $0.role == .front })
      for over in stride(from: 1, through: 1.2, by: 0.01) as StrideThrough<CGFloat> {
        let seen = window(
          of: closing.pose(of: .front, at: over), anchor: part.anchor, frame: setting.geometry.front
        )
        #expect(seen.width >= 0.97 * place.width - 1e-6 && seen.width <= place.width + 1e-6)
        #expect(abs(seen.width / seen.height / (place.width / place.height) - 1) < 0.001)
      }
    }
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

  /// A page that leaves over an edge does not slow down there: it is gone within two frames of its last 40 pt.
  @Test(arguments: phones.filter { $0.preset == .full })
  func pageThatLeavesOverAnEdgeDoesNotCrawl(setting: PresetSetting) throws {
    let choreography = choreography(setting, .closing, at: nil)
    let timing = choreography.timing
    let part = try #require(choreography.parts.first { $0.role == .front })
    let times = stride(from: 0, to: timing.duration, by: 0.002).filter { time in
      let pose = choreography.pose(of: .front, at: timing.fraction(at: time))
      let seen = window(of: pose, anchor: part.anchor, frame: setting.geometry.whole)
      return seen.minY > setting.geometry.container.height - 40
    }
    #expect(Double(times.count) * 0.002 < 0.034)
  }

  /// A card preset whose screen fills the container has what a card has by itself, and nothing at rest.
  @Test(
    arguments: phones.filter { $0.preset == .hang || $0.preset == .fall || $0.preset == .overlay },
    directions)
  func wholeScreensAreRoundAndCastShadows(
    setting: PresetSetting, direction: TransitionDirection
  ) {
    var geometry = setting.geometry
    geometry.front = geometry.whole
    let choreography = setting.movement.choreography(direction, on: geometry)
    for step in 1..<20 {
      let f = CGFloat(step) / 20
      let open = direction == .opening ? f : 1 - f
      let pose = choreography.pose(of: .front, at: f)
      if open > 0.125, open < 0.85 {
        #expect(pose.shadow >= 0.15 && (pose.cornerRadius ?? 0) * pose.scale > 20, "\(f)")
      }
    }
    let rest = choreography.pose(of: .front, at: direction == .opening ? 1 : 0)
    #expect(rest.cornerRadius == 0)
  }

  /// A full screen that has left the edges by 10 pt has the display's corners, whatever its scale.
  @Test(arguments: phones.filter { [.slide, .full].contains($0.preset) }, directions)
  func fullScreensHaveTheDisplaysCorners(
    setting: PresetSetting, direction: TransitionDirection
  ) throws {
    let choreography = setting.choreography(direction)
    for step in 0...100 {
      for role in [Choreography.Role.front, .back] {
        let part = try #require(choreography.parts.first { $0.role == role })
        guard part.hasClip else { continue }
        let pose = choreography.pose(of: role, at: CGFloat(step) / 100)
        let seen = window(of: pose, anchor: part.anchor, frame: setting.geometry.whole)
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
      let shadow = choreography.pose(of: .front, at: f).shadow
      if open > 0.125, open < 0.85 { #expect(shadow >= 0.15, "\(f)") }
      if open == 1 || (open == 0 && setting.preset != .scale) { #expect(shadow <= 0.02, "\(f)") }
    }
  }
}
