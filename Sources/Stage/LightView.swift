import UIKit

/// A layer of black over a screen that turns away from the light, or that lies in the shadow of another:
/// darkest at one of its edges.
@MainActor
final class LightView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// - Parameter shading: `nil` changes nothing: the part is clear then.
  func show(_ shading: Choreography.Part.Shading?) {
    guard let gradient = layer as? CAGradientLayer, let shading else { return }
    gradient.colors = [shading.dark, shading.light].map {
      UIColor.black.withAlphaComponent($0).cgColor
    }
    let (x, y) = (shading.x, shading.y)
    gradient.startPoint = CGPoint(x: 0.5 + x / 2, y: 0.5 + y / 2)
    gradient.endPoint = CGPoint(x: 0.5 - x / 2, y: 0.5 - y / 2)
    guard let strip = shading.strip else { return }
    autoresizingMask = []
    rest(in: strip.frame(in: superview?.bounds ?? bounds))
  }
}
