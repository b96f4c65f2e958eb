import UIKit

/// The photos of an album, each as large as the screen. A finger turns them like pages.
public final class PhotoPagerViewController: UIPageViewController {
  /// The button to tap.
  public let closeButton: UIControl = SymbolButton(
    .close, color: .secondaryLabel, disk: .systemGray5, accessibilityLabel: "Close")

  private let album: Album

  init(_ photo: Photo, in album: Album) {
    self.album = album
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([makePage(of: photo)], direction: .forward, animated: false)
  }

  public required init?(coder: NSCoder) { nil }

  /// The photo of the page in sight.
  public var photo: Photo {
    (viewControllers?.first as? PhotoPageViewController)?.photo ?? album.photos[0]
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .page
    view.addSubview(closeButton)
    closeButton.addAction(
      UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let trailing = view.sideInsets.trailing + 16
    view.place(
      closeButton, leading: view.bounds.width - trailing - 34,
      top: max(view.safeAreaInsets.top, 8) + 8, width: 34, height: 34)
  }

  private func makePage(of photo: Photo) -> UIViewController {
    PhotoPageViewController(photo, image: album.image(of: photo))
  }

  private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
    guard let photo = (page as? PhotoPageViewController)?.photo,
      let index = album.photos.firstIndex(where: { $0.id == photo.id }),
      album.photos.indices.contains(index + distance)
    else { return nil }
    return makePage(of: album.photos[index + distance])
  }
}

extension PhotoPagerViewController: UIPageViewControllerDataSource {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }
}
