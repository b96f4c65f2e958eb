import UIKit

/// A drawn landscape, redrawn for the size that it has at rest.
final class SceneView: UIView {
  private let scene: Scene
  private let sky: GradientView
  private let glow: GradientView
  private let land = UIImageView()
  private var drawnSize = CGSize.zero

  init(scene: Scene) {
    self.scene = scene
    sky = GradientView(colors: scene.sky.map(UIColor.init(hex:)), locations: scene.skyLocations)
    let light = UIColor(hex: scene.glow)
    glow = GradientView(
      colors: [
        light.withAlphaComponent(0.85), light.withAlphaComponent(0.35), light.withAlphaComponent(0),
      ],
      locations: [0, 0.35, 1], type: .radial)
    super.init(frame: .zero)
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityLabel = scene.summary
    accessibilityTraits = .image
    for child in [sky, glow, land] { addSubview(child) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    sky.frame = bounds
    let reach = max(bounds.width, bounds.height) * 0.42
    glow.bounds = CGRect(x: 0, y: 0, width: reach * 2, height: reach * 2)
    glow.center = CGPoint(
      x: bounds.width * scene.sunCenter.x, y: bounds.height * scene.sunCenter.y)
    land.frame = bounds
    guard bounds.width >= 1, bounds.height >= 1, bounds.size != drawnSize else { return }
    drawnSize = bounds.size
    land.image = ScenePainter(scene: scene, size: bounds.size).image
  }
}
