import Foundation

/// A title and an image, side by side. Of the types, `custom` and `system` are modelled; the
/// others look like `system`.
open class UIButton: UIControl {
  private(set) var type = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var ownTitleLabel: UILabel?
  private var ownImageView: UIImageView?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    type = buttonType
  }

  public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // Unverified: an equal title, color or image draws nothing again; it still asks for layout.

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    updateContent()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    updateContent()
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    updateContent()
  }

  // Nil where nothing was set for the state, as documented.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }

  open var currentTitle: String? { titles[state.rawValue] ?? titles[0] }

  open var currentImage: UIImage? { images[state.rawValue] ?? images[0] }

  open var currentTitleColor: UIColor {
    if let color = titleColors[state.rawValue] ?? titleColors[0] { return color }
    if type == .custom { return .white }
    // Unverified: the gray of a disabled system button.
    return isEnabled ? tintColor : .tertiaryLabel
  }

  // Observed on devices: 18 points in a custom button, 15 in a system one.
  var titleFont: UIFont {
    ownTitleLabel?.font ?? .systemFont(ofSize: type == .custom ? UIFont.buttonFontSize : 15)
  }

  /// Made when it is first asked for.
  open var titleLabel: UILabel? {
    if let ownTitleLabel { return ownTitleLabel }
    let label = UILabel()
    label.font = titleFont
    label.lineBreakMode = .byTruncatingMiddle
    ownTitleLabel = label
    addSubview(label)
    return label
  }

  /// Made when it is first asked for.
  open var imageView: UIImageView? {
    if let ownImageView { return ownImageView }
    let view = UIImageView()
    ownImageView = view
    addSubview(view)
    return view
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  override func stateDidChange() {
    updateContent()
    // Observed: what a system button shows is at a fifth while it is pressed.
    // Unverified: it comes back at once.
    let strength: CGFloat = isHighlighted && type != .custom ? 0.2 : 1
    ownTitleLabel?.alpha = strength
    ownImageView?.alpha = strength
  }

  override func wasPressed() { sendActions(for: .primaryActionTriggered) }

  /// A single tap with one finger is the button's, not a superview's [gestures 59].
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  private func adopt(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    // Documented: the button takes the action's title and image.
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  private func updateContent() {
    if currentTitle != nil || ownTitleLabel != nil {
      titleLabel?.text = currentTitle
      titleLabel?.textColor = currentTitleColor
    }
    if currentImage != nil || ownImageView != nil {
      // A system button shows every image as a template, unless the image says otherwise.
      let isTemplate = type != .custom && currentImage?.renderingMode == .automatic
      imageView?.image =
        isTemplate ? currentImage?.withRenderingMode(.alwaysTemplate) : currentImage
    }
    setNeedsLayout()
  }
}

extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7
  }
}
