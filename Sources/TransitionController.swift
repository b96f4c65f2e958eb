import UIKit

/// The transition of one screen: the preset, the options and the gesture with which it is presented
/// and dismissed. One initializer call is enough; the screen retains the controller.
///
/// ```swift
/// override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///   TransitionController(presenting: segue.destination, preset: .slide)
/// }
/// ```
@MainActor
public final class TransitionController: NSObject {
  /// The presented screen.
  public private(set) weak var destination: UIViewController?

  /// The app's options. A card's size, corner radius and backdrop change at once, animated while no
  /// run is in progress. The movement itself changes with the next run.
  public var options: TransitionOptions {
    didSet {
      check(options)
      presentation?.optionsChanged()
    }
  }

  /// The gesture that dismisses the screen. A change takes effect at once, also while the screen is
  /// open. A drag in progress ends as if it were cancelled.
  public var gesture: TransitionGesture {
    get { interaction.gesture }
    set { interaction.change(to: newValue) }
  }

  /// The area in which a pull, a drag to an edge or a swipe must begin, in the coordinates of the
  /// presented view (the card, if there is one); `nil` means the whole view. Read at each touch.
  ///
  /// Sliders, pickers and controls that report `.valueChanged` keep their drags by themselves. For
  /// views that are dragged in a way of their own, such as a canvas or a map, leave them out here.
  public var startRect: CGRect?

  /// The recognizers of the current gesture, its own recognizer first, for failure requirements.
  /// Setting `gesture` replaces them.
  public var recognizers: [UIGestureRecognizer] { interaction.recognizers }

  /// The outcome of each take-along key, that is, of each shared element, in the run in progress or
  /// else in the last one. Empty for a run without animation. In debug builds each run also writes it
  /// to the console, as "take-along: picture flown · title stayed: off screen".
  public internal(set) var takeAlongReport: [TakeAlongKey: TakeAlongOutcome] = [:]

  /// The elements that were named by `takeAlong(to:from:)`.
  private(set) var links: [ElementLink] = []

  let definition: any PresetDefinition
  private(set) lazy var interaction = Interaction(initialGesture, openedBy: opener, for: self)
  private let initialGesture: TransitionGesture
  private weak var opener: UIGestureRecognizer?
  private(set) var resolvedOptions = ResolvedOptions()
  /// The backdrop behind the screens.
  var backdrop: TransitionBackdrop { resolvedOptions.backdrop ?? definition.backdrop }
  /// The run in progress, if any.
  weak var run: TransitionRun?
  /// True if the screen has followed a shared element in its last run.
  var hasFollowedElement = false
  private let delegate = ModalDelegate()
  private let previous: PreviousSetup
  private var hasReportedProgress = false
  private var endActions: [(TransitionEnding) -> Void] = []

