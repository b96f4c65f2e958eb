import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A screen with views that effects move, and with one that is taken along.
@MainActor
final class SuiteScreen: UIViewController {
  let picture = UIImageView(image: ElementsController.image)
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

/// Two screens between which a transition plays by the library's calls.
@MainActor
final class SuiteHouse: House<SuiteScreen> {
  private let transition: ViewControllerTransition
  private(set) var controller: TransitionController?

  init(_ transition: SuiteTransition, in venue: Venue) {
    let list = SuiteScreen(picture: CGRect(x: 30, y: 160, width: 90, height: 70))
    let photo = SuiteScreen(picture: CGRect(x: 20, y: 120, width: 300, height: 220))
    list.loadViewIfNeeded()
    self.transition = transition.make(list.picture)
    super.init(venue, [list, photo], isVended: false)
    if venue == .tab {
      controller = tabs?.setTransition(self.transition, gesture: .leadingEdge)
    }
    clock.advance(by: 0.1)
  }

  /// Names the transition, unless the screen or the tabs still have it.
  override func open(animated: Bool = true) {
    guard animated else { return UIView.performWithoutAnimation { open() } }
    guard venue != .tab, TransitionController.installed(on: screen) == nil else {
      return super.open()
    }
    controller = open(using: transition, gesture: .leadingEdge)
  }

  override func close(animated: Bool = true) {
    guard venue == .child else { return super.close(animated: animated) }
    controller?.dismiss()
    clock.turn()
  }

  override var run: Run? { controller?.run }

  /// True if nothing fills the container while a card is in it: the presenter stays where it is.
  var hasCard: Bool { venue == .modal && controller?.presentation?.card != nil }

  /// Sends the run back to where it began, and waits for its end.
  override func turnRound() {
    run?.turnRound()
    settle()
  }

  /// Waits for the end of a run, and of all that goes on after it, such as a card's swing.
  override func settle() {
    for _ in 0..<30 where run != nil || layers.contains(where: { $0.animationKeys() != nil }) {
      Headless.advance(by: 0.1)
    }
    Headless.advance(by: 0.1)
  }

  func play(_ steps: [HeadlessTouchScript.Step], each frame: () -> Void) {
    let script = HeadlessTouchScript(steps)
    Headless.play(script, in: window)
    let frames = Int(script.duration * Headless.framesPerSecond) + 1
    for _ in 0..<frames {
      Headless.advance(by: 1 / Headless.framesPerSecond)
      frame()
    }
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
