/// One line of text that the user edits at its end; it has no insertion point, no selection, no
/// border and no overlays.
open class UITextField: UIControl {
  private var ownText = ""
  private var ownFont: UIFont?
  private var ownColor: UIColor?
  private(set) var edits = false

  // Unverified: a property that is set to an equal value does not draw the field again. Of the font alone it
  // is observed.

  open var placeholder: String? { didSet { if placeholder != oldValue { setNeedsDisplay() } } }
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    listenForTaps()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    listenForTaps()
  }

  /// Never nil when read (documentation: "This string is @"" by default").
  open var text: String? {
    get { ownText }
    set {
      let old = ownText
      ownText = newValue ?? ""
      if ownText != old { setNeedsDisplay() }
    }
  }

  /// Nil resets it to the system font of 17 points. Observed: an equal font is not taken
  /// [animation 105].
  open var font: UIFont? {
    get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      let old = font
      if newValue != ownFont { ownFont = newValue }
      if font != old { setNeedsDisplay() }
    }
  }

  /// Nil resets it to `label`.
  open var textColor: UIColor? {
    get { ownColor ?? .label }
    set {
      let old = textColor
      ownColor = newValue
      if textColor != old { setNeedsDisplay() }
    }
  }

  open var isEditing: Bool { edits }

  // Unverified: the size of a text field without a border is its text's, or its placeholder's.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownLayout(width: .infinity).size }

  open override func display(_ layer: CALayer) {
    guard layer === self.layer else { return }
    layer.showRecorded(recordedText())
    layer.contentsScale = Display.scale
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  override var takesText: Bool { true }

  /// Observed (craiggrummitt.com/2016/07/18): editing begins before the keyboard announces itself.
  override func gainedFirstResponder() {
    edits = true
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  override func lostFirstResponder() {
    edits = false
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  /// A field has recognizers of its own, so it beats a superview's tap, and its touches are
  /// cancelled when editing begins (observed: `touchUpInside` does not come).
  // Unverified: which ones; a plain tap stands in for them.
  private func listenForTaps() {
    let tap = UITapGestureRecognizer()
    tap.addHeadlessTarget { [weak self] _ in self?.becomeFirstResponder() }
    addGestureRecognizer(tap)
  }

  func insertTyped(_ typed: String) { change(to: ownText + typed) }

  func deleteTyped() {
    if !ownText.isEmpty { change(to: String(ownText.dropLast())) }
  }

  private func change(to text: String) {
    self.text = text
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
