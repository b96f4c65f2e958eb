import Foundation
import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The laws of effects, by the poses that they make. `make fuzz` tries many more.
struct EffectLawTests {
  static let count = ProcessInfo.processInfo.environment["WALKS"].flatMap(Int.init) ?? 1000

  /// The seeds, of which this process plays a part.
  static var seeds: [Int] { (0..<count).filter(Share.current.has) }

  static let fractions = (0...32).map { CGFloat($0) / 32 }

  /// A difference between what two effects do, on both screens and on views inside, in both directions.
  static func difference(
    _ a: TransitionEffect, _ b: TransitionEffect, _ isRightToLeft: Bool, at fractions: [CGFloat]
  ) -> String? {
    func choreographies(_ effect: TransitionEffect) -> [Choreography] {
      var geometry = TransitionGeometry(
        container: CGSize(width: 390, height: 844), isRightToLeft: isRightToLeft)
      geometry.inside[InnerViews(key: "row", screen: .front)] = [
        CGRect(x: 20, y: 100, width: 300, height: 60),
        CGRect(x: 20, y: 300, width: 300, height: 60),
      ]
      let transition = ScreenEffects(front: effect, back: effect, views: ["row": effect])
      return [transition.opening(on: geometry), transition.closing(on: geometry)]
    }
    for (one, other) in zip(choreographies(a), choreographies(b)) {
      guard one.parts.map(\.role) == other.parts.map(\.role) else { return "parts" }
      for (part, twin) in zip(one.parts, other.parts) {
        guard part.anchor == twin.anchor, part.anchorDepth == twin.anchorDepth else {
          return "anchor"
        }
        for f in fractions {
          let (p, q) = (part.pose(at: f, overshoot: 0...1), twin.pose(at: f, overshoot: 0...1))
          if !p.agrees(with: q) { return "\(part.role) at \(f): \(p) and \(q)" }
        }
      }
    }
    return nil
  }

  /// Records what breaks, for a few seeds.
  private func hold(_ law: (inout EffectGenerator) -> (TransitionEffect, TransitionEffect)) {
    var failures = 0
    for seed in Self.seeds where failures < 3 {
      var random = EffectGenerator(seed: seed)
      let (a, b) = law(&random)
      // Few instants of most, all of some.
      let fractions = seed.isMultiple(of: 9) ? Self.fractions : [0, 0.13, 0.5, 0.71, 1]
      guard let difference = Self.difference(a, b, seed.isMultiple(of: 2), at: fractions) else {
        continue
      }
      failures += 1
      Issue.record("seed \(seed): \(difference)\n\(a)\n\(b)")
    }
  }

  @Test func theOrderInAListMeansNothing() {
    hold { random in
      let (a, b) = (random.list(), random.list())
      return (.init([a, b]), .init([b, a]))
    }
  }

  @Test func theWayOfGroupingMeansNothing() {
    hold { random in
      let (a, b, c) = (random.list(), random.list(), random.list())
      return ([.init([a, b]), c], a.combined(with: .init([b, c])))
    }
  }

  @Test func emptyListChangesNoPose() {
    hold { random in
      let a = random.list()
      return ([a, []], .init([[], a]).during(0...1))
    }
  }

  @Test func aWindowOfAGroupIsThatOfEachOfIt() {
    hold { random in
      let (a, b, w, t) = (random.list(), random.list(), random.window(), random.timing())
      return (
        TransitionEffect([a, b]).during(w).timing(t),
        [a.timing(t).during(w), b.during(w).timing(t)]
      )
    }
  }
}

extension Pose {
  /// Compares all numbers within a rounding error.
  fileprivate func agrees(with other: Pose) -> Bool {
    // One sum each: this is asked a million times.
    let places =
      abs(x - other.x) + abs(y - other.y) + abs(z - other.z) + abs(anchorDepth - other.anchorDepth)
      + abs(scale - other.scale) + abs(rotationX - other.rotationX)
      + abs(rotationY - other.rotationY) + abs(rotationZ - other.rotationZ)
      + abs(perspective - other.perspective)
    let looks = abs(opacity - other.opacity) + abs(dim - other.dim) + abs(shadow - other.shadow)
    let cuts =
      abs(cutTop - other.cutTop) + abs(cutLeft - other.cutLeft)
      + abs(cutBottom - other.cutBottom) + abs(cutRight - other.cutRight)
      + abs((cornerRadius ?? 0) - (other.cornerRadius ?? 0))
    return places + looks < 1e-8 && cuts <= 1e-8 * max(1, abs(cutBottom))
      && (cornerRadius == nil) == (other.cornerRadius == nil)
  }
}
