import UIKit

extension ScenePainter {
  /// The whole scene as one image, without any layers.
  var photograph: UIImage { paint() }

  /// The same, darker toward the lower edge, so that white text can be read on it.
  var graded: UIImage {
    paint { canvas in
      let bands = 64
      UIColor(white: 0, alpha: 0.018).setFill()
      for band in 0..<bands {
        let top = size.height * (0.42 + 0.4 * CGFloat(band) / CGFloat(bands))
        canvas.fill(CGRect(x: 0, y: top, width: size.width, height: size.height - top))
      }
    }
  }

  private func paint(finish: (CGContext) -> Void = { _ in }) -> UIImage {
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
      finish(canvas)
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
