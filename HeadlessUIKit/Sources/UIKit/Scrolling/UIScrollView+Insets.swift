extension UIScrollView {
  /// The part of the safe area that this view makes up for by scrolling.
  ///
  /// UIScrollView.h: along an axis that scrolls; `automatic` also at top and bottom in a screen of
  /// a navigation or tab bar controller, scrollable or not.
  var absorbableInsets: UIEdgeInsets {
    let safe = safeAreaInsets
    let vertical = alwaysBounceVertical || contentSize.height > bounds.height
    let horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
    return switch contentInsetAdjustmentBehavior {
    case .never: .zero
    case .always: safe
    case .scrollableAxes: safe.kept(vertical: vertical, horizontal: horizontal)
    case .automatic:
      safe.kept(vertical: vertical || isContentOfContainedScreen, horizontal: horizontal)
    }
  }

  /// Whether this is the content view of a screen in a navigation or tab bar controller.
  // Unverified: the screen's view itself, or the lowest of its subviews.
  private var isContentOfContainedScreen: Bool {
    let owner =
      controller
      ?? superview?.controller.flatMap { owner in
        superview?.subviews.first === self ? owner : nil
      }
    var ancestor = owner?.parent
    while let container = ancestor {
      if container is UINavigationController || container is UITabBarController { return true }
      ancestor = container.parent
    }
    return false
  }

  /// Content, insets, size or safe area are other ones: the limits follow.
  func contentDidChange() {
    let old = offsets.absorbed
    let new = absorbableInsets
    let wasAtTop = contentOffset.y <= -adjustedContentInset.top
    let wasAtLeft = contentOffset.x <= -adjustedContentInset.left
    if new != old {
      offsets.absorbed = new
      for child in subviews { child.updateSafeArea() }
    }
    if adjustedContentInset != offsets.announced {
      offsets.announced = adjustedContentInset
      adjustedContentInsetDidChange()
      setNeedsLayout()
    }
    // Unverified: what rests at the top or at the left stays there when the safe area changes.
    if new != old, !isMovedByHand {
      var offset = contentOffset
      if wasAtTop { offset.y -= new.top - old.top }
      if wasAtLeft { offset.x -= new.left - old.left }
      moveContent(to: offset)
    }
    pullInside()
    noteEdges()
  }

  var isMovedByHand: Bool {
    isDragging || isDecelerating || offsets.animation != nil || zooms.holdsContent
  }

  /// An offset that a program set beyond the limits lasts until the next change [gestures 117].
  // Unverified: which changes those are; contentSize, insets, size and safe area here.
  func pullInside() {
    guard !isMovedByHand else { return }
    let inside = clamped(contentOffset)
    if inside != contentOffset { moveContent(to: inside) }
  }
}

extension UIEdgeInsets {
  fileprivate func kept(vertical: Bool, horizontal: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: vertical ? top : 0, left: horizontal ? left : 0, bottom: vertical ? bottom : 0,
      right: horizontal ? right : 0)
  }
}
