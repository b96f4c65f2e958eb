/// What a table view knows beside its public settings.
@MainActor struct TableState {
  /// Where the rows lie; nil until the data source and the delegate are asked again.
  var rows: TableRows?
  var cells: [IndexPath: UITableViewCell] = [:]
  /// Cells that are not shown, the one that left last at the end.
  var queues: [String: [UITableViewCell]] = [:]
  var classes: [String: UITableViewCell.Type] = [:]
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  var swipe: RowSwipe?
}
