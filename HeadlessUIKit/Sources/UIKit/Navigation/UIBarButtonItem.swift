/// A button in a navigation bar: with an action, or a view of one's own.
open class UIBarButtonItem: UIBarItem {
  weak var owner: UINavigationItem?
  /// The view in the bar that shows the item.
  private weak var shown: UIView?

  public override init() { super.init() }

  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    adopt(primaryAction)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Documented: the item takes the action's title and image.
  open var primaryAction: UIAction? {
    didSet {
      adopt(primaryAction)
      contentChanged()
    }
  }

  open var customView: UIView? { didSet { contentChanged() } }

  override func contentChanged() { owner?.changed() }

  func perform() {
    guard isEnabled else { return }
    primaryAction?.performWithSender(self, target: nil)
  }

  /// The item's own view, or a new button.
  func makeView() -> UIView {
    let view = customView ?? makeButton()
    shown = view
    return view
  }

  private func makeButton() -> UIView {
    let action = UIAction(title: title ?? "", image: image) { [weak self] _ in self?.perform() }
    let button = UIButton(type: .system, primaryAction: action)
    button.isEnabled = isEnabled
    return button
  }

  /// Documented: of `UIPopoverPresentationControllerSourceItem`, since iOS 17.
  // Unverified: nil for an item that no bar shows.
  @available(iOS 17.0, *)
  open func frame(in referenceView: UIView) -> CGRect? { shown?.frameIfShown(in: referenceView) }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    title = action.title
    image = action.image
  }
}

extension UIView {
  /// The frame in a view of the same window; nil out of a window.
  func frameIfShown(in view: UIView) -> CGRect? {
    window == nil || window !== view.window ? nil : convert(bounds, to: view)
  }
}
