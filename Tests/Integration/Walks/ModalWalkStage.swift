import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A walk of a screen that is presented, and that presents others itself.
final class ModalWalkStage: WalkStage {
  private var cover: WalkScreen?
  private var covers = 0

  override func begin() {
    present(animated: true)
    Headless.turn()
  }

  override var isOpen: Bool { presenter.presentedViewController != nil }

  /// True where UIKit refuses with a complaint, which does not concern the library.
  private var isBusy: Bool {
    if presenter.transitionCoordinator != nil { return true }
    let cover = screen.presentedViewController
    return [screen, cover].compactMap { $0 }.contains {
      $0.isBeingPresented || $0.isBeingDismissed || $0.transitionCoordinator != nil
    }
  }

  override func takeHere(_ event: WalkEvent) {
    switch event {
    case .present(let animated): present(animated: animated)
    case .dismiss:
      if isOpen, cover?.isInTransition != true { controller?.dismiss() }
    case .uikitDismiss(let animated):
      if isOpen, !isBusy { presenter.dismiss(animated: animated) }
    case .dismissInAnimation(let seconds):
      guard isOpen, !isBusy else { return }
      UIView.animate(withDuration: seconds) { self.presenter.dismiss(animated: true) }
    case .cover(let cover, let animated): present(cover, animated: animated)
    case .uncover(let animated):
      if screen.presentedViewController != nil, !isBusy {
        screen.dismiss(animated: animated)
      }
    case .refuses(let refuses): screen.isModalInPresentation = refuses
    default: break
    }
  }

  private func present(animated: Bool) {
    guard !isOpen else { return }
    newScreen()
    presenter.present(screen, animated: animated)
  }

  private func present(_ kind: WalkCover, animated: Bool) {
    // Known: what a full screen above a card covers is snapshotted in a hidden window as well.
    guard isOpen, !isBusy, !window.isHidden, screen.presentedViewController == nil,
      screen.view.window != nil
    else { return }
    let cover = kind.makeScreen()
    self.cover = cover
    covers += 1
    screen.present(cover, animated: animated)
  }

  /// Every other time the cover is left to the dismissal of everything at once.
  override func settle() {
    guard screen.presentedViewController != nil else { return checkCard() }
    expect(!isBusy, "a cover is still in transition")
    guard covers.isMultiple(of: 2) else { return }
    screen.dismiss(animated: true)
    Headless.advance(by: 3)
    expect(screen.presentedViewController == nil, "the cover cannot be dismissed")
    checkCard()
  }

  /// The screen is where its presentation wants it, whatever covered it meanwhile.
  private func checkCard() {
    guard isOpen, let presentation = screen.presentationController,
      let wrapper = presentation.presentedView
    else { return }
    expect(screen.view.isDescendant(of: wrapper), "the screen is not in its wrapper")
    expect(
      wrapper.frame == presentation.frameOfPresentedViewInContainerView,
      "the wrapper has a wrong frame: \(wrapper.frame)")
    expect(
      screen.view.convert(screen.view.bounds, to: wrapper) == wrapper.bounds,
      "the screen does not fill its wrapper: \(screen.view.frame)")
  }

  override func closeScreen() {
    screen.isModalInPresentation = false
    presenter.dismiss(animated: true)
    Headless.advance(by: 3)
    if let cover {
      expect(cover.viewIfLoaded?.window == nil, "a cover is left")
      faults(of: cover)
    }
    cover = nil
  }

  private func faults(of cover: WalkScreen) {
    for mark in cover.marks { expect(false, "in a cover, \(mark)") }
    expect(!cover.field.isFirstResponder, "a cover is gone and edits")
  }
}

extension UIViewController {
  fileprivate var isInTransition: Bool {
    isBeingPresented || isBeingDismissed || transitionCoordinator != nil
  }
}
