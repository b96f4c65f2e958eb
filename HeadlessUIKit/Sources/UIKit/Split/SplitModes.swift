/// Which arrangement is right for the size and the wishes [controllers 20.6 to 20.8].
extension UISplitViewController {
  var size: CGSize { viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }
  var currentBehavior: SplitBehavior { state.behavior ?? behavior(in: size) }
  var currentMode: DisplayMode { state.mode ?? preferredMode }

  // Unverified: the lengths; that a wish is always fulfilled; that a classic one has none.
  private func behavior(in size: CGSize) -> SplitBehavior {
    guard style != .unspecified, preferredSplitBehavior == .automatic else {
      return preferredSplitBehavior
    }
    guard size.width > size.height else { return .overlay }
    guard style == .tripleColumn else { return .tile }
    return size.width - primaryColumnWidth - supplementaryColumnWidth >= 500 ? .tile : .displace
  }

  private var preferredMode: DisplayMode { interpreted(preferredDisplayMode) }

  /// Documented: so that it matches the behavior.
  func interpreted(_ mode: DisplayMode) -> DisplayMode {
    let most = style == .tripleColumn ? 2 : 1
    guard style != .unspecified else {
      guard mode == .automatic else { return mode.sidebars > 1 ? .oneBesideSecondary : mode }
      return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }
    let behavior = currentBehavior
    // Unverified: what is chosen without a wish.
    let wish = mode == .automatic ? (behavior == .overlay ? 0 : 1) : mode.sidebars
    return .mode(with: min(wish, most), behavior)
  }

  func preferenceChanged() {
    if state.mode == nil || state.isCollapsed { state.mode = nil } else { become(preferredMode) }
  }

  /// With every layout: another shape may ask for another behavior.
  // Unverified: that what was shown or hidden by hand is forgotten then.
  func followSize() {
    let behavior = behavior(in: size)
    let isLying = size.width > size.height
    let isNew = behavior != state.behavior || isLying != state.wasLying
    state.behavior = behavior
    state.wasLying = isLying
    guard !state.isCollapsed else { return }
    if state.mode == nil { state.mode = preferredMode } else if isNew { become(preferredMode) }
  }

  /// - Parameter tells: not where the app itself shows or hides a column.
  func become(_ mode: DisplayMode, tells: Bool = true) {
    guard mode != currentMode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    if tells { tellChange(from: columns(in: currentMode), to: columns(in: mode)) }
    state.mode = mode
    arrange()
  }

  /// Those that go and those that come.
  func tellChange(from before: [Column], to after: [Column]) {
    guard style != .unspecified else { return }
    for column in before where !after.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in after where !before.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
  }
}
