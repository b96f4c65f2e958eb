import UIKit

/// What a screen was asked to do when it comes and goes. One initializer call is all there is to
/// write; the screen keeps it.
///
/// ```swift
/// override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///   TransitionController(presenting: segue.destination, preset: .slide)
/// }
/// ```
@MainActor
public final class TransitionController: NSObject {
  /// The screen that is presented.
  public private(set) weak var destination: UIViewController?

  /// What the app asks for. A change takes effect at once where the screen rests (a card's size)
  /// and otherwise with the next run.
  public var options: TransitionOptions {
    didSet {
      check(options)
      presentation?.optionsChanged()
    }
  }

  /// How a finger dismisses the screen. A change takes effect at once, also while the screen is
  /// open; what a finger holds at the time is let go, and the screen stays.
  public var gesture: TransitionGesture {
    get { interaction.gesture }
    set { interaction.change(to: newValue) }
  }

  /// Where a pull, a drag to an edge or a swipe has to begin, in the coordinates of the presented
  /// view (a card's, where there is one); `nil` is the whole view. Read at each beginning.
  public var startRect: CGRect?

  /// What the gesture is recognized with, its own recognizer first: for failure requirements.
  /// Another gesture has other recognizers.
  public var recognizers: [UIGestureRecognizer] { interaction.recognizers }

  /// What the last run did with each take-along key, and why; of a run in progress, what it is
  /// doing. Empty for a run without animation.
  public internal(set) var takeAlongReport: [String: TakeAlongOutcome] = [:]

  let definition: any PresetDefinition
  private(set) lazy var interaction = Interaction(initialGesture, openedBy: opener, for: self)
  private let initialGesture: TransitionGesture
  private weak var opener: UIGestureRecognizer?
  private(set) var resolvedOptions = ResolvedOptions()
  /// What lies behind the screens.
  var backdrop: TransitionBackdrop { resolvedOptions.backdrop ?? definition.backdrop }
  /// The run in progress, if any.
  weak var run: TransitionAnimator?
  private let delegate = ModalDelegate()
  private let previous: PreviousSetup
  private var hasReportedProgress = false
  private var endActions: [(Bool) -> Void] = []

  /// Gives `destination` a transition: call it before the screen is presented, e.g. in
  /// `prepare(for:sender:)`. The screen may be of any kind, also a navigation controller.
  ///
  /// Sets `transitioningDelegate` and `modalPresentationStyle = .custom`; a delegate that was
  /// there is replaced, and an earlier transition of ours too (the last one wins); both are
  /// reported. The screen's view is not loaded.
  ///
  /// - Parameters:
  ///   - gesture: How a finger dismisses the screen.
  ///   - openedBy: A pan or a pinch that has begun and is to open the screen: the screen follows
  ///     it. Any other recognizer opens the screen as a button would.
  @discardableResult
  public convenience init(
    presenting destination: UIViewController, preset: TransitionPreset,
    options: TransitionOptions = TransitionOptions(), gesture: TransitionGesture = .none,
    openedBy: UIGestureRecognizer? = nil
  ) {
    self.init(
      presenting: destination, definition: preset.definition, options: options,
      gesture: gesture, openedBy: openedBy)
  }

  @discardableResult
  init(
    presenting destination: UIViewController, definition: any PresetDefinition,
    options: TransitionOptions = TransitionOptions(), gesture: TransitionGesture = .none,
    openedBy: UIGestureRecognizer? = nil
  ) {
    self.destination = destination
    initialGesture = gesture
    opener = openedBy
    self.definition = definition
    self.options = options
    let earlier = TransitionController.installed(on: destination)
    previous = earlier?.previous ?? PreviousSetup(of: destination)
    super.init()
    earlier?.interaction.retire()
    _ = interaction
    if earlier != nil {
      report(.controllerReplaced)
    } else if destination.transitioningDelegate != nil {
      report(.delegateReplaced)
    }
    if destination.presentingViewController?.presentedViewController === destination {
      report(.alreadyPresented)
    }
    check(options)
    delegate.controller = self
    destination.transitioningDelegate = delegate
    destination.modalPresentationStyle = .custom
    if case .fullScreen = definition.form {
      destination.modalPresentationCapturesStatusBarAppearance = true
    }
    controllers[destination] = self
    presentation?.adopt(self)
  }

  /// The transition that a screen was given, if any.
  public static func installed(on destination: UIViewController) -> TransitionController? {
    controllers[destination]
  }

  /// Calls `action` after every run of this transition: with `true` when the screen has come or
  /// gone, with `false` when it stayed as it was.
  public func onEnd(_ action: @escaping (_ committed: Bool) -> Void) {
    endActions.append(action)
  }

  /// Returns an animator for one run in a container whose delegate is the app's own, for example from
  /// `navigationController(_:animationControllerFor:from:to:)`. A card preset fills the container
  /// there.
  ///
  /// - Parameter direction: `.opening` where the screen arrives, `.closing` where it leaves.
  public func animator(
    for direction: TransitionDirection
  ) -> any UIViewControllerAnimatedTransitioning {
    TransitionAnimator(direction, of: self)
  }

  /// Takes the transition off the screen. What it had before (delegate, style) is back; a screen
  /// that is presented at the time stays, and leaves the way UIKit makes it leave.
  public func remove() {
    guard let destination, TransitionController.installed(on: destination) === self else { return }
    interaction.retire()
    if destination.transitioningDelegate === delegate { previous.restore(on: destination) }
    controllers[destination] = nil
  }

  /// Dismisses the screen, and turns its opening round where that is still in flight (UIKit's own
  /// `dismiss` refuses that). Does not ask whether it may.
  public func dismiss() {
    if let run { return run.turn(.closing) }
    destination?.dismiss(animated: true)
  }

  /// What a custom gesture has said, made usable.
  func checked(_ progress: CGFloat) -> CGFloat {
    guard progress.isFinite, (0...1).contains(progress) else {
      if !hasReportedProgress { report(.progressUnusable) }
      hasReportedProgress = true
      return progress > 1 ? 1 : 0
    }
    return progress
  }

  var presentation: PresentationController? {
    guard let destination, destination.presentingViewController != nil else { return nil }
    return destination.presentationController as? PresentationController
  }

  func report(_ misuse: TransitionMisuse) { misuse.report(about: destination) }

  func runEnded(committed: Bool) {
    for action in endActions { action(committed) }
  }

  private func check(_ options: TransitionOptions) {
    resolvedOptions = ResolvedOptions(options, for: definition) { field, fault in
      report(.option(field.rawValue, preset: definition.name, fault))
    }
  }
}

extension TransitionController: InteractionHost {
  var interactiveRun: (any InteractiveRun)? { run }

  var dismissible: (any DismissiblePresentation)? { presentation }
}

/// Where a screen keeps its controller.
@MainActor private let controllers = Slot<TransitionController>()

/// What a screen had before it was given a transition.
@MainActor
private final class PreviousSetup {
  private weak var delegate: (any UIViewControllerTransitioningDelegate)?
  private let style: UIModalPresentationStyle
  private let capturesStatusBar: Bool

  init(of screen: UIViewController) {
    delegate = screen.transitioningDelegate
    style = screen.modalPresentationStyle
    capturesStatusBar = screen.modalPresentationCapturesStatusBarAppearance
  }

  func restore(on screen: UIViewController) {
    screen.transitioningDelegate = delegate
    screen.modalPresentationStyle = style
    screen.modalPresentationCapturesStatusBarAppearance = capturesStatusBar
  }
}
