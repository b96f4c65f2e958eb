import TransitionCatalog
import UIKit

/// A row with an artist's picture and names, as high as its constraints.
final class ArtistCell: UITableViewCell {
  private let picture = UIImageView(roundedBy: 10)
  private let nameLabel = UILabel(style: .headline)
  private let recordLabel = UILabel(style: .subheadline, color: .secondaryLabel)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let names = UIStackView(arrangedSubviews: [nameLabel, recordLabel])
    names.axis = .vertical
    names.spacing = 2
    let row = UIStackView(arrangedSubviews: [picture, names])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 52),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    accessoryType = .disclosureIndicator
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  func show(_ artist: Artist, _ image: UIImage) {
    picture.image = image
    picture.takeAlongKey = TakeAlongKey("picture", of: artist.id)
    nameLabel.text = artist.name
    recordLabel.text = artist.record.title
  }
}

extension UIImageView {
  /// Creates a view whose picture fills it, with round corners.
  convenience init(roundedBy radius: CGFloat) {
    self.init()
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
  }
}

extension UILabel {
  /// Creates a label of as many lines as its text takes, in the size that the user chooses.
  convenience init(style: UIFont.TextStyle, color: UIColor = .label) {
    self.init()
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
  }
}
