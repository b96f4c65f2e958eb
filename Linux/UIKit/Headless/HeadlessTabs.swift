extension Headless {
  /// The user's finger on a tab: reaches its button only where a touch would.
  public static func tapTab(_ index: Int, of tabs: UITabBarController) {
    turn()
    let buttons = tabs.bar.buttons
    guard buttons.indices.contains(index), let window = tabs.bar.window, !InteractionGate.isClosed
    else { return }
    let button = buttons[index]
    let center = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    guard button.isEnabled,
      window.hitTest(window.convert(center, from: button), with: nil) === button
    else { return }
    button.sendActions(for: .touchUpInside)
  }
}
