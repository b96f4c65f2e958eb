import UIKit

/// Draws a record's cover: a background of two colors with flat shapes on it.
@MainActor
struct CoverPainter {
  let cover: Cover
  let size: CGSize

  var image: UIImage {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      paintGround(in: context.cgContext)
      switch cover.pattern {
      case .sunset: paintSunset(in: context.cgContext)
      case .rings: paintRings()
      case .waves: paintWaves()
      case .tiles: paintTiles()
      case .moons: paintMoons()
      }
    }
  }

  private func paintGround(in context: CGContext) {
    let bands = 60
    for band in 0..<bands {
      let share = CGFloat(band) / CGFloat(bands - 1)
      UIColor(hex: Scene.mix(cover.ground.0, cover.ground.1, share)).setFill()
      let top = size.height * CGFloat(band) / CGFloat(bands)
      context.fill(CGRect(x: 0, y: top, width: size.width, height: size.height - top))
    }
  }

  /// Draws a disk that dissolves downward into stripes, behind hills.
  private func paintSunset(in context: CGContext) {
    let center = point(0.5, 0.5)
    let radius = size.width * 0.3
    context.saveGState()
    disk(center, radius).addClip()
    let bands = 40
    for band in 0..<bands {
      let share = CGFloat(band) / CGFloat(bands)
      UIColor(hex: Scene.mix(cover.inks[0], cover.inks[1], share)).setFill()
      let top = center.y - radius + 2 * radius * share
      context.fill(CGRect(x: 0, y: top, width: size.width, height: size.height - top))
    }
    for stripe in 0..<5 {
      let y = 0.52 + 0.055 * CGFloat(stripe)
      UIColor(hex: Scene.mix(cover.ground.0, cover.ground.1, y)).setFill()
      let height = size.height * (0.006 + 0.003 * CGFloat(stripe))
      context.fill(CGRect(x: 0, y: size.height * y, width: size.width, height: height))
    }
    context.restoreGState()
    UIColor(hex: cover.inks[2]).setFill()
    let hills = Ridge(
      peaks: [0.9, 0.5, 0.3, 0.45, 0.2, 0.35, 0.8, 0.55], roughness: 0.05, seed: 12)
    hills.path(
      in: CGRect(x: 0, y: size.height * 0.7, width: size.width, height: size.height * 0.31)
    ).fill()
  }

  private func paintRings() {
    let center = point(0.5, 0.5)
    for (index, radius) in [0.42, 0.35, 0.28, 0.21].enumerated() {
      UIColor(hex: cover.inks[index % 2 == 0 ? 2 : 0])
        .withAlphaComponent(0.25 + 0.12 * CGFloat(index)).setStroke()
      let ring = disk(center, size.width * radius)
      ring.lineWidth = size.width * 0.008
      ring.stroke()
    }
    UIColor(hex: cover.inks[1]).setFill()
    disk(center, size.width * 0.13).fill()
    for (angle, radius, side) in [(0.7, 0.28, 0.045), (2.9, 0.42, 0.03), (4.4, 0.35, 0.06)] {
      UIColor(hex: cover.inks[side > 0.04 ? 0 : 2]).setFill()
      let place = point(
        0.5 + CGFloat(cos(angle) * radius), 0.5 + CGFloat(sin(angle) * radius))
      disk(place, size.width * side).fill()
    }
  }

  private func paintWaves() {
    for (index, ink) in cover.inks.enumerated() {
      UIColor(hex: ink).setFill()
      let path = UIBezierPath()
      let level = 0.42 + 0.19 * CGFloat(index)
      path.move(to: point(0, 1))
      for step in 0...60 {
        let x = CGFloat(step) / 60
        let swing = sin(Double(x) * 6.3 * 1.2 + Double(index) * 1.9)
        path.addLine(to: point(x, level + CGFloat(swing) * (0.085 - 0.015 * CGFloat(index))))
      }
      path.addLine(to: point(1, 1))
      path.close()
      path.fill()
    }
    UIColor(hex: cover.inks[0]).setFill()
    disk(point(0.7, 0.2), size.width * 0.085).fill()
  }

  private func paintTiles() {
    var random = SeededGenerator(seed: UInt64(cover.title.utf8.reduce(0) { $0 + Int($1) }))
    let side = size.width / 4
    for row in 0..<4 {
      for column in 0..<4 {
        let ink = cover.inks[Int(random.next() * Double(cover.inks.count))]
        UIColor(hex: ink).setFill()
        let corner = Int(random.next() * 5)
        let rect = CGRect(
          x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
        if corner == 4 {
          disk(CGPoint(x: rect.midX, y: rect.midY), side * 0.3).fill()
        } else {
          quarter(of: rect, corner: corner).fill()
        }
      }
    }
  }

  private func paintMoons() {
    for (index, x) in [0.2, 0.35, 0.5, 0.65, 0.8].enumerated() {
      let share = CGFloat(index) / 4
      UIColor(hex: Scene.mix(cover.inks[2], cover.inks[0], share)).withAlphaComponent(0.82)
        .setFill()
      disk(point(x, 0.5), size.width * (0.09 + 0.09 * share)).fill()
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }

  private func disk(_ center: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  /// Returns a quarter of a disk about one corner.
  private func quarter(of rect: CGRect, corner: Int) -> UIBezierPath {
    let isRight = corner % 2 == 1
    let isLow = corner / 2 == 1
    let center = CGPoint(x: isRight ? rect.maxX : rect.minX, y: isLow ? rect.maxY : rect.minY)
    let start: CGFloat = isRight ? (isLow ? 1 : 0.5) : (isLow ? 1.5 : 0)
    let path = UIBezierPath()
    path.move(to: center)
    path.addArc(
      withCenter: center, radius: rect.width, startAngle: start * .pi,
      endAngle: (start + 0.5) * .pi, clockwise: true)
    path.close()
    return path
  }
}
