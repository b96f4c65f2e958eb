import UIKit

/// A dismissal whose progress is set by the app's code: by a slider, a scroll offset or hardware.
///
/// ```swift
/// dismissal = controller?.beginDismissal()  // as the slider is touched; a property of yours
/// dismissal?.update(0.4)
/// dismissal?.finish()  // or cancel()
/// ```
///
/// Until the end, gestures do not move the screen. An interruption, such as an incoming call, cancels the dismissal. Keep
/// the object for as long as the dismissal lasts: when it is freed without an end, the screen goes back.
@MainActor
public final class InteractiveDismissal {
  private let hold: Hold
  private weak var interaction: Interaction?
  private weak var screen: UIViewController?
  private var hasReported = false

  init(_ hold: Hold, by interaction: Interaction) {
    (self.hold, self.interaction) = (hold, interaction)
    screen = interaction.controller.viewController
  }

  deinit {
    // The last reference may be released on any thread.
    Task { @MainActor [weak interaction, hold] in interaction?.end(hold, closes: false) }
  }

  /// Moves the screen to a share of the dismissal: 0 is the open screen, 1 the closed screen. Values outside of 0…1 are
  /// limited, and reported once. After the end, does nothing, and reports a `TransitionIssue` once.
  public func update(_ progress: CGFloat) {
    if interaction?.move(hold, to: progress) != true { reportEnd() }
  }

  /// Plays the rest of the dismissal, with the velocity of the last `update(_:)`. After the end, does nothing, and
  /// reports a `TransitionIssue` once.
  public func finish() {
    if interaction?.end(hold, closes: true) != true { reportEnd() }
  }

  /// Plays the dismissal back to the open screen; the run ends with `TransitionEnding.Reason.driverCancelled`. After the
  /// end, does nothing, and reports a `TransitionIssue` once.
  public func cancel() {
    if interaction?.end(hold, closes: false) != true { reportEnd() }
  }

  private func reportEnd() {
    guard !hasReported else { return }
    hasReported = true
    TransitionIssue.dismissalOver.report(about: screen)
  }
}
