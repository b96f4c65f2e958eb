import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The rules that hold for every preset. A new preset joins by being a case of the enum.
struct ChoreographyTests {
  static let instants = (0..<120).map { CGFloat($0) / 119 }

  @Test(arguments: PresetSetting.all) func theOldScreenIsUntouchedAtTheStart(setting: PresetSetting)
  {
    #expect(setting.choreography(.opening).looksAtRest(.back, at: 0, setting.container))
  }

  @Test(arguments: PresetSetting.all) func theNewScreenIsUntouchedAtTheEnd(setting: PresetSetting) {
    let size = setting.geometry.front.size
    // A card has its corners at rest, too.
    let radius = [.overlay, .fall].contains(setting.preset) ? CardLayout.cornerRadius : 0
    #expect(setting.choreography(.opening).looksAtRest(.front, at: 1, size, radius: radius))
    #expect(setting.choreography(.closing).looksAtRest(.front, at: 0, size, radius: radius))
  }

  @Test(arguments: PresetSetting.all) func theOldScreenIsUntouchedAfterTheClosing(
    setting: PresetSetting
  ) {
    #expect(setting.choreography(.closing).looksAtRest(.back, at: 1, setting.container))
  }

  /// Glass in a screen that was once drawn at opacity 0 stays flat.
  @Test(arguments: PresetSetting.all) func noScreenEverVanishes(setting: PresetSetting) {
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = setting.choreography(direction)
      for f in ChoreographyTests.instants {
        for role in [Choreography.Role.front, .back] {
          #expect(choreography.pose(of: role, at: f).opacity >= 0.03)
        }
      }
    }
  }

  /// At every instant, the screens or an opaque backdrop cover the container.
  @Test(arguments: PresetSetting.all) func screensOrBackdropCoverTheContainer(
    setting: PresetSetting
  ) {
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = setting.choreography(direction)
      for f in ChoreographyTests.instants {
        if setting.movement.card != nil {
          // The presenter stays where it is, live.
          #expect(!choreography.parts.contains { $0.role == .back })
        } else {
          let lowest = choreography.parts[0]
          let pose = choreography.pose(of: lowest.role, at: f)
          let seen = window(of: pose, anchor: lowest.anchor, frame: setting.geometry.fullFrame)
          let whole = setting.geometry.fullFrame
          #expect(seen.minX < 1e-6 && seen.minY < 1e-6)
          #expect(seen.maxX > whole.maxX - 1e-6 && seen.maxY > whole.maxY - 1e-6)
          #expect(pose.opacity == 1)
        }
      }
    }
  }

  /// No corner of a part is below the plane of a part that it covers.
  @Test(arguments: PresetSetting.all) func partsDoNotCutThroughEachOther(setting: PresetSetting) {
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = setting.choreography(direction)
      for f in ChoreographyTests.instants {
        // What has another depth is drawn in that order; what lies in one plane is compared by it.
        let parts = choreography.parts.enumerated().sorted {
          let (a, b) = (lift($0.element), lift($1.element))
          return a == b ? $0.offset < $1.offset : a < b
        }.map(\.element)
        func lift(_ part: Choreography.Part) -> CGFloat {
          choreography.pose(of: part.role, at: f).lift
        }
        var lowest: (plane: CGFloat?, top: CGFloat) = (nil, -.infinity)
        for part in parts {
          let frame = part.role == .front ? setting.geometry.front : setting.geometry.fullFrame
          let pose = choreography.pose(of: part.role, at: f)
          let depths = corners(of: pose, anchor: part.anchor, frame: frame).map(\.z)
          let turn = pose.rotationY.remainder(dividingBy: .pi)
          // Two sides of one card never meet: one of them is in front everywhere.
          let isSamePlane =
            pose.rotationY != 0 && lowest.plane.map { abs($0 - turn) < 1e-9 } == true
          #expect(isSamePlane || depths.min()! >= lowest.top - 1e-9, "\(part.role) at \(f)")
          lowest = (turn, max(lowest.top, depths.max()!))
        }
      }
    }
  }

  @Test(arguments: PresetSetting.all) func rightToLeftIsTheExactMirror(setting: PresetSetting) {
    var other = setting
    other.isRightToLeft.toggle()
    for direction in [TransitionDirection.opening, .closing] {
      let (mine, mirrored) = (setting.choreography(direction), other.choreography(direction))
      for (part, other) in zip(mine.parts, mirrored.parts) {
        #expect(part.anchor.x == 1 - other.anchor.x && part.anchor.y == other.anchor.y)
        for f in ChoreographyTests.instants {
          var pose = mirrored.pose(of: part.role, at: f)
          pose.x.negate()
          pose.rotationY.negate()
          pose.rotationZ.negate()
          (pose.cutLeft, pose.cutRight) = (pose.cutRight, pose.cutLeft)
          #expect(pose.isClose(to: mine.pose(of: part.role, at: f)))
        }
      }
    }
  }

  /// A closing at 1 − f equals the opening at f, unless the preset declares its own closing.
  @Test(
    arguments: PresetSetting.all.filter { ![.overlay, .hang, .full].contains($0.preset) })
  func theClosingIsTheOpeningReversed(setting: PresetSetting) {
    let (there, back) = (setting.choreography(.opening), setting.choreography(.closing))
    for part in there.parts {
      for f in ChoreographyTests.instants {
        let (a, b) = (there.pose(of: part.role, at: f), back.pose(of: part.role, at: 1 - f))
        #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 && abs(a.scale - b.scale) < 1e-9)
        #expect(abs(a.rotationY - b.rotationY) < 1e-9 && abs(a.rotationZ - b.rotationZ) < 1e-9)
        // The page of scale fades at another instant when it leaves.
        let fades = setting.preset == .scale && part.role == .front
        #expect(
          (fades || abs(a.opacity - b.opacity) < 1e-9)
            && abs((a.cornerRadius ?? 0) - (b.cornerRadius ?? 0)) < 1e-9)
      }
    }
  }

  @Test(arguments: PresetUnderTest.all)
  func aClosingTakesNoLongerThanItsOpening(preset: PresetUnderTest) {
    let movement = preset.movement
    #expect(movement.closingDuration <= movement.openingDuration + 0.03)
  }

  @Test(arguments: PresetSetting.all) func thePartsTakeTheTimeThatUIKitIsTold(
    setting: PresetSetting
  ) {
    for direction in [TransitionDirection.opening, .closing] {
      let told = setting.movement.duration(direction)
      // A spring ends sooner on a small screen.
      #expect(abs(setting.choreography(direction).timing.duration - told) < 0.13)
    }
  }

  @Test(arguments: PresetSetting.all) func noPoseIsEverWild(setting: PresetSetting) {
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = setting.choreography(direction)
      for part in choreography.parts {
        for step in -20...140 {
          let pose = choreography.pose(of: part.role, at: CGFloat(step) / 100)
          #expect(pose.scale > 0.01 && pose.scale < 2)
          #expect((0...1).contains(pose.opacity))
          #expect(pose.cornerRadius ?? 0 >= 0)
          #expect(pose.x.isFinite && pose.y.isFinite && pose.z.isFinite)
        }
      }
    }
  }

  /// The rules at both ends hold whatever an app asks for, in every size and direction.
  @Test(arguments: PresetSetting.all) func theLawsHoldAtTheEndsOfEveryOption(setting: PresetSetting)
  {
    var changes: [(inout TransitionGeometry) -> Void] = []
    var settings: [(inout TransitionSettings) -> Void] = []
    for spot in [
      CGRect(x: -500, y: -500, width: 0, height: 0), CGRect(x: 9, y: 9, width: 4, height: 900),
    ] {
      changes.append { $0.origin = spot }
      changes.append { $0.destination = spot }
    }
    changes.append { $0.front.size = CGSize(width: 1, height: 1) }
    settings = [
      { $0.duration = 0.05 }, { $0.duration = 60 },
      { $0.timing = .spring(dampingRatio: 0.21) },
      { $0.timing = .curve(CGPoint(x: 1, y: -1), CGPoint(x: 0, y: 2)) },
    ]
    let variants = setting.preset.variants.map { ($0, setting.geometry) }
    let changed = changes.map { change in
      var geometry = setting.geometry
      change(&geometry)
      return (setting.movement.placed(in: geometry), geometry)
    }
    let adjusted = settings.map { change in
      (setting.movement.changed(change), setting.geometry)
    }
    for (movement, geometry) in variants + changed + adjusted {
      let (there, back) = (
        movement.choreography(.opening, on: geometry),
        movement.choreography(.closing, on: geometry)
      )
      #expect(there.looksAtRest(.front, at: 1, geometry.front.size, radius: setting.radius))
      #expect(back.looksAtRest(.front, at: 0, geometry.front.size, radius: setting.radius))
      #expect(there.looksAtRest(.back, at: 0, setting.container))
      #expect(back.looksAtRest(.back, at: 1, setting.container))
      let ground = there.pose(of: .backdrop, at: 0).lift
      for (choreography, f) in zip([there, back, there, back], [0.3, 0.3, 0.8, 0.8] as [CGFloat]) {
        for part in choreography.parts {
          let pose = choreography.pose(of: part.role, at: f)
          let frame = part.role == .front ? geometry.front : geometry.fullFrame
          let seen = corners(of: pose, anchor: part.anchor, frame: frame)
          #expect(seen.allSatisfy { $0.point.isUsable && $0.z.isFinite && $0.z > ground - 1.01 })
        }
      }
    }
  }

  /// Within a tenth of a second something has moved by eight points, or has faded by a tenth.
  @Test(arguments: PresetSetting.all.filter { $0.container == containers[0] })
  func aTapIsAnsweredAtOnce(setting: PresetSetting) {
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = setting.choreography(direction)
      let f = choreography.timing.fraction(at: 0.1)
      let changes = choreography.parts.map { part -> CGFloat in
        let frame = part.role == .front ? setting.geometry.front : setting.geometry.fullFrame
        func pose(_ f: CGFloat) -> Pose { part.pose(at: f, overshoot: choreography.overshoot) }
        let moved = zip(
          corners(of: pose(0), anchor: part.anchor, frame: frame),
          corners(of: pose(f), anchor: part.anchor, frame: frame)
        ).map { $0.point.distance(to: $1.point) }.max()!
        return max(moved / 8, abs(pose(f).opacity - pose(0).opacity) / 0.1)
      }
      #expect(changes.max()! >= 1, "\(direction)")
    }
  }
}

extension Pose {
  func isClose(to other: Pose) -> Bool {
    func numbers(_ pose: Pose) -> [CGFloat] {
      [
        pose.x, pose.y, pose.z, pose.scale, pose.rotationX, pose.rotationY, pose.rotationZ,
        pose.perspective, pose.lift, pose.opacity, pose.cornerRadius ?? -1, pose.cutTop,
        pose.cutLeft,
        pose.cutBottom, pose.cutRight, pose.shadow,
      ]
    }
    return zip(numbers(self), numbers(other)).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

extension TransitionGeometry {
  var fullFrame: CGRect { CGRect(origin: .zero, size: container) }
}
