/// What a button beside a swiped row does.
@MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  /// The action, the view that shows it, and what is to be called when it is done.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private var ownStyle = Style.normal
  private var ownHandler: Handler = { _, _, _ in }
  private var ownColor: UIColor?

  public override init() { super.init() }

  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    self.init()
    (ownStyle, ownHandler, self.title) = (style, handler, title)
  }

  open var style: UIContextualAction.Style { ownStyle }
  open var handler: UIContextualAction.Handler { ownHandler }
  open var title: String?
  open var image: UIImage?

  /// Nil resets it.
  // Unverified: the gray of a normal action.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
}

/// The actions on one side of a row. The first is the outermost, and what a full swipe does
/// [gestures 171].
@MainActor open class UISwipeActionsConfiguration: NSObject {
  private var ownActions: [UIContextualAction] = []

  public override init() { super.init() }

  public convenience init(actions: [UIContextualAction]) {
    self.init()
    ownActions = actions
  }

  open var actions: [UIContextualAction] { ownActions }
  open var performsFirstActionWithFullSwipe = true
}
