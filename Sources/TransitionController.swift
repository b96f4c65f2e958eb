import UIKit

/// A transition: the preset, the options and the gesture with which a screen is presented and dismissed, or
/// pushed and popped, or with which a container changes screens. One initializer call is enough; the screen,
/// or the container, retains the controller.
///
/// ```swift
/// override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///   TransitionController(presenting: segue.destination, preset: .slide)
/// }
/// ```
@MainActor
public final class TransitionController: NSObject {
  /// The screen that has the transition, or the container whose screens have.
  public private(set) weak var destination: UIViewController?

  /// The transition. The movement changes with the next run; the form of a screen that is open stays, its
  /// backdrop changes at once.
  public var transition: ViewControllerTransition {
    didSet {
      check(options)
      presentation?.optionsChanged()
    }
  }

  /// The app's options, on top of those that the transition has itself. A card's size, corner radius and
  /// backdrop change at once, animated while no run is in progress. The movement itself changes with the next
  /// run.
  public var options: TransitionOptions {
    didSet {
      check(options, keepsChoice: true)
      presentation?.optionsChanged()
    }
  }

  /// The gesture that dismisses or pops the screen, or changes tabs. A change takes effect at once, also while the screen is
  /// open. A drag in progress ends as if it were cancelled.
  public var gesture: TransitionGesture {
    get { interaction.gesture }
    set {
      interaction.change(to: newValue)
      installation?.gestureChanged()
      interaction.check(options)
    }
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
  var links: [ElementLink] = []

  private(set) lazy var interaction = Interaction(initialGesture, openedBy: opener, for: self)
  private let initialGesture: TransitionGesture
  private weak var opener: UIGestureRecognizer?
  /// The transition of either direction, as it was resolved last.
  var opening = ResolvedTransition(nil, TransitionOptions())
  var closing = ResolvedTransition(nil, TransitionOptions())
  /// The transition that the next closing plays instead, because its call has named it.
  var nextClosing: NamedClosing?
  /// The run in progress, if any.
  weak var run: RunningTransition?
  /// The run in progress that an animator of the app's own plays.
  weak var animatorRun: AnimatorRun?
  private(set) var installation: (any Installation)?
  /// The kind of the change that was asked for last.
  var kind = TransitionRequest.Kind.presentation
  /// The notes of the screens that take part.
  let memory = RunMemory()
  /// True if the screen has followed a shared element in its last run.
  var hasFollowedElement = false
  private var hasReportedProgress = false
  /// True if the app has removed it.
  private(set) var isRemoved = false
  /// True if the app has called `dismiss()` during an opening that cannot be turned round.
  var dismissesWhenOpen = false
  var lateDismissal: FrameLink?
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
      presenting: destination, transition: .preset(preset), options: options,
      gesture: gesture, openedBy: openedBy)
  }

  /// Gives `destination` a transition of any kind: a preset, the app's own, or the system's. Otherwise as
  /// `init(presenting:preset:options:gesture:openedBy:)`.
  @discardableResult
  public convenience init(
    presenting destination: UIViewController, transition: ViewControllerTransition,
    options: TransitionOptions = TransitionOptions(), gesture: TransitionGesture = .none,
    openedBy: UIGestureRecognizer? = nil
  ) {
    self.init(
      of: destination, transition: transition, options: options, gesture: gesture,
      openedBy: openedBy)
    installDelegate(on: destination)
  }

  /// Becomes the transition of a screen that is presented.
  ///
  /// - Parameter isForOnce: Whether that is for one presentation: then the screen's own transition comes back.
  func installDelegate(on destination: UIViewController, isForOnce: Bool = false) {
    let resting = isForOnce ? ModalDelegate.lasting(on: destination) : nil
    let earlier = replaceController(of: destination, rests: resting != nil)
    let modal = earlier as? ModalDelegate
    if modal == nil { earlier?.remove() }
    let delegate = ModalDelegate(self, for: destination, insteadOf: modal)
    delegate.isForOnce = isForOnce
    delegate.resting = resting
    if earlier == nil, destination.transitioningDelegate != nil { report(.delegateReplaced) }
    if destination.presentingViewController?.presentedViewController === destination {
      report(.alreadyPresented)
    }
    check(options)
    takePreferredTransition()
    delegate.install()
    installation = delegate
    presentation?.adopt(self)
  }

  /// Makes a controller that is installed nowhere yet.
  init(
    of destination: UIViewController, transition: ViewControllerTransition,
    options: TransitionOptions, gesture: TransitionGesture, openedBy: UIGestureRecognizer? = nil
  ) {
    self.destination = destination
    initialGesture = gesture
    opener = openedBy
    self.transition = transition
    self.options = options
    super.init()
    _ = interaction
  }

  /// Comes back to a screen that has had another transition for one presentation.
  func resume(_ delegate: ModalDelegate, on screen: UIViewController) {
    guard !isRemoved, TransitionController.installed(on: screen) == nil else { return }
    controllers[screen] = self
    installation = delegate
    delegate.install()
    presentation?.adopt(self)
  }

  /// Becomes the controller of a screen. Returns what the earlier one had installed.
  ///
  /// - Parameter rests: Whether the earlier one is to come back.
  func replaceController(of screen: UIViewController, rests: Bool = false) -> (any Installation)? {
    guard let earlier = TransitionController.installed(on: screen) else {
      controllers[screen] = self
      return nil
    }
    if rests {
      earlier.interaction.rest()
    } else {
      earlier.interaction.retire()
      if (earlier.installation as? ModalDelegate)?.isForOnce != true { report(.controllerReplaced) }
    }
    controllers[screen] = self
    defer { earlier.installation = nil }
    return earlier.installation
  }

  /// Notes what the controller has installed, and reads its options.
  func install(_ installation: any Installation) {
    self.installation = installation
    check(options)
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

  /// Removes the transition from the screen, and restores the delegate and the presentation style
  /// that the screen had before. A presented screen stays presented; its dismissal no longer uses
  /// this transition.
  public func remove() {
    let installation = installation
    isRemoved = true
    giveUp()
    installation?.remove()
  }

  /// Leaves the screen, without restoring anything, perhaps for a while.
  func giveUp(rests: Bool = false) {
    installation = nil
    if rests { interaction.rest() } else { interaction.retire() }
    if let destination, controllers[destination] === self { controllers[destination] = nil }
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

  var presentation: PresentationController? { installation?.presentation }

  /// True while a run is in progress.
  var isRunning: Bool { run != nil || animatorRun != nil }

  func report(_ misuse: TransitionMisuse) { misuse.report(about: destination) }

  func runEnded(_ ending: TransitionEnding) {
    nextClosing = nil
    installation?.runEnded()
    dismissIfWanted(after: ending)
    for action in endActions { action(ending) }
  }

  /// Takes iOS 18's own transition away from the screen: no documentation says which of the two plays.
  func takePreferredTransition() {
    guard #available(iOS 18, *), destination?.preferredTransition != nil else { return }
    destination?.preferredTransition = nil
    report(.preferredTransitionReplaced)
  }
}

extension TransitionController: InteractionHost {
  // An animator of the app's own is not caught.
  var interactiveRun: (any InteractiveRun)? { run }

  var dismissible: (any DismissiblePresentation)? { installation?.dismissible }

  var scrollHandOff: TransitionScrollHandOff { resolvedOptions.scrollHandOff ?? .atEdge }
}

/// The controller of each screen, retained by the screen.
@MainActor private let controllers = Slot<TransitionController>()
