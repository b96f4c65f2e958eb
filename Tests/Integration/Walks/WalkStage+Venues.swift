import UIKit

@testable import TestSupport
@testable import TransitionCatalog

// What the venues of a walk do in ways of their own.
extension WalkStage {
  var controller: TransitionController? {
    house.tabs.flatMap { .installed(in: $0) } ?? .installed(on: screen)
  }

  func makeController() -> TransitionController? {
    switch house.venue {
    case .push where !isDriven:
      TransitionController(pushing: screen, in: house.stack, preset: preset, gesture: gesture)
    case .modal, .push:
      TransitionController(presenting: screen, preset: preset, gesture: gesture)
    case .tab: TransitionController(of: house.tabs, preset: preset, gesture: gesture)
    // The call that replaces a child makes it.
    case .child: nil
    }
  }

  func begin() {
    present(animated: true)
    Headless.turn()
  }

  /// True if the screen is there, at rest.
  var isOpen: Bool { house.isOpen && (house.venue != .child || controller?.run == nil) }

  /// True where UIKit refuses with a complaint, which does not concern the library.
  private var isBusy: Bool {
    switch house.venue {
    case .modal:
      presenter.transitionCoordinator != nil
        || [screen, screen.presentedViewController].contains { $0?.isInTransition == true }
    case .push, .tab: house.container.transitionCoordinator != nil
    case .child: false
    }
  }

  func takeHere(_ event: WalkEvent) {
    switch event {
    case .present(let animated): present(animated: animated)
    case .dismiss: dismiss()
    case .uikitDismiss(let animated): if isOpen, !isBusy { goBack(animated: animated) }
    case .dismissInAnimation(let seconds):
      guard isOpen, !isBusy else { return }
      UIView.animate(withDuration: seconds) { self.goBack(animated: true) }
    case .cover(let cover, let animated): present(cover, animated: animated)
    case .uncover(let animated):
      if screen.presentedViewController != nil, !isBusy { screen.dismiss(animated: animated) }
    case .refuses(let refuses): screen.isModalInPresentation = refuses
    case .drives(let drives): self.drives = drives
    case .update(let percent): driver.update(percent)
    case .pause: driver.pause()
    case .finish: driver.finish()
    case .cancel: driver.cancel()
    default: break
    }
  }

  private func present(animated: Bool) {
    switch house.venue {
    case .modal: guard !isOpen else { return }
    case .push: guard !isOpen, !isBusy else { return }
    case .tab: guard !isBusy else { return }
    case .child: guard screen.parent == nil, house.parent.children.count == 1 else { return }
    }
    if house.venue != .tab { newScreen() }
    if isDriven { house.vendor.controller = controller }
    guard house.venue == .child else { return house.call(.opening, animated: animated) }
    house.parent.replace(
      presenter, with: screen,
      using: .preset(TransitionPreset(rawValue: preset.rawValue) ?? .slide),
      gesture: gesture, animated: animated)
  }

  private func dismiss() {
    switch house.venue {
    case .modal: if isOpen, cover?.isInTransition != true { controller?.dismiss() }
    case .tab: controller?.run?.turn(.closing)
    case .push, .child: if !isDriven { controller?.dismiss() }
    }
  }

  private func goBack(animated: Bool) {
    guard house.venue == .child else { return house.call(.closing, animated: animated) }
    let chosen = TransitionPreset(rawValue: preset.rawValue).map(ViewControllerTransition.preset)
    house.parent.replace(
      screen, with: presenter, using: animated ? chosen ?? .system : .system)
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

  func newDriver() -> UIPercentDrivenInteractiveTransition? {
    driver = UIPercentDrivenInteractiveTransition()
    return drives ? driver : nil
  }

  // MARK: The end

  /// Brings whatever is still open to rest.
  func settle() {
    switch house.venue {
    case .modal: uncover()
    case .push where isDriven:
      // What the app had abandoned.
      drives = false
      guard isBusy else { return }
      driver.finish()
      Headless.advance(by: 3)
    case .push:
      let (stack, bar) = (house.stack!, house.stack.navigationBar)
      expect(bar.isUserInteractionEnabled, "the bar takes no touches")
      expect(bar.items?.count == stack.viewControllers.count, "the bar and the stack differ")
    case .tab, .child: break
    }
  }

  /// Every other time the cover is left to the dismissal of everything at once.
  private func uncover() {
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

  /// Closes the open screen, which must succeed.
  func closeScreen() {
    screen.isModalInPresentation = false
    drives = false
    goBack(animated: true)
    Headless.advance(by: 3)
    switch house.venue {
    case .push where !isDriven: expect(house.stack.delegate == nil, "a delegate is left")
    case .child: expect(house.parent.children == [presenter], "a child is left")
    default: break
    }
    guard let cover else { return }
    expect(cover.viewIfLoaded?.window == nil, "a cover is left")
    for mark in cover.marks { expect(false, "in a cover, \(mark)") }
    expect(!cover.field.isFirstResponder, "a cover is gone and edits")
    self.cover = nil
  }

  /// Takes away what tabs have installed.
  func cleanUp() {
    guard let tabs = house.tabs else { return }
    controller?.remove()
    expect(tabs.delegate == nil, "a delegate is left")
    tabs.viewControllers = [presenter]
    Headless.turn()
  }
}

extension UIViewController {
  fileprivate var isInTransition: Bool {
    isBeingPresented || isBeingDismissed || transitionCoordinator != nil
  }
}

extension TransitionController {
  /// Gives a screen a preset under test with which it is pushed, as `push(_:using:)` does.
  convenience init(
    pushing screen: UIViewController, in navigation: UINavigationController,
    preset: PresetUnderTest, gesture: TransitionGesture?
  ) {
    self.init(of: screen, transition: ViewControllerTransition(preset.movement), gesture: gesture)
    enter(navigation, with: screen, isForOnce: true)
  }

  /// Gives tabs a preset under test, as `setTransition(_:)` does.
  fileprivate convenience init(
    of tabs: UITabBarController, preset: PresetUnderTest, gesture: TransitionGesture?
  ) {
    self.init(of: tabs, transition: ViewControllerTransition(preset.movement), gesture: gesture)
    install(TabsHome(self, in: tabs))
    TabTransitions.install(in: tabs).set(self)
  }
}
