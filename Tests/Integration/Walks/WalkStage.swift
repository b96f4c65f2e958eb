import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The house of a walk, the events that happen in every venue, and the checks at the end.
@MainActor
final class WalkStage {
  let house: House<UIViewController>
  let isDriven: Bool
  let preset: PresetUnderTest
  var gesture: TransitionGesture?
  private(set) var screen: WalkScreen
  /// Elements that fly along, and a text field.
  private let elements = [UIImageView(), UILabel()]
  private let field = UITextField(frame: CGRect(x: 30, y: 300, width: 120, height: 40))
  private var down: Set<Int> = []
  /// Those that were set once.
  private var settings: Set<WalkSettings> = []
  private var before: [Imprint] = []
  private weak var lastController: TransitionController?
  private(set) var faults: [String] = []
  /// Those that come of a defect that is known.
  private(set) var knownFaults: [String] = []
  private var isResized = false
  /// The app's, of a walk that is driven, and whether UIKit gets it.
  var driver = UIPercentDrivenInteractiveTransition()
  var drives = true
  /// The last screen that the modal one has presented.
  var cover: WalkScreen?
  var covers = 0

  init(_ walk: Walk) {
    isDriven = walk.isDriven
    preset = PresetUnderTest.all.first { $0.rawValue == walk.preset } ?? .slide
    gesture = Walk.gestures[walk.gesture]
    screen = WalkScreen()
    house = House(walk.venue, [UIViewController(), screen], isVended: isDriven)
    presenter.view.backgroundColor = .white
    for (index, element) in elements.enumerated() {
      element.takeAlongKey = WalkScreen.keys[index]
      element.frame = CGRect(x: 30 + index * 90, y: 200, width: 60, height: 40)
      presenter.view.addSubview(element)
    }
    presenter.view.addSubview(field)
    if walk.isRightToLeft { presenter.view.semanticContentAttribute = .forceRightToLeft }
    house.vendor.driver = { [weak self] _ in self?.newDriver() }
    // The second tab stays for the whole walk.
    if walk.venue == .tab { lastController = makeController() }
    Headless.turn()
    before = imprints
  }

  var window: UIWindow { house.window }
  /// The screen underneath.
  var presenter: UIViewController { house.presenter }

  func newScreen() {
    screen = WalkScreen()
    house.replaceScreen(with: screen)
    lastController = makeController()
  }

  func expect(_ truth: Bool, _ fault: @autoclosure () -> String) {
    if !truth { faults.append(fault()) }
  }

  func take(_ event: WalkEvent) {
    switch event {
    case .down(let finger, let x, let y):
      guard down.insert(finger).inserted else { return }
      window.play([.down(CGPoint(x: x, y: y))], finger: finger)
    case .move(let finger, let x, let y, let seconds):
      guard down.contains(finger) else { return }
      window.play([.move(to: CGPoint(x: x, y: y), over: seconds)], finger: finger)
    case .lift(let finger):
      guard down.remove(finger) != nil else { return }
      window.play([.lift], finger: finger)
    case .cancelTouches: Headless.cancelTouches()
    case .wait(let seconds): Headless.advance(by: seconds)
    case .resize(let width, let height):
      isResized = true
      window.resize(to: CGSize(width: width, height: height))
    case .hideWindow(let hides): window.isHidden = hides
    case .background(let seconds):
      Headless.enterBackground()
      Headless.advance(by: seconds)
      Headless.enterForeground()
    case .interruption(let seconds):
      Headless.beginInterruption()
      Headless.advance(by: seconds)
      Headless.endInterruption()
    case .memoryWarning: Headless.sendMemoryWarning()
    case .gesture(let index):
      gesture = Walk.gestures[index]
      controller?.gesture = gesture
    case .settings(let settings):
      self.settings.insert(settings)
      let changed = settings.settings(for: preset, from: elements[0])
      controller?.change { $0 = changed }
    case .reduceMotion(let isOn): Headless.setReduceMotion(isOn)
    case .startRect(let isSet):
      controller?.startRect = isSet ? CGRect(x: 0, y: 0, width: 390, height: 300) : nil
    case .edit(let begins, let underneath): edit(begins, underneath ? field : screen.field)
    case .keyboard(let height): Headless.keyboardHeight = height
    case .bars(let bars):
      if let stack = house.stack { bars.apply(to: stack.navigationBar) }
      if let tabs = house.tabs { bars.apply(to: tabs.tabBar) }
    default: takeHere(event)
    }
    Headless.turn()
  }

  private func edit(_ begins: Bool, _ field: UITextField) {
    if !begins {
      field.resignFirstResponder()
    } else if field.window != nil {
      field.becomeFirstResponder()
    }
  }

  /// Lifts all fingers, lets time pass, and returns the faults.
  func close() -> [String] {
    for finger in down.sorted() { window.play([.lift], finger: finger) }
    window.isHidden = false
    Headless.advance(by: 3)
    settle()
    Headless.checkTransitions()
    checkRest()
    if isOpen {
      // A full screen above it takes its view away.
      expect(
        screen.view.window === window || screen.presentedViewController != nil,
        "the screen is not there")
      closeScreen()
    }
    expect(!isOpen, "the screen cannot be closed")
    cleanUp()
    window.resize(to: CGSize(width: 390, height: 844))
    Headless.advance(by: 1)
    checkRest()
    expect(screen.viewIfLoaded?.window == nil, "the screen is still in the window")
    expect(window.subviews == window.rootViewController.map { [$0.view] }, "views are left over")
    checkKeyboard()
    expect(imprints == before, "the screen underneath is not what it was")
    for issue in Headless.takeMisuses() {
      if isKnown(issue.kind) {
        knownFaults.append(issue.description)
      } else {
        faults.append(issue.description)
      }
    }
    screen = WalkScreen()
    house.replaceScreen(with: screen)
    Headless.advance(by: 0.1)
    expect(lastController == nil, "the controller is still there")
    return faults
  }

  /// A defect that is known, and not mended yet: see `Walk.knownDefect`.
  private func isKnown(_ kind: HeadlessMisuse.Kind) -> Bool {
    // A card that UIKit resizes again during its own animation is lower for some frames than at either end.
    kind == .radiusTooLarge && (preset == .full || settings.contains(.sized) || isResized)
  }

  private func checkRest() {
    expect(controller?.run == nil, "a run has not ended")
    if let controller {
      if case .idle = controller.interaction.state {} else { expect(false, "a gesture is stuck") }
    }
    expect(window.rootViewController?.transitionCoordinator == nil, "a transition is left")
    faults += screen.marks
    var view: UIView? = screen.viewIfLoaded
    while let next = view, next !== window {
      expect(next.layer.presentation()?.opacity ?? 1 == 1, "what holds the screen is faint")
      expect(
        CATransform3DIsIdentity(next.layer.transform) && next.layer.animationKeys() == nil,
        "what holds the screen is not at rest")
      view = next.superview
    }
  }

  private func checkKeyboard() {
    expect(!screen.field.isFirstResponder, "the screen is gone and edits")
    expect(
      field.isFirstResponder || Headless.keyboardFrame.minY >= UIScreen.main.bounds.maxY,
      "the keyboard is left")
    field.resignFirstResponder()
    Headless.advance(by: 0.3)
  }

  private var imprints: [Imprint] { ([presenter.view, field] + elements).map { Imprint($0) } }
}
