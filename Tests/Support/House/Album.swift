import UIKit

@testable import TransitionCatalog

/// A list of pictures that reuses its cells, and a screen that shows one of them.
@MainActor
final class Album {
  let window = clock.makeWindow()
  let list: ListController
  let page = PageController()
  let controller: TransitionController

  init(byProperty: Bool) {
    list = byProperty ? ListController() : OfferingListController()
    controller = TransitionController(presenting: page, preset: PresetUnderTest.slide)
    window.rootViewController = list
    clock.advance(by: 0.1)
  }

  func open(_ item: Int) {
    page.item = item
    list.present(page, animated: true)
    clock.turn()
  }

  func close() {
    list.dismiss(animated: true)
    clock.turn()
  }

  func flyOn() {
    guard let left = controller.run?.playback?.remaining, left > 0.001 else { return }
    clock.advance(by: left - 0.001)
  }

  func settle() { clock.advance(by: 1) }

  var morphTree: MorphTree? { controller.run?.flight?.pairs.first?.morphTree }

  /// Returns how far the morph layer is from a view, in points.
  func miss(_ view: UIView?) -> CGFloat {
    guard let view, let morphTree else { return .infinity }
    return morphTree.miss(view, isLeaving: false)
  }

  var isClean: Bool {
    var isClean = true
    for root in [window, list.view, page.viewIfLoaded].compactMap({ $0 }) {
      root.walk { if $0 is FlightOverlay || Original.hides($0) { isClean = false } }
    }
    return isClean
  }
}

/// A list of pictures. Their keys are set on the views, unless a subclass offers them.
@MainActor
class ListController: UIViewController, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    let picture = UIImageView(image: ElementsController.image)

    required override init(frame: CGRect) {
      super.init(frame: frame)
      picture.clipsToBounds = true
      picture.contentMode = .scaleAspectFill
      contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      picture.frame = contentView.bounds
    }
  }

  let grid: UICollectionView
  let layout = UICollectionViewFlowLayout()
  var landings: [[TakeAlongKey]] = []

  init() {
    layout.itemSize = CGSize(width: 90, height: 90)
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
    view.addSubview(grid)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    grid.frame = view.bounds
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "cell", for: indexPath)
    if !(self is OfferingListController) {
      (cell as? Cell)?.picture.takeAlongKey = "\(indexPath.item)"
    }
    return cell
  }

  func picture(_ item: Int) -> UIImageView? {
    (grid.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell)?.picture
  }

  func scroll(to item: Int, animated: Bool = false) {
    grid.scrollToItem(
      at: IndexPath(item: item, section: 0), at: .centeredVertically, animated: animated)
  }
}

/// Offers all visible cells, and scrolls to an element that is about to return.
final class OfferingListController: ListController, TakeAlongScreen {
  var takeAlongElements: [TakeAlongElement] {
    grid.indexPathsForVisibleItems.compactMap { path in
      picture(path.item).map { TakeAlongElement("\(path.item)", $0) }
    }
  }

  func takeAlongWillFly(_ keys: [TakeAlongKey], opposite other: UIViewController) {
    guard let page = other as? PageController, page.isBeingDismissed else { return }
    landings.append(keys)
    scroll(to: page.item)
  }
}

/// A screen with one picture.
@MainActor
class PictureController: UIViewController {
  let picture = UIImageView(image: ElementsController.image)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    picture.contentMode = .scaleAspectFit
    view.addSubview(picture)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 300)
  }
}

/// A picture that says which item of a list it shows.
final class PageController: PictureController, TakeAlongScreen {
  var item = 0

  var takeAlongElements: [TakeAlongElement] { [TakeAlongElement("\(item)", picture)] }
}
