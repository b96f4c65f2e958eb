import UIKit

extension ScenePainter {
  func paintWater(in context: CGContext) {
    let rect = CGRect(x: 0, y: horizon, width: size.width, height: size.height - horizon)
    paintDepths(of: rect, in: context)
    context.saveGState()
    UIBezierPath(rect: rect).addClip()
    paintReflections(in: context)
    paintRipples(on: rect)
    paintGlitter(on: rect)
    context.restoreGState()
  }

  private func paintDepths(of rect: CGRect, in context: CGContext) {
    let bands = 48
    for band in 0..<bands {
      water(at: Double(band) / Double(bands - 1)).setFill()
      let top = rect.minY + rect.height * CGFloat(band) / CGFloat(bands)
      context.fill(CGRect(x: 0, y: top, width: rect.width, height: rect.maxY - top))
    }
  }

  /// Returns the water's color at a fraction of the distance from the far shore to the near one.
  private func water(at fraction: Double) -> UIColor {
    let place = fraction * Double(scene.water.count - 1)
    let index = min(Int(place), scene.water.count - 2)
    let rest = CGFloat(place - Double(index))
    func channel(_ shift: UInt32) -> CGFloat {
      let from = CGFloat(scene.water[index] >> shift & 0xFF)
      let to = CGFloat(scene.water[index + 1] >> shift & 0xFF)
      return (from + (to - from) * rest) / 255
    }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }

  private func paintReflections(in context: CGContext) {
    context.saveGState()
    context.translateBy(x: 0, y: horizon)
    context.scaleBy(x: 1, y: -0.62)
    for range in scene.ranges {
      let height = size.height * range.height
      let rect = CGRect(x: 0, y: 0, width: size.width, height: height)
      UIColor(hex: range.color).withAlphaComponent(0.34).setFill()
      range.ridge.path(in: rect).fill()
    }
    context.restoreGState()
  }

  private func paintRipples(on rect: CGRect) {
    var random = SeededGenerator(seed: 19 + scene.seed)
    for _ in 0..<46 {
      let depth = pow(random.next(), 0.8)
      let center = CGPoint(
        x: size.width * random.next(), y: rect.minY + rect.height * CGFloat(depth))
      let width = size.width * (0.06 + 0.26 * random.next()) * (0.4 + depth)
      let height = unit * (0.5 + 1.6 * depth)
      let light = random.next() > 0.45
      UIColor(hex: light ? scene.water[0] : scene.shore).withAlphaComponent(light ? 0.2 : 0.16)
        .setFill()
      lens(center, width: width, height: height).fill()
    }
  }

  private func paintGlitter(on rect: CGRect) {
    var random = SeededGenerator(seed: 29 + scene.seed)
    for step in 0..<30 {
      let depth = Double(step) / 30
      let spread = size.width * (0.02 + 0.09 * depth)
      let center = CGPoint(
        x: sun.x + spread * random.next(in: -0.7...0.7),
        y: rect.minY + rect.height * CGFloat(0.015 + 0.9 * depth))
      let width = size.width * (0.05 + 0.13 * random.next()) * (0.7 + 0.6 * depth)
      UIColor(hex: scene.sun).withAlphaComponent(0.72 - 0.6 * depth).setFill()
      lens(center, width: width, height: unit * (0.9 + 1.5 * depth)).fill()
    }
  }

  func paintMist() {
    let mist = size.height * 0.012
    UIColor(hex: scene.glow).withAlphaComponent(0.3).setFill()
    lens(CGPoint(x: sun.x, y: horizon), width: size.width * 1.3, height: mist).fill()
  }

  func paintShore() {
    UIColor(hex: scene.shore).setFill()
    let bank = Ridge(
      peaks: [0.95, 0.8, 0.5, 0.3, 0.14, 0.08, 0.06, 0.12, 0.3], levels: 4, roughness: 0.03,
      seed: 17)
    let rect = CGRect(
      x: 0, y: size.height * 0.84, width: size.width, height: size.height * 0.161)
    bank.path(in: rect).fill()
    guard scene.hasTrees else { return }
    var random = SeededGenerator(seed: 53 + scene.seed)
    for x in [0.015, 0.06, 0.1, 0.155, 0.19, 0.245, 0.31, 0.955, 0.99] {
      let spot = min(Int(x * Double(bank.heights.count)), bank.heights.count - 1)
      let ground = rect.maxY - rect.height * CGFloat(bank.heights[spot])
      let foot = ground + size.height * scene.treeDepth
      let near = x < 0.5 ? 1 - x : 0.62
      let height = size.height * CGFloat(random.next(in: 0.17...0.3) * near)
      pine(foot: CGPoint(x: size.width * CGFloat(x), y: foot), height: height).fill()
    }
  }

  /// Returns a trunk with tiers of branches, narrower toward the tip.
  private func pine(foot: CGPoint, height: CGFloat) -> UIBezierPath {
    let tiers = 7
    let path = UIBezierPath()
    var right: [CGPoint] = []
    for tier in 0..<tiers {
      let top = CGFloat(tier) / CGFloat(tiers)
      let low = CGFloat(tier + 1) / CGFloat(tiers)
      let reach = height * (0.03 + 0.17 * low)
      let y = foot.y - height * (1 - low * 0.9)
      right.append(CGPoint(x: reach, y: y + height * 0.02))
      right.append(CGPoint(x: reach * (0.36 + 0.1 * top), y: y - height * 0.012))
    }
    right.append(CGPoint(x: height * 0.022, y: foot.y - height * 0.1))
    right.append(CGPoint(x: height * 0.022, y: foot.y))
    path.move(to: CGPoint(x: foot.x, y: foot.y - height))
    for point in right { path.addLine(to: CGPoint(x: foot.x + point.x, y: point.y)) }
    for point in right.reversed() { path.addLine(to: CGPoint(x: foot.x - point.x, y: point.y)) }
    path.close()
    return path
  }
}
