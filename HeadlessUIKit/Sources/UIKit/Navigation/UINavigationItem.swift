/// What the bar shows for one screen.
@MainActor
open class UINavigationItem: NSObject {
  weak var bar: UINavigationBar?

  public init(title: String) {
    super.init()
    self.title = title
  }

  // Unverified: the bar does not draw its content again if a title, or one of the two Booleans below, is set
  // to an equal value.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  open var titleView: UIView? { didSet { changed() } }
  /// What the back button says while the next screen is on top.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }

  // In place of the bar's, as long as this item is on top.
  open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.setNeedsLayout() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { bar?.setNeedsLayout() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.setNeedsLayout() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { bar?.setNeedsLayout() }
  }

  /// Documented: the back button performs it in place of a pop.
  @available(iOS 16.0, *)
  open var backAction: UIAction?

  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  /// The first of these is the one in the singular.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { exchange(oldValue, for: leftBarButtonItems) }
  }

  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { exchange(oldValue, for: rightBarButtonItems) }
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Documented: a left item of its own takes the back button's place.
  var allowsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems?.isEmpty != false || leftItemsSupplementBackButton)
  }

  func changed() { bar?.itemChanged(self) }

  private func exchange(_ old: [UIBarButtonItem]?, for new: [UIBarButtonItem]?) {
    for item in old ?? [] where item.owner === self { item.owner = nil }
    for item in new ?? [] { item.owner = self }
    changed()
  }
}

extension UIViewController {
  /// Made when it is first asked for.
  var itemInNavigationBar: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem(title: "")
    item.title = title
    navigationItemStorage = item
    return item
  }
}
