/// What a navigation bar shows for one item: title, back button, buttons to both sides.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  private(set) var backButton: UIButton?
  private var backIndicator: BackIndicator?
  private let label = UILabel()
  private var leading: [UIView] = []
  private var trailing: [UIView] = []

  init(_ item: UINavigationItem, after previous: UINavigationItem?, goBack: @escaping () -> Void) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    label.text = item.title
    if let previous, item.allowsBackButton {
      let title = previous.backButtonTitle ?? previous.title ?? ""
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: title.isEmpty ? "Back" : title) { _ in goBack() })
      backButton = button
      leading.append(button)
      let indicator = BackIndicator()
      backIndicator = indicator
      addSubview(indicator)
    }
    leading += (item.leftBarButtonItems ?? []).map { $0.makeView() }
    trailing = (item.rightBarButtonItems ?? []).map { $0.makeView() }
    for view in leading + trailing + [item.titleView ?? label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line(up: isMirrored ? trailing : leading, fromLeft: true)
    line(up: isMirrored ? leading : trailing, fromLeft: false)
    if let backIndicator {
      let x = isMirrored ? bounds.width - 8 - BackIndicator.size.width : 8
      let y = (bounds.height - BackIndicator.size.height) / 2
      backIndicator.frame = CGRect(origin: CGPoint(x: x, y: y), size: BackIndicator.size)
    }
    let view = item.titleView ?? label
    let size = view.sizeThatFits(bounds.size)
    let width = min(size.width, max(0, bounds.width - 32))
    view.frame = CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - size.height) / 2, width: width,
      height: size.height)
  }

  private func line(up views: [UIView], fromLeft: Bool) {
    var edge: CGFloat = 16
    for view in views {
      let width = view.sizeThatFits(bounds.size).width
      if view === backButton {
        // The indicator is part of the button, whose title is in its middle.
        view.frame = CGRect(
          x: fromLeft ? 8 : bounds.width - width - 44, y: 0, width: width + 36,
          height: bounds.height)
        edge = width + 34
        continue
      }
      view.frame = CGRect(
        x: fromLeft ? edge : bounds.width - edge - width, y: 0, width: width,
        height: bounds.height)
      edge += width + 8
    }
  }
}

/// The arrow beside a back button's title. `backIndicatorImage` is documented: a chevron by default.
// Unverified: its size and its place.
final class BackIndicator: UIView {
  static let size = CGSize(width: 13, height: 21)

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let shape = layer as? CAShapeLayer else { return }
    shape.fillColor = nil
    shape.lineWidth = 3
    shape.lineCap = .round
    shape.lineJoin = .round
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shape = layer as? CAShapeLayer else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inner = bounds.insetBy(dx: 2, dy: 2)
    let (tip, tail) = isMirrored ? (inner.maxX, inner.minX) : (inner.minX, inner.maxX)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: tail, y: inner.minY))
    path.addLine(to: CGPoint(x: tip, y: inner.midY))
    path.addLine(to: CGPoint(x: tail, y: inner.maxY))
    shape.path = path.cgPath
    shape.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}
