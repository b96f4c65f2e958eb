import CPango
import UIKit

/// Draws what a layer shows between its background and its sublayers.
@MainActor struct ContentPainter {
  let text: TextOutlines
  let pictures: PictureCache

  /// - Parameter edge: What a gradient keeps to; nil where it is cut later.
  func paint(
    _ layer: CALayer, edge: RoundedRect?, at place: Homography, on canvas: Canvas, alpha: Double
  ) {
    if let gradient = layer as? CAGradientLayer {
      GradientPainter(layer: gradient).paint(edge: edge, at: place, on: canvas, alpha: alpha)
    }
    if let shape = layer as? CAShapeLayer {
      ShapePainter(layer: shape).paint(at: place, on: canvas, alpha: alpha)
    }
    guard let image = layer.image, let frame = ContentsFrame(of: layer)
    else { return }
    let player = DrawingPlayer(text: text, pictures: pictures)
    for piece in frame.pieces {
      guard piece.visible != piece.whole else {
        player.draw(image, in: piece.whole, at: place, on: canvas, alpha: alpha)
        continue
      }
      canvas.saved {
        canvas.clip(Outline(piece.visible), at: place)
        player.draw(image, in: piece.whole, at: place, on: canvas, alpha: alpha)
      }
    }
  }
}
