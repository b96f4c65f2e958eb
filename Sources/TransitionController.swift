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

  let definition: any PresetDefinition
  private(set) var settings = TransitionSettings()
  /// The run in progress, if any.
  weak var run: TransitionAnimator?
  private let delegate = ModalDelegate()
  private let former: Former
  private var endings: [(Bool) -> Void] = []

  /// Gives `destination` a transition: call it before the screen is presented, e.g. in
  /// `prepare(for:sender:)`. The screen may be of any kind, also a navigation controller.
  ///
  /// Sets `transitioningDelegate` and `modalPresentationStyle = .custom`; a delegate that was
  /// there is replaced, and an earlier transition of ours too (the last one wins); both are
  /// reported. The screen's view is not loaded.
  @discardableResult
  public convenience init(
    presenting destination: UIViewController, preset: TransitionPreset,
    options: TransitionOptions = TransitionOptions()
  ) {
    self.init(presenting: destination, definition: preset.definition, options: options)
  }

  @discardableResult
  init(
    presenting destination: UIViewController, definition: any PresetDefinition,
    options: TransitionOptions = TransitionOptions()
  ) {
    self.destination = destination
    self.definition = definition
    self.options = options
    let earlier = TransitionController.installed(on: destination)
    former = earlier?.former ?? Former(of: destination)
    super.init()
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
    associate(self, with: destination)
  }

  /// The transition that a screen was given, if any.
  public static func installed(on destination: UIViewController) -> TransitionController? {
    associatedController(of: destination)
  }

  /// Calls `action` after every run of this transition: with `true` when the screen has come or
  /// gone, with `false` when it stayed as it was.
  public func onEnd(_ action: @escaping (_ committed: Bool) -> Void) {
    endings.append(action)
  }

  /// Takes the transition off the screen. What it had before (delegate, style) is back; a screen
  /// that is presented at the time stays, and leaves the way UIKit makes it leave.
  public func remove() {
    guard let destination, TransitionController.installed(on: destination) === self else { return }
    if destination.transitioningDelegate === delegate { former.restore(on: destination) }
    associate(nil, with: destination)
  }

  var presentation: Presentation? {
    guard let destination, destination.presentingViewController != nil else { return nil }
    return destination.presentationController as? Presentation
  }

  func report(_ misuse: TransitionMisuse) { misuse.report(about: destination) }

  func runEnded(committed: Bool) {
    for action in endings { action(committed) }
  }

  private func check(_ options: TransitionOptions) {
    settings = TransitionSettings(options, for: definition) { field, fault in
      report(.option(field.rawValue, preset: definition.name, fault))
    }
  }
}

/// What a screen had before it was given a transition.
@MainActor
private final class Former {
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
