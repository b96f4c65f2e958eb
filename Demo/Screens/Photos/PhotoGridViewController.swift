import TransitionCatalog
import UIKit

/// Photos in scrolling columns. A tapped one opens with a preset and takes its picture along.
public final class PhotoGridViewController: UIViewController {
  /// The preset that suits the photo's screen and its gesture.
  public var preset: TransitionPreset
  /// The transition of a tapped photo. A change is seen in the next opening.
  public var transition: ViewControllerTransition
  let detail: PhotoDetail
  let album = Album()
  let collection: UICollectionView

  /// The button that opens the filter, beside the large title, if the grid offers one.
  public let filterButton: UIControl?
  private var filter = PhotoFilter()
  private(set) lazy var photos = album.photos

  private let layout = UICollectionViewFlowLayout()
  private let titleLabel = UILabel("Places", size: 34, weight: .bold)
  let header = ScrollHeader(title: "Places")

  public init(
    preset: TransitionPreset = .scale, transition: ViewControllerTransition? = nil,
    detail: PhotoDetail = .story, offersFilter: Bool = false
  ) {
    self.preset = preset
    self.transition = transition ?? .preset(preset)
    self.detail = detail
    filterButton =
      offersFilter
      ? SymbolButton(
        .filter, color: .systemBlue, disk: .tertiarySystemFill, accessibilityLabel: "Filter") : nil
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    title = "Places"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collection.backgroundColor = nil
    collection.alwaysBounceVertical = true
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collection.dataSource = self
    collection.delegate = self
    titleLabel.isHidden = isBelowBar
    collection.addSubview(titleLabel)
    view.addSubview(collection)
    view.addSubview(header)
    guard let filterButton else { return }
    collection.addSubview(filterButton)
    filterButton.addAction(UIAction { [unowned self] _ in openFilter() }, for: .touchUpInside)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let sides = view.sideInsets
    let margin = view.sideMargin
    let inset = UIEdgeInsets(
      top: isBelowBar ? 12 : ScrollHeader.height + ScrollHeader.largeTitle + 6,
      left: view.safeAreaInsets.left + margin, bottom: 16,
      right: view.safeAreaInsets.right + margin)
    let gap: CGFloat = size.width < 600 ? 8 : 14
    let room = size.width - inset.left - inset.right
    let columns = max(3, (room / 180).rounded(.down))
    let side = ((room - (columns - 1) * gap) / columns).rounded(.down)
    layout.sectionInset = inset
    layout.minimumInteritemSpacing = gap
    layout.minimumLineSpacing = gap
    layout.itemSize = CGSize(width: side, height: side + PhotoTile.caption)
    collection.frame = view.bounds
    collection.place(
      titleLabel, leading: sides.leading + margin, top: ScrollHeader.height + 3, width: room,
      height: .text(41))
    titleLabel.alignLeading()
    if let filterButton {
      collection.place(
        filterButton, leading: sides.leading + margin + room - 36, top: ScrollHeader.height + 6,
        width: 36, height: 36)
    }
    filterButton?.isHidden = isBelowBar
    header.isHidden = isBelowBar
    header.frame = CGRect(
      x: 0, y: 0, width: size.width, height: view.safeAreaInsets.top + ScrollHeader.height)
    showHeader()
  }

  public var isScrolling: Bool { collection.isDragging || collection.isDecelerating }

  private func showHeader() {
    header.show(
      scrolled: isBelowBar ? 0 : collection.contentOffset.y + collection.adjustedContentInset.top)
  }

  private func openFilter() {
    let screen = FilterViewController(filter, of: album.photos) { [unowned self] in
      filter = $0
      photos = album.photos.filter(filter.shows)
      collection.reloadData()
    }
    present(screen, using: .sheet())
  }

  /// The photos in sight.
  public var shownItems: [Int] { collection.indexPathsForVisibleItems.map(\.item).sorted() }

  /// Opens what a tap on a photo does.
  public func open(_ item: Int, animated: Bool = true) {
    let screen = makeScreen(for: photos[item])
    if isBelowBar {
      navigationController?.push(screen, using: transition, animated: animated)
    } else {
      present(
        screen, using: transition,
        gesture: detail == .pages ? .pullUpDown : preset.gesture, animated: animated)
    }
  }

  private func makeScreen(for photo: Photo) -> UIViewController {
    switch detail {
    case .story:
      PhotoViewController(
        photo, image: album.image(of: photo), isCard: preset.isCard && !isBelowBar,
        // A card that tips over the top edge has its picture in sight the longest at its lower edge.
        isPictureLow: preset == .fall && !isBelowBar)
    case .pages: PhotoPagerViewController(photo, in: album)
    }
  }
}

extension PhotoGridViewController: UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "photo", for: indexPath)
    let photo = photos[indexPath.item]
    (cell as? PhotoCell)?.show(photo, album.image(of: photo))
    return cell
  }
}

extension PhotoGridViewController: UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    open(indexPath.item)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) { showHeader() }
}
