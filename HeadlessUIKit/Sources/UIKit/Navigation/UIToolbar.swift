/// A row of buttons at the bottom, over the background of its appearance.
open class UIToolbar: UIView {
  // Unverified: in every size.
  static let standardHeight: CGFloat = 44

  weak var owner: UINavigationController?
  var appearances = BarAppearances(UIToolbarAppearance())
  private let backdrop = BarBackdrop(line: .top)
  private var views: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  open var items: [UIBarButtonItem]? {
    didSet {
      for view in views { view.removeFromSuperview() }
      views = (items ?? []).map { $0.makeView() }
      for view in views { addSubview(view) }
      setNeedsLayout()
    }
  }

  /// Unverified: the items fade; here they come at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }

  // Unverified: the buttons' places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The backdrop reaches down behind the home indicator.
    let below = max(0, (superview?.bounds.height ?? 0) - frame.maxY)
    backdrop.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
    // Documented, as of the other bars [controllers 15.20].
    let isAtEdge = owner?.isAtEdge(.bottom) == true
    backdrop.show(
      isAtEdge
        ? appearances.scrollEdge ?? (appearances.isTranslucent ? nil : appearances.standard)
        : appearances.standard)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edge: CGFloat = 16
    for view in views {
      let width = view.sizeThatFits(bounds.size).width
      view.frame = CGRect(
        x: isMirrored ? bounds.width - edge - width : edge, y: 0, width: width,
        height: bounds.height)
      edge += width + 8
    }
  }

  private func build() {
    addSubview(backdrop)
  }
}
