import UIKit

// Room for the keyboard.
extension PresentationController {
  /// Makes room for a change of the keyboard, below before above: what plays above a card goes to where that will be.
  /// Notifications reach the cards in no order that is documented.
  func keyboardChanges(_ change: KeyboardAvoidance.Change) {
    cardBelow?.keyboardChanges(change)
    keyboard?.hear(of: change)
    keyboardChanged()
  }

  private var cardBelow: PresentationController? {
    sequence(first: presentingViewController) { $0.presentingViewController }.lazy
      // A screen that is not presented would make itself a presentation controller.
      .filter { $0.presentingViewController != nil }
      .compactMap { $0.presentationController as? PresentationController }.first
  }

  /// Moves a card at rest along with the keyboard. A card that opens takes its new place at once, and
  /// its run goes there; one that a finger touches, or that closes, waits until that is over.
  private func keyboardChanged() {
    switch phase {
    case .open where controller?.run == nil:
      controller?.interaction.isTouched == true ? followKeyboardWhenReleased() : followKeyboard()
    case .opening where controller?.run?.playback?.isHeld != true:
      let before = frameOfPresentedViewInContainerView
      keyboard?.answer()
      guard frameOfPresentedViewInContainerView != before else { return }
      containerView?.setNeedsLayout()
      controller?.run?.restage()
    default: break
    }
  }

  /// A finger may be about to drag the card, which must not move by itself meanwhile. The end of a run makes room, too.
  private func followKeyboardWhenReleased() {
    releaseWatch?.stop()
    releaseWatch = FrameLink { [weak self] _ in
      guard let self, phase != .open || controller?.interaction.isTouched != true else { return }
      releaseWatch?.stop()
      releaseWatch = nil
      if phase == .open, controller?.run == nil { followKeyboard() }
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
