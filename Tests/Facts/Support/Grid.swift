import UIKit

@testable import TestSupport

/// A hundred items in four columns, in a view of 390 by 500 points.
@MainActor
final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  final class Cell: UICollectionViewCell {
    var resets = 0
    var shows = -1

    override func prepareForReuse() {
      super.prepareForReuse()
      resets += 1
      shows = -1
    }
  }

  let window = clock.makeWindow(size: nil, safeAreaInsets: .zero)
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  var count = 100
  var lines: [String] = []
  var allowsSelection = true
  var sizes: [CGSize]?

  override init() {
    layout.itemSize = CGSize(width: 90, height: 90)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 390, height: 500), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "photo")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    clock.turn()
    lines = []
  }

  static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  func cell(_ item: Int) -> Cell? { view.cellForItem(at: Self.path(item)) as? Cell }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? Cell)?.shows = indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes?[indexPath.item] ?? layout.itemSize }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { lines.append("will \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { lines.append("end \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { allowsSelection }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { lines.append("select \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { lines.append("deselect \(indexPath.item)") }
}
