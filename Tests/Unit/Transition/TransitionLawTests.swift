import Foundation
import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The laws of the algebra of transitions, for random ones. `make fuzz` tries many more.
struct TransitionLawTests {
  static let count = ProcessInfo.processInfo.environment["WALKS"].flatMap(Int.init) ?? 1000

  /// Calls a law for random transitions on random containers, and records the first seeds that break it.
  private func hold(
    _ law: (inout RandomTransitions, TransitionGeometry) -> Bool,
    _ location: SourceLocation = #_sourceLocation
  ) {
    var failed: [Int] = []
    for seed in 0..<TransitionLawTests.count where Share.current.has(seed) && failed.count < 3 {
      var random = RandomTransitions(seed: seed)
      let geometry = random.geometry()
      if !law(&random, geometry) { failed.append(seed) }
    }
    #expect(failed == [], "seeds that break it", sourceLocation: location)
  }

  @Test func twoMirrorsChangeNothing() {
    hold { random, geometry in
      let transition = random.transition()
      return TransitionDirection.both.allSatisfy {
        transition.mirrored().mirrored().played($0, on: geometry)
          == transition.played($0, on: geometry)
      }
    }
  }

  @Test func combinedIsAssociative() {
    hold { random, geometry in
      let (a, b, c) = (random.transition(), random.transition(), random.transition())
      return TransitionDirection.both.allSatisfy {
        a.combined(with: b).combined(with: c).played($0, on: geometry)
          == a.combined(with: b.combined(with: c)).played($0, on: geometry)
      }
    }
  }

  @Test func combinedWithNothingIsTheSame() {
    let nothing = ViewControllerTransition.choreography { _ in Choreography() }
    hold { random, geometry in
      let transition = random.transition()
      return TransitionDirection.both.allSatisfy {
        transition.combined(with: nothing).looks(
          like: transition, $0, on: geometry, tolerance: 1e-12)
      }
    }
  }

  /// A closing that nobody has written is the opening backward.
  @Test func theClosingIsTheOpeningBackward() {
    hold { random, geometry in
      let transition = random.unwritten()
      let (opening, closing) = (
        transition.played(.opening, on: geometry), transition.played(.closing, on: geometry)
      )
      return shares.allSatisfy { share in
        [.front, .back].allSatisfy {
          opening.pose(of: $0, at: share).distance(to: closing.pose(of: $0, at: 1 - share)) < 1e-6
        }
      }
    }
  }

  @Test func bothEndsAreAtRest() {
    hold { random, geometry in
      let transition = random.combination()
      let (opening, closing) = (
        transition.played(.opening, on: geometry), transition.played(.closing, on: geometry)
      )
      return opening.faults(.opening) == [] && closing.faults(.closing) == []
        && opening.isUsable && closing.isUsable
    }
  }

  /// The closing changes in proportion, and no pose changes.
  @Test func aDurationScalesExactly() {
    hold { random, geometry in
      let transition = random.transition()
      let (own, seconds) = (transition.resolved(.opening), random.seconds())
      let asked = transition.duration(seconds)
      let factor = seconds / own.openingDuration
      return TransitionDirection.both.allSatisfy { direction in
        let before = transition.resolved(direction).duration(direction)
        let after = asked.resolved(direction).duration(direction)
        let (old, new) = (
          transition.played(direction, on: geometry), asked.played(direction, on: geometry)
        )
        return abs(after - factor * before) < 1e-9
          && abs(new.timing.duration - factor * old.timing.duration) < 1e-9
          && old.parts == new.parts
      }
    }
  }

  /// A right-to-left layout is the mirror of the other one.
  @Test func rightToLeftIsTheMirror() {
    hold { random, geometry in
      var geometry = geometry
      // A card as far from the left as from the right: it is not moved by another layout.
      geometry.front.origin.x = (geometry.container.width - geometry.front.width) / 2
      var other = geometry
      other.isRightToLeft.toggle()
      let transition = random.transition()
      return TransitionDirection.both.allSatisfy { direction in
        let mirrored = transition.mirrored().played(direction, on: geometry)
        let turned = transition.played(direction, on: other)
        return shares.allSatisfy { share in
          [.front, .back].allSatisfy {
            mirrored.pose(of: $0, at: share).distance(to: turned.pose(of: $0, at: share)) < 1e-6
          }
        }
      }
    }
  }

  private let shares = stride(from: CGFloat(0), through: 1, by: 0.125)
}

extension TransitionDirection {
  static let both: [TransitionDirection] = [.opening, .closing]
}

extension ViewControllerTransition {
  func resolved(_ direction: TransitionDirection) -> Movement {
    if case .movement(let movement) = half(direction) { movement } else { .system }
  }

  func played(
    _ direction: TransitionDirection, on geometry: TransitionGeometry
  ) -> Choreography {
    let movement = resolved(direction)
    var geometry = geometry
    geometry.settings = movement.settings
    return movement.choreography(direction, on: geometry)
  }

  func looks(
    like other: ViewControllerTransition, _ direction: TransitionDirection,
    on geometry: TransitionGeometry, tolerance: CGFloat
  ) -> Bool {
    let (mine, its) = (played(direction, on: geometry), other.played(direction, on: geometry))
    return mine.timing == its.timing
      && stride(from: CGFloat(0), through: 1, by: 0.125).allSatisfy { share in
        [.front, .back].allSatisfy {
          mine.pose(of: $0, at: share).distance(to: its.pose(of: $0, at: share)) <= tolerance
        }
      }
  }
}

extension Pose {
  /// The largest difference of a number.
  func distance(to other: Pose) -> CGFloat {
    let pairs = [
      (x, other.x), (y, other.y), (z, other.z), (scale, other.scale),
      (rotationX, other.rotationX), (rotationY, other.rotationY), (rotationZ, other.rotationZ),
      (perspective, other.perspective), (opacity, other.opacity), (cutTop, other.cutTop),
      (cutLeft, other.cutLeft), (cutBottom, other.cutBottom), (cutRight, other.cutRight),
      (cornerRadius ?? 0, other.cornerRadius ?? 0),
    ]
    return pairs.map { abs($0 - $1) }.max() ?? 0
  }
}
