// Unverified: without a layer to convert to or from, the space is that of the root layer; so too
// for layers of different trees.
extension CALayer {
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    l?.convert(p, to: self) ?? fromRoot(p)
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    var (layer, point) = (self, p)
    // Mostly a layer that this one lies in: no need to go to the root and back.
    while layer !== l {
      guard let superlayer = layer.superlayer else { return l?.fromRoot(point) ?? point }
      point = layer.toSuperlayer(point, of: superlayer)
      layer = superlayer
    }
    return point
  }

  /// The box around the converted corners.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(enclosing: r.corners.map { convert($0, from: l) })
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    plainBox(r, to: l) ?? CGRect(enclosing: r.corners.map { convert($0, to: l) })
  }

  /// The box in a layer around this one, if nothing is transformed on the way: corner by corner, as above.
  private func plainBox(_ rect: CGRect, to target: CALayer?) -> CGRect? {
    var (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    var layer = self
    while layer !== target {
      guard let superlayer = layer.superlayer, let offset = layer.plainOffset(in: superlayer) else {
        return nil
      }
      (left, right) = (left + offset.dx, right + offset.dx)
      (top, bottom) = (top + offset.dy, bottom + offset.dy)
      layer = superlayer
    }
    return CGRect(
      x: min(left, right), y: min(top, bottom), width: max(left, right) - min(left, right),
      height: max(top, bottom) - min(top, bottom))
  }

  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    if l === self { return t }
    return localTime(at: l?.rootTime(of: t) ?? t)
  }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    if l === self { return t }
    let root = rootTime(of: t)
    return l?.localTime(at: root) ?? root
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return fromSuperlayer(superlayer.fromRoot(point), of: superlayer)
  }

  /// The layer's own time, when the clock above its root shows `time`.
  func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    // `superlayer` also looks for a presentation layer.
    state.timing.localTime(fromParent: (parent ?? superlayer)?.localTime(at: time) ?? time)
  }

  private func rootTime(of time: CFTimeInterval) -> CFTimeInterval {
    let parent = state.timing.parentTime(fromLocal: time)
    return superlayer?.rootTime(of: parent) ?? parent
  }
}

extension CALayer {
  /// `point` is in the superlayer's coordinates.
  ///
  /// Unverified: among siblings a greater zPosition comes first, as it does on the screen.
  func hit(_ point: CGPoint) -> CALayer? {
    if isHidden || opacity <= 0 { return nil }
    let own =
      superlayer.map { fromSuperlayer(point, of: $0) }
      ?? Homography(
        state.matrixToSuperlayer
      ).unmap(point)
    let isInside = contains(own)
    if masksToBounds && !isInside { return nil }
    if let mask, mask.hit(own) == nil { return nil }
    for child in frontToBack {
      if let found = child.hitTest(own) { return found }
    }
    return isInside ? self : nil
  }

  private var frontToBack: [CALayer] {
    guard let sublayers else { return [] }
    return sublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
