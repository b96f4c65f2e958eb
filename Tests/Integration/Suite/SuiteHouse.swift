import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A screen with views that effects move, and with one that is taken along.
@MainActor
final class SuiteScreen: UIViewController {
  let picture = UIImageView(image: Gallery.image)
  private(set) var rows: [UIView] = []
  private(set) var layouts = 0
  private let place: CGRect

  init(picture place: CGRect) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    picture.takeAlongKey = "picture"
    picture.frame = place
    view.addSubview(picture)
    for index in 0..<3 {
      let row = UIView(frame: CGRect(x: 20, y: 420 + 60 * index, width: 220, height: 44))
      row.effectKey = index == 2 ? "close" : "row"
      rows.append(row)
      view.addSubview(row)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}

/// Two screens in a container, between which a transition plays.
@MainActor
final class SuiteHouse {
  let window: UIWindow
  let list = SuiteScreen(picture: CGRect(x: 30, y: 160, width: 90, height: 70))
  let photo = SuiteScreen(picture: CGRect(x: 20, y: 120, width: 300, height: 220))
  private let venue: Venue
  private let transition: ViewControllerTransition
  private let parent = UIViewController()
  private let stack = UINavigationController()
  private let tabs = UITabBarController()
  private(set) var controller: TransitionController?

  init(_ transition: SuiteTransition, in venue: Venue) {
    self.venue = venue
    window = Headless.makeWindow(safeAreaInsets: Gallery.insets)
    list.loadViewIfNeeded()
    self.transition = transition.make(list.picture)
    switch venue {
    case .modal: window.rootViewController = list
    case .push:
      stack.viewControllers = [list]
      window.rootViewController = stack
    case .tab:
      tabs.viewControllers = [list, photo]
      window.rootViewController = tabs
      controller = tabs.setTransition(self.transition, gesture: .leadingEdge)!
    case .child:
      parent.addChild(list)
      list.view.frame = parent.view.bounds
      parent.view.addSubview(list.view)
      list.didMove(toParent: parent)
      window.rootViewController = parent
    }
    Headless.advance(by: 0.1)
  }

  func open(animated: Bool = true) {
    UIView.performWithAnimation(animated) {
      switch venue {
      case .modal:
        install { list.present(photo, using: transition, gesture: .leadingEdge) }
          ?? list.present(photo, animated: animated)
      case .push:
        install { stack.push(photo, using: transition, gesture: .leadingEdge) }
          ?? stack.pushViewController(photo, animated: animated)
      case .tab: tabs.selectedIndex = 1
      case .child:
        controller = parent.replace(list, with: photo, using: transition, gesture: .leadingEdge)
      }
    }
    Headless.turn()
  }

  /// Names the transition, unless the screen still has it.
  private func install(_ call: () -> TransitionController?) -> Void? {
    guard TransitionController.installed(on: photo) == nil else { return nil }
    controller = call()
    return ()
  }

  func close() {
    switch venue {
    case .modal: list.dismiss(animated: true)
    case .push: stack.popViewController(animated: true)
    case .tab: tabs.selectedIndex = 0
    case .child: controller?.dismiss()
    }
    Headless.turn()
  }

  var run: RunCoordinator? { controller?.run }

  var isOpen: Bool {
    switch venue {
    case .modal: list.presentedViewController === photo
    case .push: stack.topViewController === photo
    case .tab: tabs.selectedIndex == 1
    case .child: photo.parent === parent
    }
  }

  /// True if nothing fills the container while a card is in it: the presenter stays where it is.
  var hasCard: Bool { venue == .modal && controller?.presentation?.card != nil }

  /// Sends the run back to where it began, and waits for its end.
  func turnRound() {
    run?.turnRound()
    settle()
  }

  /// Waits for the end of a run, and of all that goes on after it, such as a card's swing.
  func settle() {
    for _ in 0..<30 where run != nil || layers.contains(where: { $0.animationKeys() != nil }) {
      Headless.advance(by: 0.1)
    }
    Headless.advance(by: 0.1)
  }

  func play(_ steps: [HeadlessTouchScript.Step], each frame: () -> Void = {}) {
    let script = HeadlessTouchScript(steps)
    Headless.play(script, in: window)
    let frames = Int(script.duration * Headless.framesPerSecond) + 1
    for _ in 0..<frames {
      Headless.advance(by: 1 / Headless.framesPerSecond)
      frame()
    }
  }

  /// The layers in the window, masks too.
  var layers: [CALayer] { Self.layers(window.layer) }

  private static func layers(_ layer: CALayer) -> [CALayer] {
    [layer] + (layer.mask.map { [$0] } ?? []) + (layer.sublayers ?? []).flatMap(layers)
  }

  /// All that a run may have changed on the app's views, but for where UIKit puts the screens.
  func imprints(of screen: SuiteScreen) -> [Imprint] {
    ([screen.view, screen.picture] + screen.rows).map {
      var imprint = Imprint($0)
      if $0 === screen.view { imprint.superview = nil }
      return imprint
    }
  }
}

extension UIView {
  fileprivate static func performWithAnimation(_ isAnimated: Bool, _ call: () -> Void) {
    if isAnimated { call() } else { performWithoutAnimation(call) }
  }
}
