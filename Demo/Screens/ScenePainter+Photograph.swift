import UIKit

extension ScenePainter {
  /// The whole scene as one image, without any layers.
  var photograph: UIImage {
    let format = UIGraphicsImageRendererFormat.preferred()
    // A photo of the size of a screen is sharp enough, and takes a third of the memory.
    format.scale = 2
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let canvas = context.cgContext
      if scene.isMirrored {
        canvas.translateBy(x: size.width, y: 0)
        canvas.scaleBy(x: -1, y: 1)
      }
      paintSky(in: canvas)
      paintGlow()
      paintLand(in: canvas)
    }
  }

  private func paintSky(in context: CGContext) {
    let bands = 72
    let end = horizon * 1.04
    for band in 0..<bands {
      UIColor(hex: scene.sky(at: Double(band) / Double(bands - 1))).setFill()
      let top = end * CGFloat(band) / CGFloat(bands)
      context.fill(CGRect(x: 0, y: top, width: size.width, height: size.height - top))
    }
  }

  private func paintGlow() {
    let reach = max(size.width, size.height) * 0.4
    UIColor(hex: scene.glow).withAlphaComponent(0.015).setFill()
    let disks = 54
    for index in 1...disks {
      disk(sun, reach * pow(CGFloat(index) / CGFloat(disks), 1.6)).fill()
    }
  }
}
