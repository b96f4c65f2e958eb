// Unverified: without a layer to convert to or from, the space is that of the root layer; so too
// for layers of different trees.
extension CALayer {
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    if l === self { return p }
    return fromRoot(l?.toRoot(p) ?? p)
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    if l === self { return p }
    let root = toRoot(p)
    return l?.fromRoot(root) ?? root
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

  private func toRoot(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return superlayer.toRoot(toSuperlayer(point, of: superlayer))
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
