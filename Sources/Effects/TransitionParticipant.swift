import UIKit

/// A screen that takes part in transitions: `TransitionParticipant` returns the views for an effect key, adds effects
/// of the screen's own, and is called in each run.
///
/// Adopt `TransitionParticipant` in a view controller on either side of a transition. All members have defaults. All
/// visible controllers take part, also inside navigation, tab bar, split and page view controllers and in containers of
/// the app's own, and also an app's own presentation controller. They are found anew in every run.
///
/// ```swift
/// extension PhotoViewController: TransitionParticipant {
///   var viewEffects: [String: TransitionEffect] { ["title": [.offset(y: -40), .fade]] }
/// }
/// ```
@MainActor
public protocol TransitionParticipant: AnyObject {
  /// Returns the views of this screen for a key, in addition to views with this `UIView.effectKey`. Invisible views are
  /// ignored. Empty by default.
  func views(forEffect key: String) -> [UIView]

  /// The effects on views of this screen, by their keys. These effects play in every transition, also in presets. Empty
  /// by default.
  ///
  /// Views of child screens move too, except views with an effect in the child's own `viewEffects`. An effect of the
  /// transition with the same key is combined with this effect.
  var viewEffects: [String: TransitionEffect] { get }

  /// Called when a run begins. Both screens are in the container, at rest, before any movement. Call
  /// `TransitionRun.animate(delayFactor:_:)`, `delayEnd()` and `onEnd(_:)` here, to let the screen do more during the
  /// run.
  ///
  /// Called on the leaving screen first, then on the arriving screen; on outer controllers before inner controllers; on
  /// each controller once.
  func transitionWillBegin(_ run: TransitionRun)

  /// Called when a run has ended, after UIKit is informed and the remaining screens are at rest. Called on the same
  /// controllers as `transitionWillBegin(_:)`, in the opposite order.
  func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding)
}

extension TransitionParticipant {
  /// No additional views.
  public func views(forEffect key: String) -> [UIView] { [] }

  /// No effects of its own.
  public var viewEffects: [String: TransitionEffect] { [:] }

  /// Does nothing.
  public func transitionWillBegin(_ run: TransitionRun) {}

  /// Does nothing.
  public func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding) {}
}

/// The controllers whose views effects move: of a whole screen, for the effects of the transition, or a single
/// controller with `effects` of its own, from `viewEffects` and `sceneEffects`.
@MainActor
struct EffectSource {
  let screen: ElementScreen
  let controllers: [UIViewController]
  /// The view with the views that have an `effectKey`.
  let view: UIView?
  var effects = ScreenEffects()
  /// The number of the single controller in its screen, from 1; 0 for the whole screen.
  var number = 0

  fileprivate var depth: Int { Array(sequence(first: controllers[0], next: \.parent)).count }

  /// Returns the views of a key, as named in a `Choreography`.
  func views(_ key: String) -> InnerViews {
    InnerViews(key: key, screen: screen.side, owner: number)
  }
}

extension ElementScreen {
  /// The controllers with effects of their own, inner controllers first, because a view belongs to the innermost
  /// controller with an effect on the view.
  var ownEffects: [EffectSource] {
    controllers.enumerated().compactMap { index, controller -> EffectSource? in
      var effects = (controller as? any TransitionParticipant)?.viewEffects ?? [:]
      effects.merge(controller.sceneEffects) { $0.combined(with: $1) }
      guard !effects.isEmpty else { return nil }
      return EffectSource(
        screen: self, controllers: [controller], view: controller.viewIfLoaded,
        effects: ScreenEffects(views: effects), number: index + 1)
    }.sorted { ($0.depth, $1.number) > ($1.depth, $0.number) }
  }
}

extension UIView {
  /// This view and its descendants with an `effectKey`, by key.
  var viewsWithEffectKeys: [String: [UIView]] {
    var views: [String: [UIView]] = [:]
    walk { view in
      if let key = view.effectKey { views[key, default: []].append(view) }
    }
    return views
  }
}

extension TransitionRequest {
  /// Returns the participants in both screens, each once: the leaving screen first, outer controllers first.
  func participants(isInContainer: Bool) -> [any TransitionParticipant] {
    var participants: [any TransitionParticipant] = []
    for screen in (direction == .opening ? [back, front] : [front, back]).compactMap({ $0 }) {
      // The app's own presentation controller takes part in the run, too. Only the `presentationController` of a
      // presented screen is read, because otherwise UIKit would create and keep a presentation controller.
      let isPresented = screen === front && kind == .presentation && !isInContainer
      let presentation = isPresented ? screen.presentationController : nil
      let controllers = ElementScreen(screen, as: screen === front ? .front : .back).controllers
      let all: [AnyObject] = [presentation].compactMap { $0 } + controllers
      for case let participant as any TransitionParticipant in all
      where !participants.contains(where: { $0 === participant }) {
        participants.append(participant)
      }
    }
    return participants
  }
}
