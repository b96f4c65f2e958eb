/// One item's button: its image above its title. Its look is of our choosing.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let image = UIImageView()
  private let label = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    addSubview(image)
    addSubview(label)
    isAccessibilityElement = true
    update()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(bounds.size)
    let width = min(text.width, bounds.width)
    label.frame = CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - text.height - 2, width: width,
      height: text.height)
    let size = image.image?.size ?? .zero
    image.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: max(2, (label.frame.minY - size.height) / 2),
      width: size.width, height: size.height)
  }

  override func stateDidChange() { update() }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  func update() {
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    label.text = item.title
    image.image = isSelected ? item.selectedImage ?? item.image : item.image
    let color: UIColor = isSelected ? tintColor : .secondaryLabel
    label.textColor = color
    image.tintColor = color
    accessibilityLabel = item.title
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    setNeedsLayout()
  }
}
