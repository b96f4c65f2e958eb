import CPango
import Tape
import UIKit

/// Draws the content of a layer between its background and its sublayers.
@MainActor struct ContentPainter {
  let text: TextOutlines
  let pictures: PictureCache

  /// - Parameter edge: The edge of a gradient, or nil if it is cut later.
  func paint(
    _ layer: CALayer, edge: RoundedRect?, cut: Cut?, at place: Homography, on canvas: Canvas,
    alpha: Double
  ) {
    if let gradient = layer as? CAGradientLayer {
      var edge = edge
      if edge?.isSquare == true { edge?.rect = cut.bled(layer.bounds, at: place) }
      GradientPainter(layer: gradient).paint(edge: edge, at: place, on: canvas, alpha: alpha)
    }
    if let shape = layer as? CAShapeLayer {
      ShapePainter(layer: shape).paint(at: place, on: canvas, alpha: alpha)
    }
    guard let image = layer.image, let frame = ContentsFrame(of: layer)
    else { return }
    let player = DrawingPlayer(text: text, pictures: pictures)
    for piece in frame.pieces {
      let reach = cut.bled(piece.visible, at: place)
      if piece.visible == piece.whole {
        player.draw(image, in: piece.whole, reach: reach, at: place, on: canvas, alpha: alpha)
      } else {
        canvas.saved {
          canvas.clip(Outline(reach), at: place)
          player.draw(image, in: piece.whole, at: place, on: canvas, alpha: alpha)
        }
      }
    }
  }
}
