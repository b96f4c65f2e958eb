import UIKit

final class PhotoCell: UICollectionViewCell {
  private(set) lazy var tile: PhotoTile = {
    let tile = PhotoTile()
    contentView.addSubview(tile)
    return tile
  }()

  func show(_ photo: Photo, _ image: UIImage) {
    tile.show(photo, image)
    isAccessibilityElement = true
    accessibilityLabel = "\(photo.title), \(photo.place)"
    accessibilityTraits = [.image, .button]
  }

  override var isHighlighted: Bool {
    didSet { tile.alpha = isHighlighted ? 0.6 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tile.frame = contentView.bounds
  }
}
