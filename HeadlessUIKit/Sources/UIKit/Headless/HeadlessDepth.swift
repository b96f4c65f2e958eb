extension Headless {
  /// Where siblings cut through each other in depth, in words: one line for each pair, from
  /// `layer` downwards. Empty is good.
  ///
  /// Looks at the layers as they are given: pass `window.layer.presentation()` for what the screen
  /// shows. Siblings count that are neither hidden nor clear, as rectangles of their bounds; two of
  /// them cut when inside what both cover on the screen each lies more than 0.01 points in front of
  /// the other over more than a pixel's width. Planes that touch, or meet along an edge, do not cut.
  /// Depth is measured after the perspective, where Core Animation compares it; what a clipping
  /// superlayer takes away does not count.
  public static func depthIntersections(in layer: CALayer) -> [String] {
    let shown = (layer.sublayers ?? []).filter { !$0.isHidden && $0.opacity > 0 }
    return cuts(among: shown, in: layer) + shown.flatMap { depthIntersections(in: $0) }
  }

  /// Records a misuse for each of the `depthIntersections(in:)`.
  public static func checkDepth(in layer: CALayer) {
    for cut in depthIntersections(in: layer) { HeadlessMisuse.record(.depthIntersection, cut) }
  }

  private static func cuts(among shown: [CALayer], in parent: CALayer) -> [String] {
    let matrices = shown.map { $0.state.matrixToSuperlayer }
    let around = parent.state.matrixForSublayers
    guard shown.count > 1, !(matrices + [around]).allSatisfy(\.isLevel) else { return [] }
    let planes = zip(shown, matrices).map { layer, matrix in
      ProjectedPlane(layer.bounds, under: CATransform3DConcat(matrix, around))
    }
    let limit = parent.masksToBounds ? ConvexRegion(parent.bounds.corners) : nil
    var found: [String] = []
    for (index, plane) in planes.enumerated() {
      for other in planes.indices.dropFirst(index + 1) {
        guard let plane, let otherPlane = planes[other] else { continue }
        let reach = plane.crossing(otherPlane, within: limit)
        guard reach > 0.01 else { continue }
        found.append(
          "\(name(of: shown[index])) and \(name(of: shown[other])) cut through each other, "
            + "\((reach * 100).rounded() / 100) points deep")
      }
    }
    return found
  }

  private static func name(of layer: CALayer) -> String {
    let owner: Any.Type = layer.delegate.map { type(of: $0) } ?? type(of: layer)
    return layer.name ?? "\(owner) at \(layer.position.x), \(layer.position.y)"
  }
}

extension CATransform3D {
  /// Whether a flat layer stays parallel to the screen: two such layers never cut.
  fileprivate var isLevel: Bool { m13 == 0 && m23 == 0 && m14 == 0 && m24 == 0 && m34 == 0 }
}
