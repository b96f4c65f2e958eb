import Foundation

/// Text of several lines that scrolls. The user edits it at its end; it has no insertion point, no
/// selection and no links, and all of it is drawn in one style.
///
/// `delegate` is declared by the superclass alone, as a scroll view's: Swift cannot narrow it.
open class UITextView: UIScrollView {
  private var ownText = ""
  private var ownFont: UIFont?
  private var ownColor: UIColor?
  private var ownStyledText: NSAttributedString?
  private let content = TextViewContent()
  private var editor: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  public let textContainer: NSTextContainer

  // Unverified: a property that is set to an equal value does not draw the text again. Of the font alone it
  // is observed.

  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }
  /// Documented: (8, 0, 8, 0) by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }
  /// Documented: true by default.
  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
  /// Documented: true by default. Kept; nothing is selected.
  open var isSelectable = true

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    self.textContainer.changed = { [weak self] in self?.textDidChange() }
    // Unverified: beyond its ends a text view always bounces.
    alwaysBounceVertical = true
    // Unverified: a text view that nobody colors is white, or black in dark mode.
    backgroundColor = .systemBackground
    content.isUserInteractionEnabled = false
    content.owner = self
    addSubview(content)
    let tap = UITapGestureRecognizer()
    tap.addHeadlessTarget { [weak self] _ in
      if self?.isEditable == true { self?.becomeFirstResponder() }
    }
    addGestureRecognizer(tap)
  }

  public required init?(coder: NSCoder) { nil }

  /// Never nil when read (documentation of `UITextField.text`, likewise).
  open var text: String! {
    get { ownText }
    set {
      let old = ownText
      ownText = newValue ?? ""
      ownStyledText = nil
      if ownText != old { textDidChange() }
    }
  }

  /// Replaces the text, and sets font and color to those of the first character.
  // Unverified: all of it is drawn in the style of its first character.
  open var attributedText: NSAttributedString! {
    get {
      ownStyledText
        ?? NSAttributedString(
          string: ownText, attributes: [.font: shownFont, .foregroundColor: shownColor])
    }
    set {
      text = newValue?.string
      ownStyledText = newValue
      guard let first = newValue?.firstStyle else { return }
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  /// Documented: the body style of the system font by default. Observed: an equal font is not taken
  /// [animation 105].
  open var font: UIFont? {
    get { shownFont }
    set {
      let old = shownFont
      if newValue != ownFont { ownFont = newValue }
      if shownFont != old { textDidChange() }
    }
  }

  /// Documented: black by default; it is `label` since there is a dark mode.
  open var textColor: UIColor? {
    get { shownColor }
    set {
      let old = shownColor
      ownColor = newValue
      if shownColor != old { textDidChange() }
    }
  }

  private var shownFont: UIFont { ownFont ?? .preferredFont(forTextStyle: .body) }
  private var shownColor: UIColor { ownColor ?? .label }

  // MARK: Size

  private func textSize(width: CGFloat) -> CGSize {
    let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding * 2)
    let room = max(width - inset.left - inset.right - padding, 1)
    let size = layout(width: room).size
    return CGSize(
      width: size.width + inset.left + inset.right + padding,
      height: size.height + inset.top + inset.bottom)
  }

  private func layout(width: CGFloat) -> TextLayout {
    TextLayout(ownText, font: shownFont, width: width, maximum: 0, mode: .byWordWrapping)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .infinity)
  }

  /// Observed (stackoverflow.com/questions/16868117): there is one only where scrolling is off.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  private func textDidChange() {
    content.setNeedsDisplay()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = textSize(width: bounds.width)
    contentSize = CGSize(width: bounds.width, height: size.height)
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: size.height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    content.setNeedsDisplay()
  }

  fileprivate func recordedText(in size: CGSize) -> CGImage? {
    guard !ownText.isEmpty, size.width > 0, size.height > 0 else { return nil }
    var rect = CGRect(origin: .zero, size: size).inset(by: textContainerInset)
    rect = rect.insetBy(dx: textContainer.lineFragmentPadding, dy: 0)
    let context = CGContext(size: size, scale: Display.scale)
    traitCollection.performAsCurrent {
      context.draw(
        layout(width: max(rect.width, 1)), in: rect, color: shownColor.cgColor,
        alignment: textAlignment, rightToLeft: traitCollection.layoutDirection == .rightToLeft)
    }
    return CGImage(headlessDrawing: context.drawing)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  open override var canResignFirstResponder: Bool {
    editor?.textViewShouldEndEditing(self) ?? true
  }

  override var takesText: Bool { isEditable }

  open override func becomeFirstResponder() -> Bool {
    guard isFirstResponder || !isEditable || editor?.textViewShouldBeginEditing(self) ?? true else {
      return false
    }
    return super.becomeFirstResponder()
  }

  override func gainedFirstResponder() {
    guard isEditable else { return }
    editor?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  override func lostFirstResponder() {
    guard isEditable else { return }
    editor?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UITextView: TypedText {
  func insertTyped(_ typed: String) { type(ownText + typed) }

  func deleteTyped() {
    if !ownText.isEmpty { type(String(ownText.dropLast())) }
  }

  private func type(_ new: String) {
    guard isEditable else { return }
    text = new
    editor?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }
}

extension UITextView {
  public class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  public class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }
  public class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
}

/// Draws the text, as a private subview does in UIKit: the text view's own layer has no contents.
final class TextViewContent: UIView {
  weak var owner: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func display(_ layer: CALayer) {
    guard layer === self.layer else { return }
    layer.showRecorded(owner?.recordedText(in: bounds.size))
    layer.contentsScale = Display.scale
  }
}

@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
}

// Optional in UIKit.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
}

/// The area of a text view in which lines are set. Nothing but the padding has an effect.
open class NSTextContainer: NSObject {
  open var size: CGSize
  /// Documented: 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      guard lineFragmentPadding != oldValue else { return }
      let changed = changed
      MainActor.assumeIsolated { changed?() }
    }
  }
  var changed: (@MainActor @Sendable () -> Void)?

  public init(size: CGSize) { self.size = size }
}
