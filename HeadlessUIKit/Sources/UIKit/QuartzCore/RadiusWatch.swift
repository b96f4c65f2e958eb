/// Looks for corner radii that do not fit, in what each turn of the run loop leaves on the screen.
enum RadiusWatch {
  /// Layers that were committed since the last look.
  nonisolated(unsafe) private static var committed: [CALayer] = []

  static func reset() { committed = [] }

  static func note(_ layer: CALayer) {
    if layer.state.masksToBounds { committed.append(layer) }
  }

  static func look() {
    let layers = committed
    committed = []
    guard MisuseWatch.kinds.contains(.radiusTooLarge) else { return }
    for layer in layers { check(layer) }
    for layer in MainLoop.main.watched where layer.committed?.state.masksToBounds == true {
      check(layer)
    }
  }

  /// Told once, until it fits again.
  private static func check(_ layer: CALayer) {
    guard let shown = layer.shownState else { return }
    let isTooLarge = shown.radiusIsTooLarge && layer.shownOpacityInWindow > 0
    defer { layer.hasLargeRadius = isTooLarge }
    guard isTooLarge, !layer.hasLargeRadius else { return }
    let owner: Any.Type = layer.delegate.map { type(of: $0) } ?? type(of: layer)
    HeadlessMisuse.note(
      .radiusTooLarge,
      "\(layer.name ?? "\(owner)") shows corners of \(shown.cornerRadius) points on "
        + "\(shown.bounds.width) x \(shown.bounds.height)")
  }
}

extension LayerState {
  /// Corners that meet on one side share it; one alone may take all of it.
  fileprivate var radiusIsTooLarge: Bool {
    guard masksToBounds, cornerRadius > 0, bounds.width > 0, bounds.height > 0 else { return false }
    let corners = maskedCorners
    func share(_ length: CGFloat, _ sides: CACornerMask...) -> CGFloat {
      sides.contains { corners.isSuperset(of: $0) } ? length / 2 : length
    }
    let width = share(
      bounds.width, [.layerMinXMinYCorner, .layerMaxXMinYCorner],
      [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    let height = share(
      bounds.height, [.layerMinXMinYCorner, .layerMinXMaxYCorner],
      [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
    return !corners.isEmpty && cornerRadius > min(width, height) + 0.01
  }
}
