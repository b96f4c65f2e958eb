/// A row that is being swiped, or stands open.
@MainActor struct RowSwipe {
  let path: IndexPath
  weak var cell: UITableViewCell?
  let configuration: UISwipeActionsConfiguration
  /// The content goes to the right and uncovers the left side.
  let goesRight: Bool
  /// The finger's offset; what is shown resists where it may not go.
  var held: CGFloat = 0
  /// The delegate knows of it.
  var isTold = false
  /// An action is at work; the row stays until that says that it is done.
  var isPerforming = false

  var openWidth: CGFloat { SwipeButton.width * CGFloat(configuration.actions.count) }

  /// Where the content rests when the buttons are seen.
  var openOffset: CGFloat { goesRight ? openWidth : -openWidth }

  /// From where on a lifted finger performs the first action.
  // Unverified: where that is.
  func fullSwipe(in width: CGFloat) -> CGFloat { max(width * 0.6, openWidth + 60) }

  /// The content follows the finger, beyond its buttons too if a full swipe is possible; otherwise
  /// it resists there. It does not go to the other side.
  // Unverified: how it resists.
  func shown(in width: CGFloat) -> CGFloat {
    let reach = configuration.performsFirstActionWithFullSwipe ? width : openWidth
    let span = ScrollSpan(
      min: goesRight ? 0 : -reach, max: goesRight ? reach : 0, length: width, scrolls: true,
      bounces: true)
    let shown = span.shown(held)
    // There are no buttons on the other side.
    return goesRight ? max(shown, 0) : min(shown, 0)
  }
}
