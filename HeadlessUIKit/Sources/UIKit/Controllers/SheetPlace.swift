/// Where the system's sheets lie. Documented: centered and smaller than the screen where both size
/// classes are regular, a form sheet as large as its content prefers; from below with the
/// background visible at the top in a compact width; over the full screen in a compact height.
/// Unverified: all lengths, and that a sheet in a compact height leaves the presenter's view.
@MainActor
struct SheetPlace {
  let container: UIView
  let traits: UITraitCollection
  let style: UIModalPresentationStyle
  let preferredSize: CGSize

  var frame: CGRect {
    let bounds = container.bounds
    if traits.verticalSizeClass == .compact { return bounds }
    let top = container.safeAreaInsets.top + 10
    guard traits.horizontalSizeClass == .regular else {
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
    let size = self.size
    let width = min(size.width, bounds.width)
    let height = min(size.height, bounds.height - 2 * top)
    return CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
  }

  private var size: CGSize {
    if style == .pageSheet { return CGSize(width: 712, height: CGFloat.infinity) }
    return preferredSize == .zero ? CGSize(width: 540, height: 620) : preferredSize
  }
}
