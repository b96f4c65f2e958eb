/// What an item in a bar is made of.
@MainActor
open class UIBarItem: NSObject {
  public override init() {}

  // Unverified: the bar does not draw the item again if these are set to what they are.
  open var isEnabled = true { didSet { if isEnabled != oldValue { contentChanged() } } }
  open var title: String? { didSet { if title != oldValue { contentChanged() } } }
  open var image: UIImage? { didSet { if image !== oldValue { contentChanged() } } }
  open var tag = 0

  /// The bar that shows the item draws it anew.
  func contentChanged() {}
}
