/// The bar at the bottom: one button for each item, side by side, over the background of its appearance.
open class UITabBar: UIView {
  var appearances = BarAppearances(UITabBarAppearance())
  private let backdrop = BarBackdrop(line: .top)
  private(set) var buttons: [TabBarButton] = []
  private var shown: [UITabBarItem]?
  private weak var selected: UITabBarItem?
  private weak var ownDelegate: (any UITabBarDelegate)?
  /// Then the bar is not the app's to change.
  weak var owner: UITabBarController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  open weak var delegate: (any UITabBarDelegate)? {
    get { ownDelegate }
    set {
      if isManaged("Changing the delegate of a tab bar managed by a tab bar controller") { return }
      ownDelegate = newValue
    }
  }

  open var items: [UITabBarItem]? {
    get { shown }
    set { setItems(newValue, animated: false) }
  }

  /// Unverified: the items fade; here they come at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if isManaged("Directly modifying a tab bar managed by a tab bar controller") { return }
    show(items)
  }

  open var selectedItem: UITabBarItem? {
    get { selected }
    set {
      if isManaged("Directly modifying a tab bar managed by a tab bar controller") { return }
      select(newValue)
    }
  }

  /// 49 points; 32 where height is compact and width as well, as observed on phones.
  var contentHeight: CGFloat {
    let traits = traitCollection
    let isLow = traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
    return isLow ? 32 : 49
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + safeAreaInsets.bottom)
  }

  /// Unverified: a hidden bar takes nothing off the children's safe area.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { owner?.viewIfLoaded?.setNeedsLayout() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    showBackground()
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    let height = max(0, bounds.height - safeAreaInsets.bottom)
    let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(rightToLeft ? buttons.count - 1 - index : index)
      button.frame = CGRect(x: place * width, y: 0, width: width, height: height)
    }
  }

  /// Documented: the selected item's appearances go before the bar's [controllers 15.20].
  private func showBackground() {
    let floor = max(0, bounds.height - safeAreaInsets.bottom)
    if BarLook.floats {
      return backdrop.float(in: CGRect(x: 21, y: 0, width: bounds.width - 42, height: floor))
    }
    if let owner, owner.isAtEdge(.bottom) {
      backdrop.show(
        selected?.scrollEdgeAppearance ?? appearances.scrollEdge
          ?? (appearances.isTranslucent ? nil : appearances.standard))
    } else {
      backdrop.show(selected?.standardAppearance ?? appearances.standard)
    }
  }

  func show(_ items: [UITabBarItem]?) {
    shown?.forEach { if $0.bar === self { $0.bar = nil } }
    buttons.forEach { $0.removeFromSuperview() }
    shown = items
    buttons = (items ?? []).map { item in
      item.bar = self
      let button = TabBarButton(item)
      button.addAction(
        UIAction { [weak self] _ in self?.tapped(item) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    if let selected, !(items ?? []).contains(selected) { select(nil) }
    setNeedsLayout()
  }

  func select(_ item: UITabBarItem?) {
    selected = item
    setNeedsLayout()
    for button in buttons { button.isSelected = button.item === item }
  }

  func itemChanged(_ item: UITabBarItem) {
    for button in buttons where button.item === item { button.update() }
  }

  /// The user's finger; what follows is the delegate's, or the tab bar controller's.
  private func tapped(_ item: UITabBarItem) {
    guard let owner else {
      select(item)
      delegate?.tabBar(self, didSelect: item)
      return
    }
    owner.itemTapped(item)
  }

  /// UIKit throws an inconsistency exception.
  private func isManaged(_ what: String) -> Bool {
    guard owner != nil else { return false }
    HeadlessMisuse.record(.managedTabBarChanged, "\(what) is not allowed.")
    return true
  }

  private func build() {
    addSubview(backdrop)
  }
}

@MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

/// All optional in UIKit.
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  public func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
}
