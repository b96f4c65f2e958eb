/// What a collection view knows beside its public settings.
@MainActor struct CollectionState {
  /// Items in each section, as the data source said last; nil until it is asked again.
  var counts: [Int]?
  var cells: [IndexPath: UICollectionViewCell] = [:]
  /// Cells that are not shown, the one that left last at the end.
  var queues: [String: [UICollectionViewCell]] = [:]
  var classes: [String: UICollectionViewCell.Type] = [:]
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
}
