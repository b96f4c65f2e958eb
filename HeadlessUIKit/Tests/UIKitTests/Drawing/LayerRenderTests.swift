import Testing

@testable import UIKit

extension All {
  /// `CALayer.render(in:)`: what would be drawn, as a list.
  @MainActor @Suite struct LayerRenderTests {
    init() { Headless.reset() }

    private func commands(of layer: CALayer) -> [HeadlessDrawing.Command] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image {
        layer.render(in: $0.cgContext)
      }
      return image.cgImage?.headlessDrawing?.commands ?? []
    }

    private func fills(_ commands: [HeadlessDrawing.Command]) -> [CGColor] {
      commands.compactMap { if case .fill(_, let color, _) = $0 { color } else { nil } }
    }

    // Documented: CALayer.render(in:) renders from the layer tree, ignoring any animations, in the
    // coordinate space of the layer.
    @Test func theModelIsDrawnInItsOwnCoordinates() {
      let window = Headless.makeWindow()
      let view = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
      view.backgroundColor = .red
      window.addSubview(view)
      let part = CALayer()
      part.frame = CGRect(x: 10, y: 20, width: 5, height: 5)
      part.backgroundColor = UIColor.blue.cgColor
      view.layer.addSublayer(part)
      Headless.turn()
      let move = CABasicAnimation(keyPath: "backgroundColor")
      (move.toValue, move.duration) = (UIColor.green.cgColor, 1)
      view.layer.add(move, forKey: "color")
      Headless.advance(by: 0.5)
      let commands = commands(of: view.layer)
      #expect(fills(commands) == [UIColor.red.cgColor, UIColor.blue.cgColor])
      let places = commands.compactMap { command -> CGPoint? in
        if case .concatenate(let move) = command { CGPoint(x: move.tx, y: move.ty) } else { nil }
      }
      #expect(places == [CGPoint(x: 10, y: 20)])
    }

    @Test func hiddenLayerIsNotDrawnAndFaintLayerIsOnePicture() {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      layer.backgroundColor = UIColor.red.cgColor
      let hidden = CALayer()
      hidden.isHidden = true
      hidden.backgroundColor = UIColor.blue.cgColor
      layer.addSublayer(hidden)
      #expect(fills(commands(of: layer)) == [UIColor.red.cgColor])
      layer.opacity = 0.5
      let commands = commands(of: layer)
      #expect(fills(commands).isEmpty)
      let alphas = commands.compactMap { if case .alpha(let alpha) = $0 { alpha } else { nil } }
      let images = commands.compactMap { if case .image(let image, _) = $0 { image } else { nil } }
      #expect(alphas == [0.5])
      #expect(fills(images.first?.headlessDrawing?.commands ?? []) == [UIColor.red.cgColor])
    }

    // Documented for a shape layer, on the same page.
    @Test func shapesAndContentsAreDrawn() {
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      shape.fillColor = UIColor.green.cgColor
      #expect(fills(commands(of: shape)) == [UIColor.green.cgColor])
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
      label.text = "Drawn"
      let drawn = commands(of: label.layer).contains { if case .image = $0 { true } else { false } }
      #expect(drawn && Headless.misuses.isEmpty)
    }

    // Documented for macOS: layers in space and masks are left out; here, that is said.
    @Test func masksAndLayersInSpaceAreReported() {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      layer.mask = CALayer()
      layer.shadowOpacity = 0.5
      let turned = CALayer()
      turned.backgroundColor = UIColor.blue.cgColor
      turned.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      turned.transform = CATransform3DMakeRotation(1, 0, 1, 0)
      layer.addSublayer(turned)
      #expect(fills(commands(of: layer)).isEmpty)
      let misuses = Headless.takeMisuses()
      #expect(misuses.map(\.kind) == [.notModelled, .notModelled, .notModelled])
    }
  }
}
