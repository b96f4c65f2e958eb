/// A subclass that declares initializers writes `required override init(frame:)`: a collection view
/// makes its cells by their class.
open class UICollectionReusableView: UIView {
  var identifier: String?

  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}

  /// What the layout says of this view beyond its place, which the collection view sets itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()

  public required init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  open var contentView: UIView { content }
  open var isSelected = false
  open var isHighlighted = false
}
