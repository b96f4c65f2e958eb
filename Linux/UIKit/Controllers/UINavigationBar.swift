/// The bar of a navigation controller: a title in the middle, over the backdrop's color.
open class UINavigationBar: UIView {
  static let standardHeight: CGFloat = 44

  private let backdrop = UIView()
  private let separator = UIView()
  private let label = UILabel()
  private var shown: [UINavigationItem] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  open var topItem: UINavigationItem? { shown.last }

  func show(_ items: [UINavigationItem]) {
    shown.forEach { $0.bar = nil }
    shown = items
    items.last?.bar = self
    showTitle()
  }

  func showTitle() {
    label.text = topItem?.title
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The backdrop reaches up behind the status bar.
    let above = max(0, frame.minY)
    backdrop.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    separator.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: 1.0 / 3)
    let size = label.sizeThatFits(bounds.size)
    let width = min(size.width, max(0, bounds.width - 32))
    label.frame = CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - size.height) / 2, width: width,
      height: size.height)
  }

  private func build() {
    backdrop.backgroundColor = .systemBackground
    separator.backgroundColor = .separator
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    addSubview(backdrop)
    addSubview(separator)
    addSubview(label)
  }
}
