struct ControllerLayoutState {
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// What a container adds for its bars.
  var containerInsets = UIEdgeInsets.zero
  /// How much of the bar that is a part of its container's safe area is not there for this one.
  var hiddenBottomBar: CGFloat = 0
  var preferredContentSize = CGSize.zero
  /// The scroll views that bars are to follow.
  weak var topScrollView: UIScrollView?
  weak var bottomScrollView: UIScrollView?
}

extension UIViewController {
  /// What this controller takes off its view's safe area, its container's bars included.
  var insetsOfItsView: UIEdgeInsets {
    let own = additionalSafeAreaInsets
    let bars = layoutState.containerInsets
    return UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }

  func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != layoutState.additionalSafeAreaInsets else { return }
    layoutState.additionalSafeAreaInsets = insets
    loadedView?.updateSafeArea()
  }

  /// Told to the parent, or to the presentation controller of a presented one [controllers 9.7].
  func setPreferredContentSize(_ size: CGSize) {
    guard size != layoutState.preferredContentSize else { return }
    layoutState.preferredContentSize = size
    if let parent = parentStorage {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else if modal.presenter != nil {
      modal.active?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The path of a size change [controllers 9.8]: children first that get another size, then what
  /// is presented. Unverified: that the presentation controller is reached from `super`.
  func forwardSize(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childrenStorage where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if child.loadedView?.bounds.size != childSize {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
    tellPresented(of: size, with: coordinator)
  }

  /// Unverified: what covers the screen hears of the window's size, whatever its presenter's is.
  func tellPresented(
    of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presentation = modal.presented?.modal.active else { return }
    let whole = presentation.isInContext ? nil : ResizeTransition.sizeOfWindow
    presentation.viewWillTransition(to: whole ?? size, with: coordinator)
  }

  func forwardTraits(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childrenStorage { child.willTransition(to: traits, with: coordinator) }
    guard let presentation = modal.presented?.modal.active else { return }
    presentation.prepareToAdapt(to: traits, with: coordinator)
    presentation.willTransition(to: traits, with: coordinator)
  }
}
