extension UINavigationController {
  /// Observed: it prefers the size that its top screen prefers [controllers 17.7].
  /// Unverified: without its bar, and not where the top screen has no wish.
  func followPreferredSize() {
    guard let wish = state.stack.last?.preferredContentSize, wish != .zero else { return }
    let own = Headless.navigationControllersShrink ? .zero : preferredContentSize
    preferredContentSize = CGSize(
      width: max(own.width, wish.width), height: max(own.height, wish.height))
  }
}
