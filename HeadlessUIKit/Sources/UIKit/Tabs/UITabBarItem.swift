open class UITabBarItem: UIBarItem {
  weak var bar: UITabBar?

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Nil stands for `image`, which is shown in both states then.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { contentChanged() } }
  }

  // In place of the bar's, as long as this item is selected.
  open var standardAppearance: UITabBarAppearance? { didSet { bar?.setNeedsLayout() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { bar?.setNeedsLayout() } }

  override func contentChanged() { bar?.itemChanged(self) }

  /// Documented: of `UIPopoverPresentationControllerSourceItem`, since iOS 17.
  // Unverified: nil for an item that no bar shows.
  @available(iOS 17.0, *)
  open func frame(in referenceView: UIView) -> CGRect? {
    bar?.buttons.first { $0.item === self }?.frameIfShown(in: referenceView)
  }
}

extension UIViewController {
  /// Documented: made from the title where none was given. Observed: a navigation controller
  /// without one of its own shows its root's.
  var itemInTabBar: UITabBarItem {
    if let tabBarItemStorage { return tabBarItemStorage }
    if let root = (self as? UINavigationController)?.viewControllers.first {
      return root.itemInTabBar
    }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tabBarItemStorage = item
    return item
  }

  // Unverified: a bar that shows the former item takes the new one.
  func replaceItemInTabBar(with item: UITabBarItem?) {
    tabBarItemStorage = item
    (parentStorage as? UITabBarController)?.showItems()
  }

  /// The nearest tab bar controller that this one is in.
  public var tabBarController: UITabBarController? {
    var ancestor = parent
    while let controller = ancestor {
      if let tabs = controller as? UITabBarController { return tabs }
      ancestor = controller.parent
    }
    return nil
  }
}
