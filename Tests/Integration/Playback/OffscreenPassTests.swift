import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A device draws some layers into a picture first, and then the picture: with a mask, with an opacity for a group, with
  /// round corners that clip, and with a shadow without a path ("Demystify and eliminate hitches in the render phase",
  /// Tech Talk 10857). As large as the screen, each costs as much as the screen.
  @MainActor @Suite struct OffscreenPassTests {
    struct Passes: Equatable {
      var masks = 0
      var groups = 0
      var clips = 0
      var shadowsWithoutPath = 0
    }

    /// The most passes as large as the screen in a frame of each transition, where there are any.
    private static let groups: Set = ["fade"]
    private static let twoClips: Set = [
      "slide", "spin", "flip", "page", "full", "scale", "overlay",
    ]
    private static let noClip: Set = ["fade", "cube"]

    @Test(arguments: ViewControllerTransition.named.map(\.key).filter { $0 != "system" })
    func aTransitionIsDrawnWithFewPasses(name: String) throws {
      let theatre = Theatre()
      for screen in [theatre.presenter, theatre.screen] { screen.view.backgroundColor = .white }
      let transition = try #require(ViewControllerTransition(named: name))
      TransitionController(presenting: theatre.screen, transition: transition)
      var most = Passes()
      for opens in [true, false] {
        if opens { theatre.present() } else { theatre.dismiss() }
        for _ in 0..<30 where theatre.run != nil {
          let passes = passes(of: theatre.window)
          most.masks = max(most.masks, passes.masks)
          most.groups = max(most.groups, passes.groups)
          most.clips = max(most.clips, passes.clips)
          most.shadowsWithoutPath = max(most.shadowsWithoutPath, passes.shadowsWithoutPath)
          clock.advance(by: 1.0 / 60)
        }
        theatre.settle()
      }
      #expect(most.masks == 0 && most.shadowsWithoutPath == 0)
      #expect(most.groups == (Self.groups.contains(name) ? 1 : 0))
      #expect(most.clips <= (Self.twoClips.contains(name) ? 2 : Self.noClip.contains(name) ? 0 : 1))
    }

    private func passes(of window: UIWindow) -> Passes {
      var passes = Passes()
      let root = window.layer.presentation() ?? window.layer
      let large = 0.4 * root.bounds.width * root.bounds.height
      func look(_ layer: CALayer) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        let seen = layer.convert(layer.bounds, to: root).intersection(root.bounds)
        let isLarge = !seen.isNull && seen.width * seen.height > large
        let inner = layer.sublayers ?? []
        if isLarge {
          if layer.mask != nil { passes.masks += 1 }
          if layer.opacity < 1, layer.allowsGroupOpacity, !inner.isEmpty { passes.groups += 1 }
          if layer.masksToBounds, layer.cornerRadius > 0.01, !inner.isEmpty { passes.clips += 1 }
          if layer.shadowOpacity > 0, layer.shadowColor != nil, layer.shadowPath == nil {
            passes.shadowsWithoutPath += 1
          }
        }
        inner.forEach(look)
      }
      look(root)
      return passes
    }
  }
}
