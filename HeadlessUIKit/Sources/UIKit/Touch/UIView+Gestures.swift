extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    if recognizer.owner === self { return }
    // A recognizer belongs to one view; moved while it recognizes, it is cancelled.
    recognizer.owner?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.owner = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.owner === self else { return }
    GestureEngine.shared.withdraw(recognizer)
    recognizers.removeAll { $0 === recognizer }
    recognizer.owner = nil
  }

  func replaceRecognizers(by new: [UIGestureRecognizer]) {
    for old in recognizers where !new.contains(old) { removeGestureRecognizer(old) }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}
