@MainActor
open class UINavigationItem: NSObject {
  weak var bar: UINavigationBar?

  public init(title: String) {
    super.init()
    self.title = title
  }

  open var title: String? {
    didSet { bar?.showTitle() }
  }
}
