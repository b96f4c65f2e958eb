import UIKit

/// A record on the shelf.
final class RecordTile: UIView {
  static var caption: CGFloat { 8 + 2 * .text(19) }

  private let cover: CoverView
  private let title: UILabel
  private let artist: UILabel

  init(_ record: Cover, image: UIImage) {
    cover = CoverView(image: image, radius: 9)
    title = UILabel(record.title, size: 15)
    artist = UILabel(record.artist, size: 15, color: .secondaryLabel)
    super.init(frame: .zero)
    for child in [cover, title, artist] { addSubview(child) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let height = bounds.height - RecordTile.caption
    place(cover, leading: 0, top: 0, width: width, height: height)
    place(title, leading: 0, top: height + 6, width: width, height: .text(19))
    place(artist, leading: 0, top: height + 6 + .text(19), width: width, height: .text(19))
    for label in [title, artist] { label.alignLeading() }
  }
}
