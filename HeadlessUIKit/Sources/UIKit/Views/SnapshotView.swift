/// A picture of a view: a still copy of the layers that the screen showed, which nobody can reach.
final class SnapshotView: UIView {
  private let canvas = CALayer()

  /// - Parameter rect: The captured part, in the coordinates of `picture`; outside of it there is
  ///   nothing to be seen.
  init(_ picture: CALayer?, of rect: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    canvas.state.bounds = rect
    canvas.state.position = CGPoint(x: rect.width / 2, y: rect.height / 2)
    canvas.state.masksToBounds = true
    if let picture { canvas.addSublayer(picture) }
    layer.addSublayer(canvas)
    layer.state.content = .picture(SnapshotPicture(size: rect.size, canvas: canvas))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard case .picture(let picture) = layer.state.content else { return }
    var state = canvas.state
    picture.fit(&state, in: bounds)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    canvas.position = state.position
    canvas.transform = state.transform
    CATransaction.commit()
  }
}

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
