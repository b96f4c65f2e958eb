import UIKit

/// Draws a scene.
@MainActor
struct ScenePainter {
  let scene: Scene
  let size: CGSize

  /// Everything but the sky, which a gradient layer shows behind it.
  var image: UIImage {
    UIGraphicsImageRenderer(size: size).image { paintLand(in: $0.cgContext) }
  }

  var horizon: CGFloat { size.height * scene.horizon }
  var sun: CGPoint {
    CGPoint(x: size.width * scene.sunCenter.x, y: size.height * scene.sunCenter.y)
  }
  /// The size of a point in a picture of 390 points. Strokes and stars scale with it.
  var unit: CGFloat { max(size.width, size.height) / 390 }

  func paintLand(in context: CGContext) {
    paintStars()
    paintSun()
    paintClouds()
    for range in scene.ranges { paint(range, in: context) }
    if !scene.water.isEmpty {
      paintWater(in: context)
      paintMist()
    }
    if scene.hasShore { paintShore() }
  }

  private func paintStars() {
    var random = SeededGenerator(seed: 7 + scene.seed)
    for _ in 0..<scene.stars {
      let center = CGPoint(
        x: size.width * random.next(), y: size.height * 0.36 * pow(random.next(), 1.4))
      let radius = unit * random.next(in: 0.5...1.2)
      UIColor(white: 1, alpha: random.next(in: 0.35...0.9)).setFill()
      disk(center, radius).fill()
    }
  }

  private func paintSun() {
    let radius = min(size.width, size.height) * 0.055 * scene.sunScale
    for (step, alpha) in [(2.1, 0.10), (1.65, 0.14), (1.3, 0.22)] {
      UIColor(hex: scene.sun).withAlphaComponent(alpha).setFill()
      disk(sun, radius * step).fill()
    }
    UIColor(hex: scene.sun).setFill()
    disk(sun, radius).fill()
  }

  private func paintClouds() {
    var random = SeededGenerator(seed: 3 + scene.seed)
    for index in 0..<7 {
      let y = size.height * (0.16 + 0.055 * CGFloat(index))
      let x = size.width * random.next(in: 0.05...0.95)
      let width = size.width * random.next(in: 0.22...0.5)
      let height = size.height * random.next(in: 0.008...0.02)
      UIColor(hex: scene.clouds).withAlphaComponent(random.next(in: 0.16...0.34)).setFill()
      lens(CGPoint(x: x, y: y), width: width, height: height).fill()
      lens(
        CGPoint(x: x + width * 0.22, y: y - height * 0.55), width: width * 0.6,
        height: height * 0.8
      ).fill()
    }
  }

  private func paint(_ range: Scene.Range, in context: CGContext) {
    let height = size.height * range.height
    let rect = CGRect(x: 0, y: horizon - height, width: size.width, height: height)
    let path = range.ridge.path(in: rect)
    context.saveGState()
    UIColor(hex: range.color).setFill()
    path.fill()
    path.addClip()
    // Each band reaches down to the water, so that they add up without seams.
    UIColor(hex: range.haze).withAlphaComponent(0.036).setFill()
    let bands = 28
    for band in 0..<bands {
      let top = rect.minY + height * (0.3 + 0.7 * CGFloat(band) / CGFloat(bands))
      context.fill(CGRect(x: 0, y: top, width: size.width, height: rect.maxY - top))
    }
    context.restoreGState()
  }

  func disk(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  /// Returns a flat shape with pointed ends: a cloud, a ripple, a glint.
  func lens(_ center: CGPoint, width: CGFloat, height: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    let start = CGPoint(x: center.x - width / 2, y: center.y)
    let end = CGPoint(x: center.x + width / 2, y: center.y)
    path.move(to: start)
    path.addCurve(
      to: end,
      controlPoint1: CGPoint(x: center.x - width * 0.2, y: center.y - height),
      controlPoint2: CGPoint(x: center.x + width * 0.2, y: center.y - height))
    path.addCurve(
      to: start,
      controlPoint1: CGPoint(x: center.x + width * 0.2, y: center.y + height),
      controlPoint2: CGPoint(x: center.x - width * 0.2, y: center.y + height))
    path.close()
    return path
  }
}
