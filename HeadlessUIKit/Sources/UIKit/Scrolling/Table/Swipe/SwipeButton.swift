/// Shows an action beside a swiped row.
final class SwipeButton: UIButton {
  /// Points.
  // Unverified: UIKit's buttons grow with their titles.
  static let width: CGFloat = 74

  let action: UIContextualAction
  var isOnLeft = false

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    backgroundColor = action.backgroundColor
  }

  required init?(coder: NSCoder) { nil }
}

extension UITableViewCell {
  /// Behind the content, the first at the edge that the content leaves.
  func showSwipeButtons(
    _ actions: [UIContextualAction], onLeft: Bool, _ perform: @escaping (SwipeButton) -> Void
  ) {
    for button in swipeButtons { button.removeFromSuperview() }
    swipeButtons = actions.map { action in
      let button = SwipeButton(action)
      button.isOnLeft = onLeft
      button.addAction(
        UIAction { [weak button] _ in if let button { perform(button) } }, for: .touchUpInside)
      return button
    }
    for button in swipeButtons { insertSubview(button, at: 0) }
    placeSwipeButtons()
  }

  func placeSwipeButtons() {
    for (index, button) in swipeButtons.enumerated() {
      let distance = CGFloat(index) * SwipeButton.width
      let x = button.isOnLeft ? distance : bounds.width - distance - SwipeButton.width
      let frame = CGRect(x: x, y: 0, width: SwipeButton.width, height: bounds.height)
      if button.frame != frame { button.frame = frame }
    }
  }
}
