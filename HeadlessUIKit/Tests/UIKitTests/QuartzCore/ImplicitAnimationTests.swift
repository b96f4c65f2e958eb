import Testing
@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct ImplicitAnimationTests {
    init() { Headless.reset() }

    private final class Answer: NSObject, CALayerDelegate {
      var action: CAAction?
      var seen: Float?

      func action(for layer: CALayer, forKey event: String) -> CAAction? {
        seen = layer.opacity
        return action
      }
    }

    private final class Probe: NSObject, CAAction {
      var seen: Float?

      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        seen = (anObject as? CALayer)?.opacity
      }
    }

    // Delegate, then the layer's actions; NSNull ends the search. Documented: CALayer.h.
    // [animation 26]
    @Test func whereActionsComeFrom() {
      let stage = Stage()
      let layer = stage.layer
      let (answer, probe) = (Answer(), Probe())
      layer.delegate = answer
      layer.actions = ["opacity": probe]
      layer.opacity = 0.5
      #expect(answer.seen == 1 && probe.seen == 0.5)
      answer.action = NSNull()
      layer.opacity = 0.25
      #expect(probe.seen == 0.5)
      #expect(layer.action(forKey: "opacity") == nil)
      #expect(layer.animationKeys() == nil)
    }

    // The class's default comes last, and ends the search too. Documented: CALayer.h. [animation 26]
    @Test func aClassHasDefaults() {
      final class Still: CALayer {
        override class func defaultAction(forKey event: String) -> CAAction? {
          event == "opacity" ? NSNull() : super.defaultAction(forKey: event)
        }
      }
      let (stage, layer, probe) = (Stage(), Still(), Probe())
      stage.root.addSublayer(layer)
      Headless.turn()
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      layer.zPosition = 1
      #expect(layer.animationKeys() == ["zPosition"])
      layer.actions = ["opacity": probe]
      layer.opacity = 0.25
      #expect(probe.seen == 0.25)
    }
  }
}
