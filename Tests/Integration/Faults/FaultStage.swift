import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A house of two screens, and all that a fault may lay its hands on.
@MainActor
final class FaultStage: House<WalkScreen> {
  let scene: FaultScene
  let driver = UIPercentDrivenInteractiveTransition()
  private(set) var controller: TransitionController!
  /// How the runs of the first screen ended.
  private(set) var endings: [TransitionEnding] = []
  /// The view out of which a screen grows.
  var source: UIView? = UIView(frame: CGRect(x: 40, y: 500, width: 80, height: 60))
  private(set) var hands: Hands?
  private var isDriven = false
  private let gesture = TransitionGesture.pullUpDown

  init(_ scene: FaultScene) {
    self.scene = scene
    Headless.reset()
    Headless.assume(scene.order)
    super.init(scene.venue, [WalkScreen(), WalkScreen()])
    if let source { presenter.view.addSubview(source) }
    vendor.driver = { [unowned self] _ in isDriven ? driver : nil }
    Headless.turn()
    equip()
    if scene.direction == .closing {
      call(.opening, animated: false)
      Headless.advance(by: 1)
    }
    endings = []
  }

  // The run, as long as there is one.
  override var run: Run? { controller.run }
  var context: (any UIViewControllerContextTransitioning)? { run?.context }
  var containerView: UIView? {
    if let container = run?.stage.container { return container }
    guard venue == .push else {
      // Read before it presents, a presentation controller would stay.
      return isOpen ? screen.presentationController?.containerView : nil
    }
    return (isOpen ? screen : presenter).viewIfLoaded?.superview
  }

  /// Gives the screen its transition.
  private func equip() {
    var settings = TransitionSettings()
    if scene.preset.hasOrigin, let source { settings.from = .view(source) }
    controller = TransitionController(
      presenting: screen, preset: scene.preset, settings: settings,
      // A stack of the app's is driven by the app.
      gesture: venue == .push ? nil : gesture)
    vendor.controller = controller
    controller.onEnd { [weak self] in self?.endings.append($1) }
  }

  /// Begins the run, and lets it come to the scene's moment.
  func begin() {
    let movement = scene.preset.movement
    let duration =
      scene.direction == .opening ? movement.openingDuration : movement.closingDuration
    isDriven = scene.isHeld
    if scene.isHeld, venue == .modal, scene.direction == .closing, scene.moment != .late {
      return lead()
    }
    call(scene.direction)
    guard scene.moment != .before else { return }
    if scene.isHeld, venue == .push {
      Headless.advance(by: 0.1)
      return driver.update(scene.moment.share)
    }
    Headless.advance(by: duration * scene.moment.share)
    if scene.isHeld { hold() }
  }

  /// A finger begins the closing.
  private func lead() {
    hands = try? Hands(on: screen, in: window, gesture)
    hands?.touch()
    hands?.close(by: scene.moment == .start ? 0.1 : 0.5)
  }

  /// A finger catches the run.
  private func hold() {
    hands = try? Hands(on: screen, in: window, gesture)
    hands?.touch(inFlight: true)
    guard run?.playback?.isHeld == true else {
      // Too near the end to be caught, or on a field of the screen behind, which must not be tapped.
      hands?.takeAway()
      return hands = nil
    }
    hands?.close(by: 0.02, over: 0.05)
  }

  /// Lets go of what is held, and brings everything to rest.
  func end() {
    Headless.advance(by: 0.1)
    if scene.isHeld {
      hands?.rest()
      hands?.lift()
      if venue == .push { driver.finish() }
    }
    settle()
  }

  override func settle() { Headless.advance(by: 3) }

  /// Presents and dismisses another screen, and returns what could be seen of that.
  func tryAgain() -> [String] {
    window.isHidden = false
    isDriven = false
    UIView.setAnimationsEnabled(true)
    Headless.setReduceMotion(false)
    guard presenter.view.window != nil || isOpen else { return ["there is no presenter"] }
    var seen: [String] = []
    if isOpen {
      call(.closing)
      settle()
      seen.append("closed: \(!isOpen)")
    }
    weak let earlier = controller
    replaceScreen(with: WalkScreen())
    equip()
    settle()
    seen.append("earlier controller: \(earlier == nil ? "gone" : "there")")
    call(.opening)
    settle()
    seen.append("open: \(isOpen), in the window: \(screen.viewIfLoaded?.window != nil)")
    seen += FaultState.tree(window)
    call(.closing)
    settle()
    seen.append("closed: \(!isOpen)")
    return seen + FaultState.tree(window)
  }
}
