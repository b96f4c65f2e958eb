/// The controllers that UIKit makes by itself for the styles that are not `.custom`.
final class SystemPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle
  /// Where the last layout put the view. What the app makes of that is the app's affair.
  private var placed: CGRect?

  init(
    presentedViewController: UIViewController, presenting: UIViewController?,
    style: UIModalPresentationStyle
  ) {
    self.style = style
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override var presentationStyle: UIModalPresentationStyle { style }

  override var shouldRemovePresentersView: Bool {
    style == .fullScreen || style == .currentContext
  }

  override var shouldPresentInFullscreen: Bool {
    style != .currentContext && style != .overCurrentContext
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, isSheet else { return super.frameOfPresentedViewInContainerView }
    return SheetPlace(
      container: container, traits: traitCollection, style: style,
      preferredSize: presentedViewController.preferredContentSize
    ).frame
  }

  // Unverified: a sheet takes its new size in the next layout.
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if isSheet { self.container?.setNeedsLayout() }
  }

  /// Documented: what the system shows above the window's content is elevated. Unverified: sheets
  /// in every size, and that a form sheet is compact in width wherever it is smaller than that.
  override var traitsOfStyle: TraitTable {
    guard isSheet else { return TraitTable() }
    let isSmall = style == .formSheet && traitCollection.horizontalSizeClass == .regular
    return TraitTable(horizontal: isSmall ? .compact : nil, level: .elevated)
  }

  private var isSheet: Bool { style == .pageSheet || style == .formSheet }

  func layOutPresentedView() {
    guard let view = presentedView, view.superview === container,
      presentedViewController.modal.run?.presented !== presentedViewController
    else { return }
    let frame = frameOfPresentedViewInContainerView
    guard view.transform == .identity, placed != frame else { return }
    placed = frame
    if view.frame != frame { view.frame = frame }
  }

  /// The view was somewhere else.
  func forgetPlace() { placed = nil }
}

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
