import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The shadow of an element between two screens is that of its outline.
@MainActor struct ShadowShapeTests {
  /// What tells an element from another one at its start.
  nonisolated enum Difference: CaseIterable {
    case nothing, width, height, radius, square, covered, coveredAbove, painted, ground

    /// What it is compared with: with one in as many key times.
    var other: Difference {
      switch self {
      case .covered: .coveredAbove
      case .ground: .ground
      default: .nothing
      }
    }

    func change(_ metrics: inout ElementMetrics) {
      switch self {
      case .nothing: break
      case .width: metrics.size.width = 100
      case .height: metrics.size.height = 50
      case .radius: metrics.cornerRadius = 3
      case .square: metrics.cornerRadius = 0
      case .covered: metrics.covered.bottom = 20
      case .coveredAbove: metrics.covered.top = 20
      case .painted, .ground:
        metrics.image = ObjectIdentifier(ShadowShapeTests.self)
        metrics.content = CGRect(x: -30, y: -30, width: 60, height: 60)
      }
    }
  }

  private func layer(
    _ difference: Difference, from start: ElementMetrics = MorphTests.small, hasGround: Bool = false
  ) -> MorphTree {
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var (old, new) = (start, MorphTests.large)
    (old.corners, new.corners) = (all.rawValue, all.rawValue)
    difference.change(&old)
    let view = UIView()
    // Counts as filled, also without a ground.
    view.clipsToBounds = true
    if hasGround { view.backgroundColor = .red }
    // A copied look, whose background `MorphTree` draws.
    let ends = [old, new].map { metrics in
      let end = Original(view, as: .image)
      end.metrics = metrics
      return end
    }
    let style = MorphStyle(from: ends[0], to: ends[1], moving: .rides, leads: false)
    let morph = Morph(from: old, to: new, isInAir: true)
    return MorphTree(morph, blend: .cover, style: style)
  }

  private func paths(of layer: MorphTree) -> [CGPath] {
    let keyframes = layer.layer.animation(forKey: LayerAnimations.key("shadowPath"))
    let values = (keyframes as? CAKeyframeAnimation)?.values ?? []
    return values.map { $0 as! CGPath }
  }

  @Test(arguments: Difference.allCases) func eachHasItsOwnOutline(difference: Difference) {
    let path = KeyframeBaker.Path(PlaybackSegment(timing: .linear(duration: 0.5), from: 0, to: 1))
    var choreography = Choreography(parts: [], timing: .linear(duration: 1))
    choreography.elementMotion = ElementMotion(style: .straight, weight: .linear(from: 0, to: 1))
    let keyTimes = KeyTimes(path, choreography, span: 500, breakpoints: [0.35, 0.65], stride: 0.1)
    let first = layer(difference.other)
    let second = layer(difference, hasGround: difference == .ground)
    for layer in [first, second] { layer.play(along: keyTimes) }
    for layer in [first, second] {
      let shown = paths(of: layer)
      let all = keyTimes.fractions
      let fractions = shown.count == 2 ? [all[0], all[all.count - 1]] : all
      let own = fractions.map { layer.shadowPath(layer.morph.pose(at: $0)) }
      #expect(shown.count > 1 && shown == own)
    }
    #expect((paths(of: first) == paths(of: second)) == (difference == .nothing))
  }

  /// Also if no other number changes on the way.
  @Test(arguments: Difference.allCases.filter { $0 != .ground })
  func aSingleNumberMakesKeyframes(difference: Difference) {
    let path = KeyframeBaker.Path(PlaybackSegment(timing: .linear(duration: 0.5), from: 0, to: 1))
    let choreography = Choreography(parts: [], timing: .linear(duration: 1))
    let keyTimes = KeyTimes(path, choreography, span: 500, breakpoints: [0.35, 0.65], stride: 0.1)
    let layer = layer(difference, from: MorphTests.large)
    layer.play(along: keyTimes)
    #expect(paths(of: layer).isEmpty == (difference == .nothing))
  }
}
