/// The bar of a navigation controller: the top item's title and buttons, over the background of its appearance.
open class UINavigationBar: UIView {
  static let standardHeight: CGFloat = 44

  weak var owner: UINavigationController?
  var appearances = BarAppearances(UINavigationBarAppearance())
  private let backdrop = BarBackdrop(line: .bottom)
  /// True while a transition changes what the bar shows.
  private var isChanging = false
  private var shown: [UINavigationItem] = []
  private(set) var content: NavigationBarContent?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  open var items: [UINavigationItem]? {
    get { shown }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard owner == nil else {
      // An exception.
      HeadlessMisuse.record(
        .managedNavigationBar,
        "Cannot call setItems:animated: directly on a UINavigationBar managed by a navigation "
          + "controller.")
      return
    }
    if animated {
      HeadlessMisuse.record(.notModelled, "The stand-in does not animate a bar of your own.")
    }
    show(items ?? [])
  }

  open var topItem: UINavigationItem? { shown.last }
  open var backItem: UINavigationItem? { shown.dropLast().last }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The backdrop reaches up behind the status bar.
    let above = max(0, frame.minY)
    backdrop.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    if !isChanging { backdrop.show(background) }
    for view in subviews where view is NavigationBarContent { view.frame = bounds }
  }

  /// Documented: the top item's appearances go before the bar's, at the edge of the content that for the edge, and a
  /// bar without a controller has its standard one [controllers 15.19 to 15.22].
  // Unverified: one that is not translucent has its standard one at the edge, too.
  private var background: UIBarAppearance? {
    let (own, item) = (appearances, topItem)
    let isCompact = traitCollection.verticalSizeClass == .compact
    if let owner, owner.isAtEdge(.top) {
      let compact = isCompact ? item?.compactScrollEdgeAppearance ?? own.compactScrollEdge : nil
      return compact ?? item?.scrollEdgeAppearance ?? own.scrollEdge
        ?? (own.isTranslucent ? nil : own.standard)
    }
    let compact = isCompact ? item?.compactAppearance ?? own.compact : nil
    return compact ?? item?.standardAppearance ?? own.standard
  }

  func show(_ items: [UINavigationItem]) {
    setNeedsLayout()
    for view in subviews where view is NavigationBarContent && view !== content {
      view.removeFromSuperview()
    }
    content?.alpha = 1
    for item in shown where item.bar === self { item.bar = nil }
    shown = items
    for item in items { item.bar = self }
    if content?.item !== items.last || content == nil { exchangeContent() }
  }

  /// The contents of both screens cross-fade alongside the transition [controllers 15.11].
  func change(to items: [UINavigationItem], with coordinator: TransitionCoordinator?) {
    guard let coordinator, let former = content, former.item !== items.last else {
      return show(items)
    }
    show(items)
    guard let content else { return }
    insertSubview(former, belowSubview: content)
    content.alpha = 0
    content.frame = bounds
    isChanging = true
    coordinator.animate(
      alongsideTransition: { [self] _ in
        former.alpha = 0
        content.alpha = 1
        backdrop.show(background)
      },
      completion: { [self] _ in
        isChanging = false
        setNeedsLayout()
        former.removeFromSuperview()
        former.alpha = 1
      })
  }

  func itemChanged(_ item: UINavigationItem) {
    if item === topItem || item === backItem { exchangeContent() }
  }

  private func exchangeContent() {
    content?.removeFromSuperview()
    content = topItem.map { top in
      NavigationBarContent(top, after: backItem) { [weak self] in
        self?.owner?.goBack()
      }
    }
    guard let content else { return }
    content.frame = bounds
    addSubview(content)
  }

  private func build() {
    addSubview(backdrop)
  }
}
