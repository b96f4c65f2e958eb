import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct ChoreographyAlgebraTests {
  /// A preset's choreography mirrored is that of the other layout direction.
  @Test(arguments: PresetSetting.all.filter { !$0.isRightToLeft })
  func theMirrorIsTheOtherLayoutDirection(setting: PresetSetting) {
    var other = setting
    other.isRightToLeft = true
    for direction in [TransitionDirection.opening, .closing] {
      let (mirrored, expected) = (
        setting.choreography(direction).mirrored(), other.choreography(direction)
      )
      for (part, twin) in zip(mirrored.parts, expected.parts) {
        #expect(part.role == twin.role && part.anchor == twin.anchor)
        #expect(part.shading?.strip == twin.shading?.strip && part.shading?.x == twin.shading?.x)
        for f in ChoreographyTests.instants {
          let (a, b) = (mirrored.pose(of: part.role, at: f), expected.pose(of: part.role, at: f))
          #expect(a.isClose(to: b))
        }
      }
    }
  }

  @Test(arguments: PresetSetting.all) func reversingTwiceChangesNothing(setting: PresetSetting) {
    let opening = setting.choreography(.opening)
    let twice = opening.reversed().reversed()
    #expect(abs(twice.overshoot.lowerBound - opening.overshoot.lowerBound) < 1e-12)
    for role in opening.parts.map(\.role) {
      for f in ChoreographyTests.instants {
        #expect(twice.pose(of: role, at: f).isClose(to: opening.pose(of: role, at: f)))
      }
    }
  }

  /// Backward each part is where it was forward, also beyond the ends, where a spring or a finger takes it.
  @Test(arguments: PresetSetting.all) func backwardThePosesAreTheSame(setting: PresetSetting) {
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = setting.choreography(direction)
      let reversed = choreography.reversed()
      for role in choreography.parts.map(\.role) {
        for f in (-4...24).map({ CGFloat($0) / 20 }) {
          let (a, b) = (reversed.pose(of: role, at: f), choreography.pose(of: role, at: 1 - f))
          #expect(a.isClose(to: b), "\(direction) \(role.name) at \(f)")
        }
      }
    }
  }

  @Test func waysAddAndSizesMultiply() {
    let both = Choreography.Part.front {
      $0.x = .constant(30)
      $0.scale = .constant(0.5)
      $0.opacity = .constant(0.5)
    }.combined(
      with: .front {
        $0.x = .constant(12)
        $0.scale = .constant(0.4)
        $0.opacity = .constant(0.8)
        $0.perspective = .constant(900)
        $0.cornerRadius = .constant(8)
      })
    let pose = both.pose(at: 0.5, overshoot: 0...1)
    #expect(pose.x == 42 && abs(pose.scale - 0.2) < 1e-12 && abs(pose.opacity - 0.4) < 1e-12)
    #expect(pose.perspective == 900 && abs(pose.cornerRadius! - 40) < 1e-9)
  }

  /// The radii of both are added, and the one of a single part stays.
  @Test(arguments: [(nil, 8, 8), (4, nil, 4), (4, 8, 12)] as [(CGFloat?, CGFloat?, CGFloat)])
  func radiiAdd(first: CGFloat?, second: CGFloat?, sum: CGFloat) {
    func part(_ radius: CGFloat?) -> Choreography.Part {
      .front { $0.cornerRadius = radius.map { .constant($0) } }
    }
    let both = part(first).combined(with: part(second))
    #expect(both.pose(at: 0.5, overshoot: 0...1).cornerRadius == sum)
  }

  /// The anchor of the one that turns counts, whichever comes first.
  @Test func aPartTurnsAboutThePivotOfTheOneThatTurns() {
    let moved = Choreography.Part.front { $0.x = .constant(30) }
    let turned = Choreography.Part.front {
      $0.anchor = CGPoint(x: 0, y: 1)
      $0.anchorDepth = -20
      $0.rotationY = .constant(1)
    }
    for both in [moved.combined(with: turned), turned.combined(with: moved)] {
      #expect(both.anchor == turned.anchor && both.anchorDepth == -20 && both.x == .constant(30))
    }
  }

  @Test func aPartTheFirstOneLacksStandsWhereItStoodInTheSecond() {
    let first = Choreography(.part(.backdrop), .part(.front))
    let second = Choreography(.part(.backdrop), .part(.back), .part(.front), .part(.light))
    #expect(
      first.combined(with: second).parts.map(\.role) == [.backdrop, .back, .front, .light])
    #expect(Choreography(.part(.front)).combined(with: second).parts[1].role == .back)
  }

  @Test func aRoleOccursOnce() {
    let twice = Choreography(.front { $0.x = .constant(1) }, .front { $0.x = .constant(2) })
    #expect(twice.parts.count == 1 && twice.pose(of: .front, at: 0).x == 1)
  }

  /// A turn about a point behind the part moves its middle, and leaves nothing at rest.
  @Test func aPivotBehindThePartMovesItOnACircle() {
    let size = CGSize(width: 400, height: 800)
    var pose = Pose(anchorDepth: -200)
    #expect(CATransform3DIsIdentity(pose.transform(anchor: CGPoint(x: 0.5, y: 0.5), size: size)))
    pose.rotationY = .pi / 2
    let matrix = pose.transform(anchor: CGPoint(x: 0.5, y: 0.5), size: size)
    #expect(abs(matrix.m41 - 200) < 1e-9 && abs(matrix.m43 - -200) < 1e-9)
  }

  @Test func aTimingWithoutALengthTakesThatOfTheTransition() {
    let shape = Choreography(.part(.front), timing: .spring(dampingRatio: 0.8))
    #expect(shape.lasting(0.7, insteadOf: 0.5).timing.duration == 0.7)
    let own = Choreography(parts: [], timing: .linear(duration: 0.4))
    #expect(abs(own.lasting(1, insteadOf: 0.5).timing.duration - 0.8) < 1e-12)
    #expect(own.lasting(0.5, insteadOf: 0.5) == own)
  }
}
