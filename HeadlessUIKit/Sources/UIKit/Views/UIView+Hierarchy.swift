extension UIView {
  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    guard let index = ownSubviews.firstIndex(where: { $0 === sibling }) else {
      // Unverified: UIKit logs nothing known here; CALayer appends [animation 16].
      return insert(view, at: ownSubviews.count)
    }
    if view === sibling { return }
    let own = ownSubviews.firstIndex { $0 === view }
    let target = above ? index + 1 : index
    insert(
      view, at: own.map { $0 < index ? target - 1 : target } ?? target,
      above: above ? sibling : nil)
  }

  func insert(_ view: UIView, at index: Int, above sibling: UIView? = nil) {
    guard view !== self, !isDescendant(of: view) else {
      HeadlessMisuse.record(.viewAddedToItself, "Can't add self as subview")
      return
    }
    if view.superview === self {
      return reorder(view, to: min(index, ownSubviews.count - 1), above: sibling)
    }
    let old = view.window
    let new = window
    view.willMove(toSuperview: self)
    if old !== new { view.announceWillMove(to: new) }
    if let former = view.superview {
      SystemMove.note(view, from: former, to: self)
      former.willRemoveSubview(view)
      former.ownSubviews.removeAll { $0 === view }
    }
    let position = max(0, min(index, ownSubviews.count))
    place(view, at: position, above: sibling)
    ownSubviews.insert(view, at: position)
    view.ownSuperview = self
    HeadlessCounters.current.subviewInsertions += 1
    view.environmentChanged()
    if old !== new {
      view.announceDidMove(from: old, to: new)
      if old != nil { TouchInput.shared.cancelTouches(in: view) }
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func detach() {
    guard let former = superview else { return }
    let old = window
    former.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if old != nil { announceWillMove(to: nil) }
    layer.removeFromSuperlayer()
    former.ownSubviews.removeAll { $0 === self }
    ownSuperview = nil
    environmentChanged()
    if old != nil {
      announceDidMove(from: old, to: nil)
      TouchInput.shared.cancelTouches(in: self)
    }
    didMoveToSuperview()
    former.setNeedsLayout()
  }

  func reorder(_ view: UIView, to index: Int, above sibling: UIView? = nil) {
    guard let from = ownSubviews.firstIndex(where: { $0 === view }) else { return }
    let target = max(0, index)
    if from == target { return }
    HeadlessCounters.current.subviewReorders += 1
    ownSubviews.remove(at: from)
    place(view, at: target, above: sibling)
    ownSubviews.insert(view, at: target)
    setNeedsLayout()
  }

  /// A view's layer may have layers of its own as well: what goes next to a subview goes next to
  /// its layer, what comes last goes above them all.
  private func place(_ view: UIView, at index: Int, above sibling: UIView?) {
    if let sibling {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if index < ownSubviews.count {
      layer.insertSublayer(view.layer, below: ownSubviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  /// The order in which a view hears of its superview and of its window was read in two published
  /// logs of a removal; for an addition into a window the same nesting is assumed.
  // Unverified: the order on addition, and where willRemoveSubview falls.
  private func announceWillMove(to window: UIWindow?) {
    controller?.viewWillMove(from: self.window, to: window)
    willMove(toWindow: window)
    for child in ownSubviews { child.announceWillMove(to: window) }
  }

  private func announceDidMove(from old: UIWindow?, to new: UIWindow?) {
    if new == nil {
      FirstResponder.force(self)
      AccessibilityFocus.leave(self)
    }
    didMoveToWindow()
    controller?.viewDidMove(from: old, to: new)
    for child in ownSubviews { child.announceDidMove(from: old, to: new) }
  }

  private func environmentChanged() {
    updateTraits()
    updateSafeArea()
    announceTintIfChanged()
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Depth first, this view included.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in ownSubviews {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }
}
