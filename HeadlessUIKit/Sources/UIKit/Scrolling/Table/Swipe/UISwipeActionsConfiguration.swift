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
