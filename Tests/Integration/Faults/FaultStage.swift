import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Two screens, and all that a fault may lay its hands on.
@MainActor
final class FaultStage: NSObject, UINavigationControllerDelegate {
  let scene: FaultScene
  var window: UIWindow
  let presenter = WalkScreen()
  private(set) var screen = WalkScreen()
  let navigation: UINavigationController?
  private(set) var driver = UIPercentDrivenInteractiveTransition()
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
    window = Headless.makeWindow()
    navigation =
      scene.venue == .stack ? UINavigationController(rootViewController: presenter) : nil
    super.init()
    navigation?.delegate = self
    window.rootViewController = navigation ?? presenter
    if let source { presenter.view.addSubview(source) }
    Headless.turn()
    equip()
    if scene.direction == .closing {
      open(animated: false)
      Headless.advance(by: 1)
    }
    endings = []
  }

  // The run, as long as there is one.
  var run: RunCoordinator? { controller.run }
  var context: (any UIViewControllerContextTransitioning)? {
    run?.context
  }
  var container: UIView? {
    if let container = run?.stage?.container { return container }
    guard navigation != nil else {
      // Read before it presents, a presentation controller would stay.
      return isOpen ? screen.presentationController?.containerView : nil
    }
    return (isOpen ? screen : presenter).viewIfLoaded?.superview
  }
  var isOpen: Bool {
    navigation.map { $0.viewControllers.count > 1 } ?? (presenter.presentedViewController != nil)
  }

  /// Gives the screen its transition.
  private func equip() {
    var settings = TransitionSettings()
    if scene.preset.hasOrigin, let source { settings.from = .view(source) }
    controller = TransitionController(
      presenting: screen, preset: scene.preset, settings: settings,
      // A stack of the app's is driven by the app.
      gesture: scene.venue == .stack ? nil : gesture)
    controller.onEnd { [weak self] in self?.endings.append($1) }
  }

  // UIKit's calls, as far as UIKit would not refuse them.

  func open(animated: Bool) {
    if let navigation {
      navigation.pushViewController(screen, animated: animated)
    } else {
      presenter.present(screen, animated: animated)
    }
  }

  func close(animated: Bool) {
    if let navigation {
      navigation.popViewController(animated: animated)
    } else {
      presenter.dismiss(animated: animated)
    }
  }

  /// Begins the run, and lets it come to the scene's moment.
  func begin() {
    let movement = scene.preset.movement
    let duration =
      scene.direction == .opening ? movement.openingDuration : movement.closingDuration
    isDriven = scene.isHeld
    if scene.isHeld, scene.venue == .modal, scene.direction == .closing, scene.moment != .late {
      return lead()
    }
    if scene.direction == .opening { open(animated: true) } else { close(animated: true) }
    guard scene.moment != .before else { return }
    if scene.isHeld, scene.venue == .stack {
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
      // Too near the end to be caught.
      hands?.lift()
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
      if navigation != nil { driver.finish() }
    }
    settle()
  }

  func settle() { Headless.advance(by: 3) }

  /// Presents and dismisses another screen, and returns what could be seen of that.
  func tryAgain() -> [String] {
    window.isHidden = false
    isDriven = false
    UIView.setAnimationsEnabled(true)
    Headless.setReduceMotion(false)
    guard presenter.view.window != nil || isOpen else { return ["there is no presenter"] }
    var seen: [String] = []
    if isOpen {
      close(animated: true)
      settle()
      seen.append("closed: \(!isOpen)")
    }
    weak let earlier = controller
    screen = WalkScreen()
    equip()
    settle()
    seen.append("earlier controller: \(earlier == nil ? "gone" : "there")")
    open(animated: true)
    settle()
    seen.append("open: \(isOpen), in the window: \(screen.viewIfLoaded?.window != nil)")
    seen += FaultState.tree(window)
    close(animated: true)
    settle()
    seen.append("closed: \(!isOpen)")
    return seen + FaultState.tree(window)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard [fromVC, toVC].contains(screen) else { return nil }
    return controller.animator(for: operation == .push ? .opening : .closing)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isDriven ? driver : nil
  }
}
