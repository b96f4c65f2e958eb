import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A window with a screen in it, and another screen to be presented.
@MainActor
final class Theatre {
  let window: UIWindow
  let presenter: LoggingController
  private(set) var screen: LoggingController
  let log = Log()

  init(_ size: CGSize = CGSize(width: 390, height: 844), isRightToLeft: Bool = false) {
    window = Headless.makeWindow(
      size: size, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    presenter = LoggingController("presenter", log)
    screen = LoggingController("screen", log)
    if isRightToLeft { presenter.view.semanticContentAttribute = .forceRightToLeft }
    window.rootViewController = presenter
    Headless.turn()
    log.clear()
  }

  func newScreen() { screen = LoggingController("screen", log) }

  /// Does what `prepare(for:sender:)` and a modal segue do.
  func present(
    _ preset: PresetUnderTest? = nil, settings: TransitionSettings = TransitionSettings(),
    gesture: TransitionGesture? = nil, animated: Bool = true
  ) {
    if let preset {
      TransitionController(
        presenting: screen, preset: preset, settings: settings, gesture: gesture)
    }
    presenter.present(screen, animated: animated) { [log] in log.write("presented") }
    Headless.turn()
  }

  func dismiss(animated: Bool = true) {
    presenter.dismiss(animated: animated) { [log] in log.write("dismissed") }
    Headless.turn()
  }

  /// The view that a run moves: the library's wrapper around the screen, while there is one.
  var wrapper: UIView {
    guard screen.presentingViewController != nil else { return screen.view }
    return screen.presentationController?.presentedView ?? screen.view
  }

  /// Advances by more than any run takes.
  func settle() { Headless.advance(by: 1) }

  /// The time that the run in progress takes in all, in seconds.
  var duration: TimeInterval { animator?.playback?.choreography.timing.duration ?? 0 }

  /// The run in progress.
  var animator: RunCoordinator? { TransitionController.installed(on: screen)?.run }

  /// The screen as it is shown, in the container.
  var shownFrame: CGRect { wrapper.layer.presentation()?.frame ?? wrapper.frame }

  var frames: [CGRect] { [presenter.view, screen.view].map { $0.convert($0.bounds, to: nil) } }
}

/// A log of events, line by line.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
  func count(_ line: String) -> Int { lines.filter { $0 == line }.count }
}

/// A screen that logs its appearance callbacks.
@MainActor
final class LoggingController: UIViewController {
  private let name: String
  private let log: Log
  let label = UILabel()
  /// Called in `viewWillAppear`, where apps join a transition.
  var onWillAppear: () -> Void = {}

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.text = name
    view.addSubview(label)
  }

  /// How often the screen was laid out.
  private(set) var layouts = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
    label.frame = CGRect(
      x: 20, y: view.safeAreaInsets.top + 20, width: max(view.bounds.width - 40, 0), height: 30)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.write("\(name).willAppear")
    onWillAppear()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.write("\(name).didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.write("\(name).willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.write("\(name).didDisappear")
  }
}

/// The properties of a view that a transition might change and must restore.
@MainActor
struct Imprint: Equatable {
  var frame: CGRect
  var bounds: CGRect
  var transform: [CGFloat]
  var anchorPoint: CGPoint
  var alpha: CGFloat
  var isHidden: Bool
  var tint: UIColor
  var tintMode: UIView.TintAdjustmentMode
  var hasMask: Bool
  var cornerRadius: CGFloat
  var cornerCurve: CALayerCornerCurve
  var clips: Bool
  var autoresizing: UIView.AutoresizingMask
  var isInteractive: Bool
  var animations: [String]
  var superview: ObjectIdentifier?
  var subviews: [ObjectIdentifier]

  init(_ view: UIView) {
    frame = view.frame
    bounds = view.bounds
    let m = view.layer.transform
    transform = [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
      m.m42, m.m43, m.m44,
    ]
    anchorPoint = view.layer.anchorPoint
    alpha = view.alpha
    isHidden = view.isHidden
    tint = view.tintColor
    tintMode = view.tintAdjustmentMode
    hasMask = view.layer.mask != nil
    cornerRadius = view.layer.cornerRadius
    cornerCurve = view.layer.cornerCurve
    clips = view.layer.masksToBounds
    autoresizing = view.autoresizingMask
    isInteractive = view.isUserInteractionEnabled
    animations = view.layer.animationKeys() ?? []
    superview = view.superview.map(ObjectIdentifier.init)
    subviews = view.subviews.map(ObjectIdentifier.init)
  }
}

extension TransitionController {
  @discardableResult
  convenience init(
    presenting screen: UIViewController, preset: PresetUnderTest,
    settings: TransitionSettings = TransitionSettings(), gesture: TransitionGesture? = nil,
    openedBy: UIGestureRecognizer? = nil
  ) {
    self.init(
      presenting: screen,
      transition: ViewControllerTransition(preset.movement.with(settings)),
      gesture: gesture, openedBy: openedBy)
  }

  @discardableResult
  convenience init(
    presenting screen: UIViewController, preset: TransitionPreset, settings: TransitionSettings,
    gesture: TransitionGesture? = nil
  ) {
    self.init(
      presenting: screen, preset: PresetUnderTest(preset.movement), settings: settings,
      gesture: gesture)
  }

  /// Changes the settings of the transition, as its modifiers do, without a check.
  func change(_ change: @escaping @Sendable (inout TransitionSettings) -> Void) {
    transition = transition.adjusted { settings, _ in change(&settings) }
  }
}
