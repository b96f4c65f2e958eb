import Foundation

open class UILabel: UIView {
  // Unverified: a property that is set to an equal value does not draw the label again. Of the font alone it
  // is observed.

  /// Observed (iOS Programming: The Big Nerd Ranch Guide): a label is drawn again "if the text it displays
  /// changes".
  open var text: String? {
    didSet {
      style.attributedText = nil
      if text != oldValue { setNeedsDisplay() }
    }
  }

  final var style = LabelStyle()

  private var ownFont: UIFont?
  private var ownTextColor: UIColor?

  /// Nil resets it to the system font of 17 points. Observed: an equal font is not taken
  /// [animation 105].
  open var font: UIFont! {
    get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      let old = font
      if newValue != ownFont || newValue?.scaling != ownFont?.scaling { ownFont = newValue }
      if font != old { setNeedsDisplay() }
    }
  }

  /// Nil resets it to `label`.
  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set {
      let old = textColor
      ownTextColor = newValue
      if textColor != old { setNeedsDisplay() }
    }
  }

  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
  }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { setNeedsDisplay() } }
  }
  /// Zero for as many as the text needs.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { setNeedsDisplay() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // Unverified: which content mode a label has; that it redraws for a new size is observed.
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// A single line takes the width it needs; several keep to the width they are given, unless that
  /// is zero.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    return layout(of: text, width: width, lines: numberOfLines).size
  }

  open override func display(_ layer: CALayer) {
    guard layer === self.layer else { return }
    layer.showRecorded(recordedText())
    layer.contentsScale = max(contentScaleFactor, Display.scale)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
    if adjustsFontForContentSizeCategory, let font = ownFont, let scaling = font.scaling {
      self.font = scaling.font(weight: font.weight, at: traitCollection)
    }
  }

  /// Centers the lines in the rectangle's height; lines that do not fit it are cut.
  private func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text, !text.isEmpty else { return }
    let font = fittingFont(text, in: rect.width)
    let fitting = max(1, Int((rect.height + 0.5) / font.lineHeight))
    let lines = numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
    let layout = TextLayout(
      text, font: font, width: rect.width, maximum: lines, mode: lineBreakMode)
    let top = Display.round((rect.height - layout.size.height) / 2)
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    context.draw(
      layout, in: rect.offsetBy(dx: 0, dy: top), color: color!.cgColor, alignment: textAlignment,
      rightToLeft: readsRightToLeft)
  }

  // Unverified: natural alignment follows the app's language, not the semantic content attribute.
  private var readsRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

  private func layout(of text: String, width: CGFloat, lines: Int) -> TextLayout {
    TextLayout(text, font: font, width: width, maximum: lines, mode: lineBreakMode)
  }

  private func recordedText() -> CGImage? {
    guard let text, !text.isEmpty, !bounds.isEmpty else { return nil }
    let context = CGContext(
      size: bounds.size, scale: max(contentScaleFactor, Display.scale))
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent { drawText(in: CGRect(origin: .zero, size: bounds.size)) }
    UIGraphicsPopContext()
    return CGImage(headlessDrawing: context.drawing)
  }
}
