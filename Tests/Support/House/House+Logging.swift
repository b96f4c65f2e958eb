import UIKit

@testable import TransitionCatalog

/// Two screens that log their callbacks.
typealias Theatre = House<LoggingController>

extension House where Screen == LoggingController {
  convenience init(
    _ venue: Venue = .modal, size: CGSize? = nil, isRightToLeft: Bool = false
  ) {
    let log = Log()
    let (presenter, screen) = (
      LoggingController("presenter", log), LoggingController("screen", log)
    )
    if isRightToLeft { presenter.view.semanticContentAttribute = .forceRightToLeft }
    self.init(venue, [presenter, screen], log: log, size: size)
    log.clear()
  }

  convenience init(_ size: CGSize, isRightToLeft: Bool = false) {
    self.init(.modal, size: size, isRightToLeft: isRightToLeft)
  }

  func newScreen() { replaceScreen(with: LoggingController("screen", log)) }

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
    clock.turn()
  }

  func dismiss(animated: Bool = true) {
    presenter.dismiss(animated: animated) { [log] in log.write("dismissed") }
    clock.turn()
  }

  /// The time that the run in progress takes in all, in seconds.
  var duration: TimeInterval { run?.playback?.choreography.timing.duration ?? 0 }
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
  func change(_ change: (inout TransitionSettings) -> Void) {
    var settings = TransitionSettings()
    change(&settings)
    transition = settings.modifiers.reduce(transition) { $0.modified(by: $1) }
  }
}

extension TransitionSettings {
  /// The modifiers that set what is set here.
  fileprivate var modifiers: [TransitionModifier] {
    var modifiers: [TransitionModifier] = []
    if let from { modifiers.append(.from(from)) }
    if let to { modifiers.append(.to(to)) }
    if let size { modifiers.append(.size(size)) }
    if let cornerRadius { modifiers.append(.cornerRadius(cornerRadius)) }
    if let dismissesOnTapOutside {
      modifiers.append(.dismissesOnTapOutside(dismissesOnTapOutside))
    }
    if let displayCornerRadius { modifiers.append(.displayCornerRadius(displayCornerRadius)) }
    if let duration { modifiers.append(.duration(CGFloat(duration))) }
    if let timing { modifiers.append(.timing(timing)) }
    if let backdrop { modifiers.append(.backdrop(backdrop)) }
    return modifiers
  }
}
