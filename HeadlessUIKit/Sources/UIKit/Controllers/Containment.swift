/// What containment sends by itself [controllers 3.12]; the container calls the other half.
extension UIViewController {
  func adopt(_ child: UIViewController) {
    if child.parentStorage === self { return }
    guard child !== self else {
      HeadlessMisuse.record(.childNotOwned, "A view controller cannot be its own child.")
      return
    }
    if child.parentStorage != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parentStorage = self
    childrenStorage.append(child)
    child.movesToParent = true
    child.movesFromParent = false
  }

  func leaveParent() {
    guard let parent = parentStorage else { return }
    parent.childrenStorage.removeAll { $0 === self }
    parentStorage = nil
    movesToParent = false
    // A view that is still on its way out has its last callback to come.
    if appearance.phase == .disappeared { movesFromParent = false }
    // Documented today, although the header of iOS 5 left it to the container.
    didMove(toParent: nil)
  }

  func noteWillMove(toParent parent: UIViewController?) {
    if parent == nil, parentStorage != nil { movesFromParent = true }
  }
}
