import UIKit

/// Black over a screen turned away from the light, or in the shadow of another: a gradient, darkest at an edge.
@MainActor
final class LightView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// - Parameter shading: `nil` changes nothing, because the part is then clear.
  func show(_ shading: Choreography.Part.Shading?) {
    guard let gradient = layer as? CAGradientLayer, let shading else { return }
    gradient.colors = [shading.dark, shading.light].map {
      UIColor.black.withAlphaComponent($0).cgColor
    }
    gradient.startPoint = CGPoint(x: 0.5 + shading.x / 2, y: 0.5 + shading.y / 2)
    gradient.endPoint = CGPoint(x: 0.5 - shading.x / 2, y: 0.5 - shading.y / 2)
    guard let strip = shading.strip else { return }
    autoresizingMask = []
    setRestingFrame(strip.offsetBy(dx: (superview?.bounds ?? bounds).midX, dy: 0))
  }
}
