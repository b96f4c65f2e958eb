/// A button in a navigation bar: with an action, or a view of one's own.
open class UIBarButtonItem: UIBarItem {
  weak var owner: UINavigationItem?

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
    primaryAction?.perform(sender: self)
  }

  /// The item's own view, or a new button.
  func makeView() -> UIView {
    if let customView { return customView }
    let action = UIAction(title: title ?? "", image: image) { [weak self] _ in self?.perform() }
    let button = UIButton(type: .system, primaryAction: action)
    button.isEnabled = isEnabled
    return button
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    title = action.title
    image = action.image
  }
}
