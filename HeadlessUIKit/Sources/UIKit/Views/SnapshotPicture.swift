/// Marks the layer of a snapshot view: its canvas shows a picture that stretches with the view.
struct SnapshotPicture {
  /// Of the part that was captured, in points.
  let size: CGSize
  private let canvas: ObjectIdentifier

  init(size: CGSize, canvas: CALayer) {
    self.size = size
    self.canvas = ObjectIdentifier(canvas)
  }

  /// What the canvas shows fills the bounds at every instant, also while they are animated.
  func fit(_ shown: CALayer?, of layer: CALayer, in bounds: CGRect) {
    guard let shown, ObjectIdentifier(layer) == canvas else { return }
    fit(&shown.state, in: bounds)
  }

  func fit(_ state: inout LayerState, in bounds: CGRect) {
    guard size.width > 0, size.height > 0 else { return }
    state.position = CGPoint(x: bounds.midX, y: bounds.midY)
    state.transform = CATransform3DMakeScale(
      bounds.width / size.width, bounds.height / size.height, 1)
  }
}
