/// Split view controllers without columns, as before iOS 14: two controllers, of which the primary
/// one takes the secondary one in where there is no room for both [controllers 20.28 to 20.30].
extension UISplitViewController {
  func collapseClassic() {
    if let primary = delegate?.primaryViewController(forCollapsing: self) { replace(primary) }
    if let primary = state.hosts[.primary], let secondary = state.hosts[.secondary],
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
    {
      primary.collapseSecondaryViewController(secondary, for: self)
    }
    state.isCollapsed = true
    arrange()
  }

  func expandClassic() {
    let former = state.hosts[.primary]
    if let primary = delegate?.primaryViewController(forExpanding: self) { replace(primary) }
    if let primary = state.hosts[.primary] {
      let secondary =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
      if let secondary { state.hosts[.secondary] = secondary }
    }
    if let secondary = state.hosts[.secondary], secondary.parentStorage !== self {
      addChild(secondary)
      secondary.didMove(toParent: self)
    }
    state.columns = state.hosts
    state.mode = interpreted(preferredDisplayMode)
    state.isCollapsed = false
    arrange()
    for host in [former] + managed { (host as? UINavigationController)?.stackIsAlone() }
  }

  private func replace(_ primary: UIViewController) {
    guard let former = state.hosts[.primary], former !== primary else { return }
    former.willMove(toParent: nil)
    if primary === state.hosts[.secondary] { state.hosts[.secondary] = nil }
    state.hosts[.primary] = primary
    if primary.parentStorage !== self { addChild(primary) }
    former.viewIfLoaded?.removeFromSuperview()
    former.removeFromParent()
    primary.didMove(toParent: self)
  }
}
