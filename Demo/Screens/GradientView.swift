import UIKit

/// A view that is one gradient, from its top to its bottom or from its center outward.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(colors: [UIColor], locations: [CGFloat]? = nil, type: CAGradientLayerType = .axial) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = colors.map(\.cgColor)
    gradient.locations = locations?.map { NSNumber(value: Double($0)) }
    gradient.type = type
    gradient.startPoint = type == .radial ? CGPoint(x: 0.5, y: 0.5) : CGPoint(x: 0.5, y: 0)
    gradient.endPoint = type == .radial ? CGPoint(x: 1, y: 1) : CGPoint(x: 0.5, y: 1)
  }

  required init?(coder: NSCoder) { nil }
}
