/// The wishes of an app: the transition of a screen or a container, another one for the next closing, and the choices of
/// dynamic transitions.
@MainActor
struct Choice {
  private(set) var transition: ViewControllerTransition
  /// The transition of the next closing, in place of `transition`.
  private(set) var next: ViewControllerTransition?
  /// The movements chosen for a change, by a dynamic transition or by `next`.
  private var chosen: [TransitionDirection: Movement] = [:]

  init(_ transition: ViewControllerTransition) { self.transition = transition }

  /// The movement of a direction: the one chosen last, or else the transition's own, `.system` for a dynamic one.
  func movement(_ direction: TransitionDirection) -> Movement {
    chosen[direction] ?? transition.movement(direction, for: nil) { _ in }
  }

  /// Returns the movement of a change that may follow, without keeping the movement.
  func movement(
    for request: TransitionRequest, report: (TransitionIssue) -> Void
  ) -> Movement {
    transition.isStatic
      ? movement(request.direction)
      : transition.movement(request.direction, for: request, report: report)
  }

  /// Sets the transition.
  ///
  /// - Parameter request: The request of a run in progress, or of a closing of the open screen, for which a dynamic
  ///   transition chooses at once; `nil` without either.
  mutating func set(
    _ transition: ViewControllerTransition, during request: TransitionRequest?,
    report: (TransitionIssue) -> Void
  ) {
    self.transition = transition
    chosen = next == nil ? [:] : chosen.filter { $0.key == .closing }
    guard let request, !transition.isStatic else { return }
    for direction in [TransitionDirection.opening, .closing] where chosen[direction] == nil {
      var request = request
      request.direction = direction
      chosen[direction] = transition.movement(direction, for: request, report: report)
    }
  }

  /// Names the transition of the next closing.
  mutating func close(with transition: ViewControllerTransition) { next = transition }

  /// Returns the movement of a change that is about to be made, and keeps what has been chosen for it.
  mutating func resolve(
    _ request: TransitionRequest, report: (TransitionIssue) -> Void
  ) -> Movement {
    // The system's animation has no run that ends.
    if request.direction == .opening { forgetNext() }
    if let asked = next ?? (transition.isStatic ? nil : transition) {
      chosen[request.direction] = asked.movement(
        request.direction, for: request, report: report)
    }
    return movement(request.direction)
  }

  /// Returns to `transition` after the closing with another one.
  mutating func forgetNext() {
    guard next != nil else { return }
    next = nil
    chosen[.closing] = nil
  }
}