  /// Gives `destination` a transition. Call this before the screen is presented, for example in
  /// `prepare(for:sender:)`. The screen may be any view controller, also a navigation controller.
  ///
  /// Sets `transitioningDelegate`, and `modalPresentationStyle` to `.custom`. An existing delegate
  /// or an earlier transition controller is replaced, and reported as `TransitionMisuse`. The
  /// screen's view is not loaded.
  ///
  /// - Parameters:
  ///   - gesture: The gesture that dismisses the screen.
  ///   - openedBy: A pan or a pinch that has already begun: the opening tracks it. With any other
  ///     recognizer the screen opens as if by a button.
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
    takePreferredTransition()
    delegate.controller = self
    delegate.source = earlier?.delegate.source
    destination.transitioningDelegate = delegate
    destination.modalPresentationStyle = .custom
    if case .fullScreen = definition.form {
      destination.modalPresentationCapturesStatusBarAppearance = true
    }
    controllers[destination] = self
    presentation?.adopt(self)
  }

  /// Returns the transition controller of a screen, if it has one.
  public static func installed(on destination: UIViewController) -> TransitionController? {
    controllers[destination]
  }

  /// Calls `action` after every run of this transition, exactly once, when UIKit has been told. The
  /// ending says whether the screen was presented or dismissed, or why it was not. A change without
  /// animation is no run.
  ///
  /// The screen retains the controller, and the controller the action: capture the screen weakly.
  public func onEnd(_ action: @escaping (_ ending: TransitionEnding) -> Void) {
    endActions.append(action)
  }

  /// Takes a view along without keys: from a view of the presenting screen to one of the presented
  /// screen, and back.
  ///
  /// ```swift
  /// controller.takeAlong(to: \Detail.picture) { [weak self] detail in
  ///   self?.cell(for: detail.photo)?.picture
  /// }
  /// ```
  ///
  /// Both views are asked for anew in every run and both directions, when both screens are laid out,
  /// so nothing needs to be remembered. Where one of them is `nil`, the other stays in its screen.
  /// A second call for the same key path replaces the first. `UIView.takeAlong` has the options.
  ///
  /// - Parameters:
  ///   - destination: The view of the presented screen. That may be inside a container, such as a
  ///     navigation controller: the first controller of this type in sight counts.
  ///   - source: Returns the view of the presenting screen. The presented screen retains it: capture
  ///     the presenting one weakly.
  /// - Returns: The element's key in the report.
  @discardableResult
  public func takeAlong<Screen: UIViewController, View: UIView>(
    to destination: KeyPath<Screen, View>, from source: @escaping @MainActor (Screen) -> UIView?
  ) -> TakeAlongKey {
    link(destination, to: { $0[keyPath: destination] }, from: source)
  }

  /// Takes a view along without keys, to a view that the presented screen may lack.
  ///
  /// - Returns: The element's key in the report.
  @discardableResult
  public func takeAlong<Screen: UIViewController, View: UIView>(
    to destination: KeyPath<Screen, View?>, from source: @escaping @MainActor (Screen) -> UIView?
  ) -> TakeAlongKey {
    link(destination, to: { $0[keyPath: destination] }, from: source)
  }

  private func link<Screen: UIViewController>(
    _ path: AnyKeyPath, to destination: @escaping (Screen) -> UIView?,
    from source: @escaping (Screen) -> UIView?
  ) -> TakeAlongKey {
    links.removeAll { $0.path == path }
    // Before iOS 16.4 key paths of the same type have the same name.
    let name = "\(path)"
    var (key, number) = (TakeAlongKey(name), 1)
    while links.contains(where: { $0.key == key }) {
      number += 1
      key = TakeAlongKey(name, of: number)
    }
    links.append(ElementLink(path, named: key, to: destination, from: source))
    return key
  }

  /// Returns an animator for one run in a container whose delegate is the app's own, for example
  /// from `navigationController(_:animationControllerFor:from:to:)`. A card preset fills the
  /// container there.
  ///
  /// - Parameter direction: `.opening` if the screen arrives, `.closing` if it leaves.
  public func animator(
    for direction: TransitionDirection
  ) -> any UIViewControllerAnimatedTransitioning {
    InterruptibleTransitionAnimator(TransitionRun(direction, of: self))
  }

  /// Removes the transition from the screen, and restores the delegate and the presentation style
  /// that the screen had before. A presented screen stays presented; its dismissal no longer uses
  /// this transition.
  public func remove() {
    guard let destination, TransitionController.installed(on: destination) === self else { return }
    interaction.retire()
    presentation?.endSwing()
    presentation?.holes.fill()
    if destination.transitioningDelegate === delegate { previous.restore(on: destination) }
    controllers[destination] = nil
  }

  /// Dismisses the screen. An opening that is still playing is reversed, which UIKit's own
  /// `dismiss(animated:completion:)` refuses to do. Does not ask the app for consent.
  public func dismiss() {
    if let run { return run.turn(.closing) }
    // The screen itself: asked itself, it would dismiss what it presents first.
    destination?.presentingViewController?.dismiss(animated: true)
  }

  /// Returns a custom gesture's progress within 0…1, and reports the first unusable value.
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
    let presentation = destination.presentationController as? PresentationController
    // A child of a presented screen is given its ancestor's.
    return presentation?.presentedViewController === destination ? presentation : nil
  }

  func report(_ misuse: TransitionMisuse) { misuse.report(about: destination) }

  func runEnded(_ ending: TransitionEnding) {
    for action in endActions { action(ending) }
  }

  /// Takes iOS 18's own transition away from the screen: no documentation says which of the two plays.
  private func takePreferredTransition() {
    guard #available(iOS 18, *), destination?.preferredTransition != nil else { return }
    destination?.preferredTransition = nil
    report(.preferredTransitionReplaced)
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

/// The controller of each screen, retained by the screen.
@MainActor private let controllers = Slot<TransitionController>()

/// The settings that a screen had before it was given a transition.
@MainActor
private final class PreviousSetup {
  private weak var delegate: (any UIViewControllerTransitioningDelegate)?
  private let style: UIModalPresentationStyle
  private let capturesStatusBar: Bool
  private var restorePreferredTransition: (UIViewController) -> Void = { _ in }

  init(of screen: UIViewController) {
    delegate = screen.transitioningDelegate
    style = screen.modalPresentationStyle
    capturesStatusBar = screen.modalPresentationCapturesStatusBarAppearance
    if #available(iOS 18, *), let transition = screen.preferredTransition {
      restorePreferredTransition = { $0.preferredTransition = transition }
    }
  }

  func restore(on screen: UIViewController) {
    screen.transitioningDelegate = delegate
    screen.modalPresentationStyle = style
    screen.modalPresentationCapturesStatusBarAppearance = capturesStatusBar
    restorePreferredTransition(screen)
  }
}
