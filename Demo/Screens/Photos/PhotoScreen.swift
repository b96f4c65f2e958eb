import UIKit

/// A screen that shows one photo of the album at a time.
@MainActor
public protocol PhotoScreen: UIViewController {
  var photo: Photo { get }
}

extension PhotoViewController: PhotoScreen {}
extension PhotoPageViewController: PhotoScreen {}
extension PhotoPagerViewController: PhotoScreen {}
