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
    CGRect(enclosing: r.corners.map { convert($0, to: l) })
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
    state.timing.localTime(fromParent: superlayer?.localTime(at: time) ?? time)
  }

  private func rootTime(of time: CFTimeInterval) -> CFTimeInterval {
    let parent = state.timing.parentTime(fromLocal: time)
    return superlayer?.rootTime(of: parent) ?? parent
  }
}
