import UIKit

/// The outline of a mountain range, by midpoint displacement.
struct Ridge {
  /// Heights from 0 to 1 at equal distances.
  let heights: [Double]

  /// - Parameters:
  ///   - peaks: The coarse outline, heights from 0 to 1.
  ///   - roughness: The amount that each finer level may add, 0…1.
  init(peaks: [Double], levels: Int = 5, roughness: Double, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var line = peaks
    var reach = roughness
    for _ in 0..<levels {
      var finer: [Double] = []
      for (one, other) in zip(line, line.dropFirst()) {
        finer += [one, (one + other) / 2 + random.next(in: -reach...reach)]
      }
      line = finer + [line[line.count - 1]]
      reach *= 0.48
    }
    heights = line
  }

  /// Returns the closed shape between the outline and the lower edge of `rect`.
  func path(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for (index, height) in heights.enumerated() {
      let x = rect.minX + rect.width * CGFloat(index) / CGFloat(heights.count - 1)
      path.addLine(to: CGPoint(x: x, y: rect.maxY - rect.height * CGFloat(height)))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.close()
    return path
  }
}
