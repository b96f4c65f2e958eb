/// What an item in a bar is made of.
@MainActor
open class UIBarItem: NSObject {
  public override init() {}

  open var isEnabled = true { didSet { contentChanged() } }
  open var title: String? { didSet { contentChanged() } }
  open var image: UIImage? { didSet { contentChanged() } }
  open var tag = 0

  /// The bar that shows the item draws it anew.
  func contentChanged() {}
}
