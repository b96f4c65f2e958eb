import Testing
@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct PresentationTests {
    init() { Headless.reset() }

    // Read-only. Documented: CALayer.h. [animation 50]
    @Test func presentationsDoNotChange() {
      let stage = Stage()
      let shown = stage.layer.presentation()
      shown?.opacity = 0
      #expect(shown?.opacity == 1)
      shown?.addSublayer(CALayer())
      #expect(shown?.sublayers == nil)
      #expect(
        Headless.takeMisuses().map(\.kind) == [
          .presentationLayerMutated, .presentationLayerMutated,
        ])
    }

    // Documentation of CALayer.init(layer:): subclasses carry their own properties over.
    @Test func subclassesArePresentedAsThemselves() {
      final class Dial: CALayer {
        var mark = 0

        required init() { super.init() }

        required init(layer: Any) {
          super.init(layer: layer)
          mark = (layer as? Dial)?.mark ?? 0
        }
      }
      let (stage, dial) = (Stage(), Dial())
      dial.mark = 7
      stage.root.addSublayer(dial)
      Headless.turn()
      #expect(dial.presentation()?.mark == 7)
    }
  }
}
