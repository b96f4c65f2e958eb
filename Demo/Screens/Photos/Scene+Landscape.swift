import UIKit

extension Scene {
  enum Landscape: Sendable, CaseIterable {
    case lake, ridges, dunes, sea

    var name: String {
      switch self {
      case .lake: "Lakes"
      case .ridges: "Ridges"
      case .dunes: "Dunes"
      case .sea: "Sea"
      }
    }

    var summary: String {
      switch self {
      case .lake: "A lake before mountains, the sun low above them"
      case .ridges: "Mountain ridges, each paler than the one before"
      case .dunes: "Sand dunes in low light"
      case .sea: "The sun low over the sea, and a far island"
      }
    }
  }

  /// Makes a landscape that differs with each seed.
  init(_ landscape: Landscape, in palette: Palette, seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 977)
    let heights: [CGFloat]
    let sunHeight: ClosedRange<Double>
    switch landscape {
    case .lake: (heights, sunHeight) = ([0.27, 0.2, 0.12], 0.36...0.5)
    case .ridges: (heights, sunHeight) = ([0.66, 0.54, 0.42, 0.29, 0.17], 0.22...0.34)
    case .dunes: (heights, sunHeight) = ([0.5, 0.42, 0.31, 0.19], 0.2...0.4)
    case .sea: (heights, sunHeight) = ([0.045], 0.42...0.54)
    }
    let ranges = heights.enumerated().map { index, height in
      let nearness = CGFloat(index) / CGFloat(max(1, heights.count - 1))
      let color = Scene.mix(palette.far, palette.near, nearness)
      return Range(
        ridge: Scene.ridge(of: landscape, seed: seed &* 31 &+ UInt64(index)), height: height,
        color: color, haze: Scene.mix(color, palette.haze, 0.85 - 0.35 * nearness))
    }
    let isByWater = landscape == .lake || landscape == .sea
    let steps = palette.sky.count - 1
    self.init(
      sky: palette.sky, skyLocations: palette.sky.indices.map { CGFloat($0) / CGFloat(steps) },
      glow: palette.glow, sun: palette.sun,
      sunCenter: CGPoint(x: random.next(in: 0.24...0.76), y: random.next(in: sunHeight)),
      stars: palette.stars, clouds: palette.clouds, ranges: ranges,
      water: isByWater ? palette.water : [], shore: palette.shore,
      horizon: isByWater ? (landscape == .sea ? 0.56 : CGFloat(random.next(in: 0.62...0.72))) : 1,
      sunScale: landscape == .sea ? 1.7 : 1,
      hasShore: landscape == .lake || (landscape == .ridges && seed.isMultiple(of: 2)),
      treeDepth: 0.034, isMirrored: random.next() > 0.5, seed: seed,
      summary: landscape.summary)
  }

  private static func ridge(of landscape: Landscape, seed: UInt64) -> Ridge {
    var random = SeededGenerator(seed: seed)
    switch landscape {
    case .lake, .ridges:
      let peaks = (0..<9).map { _ in random.next(in: 0.2...0.95) }
      return Ridge(peaks: peaks, roughness: 0.12, seed: seed)
    case .sea:
      let middle = random.next(in: 1...6)
      let peaks = (0..<9).map { max(0, 0.9 - abs(Double($0) - middle) * 0.42) }
      return Ridge(peaks: peaks, levels: 4, roughness: 0.05, seed: seed)
    case .dunes:
      let (phase, waves) = (random.next(in: 0...6.3), random.next(in: 0.7...1.3))
      let peaks = (0...48).map { step in
        let angle = Double(step) / 48 * 6.3 * waves + phase
        return 0.66 + 0.22 * sin(angle) + 0.08 * sin(angle * 2.3 + phase)
      }
      return Ridge(peaks: peaks, levels: 0, roughness: 0, seed: seed)
    }
  }
}
