/// begin/endAppearanceTransition as a container calls them [controllers 2.6, 2.7].
extension UIViewController {
  func beginByHand(_ appears: Bool, animated: Bool) {
    let wasMoving = appearance.phase == .appearing || appearance.phase == .disappearing
    let turned = turnAppearance(appears, animated: animated)
    if turned, wasMoving, appearance.openByHand > 0 {
      // A container that changes its mind begins the other way and ends once.
      return
    }
    // Unverified: beginning what is already so is reported, though UIKit may stay silent.
    if !turned, !wasMoving { recordUnbalanced() }
    appearance.openByHand += 1
  }

  func endByHand() {
    guard appearance.openByHand > 0 else { return recordUnbalanced() }
    appearance.openByHand -= 1
    if appearance.openByHand == 0 { settleAppearance() }
  }

  private func recordUnbalanced() {
    HeadlessMisuse.record(
      .unbalancedAppearance,
      "Unbalanced calls to begin/end appearance transitions for <\(type(of: self))>.")
  }
}
