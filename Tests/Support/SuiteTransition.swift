// The demo's project, whose tests need none of this, does not link the product.
#if canImport(TransitionCatalogTesting)
  import Testing
  import TransitionCatalogTesting
  import UIKit

  @testable import TransitionCatalog

  /// A transition that passes the suite: a preset, a transition of Presets/More, one as an app writes it, or a random
  /// list of effects.
  struct SuiteTransition: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Makes it, for a view in the screen underneath.
    let make: @MainActor @Sendable (_ place: UIView) -> ViewControllerTransition

    init(
      _ name: String,
      _ make: @escaping @MainActor @Sendable (UIView) -> ViewControllerTransition
    ) {
      testDescription = name
      self.make = make
    }

    static let presets = TransitionPreset.allCases.map { preset in
      SuiteTransition(preset.rawValue) { _ in .preset(preset) }
    }

    /// Presets that grow out of a view, and go back there.
    static let placed = [
      SuiteTransition("full from a view") {
        .full(from: .view($0)).closing(into: .view($0))
      },
      SuiteTransition("overlay from a view") {
        .overlay(from: .view($0)).closing(into: .view($0))
      },
    ]

    /// Lists of effects that have been at fault.
    static let found = [
      // In a container a card fills it, and its backdrop must hide the window.
      SuiteTransition("a card over a screen that steps back") { _ in
        .effects(front: .move(edge: .bottom), back: .scale(0.92))
          .presentation(.card(.fractions(width: 0.8, height: 0.6)))
      },
      // Half of the circle lies beside the screen.
      SuiteTransition("a circle from an edge") { _ in
        .effects(front: .reveal(from: .leading))
      },
    ]

    /// The transitions of Presets/More.
    static let more = [
      SuiteTransition("fade") { _ in .fade }, SuiteTransition("cover") { _ in .cover },
      SuiteTransition("push") { _ in .push }, SuiteTransition("cube") { _ in .cube },
      SuiteTransition("flip") { _ in .flip }, SuiteTransition("page") { _ in .page },
      SuiteTransition("reveal") { .reveal(from: .view($0)) },
      SuiteTransition("sheet") { _ in .sheet(height: .fraction(0.4)) },
      SuiteTransition("menu") { _ in .menu() },
    ]

    static let ofApps = [
      SuiteTransition("recede") { _ in .recede }, SuiteTransition("rows") { _ in .rows },
    ]

    static func generated(_ count: Int) -> [SuiteTransition] {
      (0..<count).map { seed in
        SuiteTransition("generated \(seed)") { _ in
          var random = EffectGenerator(seed: 1000 + seed)
          while true {
            let list = ViewControllerTransition.effects(
              front: random.list(), back: random.list(), views: ["row": random.listOnViews()],
              stacking: [.frontAbove, .backAbove, .byDepth][random.index(3)])
            // By depth, two screens that are turned anyhow may change places, which is told rightly.
            if list.problems(asking: [.depth]) == [] { return list }
          }
        }
      }
    }

    static let own = presets + placed + found + more + ofApps
    static let all = own + generated(50)
  }

  extension EffectGenerator {
    /// A list of such effects as a view inside a screen can have.
    fileprivate mutating func listOnViews() -> TransitionEffect {
      let stage = TransitionGeometry(container: CGSize(width: 390, height: 844))
      while true {
        let list = list()
        if ScreenEffects(views: ["row": list]).issues(on: stage).isEmpty { return list }
      }
    }
  }
#endif
