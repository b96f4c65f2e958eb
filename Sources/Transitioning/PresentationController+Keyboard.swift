import UIKit

// Room for the keyboard.
extension PresentationController {
  /// Moves a card at rest along with the keyboard. A card that opens takes its new place at once, and
  /// its run goes there; one that a finger holds, or that closes, waits for the end of the run.
  func keyboardChanged() {
    switch phase {
    case .open where controller?.run == nil: followKeyboard()
    case .opening where controller?.run?.playback?.isHeld != true:
      let before = frameOfPresentedViewInContainerView
      keyboard?.answer()
      guard frameOfPresentedViewInContainerView != before else { return }
      containerView?.setNeedsLayout()
      controller?.run?.restage()
    default: break
    }
  }

  /// Makes room for the last change of the keyboard, with its own animation.
  func followKeyboard() {
    guard let containerView, let keyboard, keyboard.isBehind, let change = keyboard.announced else {
      return
    }
    let before = frameOfPresentedViewInContainerView
    keyboard.answer()
    guard frameOfPresentedViewInContainerView != before else { return }
    animate(
      lasting: change.duration, options: change.options, in: containerView, changes: {})
  }
}
