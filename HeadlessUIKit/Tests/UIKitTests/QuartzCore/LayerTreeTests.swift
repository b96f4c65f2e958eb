import Testing
@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct LayerTreeTests {
    init() { Headless.reset() }

    private final class Recorder: NSObject, CALayerDelegate {
      var events: [String] = []

      func action(for layer: CALayer, forKey event: String) -> CAAction? {
        events.append("\(layer.name ?? "")-\(event)")
        return NSNull()
      }

      func layoutSublayers(of layer: CALayer) { events.append("\(layer.name ?? "")-layout") }
    }

    // Measured by others. [animation 16]
    @Test func insertingAndRemoving() {
      let (parent, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
      #expect(parent.sublayers == nil)
      parent.addSublayer(a)
      parent.insertSublayer(b, below: a)
      parent.insertSublayer(c, above: b)
      #expect(parent.sublayers == [b, c, a])
      parent.insertSublayer(b, at: 2)
      #expect(parent.sublayers == [c, a, b])
      parent.insertSublayer(c, below: CALayer())
      #expect(parent.sublayers == [a, b, c])
      for layer in [a, b, c] { layer.removeFromSuperlayer() }
      #expect(parent.sublayers == nil && a.superlayer == nil)
    }

    // UIKit raises an exception; so does Core Animation.
    @Test func aLayerIsNotAddedToItself() {
      let (parent, child) = (CALayer(), CALayer())
      parent.addSublayer(child)
      child.addSublayer(parent)
      #expect(Headless.takeMisuses().map(\.kind) == [.layerAddedToItself])
      #expect(parent.superlayer == nil)
    }

    // Actions in this order. Measured by others. [animation 16]
    @Test func editsAskForActions() {
      let (parent, child, recorder) = (CALayer(), CALayer(), Recorder())
      (parent.name, child.name) = ("p", "c")
      (parent.delegate, child.delegate) = (recorder, recorder)
      parent.addSublayer(child)
      #expect(recorder.events == ["p-sublayers", "c-onOrderIn"])
      recorder.events = []
      parent.layoutIfNeeded()
      #expect(recorder.events == ["p-layout", "p-onLayout"])
      recorder.events = []
      child.removeFromSuperlayer()
      #expect(recorder.events == ["p-sublayers", "c-onOrderOut"])
    }

    // Measured by others. [animation 16]
    @Test func aMaskBelongsToTheLayerThatItMasks() {
      let (layer, mask) = (CALayer(), CALayer())
      layer.mask = mask
      #expect(mask.superlayer === layer && layer.sublayers == nil)
      layer.mask = nil
      #expect(mask.superlayer == nil)
      layer.addSublayer(mask)
      layer.mask = mask
      #expect(mask.superlayer === layer && layer.sublayers == [mask])
    }

    /// A view's layer may be given another delegate, which is held weakly.
    @Test func aDelegateIsHeldWeakly() {
      let view = UIView()
      var recorder: Recorder? = Recorder()
      view.layer.delegate = recorder
      #expect(view.layer.delegate === recorder)
      recorder = nil
      #expect(view.layer.delegate == nil)
      view.layer.delegate = view
      #expect(view.layer.delegate === view)
    }

    // Documentation of layoutIfNeeded: it begins at the topmost ancestor that needs layout.
    @Test func layoutBeginsAbove() {
      let (parent, child, recorder) = (CALayer(), CALayer(), Recorder())
      parent.name = "p"
      child.name = "c"
      (parent.delegate, child.delegate) = (recorder, recorder)
      parent.addSublayer(child)
      parent.setNeedsLayout()
      child.setNeedsLayout()
      recorder.events = []
      child.layoutIfNeeded()
      #expect(recorder.events == ["p-layout", "p-onLayout", "c-layout", "c-onLayout"])
    }

    // Documentation of CALayer.display(): without an answer to display(_:), draw(in:) is asked.
    @Test func layersDrawThemselves() {
      final class Painter: NSObject, CALayerDelegate {
        var events: [String] = []

        func layerWillDraw(_ layer: CALayer) { events.append("will") }

        func draw(_ layer: CALayer, in ctx: CGContext) {
          events.append("draw")
          ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
      }
      let (stage, painter) = (Stage(), Painter())
      stage.layer.delegate = painter
      Headless.turn()
      #expect(painter.events.isEmpty && stage.layer.contents == nil)
      stage.layer.setNeedsDisplay()
      Headless.turn()
      #expect(painter.events == ["will", "draw"])
      #expect((stage.layer.contents as? CGImage)?.headlessDrawing?.commands.count == 1)
      #expect(stage.layer.animationKeys() == nil)
      Headless.turn()
      #expect(painter.events.count == 2)
    }
  }
}
