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
