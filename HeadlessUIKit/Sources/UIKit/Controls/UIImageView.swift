import Foundation

open class UIImageView: UIView {
  open var image: UIImage? { didSet { show() } }
  open var highlightedImage: UIImage? { didSet { show() } }
  open var isHighlighted = false { didSet { show() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { nil }

  /// The view is as large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    // Observers do not run inside an initializer.
    show()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    show()
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTemplate()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showTemplate()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showTemplate()
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func show() {
    guard let shown = shownImage else {
      layer.contents = nil
      return
    }
    layer.contentsScale = shown.scale
    layer.contents =
      shown.renderingMode == .alwaysTemplate
      ? shown.uprightBitmap.tinted(tintColor.resolvedColor(with: traitCollection).cgColor)
      : shown.uprightBitmap
  }

  /// A template takes the tint that the view has where it is.
  private func showTemplate() {
    if shownImage?.renderingMode == .alwaysTemplate { show() }
  }
}
