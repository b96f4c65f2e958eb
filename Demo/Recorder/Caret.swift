import UIKit

/// The insertion point that the system shows in a field, after its text.
@MainActor final class Caret {
  private let line = UIView()
  private var tokens: [any NSObjectProtocol] = []

  init() {
    line.backgroundColor = .systemBlue
    line.layer.cornerRadius = 1
    line.isUserInteractionEnabled = false
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) {
        [weak self] note in
        let field = note.object as? UITextField
        MainActor.assumeIsolated { self?.follow(field) }
      }
    }
  }

  isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

  private func follow(_ field: UITextField?) {
    guard let field, field.isEditing else { return line.removeFromSuperview() }
    let text = field.text?.isEmpty == false ? field.sizeThatFits(field.bounds.size).width : 0
    let height = ((field.font?.pointSize ?? 17) * 1.25).rounded()
    let isMirrored = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(
      x: isMirrored ? field.bounds.width - text - 2 : text,
      y: (field.bounds.height - height) / 2, width: 2, height: height)
    field.addSubview(line)
  }
}
