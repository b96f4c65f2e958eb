import Foundation
import Testing

@testable import UIKit

extension All {
  /// A view does not draw again what is set to an equal value. The layers keep the objects that they show, by
  /// which a renderer knows them.
  @MainActor @Suite struct EqualValueTests {
    init() { Headless.reset() }

    /// The layers below the view that have contents, each with the object that it shows.
    private func shown(in view: UIView) -> [[ObjectIdentifier]] {
      var found: [[ObjectIdentifier]] = []
      func look(at layer: CALayer) {
        if let contents = layer.contents as AnyObject? {
          found.append([ObjectIdentifier(layer), ObjectIdentifier(contents)])
        }
        for child in layer.sublayers ?? [] { look(at: child) }
      }
      look(at: view.layer)
      return found
    }

    private func needsDisplay(_ layer: CALayer) -> Bool {
      layer.needsDisplay() || (layer.sublayers ?? []).contains { needsDisplay($0) }
    }

    // [animation 105] for the fonts. Unverified: all others.
    @Test(arguments: EqualValueSetter.all)
    func aSetterDrawsForAnotherValueAlone(setter: EqualValueSetter) {
      let window = Headless.makeWindow()
      let set = setter.show(window)
      set(false)
      Headless.turn()
      let before = shown(in: window)
      #expect(!before.isEmpty && !needsDisplay(window.layer))
      set(false)
      #expect(!needsDisplay(window.layer))
      Headless.turn()
      #expect(shown(in: window) == before)
      // What was shown is kept alive until the end, so that no other object gets its address.
      let former = window.layer.kept
      set(true)
      Headless.turn()
      #expect(shown(in: window) != before)
      withExtendedLifetime(former) {}
    }

    // Observed: OR-36243585, material-components-ios#7424. [animation 105]
    @Test func anEqualFontIsNotTaken() {
      let (first, second) = (UIFont.systemFont(ofSize: 5), UIFont.systemFont(ofSize: 5))
      #expect(first !== second)
      let (label, field, text) = (UILabel(), UITextField(), UITextView())
      for font in [first, second] {
        label.font = font
        field.font = font
        text.font = font
      }
      #expect(label.font === first && field.font === first && text.font === first)
      // Both reports: set to nil in between, it is taken.
      label.font = nil
      label.font = second
      #expect(label.font === second)
    }

    // Unverified: whether UIKit keeps the bitmap.
    @Test(arguments: [0, 1, 2, 3])
    func aDrawingThatComesOutEqualStays(index: Int) throws {
      let window = Headless.makeWindow()
      let (label, field, text, drawn) = (UILabel(), UITextField(), UITextView(), DrawnLayer())
      func set(_ string: String) {
        (label.text, field.text, text.text, drawn.text) = (string, string, string, string)
      }
      set("Lake")
      for view in [label, field, text] {
        view.frame = CGRect(x: 0, y: 0, width: 90, height: 50)
        window.addSubview(view)
      }
      drawn.frame = window.bounds
      window.layer.addSublayer(drawn)
      let layer = [label.layer, field.layer, text.subviews[0].layer, drawn][index]
      layer.setNeedsDisplay()
      Headless.turn()
      let before = try #require(layer.contents as AnyObject?)
      layer.setNeedsDisplay()
      Headless.turn()
      #expect(layer.contents as AnyObject? === before)
      set("Sea")
      layer.setNeedsDisplay()
      Headless.turn()
      #expect(layer.contents as AnyObject? !== before)
    }

    // Attributes that the stand-in does not draw may be drawn by a subclass.
    @Test func aLabelIsDrawnAgainForAttributesThatAreNotDrawn() {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 50))
      func set(_ color: UIColor) {
        label.attributedText = NSAttributedString(
          string: "Lake", attributes: [.backgroundColor: color])
      }
      set(.red)
      label.layer.displayIfNeeded()
      set(.red)
      #expect(!label.layer.needsDisplay())
      set(.blue)
      #expect(label.layer.needsDisplay())
    }

    // Setting what is set already does nothing in Core Animation: an equal path is another object.
    @Test func aShapeLayerTakesAnEqualPathOnce() {
      let shape = CAShapeLayer()
      func path(_ width: CGFloat) -> CGPath {
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: width, height: 9)).cgPath
      }
      for width in [9, 9, 10] as [CGFloat] {
        shape.path = path(width)
        shape.shadowPath = path(width)
      }
      #expect(Headless.counters.layerWrites == 4)
    }

    // …/calayer/contents: compared by identity, also by key, however equal two images are.
    @Test(arguments: [false, true])
    func aLayerTakesEqualContents(byKey: Bool) {
      let (layer, images) = (CALayer(), [EqualityTests.image(), EqualityTests.image()])
      #expect(images[0] == images[1])
      for image in images {
        if byKey { layer.setValue(image, forKey: "contents") } else { layer.contents = image }
        #expect(layer.contents as AnyObject? === image)
      }
    }
  }
}

extension CALayer {
  /// Everything that is shown below the layer.
  fileprivate var kept: [Any] {
    [self] + (contents.map { [$0] } ?? []) + (sublayers ?? []).flatMap(\.kept)
  }
}

private final class DrawnLayer: CALayer {
  var text = ""

  override func draw(in ctx: CGContext) {
    ctx.fillEllipse(in: CGRect(x: 0, y: 0, width: text.count, height: 4))
  }
}
