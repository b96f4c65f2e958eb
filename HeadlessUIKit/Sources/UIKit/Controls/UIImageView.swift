import Foundation

open class UIImageView: UIView {
  // Unverified, for the four properties below and the tint: what is drawn for the view (a template, a symbol,
  // an image with an orientation) stays in the layer if it comes out equal. Any other image is shown as its
  // own bitmap, so that an equal image which is another object brings another one.
  open var image: UIImage? { didSet { show() } }
  open var highlightedImage: UIImage? { didSet { show() } }
  open var isHighlighted = false { didSet { show() } }
  /// For images of symbols (documentation).
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { show() } }
  private var dynamicRange = UIImage.DynamicRange.unspecified
  @available(iOS 17.0, *)
  open var preferredImageDynamicRange: UIImage.DynamicRange {
    get { dynamicRange }
    set { dynamicRange = newValue }
  }
  @available(iOS 17.0, *)
  open var imageDynamicRange: UIImage.DynamicRange { dynamicRange }

  // Animated images: the state alone, the frames are not played.
  open var animationImages: [UIImage]?
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = animationImages != nil || image?.images != nil }
  open func stopAnimating() { isAnimating = false }

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
    showAgain()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showAgain()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showAgain()
  }

  private var givenImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The variant of an asset that the traits ask for, and a symbol as it is configured.
  private var shownImage: UIImage? {
    guard let given = givenImage else { return nil }
    if let preferredSymbolConfiguration, given.isSymbolImage {
      return given.applyingSymbolConfiguration(preferredSymbolConfiguration)
    }
    return given.imageAsset?.image(with: traitCollection) ?? given
  }

  private func show() {
    guard let shown = shownImage else {
      layer.contents = nil
      return
    }
    layer.contentsScale = shown.scale
    let picture =
      shown.isTemplate
      ? shown.uprightBitmap.tinted(tintColor.resolvedColor(with: traitCollection).cgColor)
      : shown.uprightBitmap
    if picture === shown.bitmap {
      layer.contents = picture
    } else {
      layer.showRecorded(picture)
    }
    layer.contentsCenter = shown.contentsCenter
  }

  /// A template takes the tint that the view has where it is, and an asset its traits.
  private func showAgain() {
    guard let given = givenImage else { return }
    if given.isTemplate || given.imageAsset != nil { show() }
  }
}

extension UIImage {
  /// Symbols are templates unless told otherwise (documentation of `RenderingMode.automatic`).
  fileprivate var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (isSymbolImage && renderingMode == .automatic)
  }

  /// What lies between the cap insets stretches.
  fileprivate var contentsCenter: CGRect {
    let size = size
    guard capInsets != .zero, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    let center = CGRect(origin: .zero, size: size).inset(by: capInsets)
    return CGRect(
      x: center.minX / size.width, y: center.minY / size.height,
      width: center.width / size.width, height: center.height / size.height)
  }
}
