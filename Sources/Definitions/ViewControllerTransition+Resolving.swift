import UIKit

extension ViewControllerTransition {
  /// The deepest chain of dynamic transitions.
  static let depthOfChoices = 16

  /// True if nothing has to be asked.
  var isStatic: Bool {
    switch content {
    case .composition, .system: true
    case .asymmetric(let opening, let closing): opening.isStatic && closing.isStatic
    case .dynamic: false
    }
  }

  /// True if the system's animation plays in both directions.
  var isSystem: Bool {
    switch content {
    case .system: true
    case .asymmetric(let opening, let closing): opening.isSystem && closing.isSystem
    case .composition, .dynamic: false
    }
  }

  /// Returns the movements of a direction: `nil` for the system's animation, and for a choice without a request.
  ///
  /// - Parameter report: Is called for choices that never end.
  @MainActor
  func composition(
    _ direction: TransitionDirection, for request: TransitionRequest?,
    report: (TransitionMisuse) -> Void
  ) -> Composition? {
    var (transition, choices) = (self, 0)
    while true {
      switch transition.content {
      case .composition(let composition): return composition
      case .system: return nil
      case .asymmetric(let opening, let closing):
        transition = direction == .opening ? opening : closing
      case .dynamic(let choose):
        guard let request else { return nil }
        guard choices < ViewControllerTransition.depthOfChoices else {
          report(.dynamicCycle)
          return nil
        }
        choices += 1
        transition = choose(request)
      }
    }
  }
}
