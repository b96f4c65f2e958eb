import UIKit

/// A change of a transition, kept as a value, so that transitions can be compared and printed. `nil` is the default of
/// the movement, also in place of an unusable value.
enum TransitionModifier: Equatable, Sendable {
  case from(TransitionPlace?)
  case to(TransitionPlace?)
  case size(TransitionSize?)
  case cornerRadius(CGFloat?)
  case dismissesOnTapOutside(Bool)
  case displayCornerRadius(CGFloat?)
  case duration(CGFloat?)
  case timing(TransitionTiming?)
  case backdrop(TransitionBackdrop?)
  case presentation(TransitionPresentation)
  case reduced(ViewControllerTransition)
  case mirrored
  /// The reports on parameters of calls.
  case faults([TransitionIssue])
}

extension Movement {
  /// Returns the movement with a change; `.system` is never changed.
  func modified(by modifier: TransitionModifier) -> Movement {
    guard !isSystem else { return self }
    var copy = self
    switch modifier {
    case .from(let place): copy.ownSettings.from = place
    case .to(let place): copy.ownSettings.to = place
    case .size(let size): copy.ownSettings.size = size
    case .cornerRadius(let radius): copy.ownSettings.cornerRadius = radius
    case .dismissesOnTapOutside(let dismisses): copy.ownSettings.dismissesOnTapOutside = dismisses
    case .displayCornerRadius(let radius): copy.ownSettings.displayCornerRadius = radius
    case .duration(let seconds): copy.ownSettings.duration = seconds.map(Double.init)
    case .timing(let timing): copy.ownSettings.timing = timing
    case .backdrop(let backdrop): copy.ownSettings.backdrop = backdrop
    case .presentation(let form): copy = presented(as: form)
    case .reduced(let fallback): copy.reducedTo = fallback
    case .mirrored: copy = mirrored()
    case .faults(let faults): copy.faults += faults
    }
    return copy
  }
}
