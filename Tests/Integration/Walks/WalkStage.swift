import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The window of a walk, and the checks at its end.
@MainActor
final class WalkStage {
  let window: UIWindow
  private let presenter = UIViewController()
  /// Elements that fly along.
  private let elements = [UIImageView(), UILabel()]
  private var screen = WalkScreen()
  private let preset: PresetUnderTest
  private var gesture: TransitionGesture
  private var down: Set<Int> = []
  private var starts = 0
  private var ends = 0
  private let before: Imprint
  private weak var lastController: TransitionController?

  init(_ preset: PresetUnderTest, _ gesture: TransitionGesture, isRightToLeft: Bool) {
    self.preset = preset
    self.gesture = gesture
    window = Headless.makeWindow()
    window.rootViewController = presenter
    presenter.view.backgroundColor = .white
    for (index, element) in elements.enumerated() {
      element.takeAlongKey = WalkScreen.keys[index]
      element.frame = CGRect(x: 30 + index * 90, y: 200, width: 60, height: 40)
      presenter.view.addSubview(element)
    }
    if isRightToLeft { presenter.view.semanticContentAttribute = .forceRightToLeft }
    Headless.turn()
    before = Imprint(presenter.view)
  }

  func present(animated: Bool) {
    guard presenter.presentedViewController == nil else { return }
    screen = WalkScreen()
    let controller = TransitionController(presenting: screen, preset: preset, gesture: gesture)
    controller.onEnd { [weak self] _ in self?.ends += 1 }
    lastController = controller
    presenter.present(screen, animated: animated)
    Headless.turn()
  }

  func take(_ event: WalkEvent) {
    switch event {
    case .down(let finger, let x, let y):
      guard down.insert(finger).inserted else { return }
      play(finger, [.down(CGPoint(x: x, y: y))], lasting: 0)
    case .move(let finger, let x, let y, let seconds):
      guard down.contains(finger) else { return }
      play(finger, [.move(to: CGPoint(x: x, y: y), over: seconds)], lasting: seconds)
    case .lift(let finger):
      guard down.remove(finger) != nil else { return }
      play(finger, [.lift], lasting: 0)
    case .cancelTouches:
      Headless.cancelTouches()
      Headless.turn()
    case .wait(let seconds): Headless.advance(by: seconds)
    case .present(let animated): present(animated: animated)
    case .dismiss:
      if presenter.presentedViewController === screen { controller?.dismiss() }
      Headless.turn()
    case .uikitDismiss(let animated):
      // UIKit refuses these with a complaint, which does not concern the library.
      guard presenter.presentedViewController === screen, !screen.isBeingPresented,
        !screen.isBeingDismissed, screen.transitionCoordinator == nil
      else { return }
      presenter.dismiss(animated: animated)
      Headless.turn()
    case .resize(let width, let height):
      resize(to: CGSize(width: width, height: height))
    case .background(let seconds):
      Headless.enterBackground()
      Headless.advance(by: seconds)
      Headless.enterForeground()
    case .interruption:
      Headless.beginInterruption()
      Headless.endInterruption()
    case .memoryWarning: Headless.sendMemoryWarning()
    case .gesture(let index):
      gesture = Walk.gestures[index]
      controller?.gesture = gesture
    case .refuses(let refuses): screen.isModalInPresentation = refuses
    case .reduceMotion(let isOn): Headless.setReduceMotion(isOn)
    case .startRect(let isSet):
      controller?.startRect = isSet ? CGRect(x: 0, y: 0, width: 390, height: 300) : nil
    }
  }

  /// Lifts all fingers, lets time pass, and returns the faults.
  func close() -> [String] {
    for finger in down.sorted() { play(finger, [.lift], lasting: 0) }
    Headless.advance(by: 3)
    var faults: [String] = []
    func expect(_ truth: Bool, _ fault: String) { if !truth { faults.append(fault) } }
    expect(controller?.run == nil, "a run has not ended")
    if presenter.presentedViewController != nil {
      expect(screen.view.window === window, "the screen is not there")
      expect(screen.view.layer.presentation()?.opacity ?? 1 == 1, "the screen is faint")
      expect(
        screen.view.superview?.layer.presentation()?.opacity ?? 1 == 1, "its wrapper is faint")
      expect(isAtRest(screen.view), "the screen is not at rest")
      screen.isModalInPresentation = false
      presenter.dismiss(animated: true)
      Headless.advance(by: 3)
    }
    expect(presenter.presentedViewController == nil, "the screen cannot be dismissed")
    expect(screen.view.window == nil, "the screen is still in the window")
    resize(to: CGSize(width: 390, height: 844))
    Headless.advance(by: 1)
    expect(window.subviews == [presenter.view], "views are left over: \(window.subviews)")
    expect(Imprint(presenter.view) == before, "the presenter is not what it was")
    expect(
      (elements + screen.elements).allSatisfy { $0.layer.opacity == 1 }, "an element is lost")
    faults += Headless.takeMisuses().map(\.description)
    screen = WalkScreen()
    Headless.advance(by: 0.1)
    expect(lastController == nil, "the controller is still there")
    return faults
  }

  private var controller: TransitionController? { .installed(on: screen) }

  private func resize(to size: CGSize) {
    let upright = size.width < size.height
    Headless.resize(
      window, to: size,
      safeAreaInsets: upright
        ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
  }

  private func isAtRest(_ view: UIView) -> Bool {
    var view: UIView? = view
    while let next = view, next !== window {
      if !CATransform3DIsIdentity(next.layer.transform) || next.layer.animationKeys() != nil {
        return false
      }
      view = next.superview
    }
    return true
  }

  private func play(
    _ finger: Int, _ steps: [HeadlessTouchScript.Step], lasting seconds: TimeInterval
  ) {
    Headless.play(HeadlessTouchScript([.init(finger, steps)]), in: window)
    Headless.advance(by: seconds + 1 / Headless.framesPerSecond)
  }
}

/// A screen with something to scroll and something to press.
private final class WalkScreen: UIViewController {
  static let keys = ["picture", "title"]

  let elements: [UIView] = [UIImageView(), UILabel()]
  private let list = UIScrollView()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(list)
    view.addSubview(button)
    for (index, element) in elements.enumerated() {
      element.takeAlongKey = WalkScreen.keys[index]
      list.addSubview(element)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    list.frame = CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
    list.contentSize = CGSize(width: size.width, height: 1200)
    button.frame = CGRect(x: 20, y: 60, width: 80, height: 40)
    for (index, element) in elements.enumerated() {
      element.frame = CGRect(x: 10, y: 10 + index * 120, width: 200, height: 100)
    }
  }
}
