final class SplitLayoutView: UIView {
  weak var split: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    split?.layOut()
  }
}

/// Where the columns are [controllers 20.10 to 20.12].
extension UISplitViewController {
  func buildView() {
    let view = SplitLayoutView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.split = self
    self.view = view
    // Unverified: how dark.
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addHeadlessTarget { [weak self] _ in self?.dimmedTapped() }
    dimming.addGestureRecognizer(tap)
  }

  func layOut() {
    adapt()
    followSize()
    placeColumns()
  }

  /// Puts the views in the tree that are displayed, and takes the others out. Their moves tell the
  /// columns.
  func arrange() {
    guard let view = viewIfLoaded else { return }
    if !state.isCollapsed, state.mode == nil { followSize() }
    let shown = displayed.compactMap { state.hosts[$0] }
    dimming.removeFromSuperview()
    for column in displayed {
      guard let child = state.hosts[column], let childView = child.view else { continue }
      if childView.superview !== view {
        UIView.performWithoutAnimation { childView.frame = frame(of: column, in: size) }
      }
      childView.autoresizingMask = []
      SystemMove.perform { view.addSubview(childView) }
      if column == .secondary, dimsSecondary { view.addSubview(dimming) }
    }
    for child in children where child.viewIfLoaded?.superview === view {
      if !shown.contains(child) { child.viewIfLoaded?.removeFromSuperview() }
    }
    placeColumns()
  }

  private var dimsSecondary: Bool { !state.isCollapsed && currentMode.dims }

  private func placeColumns() {
    for column in displayed {
      guard let child = state.hosts[column], child.viewIfLoaded?.superview === viewIfLoaded else {
        continue
      }
      child.containerInsets = .zero
      place(child.viewIfLoaded, at: frame(of: column, in: size))
    }
    if dimsSecondary { place(dimming, at: frame(of: .secondary, in: size)) }
  }

  /// Not by the frame: an animator may have left a transform.
  private func place(_ view: UIView?, at frame: CGRect) {
    view?.bounds.size = frame.size
    view?.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  func frame(of column: Column, in size: CGSize) -> CGRect {
    if state.isCollapsed { return CGRect(origin: .zero, size: size) }
    let shown = displayed
    let first = shown.contains(.primary) ? state.primaryWidth.resolved(in: size.width) : 0
    let second =
      shown.contains(.supplementary) ? state.supplementaryWidth.resolved(in: size.width) : 0
    var span: (start: CGFloat, width: CGFloat)
    switch column {
    case .primary: span = (0, first)
    case .supplementary: span = (first, second)
    case .secondary, .compact:
      span = (first + second, max(0, size.width - first - second))
      if currentMode.overlays { span = (0, size.width) }
      // It keeps the width that it has beside one column.
      if currentMode == .twoDisplaceSecondary { span.width = max(0, size.width - second) }
    }
    if isMirrored { span.start = size.width - span.start - span.width }
    return CGRect(x: span.start, y: 0, width: span.width, height: size.height)
  }

  private var isMirrored: Bool {
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft != (primaryEdge == .trailing)
  }

  func change(_ path: WritableKeyPath<SplitState, CGFloat>, to length: CGFloat) {
    state[keyPath: path] = length
    // Documented: animatable.
    if isViewLoaded { placeColumns() }
  }
}

/// What an app wishes for the width of one column, and what becomes of it [controllers 20.9].
struct ColumnWidth {
  static let automatic: CGFloat = -1

  var fraction = automatic
  var points = automatic
  var minimum = automatic
  var maximum = automatic

  // Unverified: two fifths where nobody says anything.
  func resolved(in total: CGFloat) -> CGFloat {
    var width = total * (fraction == Self.automatic ? 0.4 : fraction)
    if points != Self.automatic { width = points }
    width = min(width, maximum == Self.automatic ? 320 : maximum)
    if minimum != Self.automatic { width = max(width, minimum) }
    return min(max(width, 0), total)
  }
}
