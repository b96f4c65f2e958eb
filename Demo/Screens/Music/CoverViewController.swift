import UIKit

/// The front of a record's sleeve.
final class CoverViewController: UIViewController {
  static let radius: CGFloat = 14

  private let cover: CoverView

  init(_ record: Cover) {
    cover = CoverView(image: record.makeImage(), radius: CoverViewController.radius)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(cover)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    cover.frame = view.bounds
  }
}
