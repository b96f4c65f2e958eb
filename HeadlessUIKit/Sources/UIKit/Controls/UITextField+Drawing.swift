extension UITextField {
  public class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  public class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
  public class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }

  /// The text, or as long as there is none the placeholder.
  var shownText: String {
    guard let text, !text.isEmpty else { return placeholder ?? "" }
    return text
  }

  func shownLayout(width: CGFloat) -> TextLayout {
    TextLayout(
      shownText, font: font ?? .systemFont(ofSize: UIFont.labelFontSize), width: width, maximum: 1,
      mode: .byTruncatingTail)
  }

  /// Centered in the height; the placeholder is lighter than the text.
  func recordedText() -> CGImage? {
    guard !shownText.isEmpty, !bounds.isEmpty else { return nil }
    let isText = text?.isEmpty == false
    let rect = CGRect(origin: .zero, size: bounds.size)
    let layout = shownLayout(width: rect.width)
    let color = isText ? textColor ?? .label : .placeholderText
    let context = CGContext(size: bounds.size, scale: Display.scale)
    traitCollection.performAsCurrent {
      context.draw(
        layout, in: rect.offsetBy(dx: 0, dy: Display.round((rect.height - layout.size.height) / 2)),
        color: color.cgColor, alignment: textAlignment,
        rightToLeft: traitCollection.layoutDirection == .rightToLeft)
    }
    return CGImage(headlessDrawing: context.drawing)
  }
}
