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
