import UIKit

// The presentation that a run belongs to.
extension RunningTransition {
  /// The library's presentation controller. `nil` in a navigation or tab bar controller, where a
  /// child's `presentationController` has no part in the transition.
  func presentation(in context: any RunContext) -> PresentationController? {
    guard context.style != .none else { return nil }
    let screen = context.screen(arrives: direction == .opening)
    return screen?.presentationController as? PresentationController
  }

  func reportDegradation(_ context: any RunContext) {
    guard direction == .opening, context.style != .none, definition.presentation.controller == nil
    else { return }
    controller?.report(
      context.style == .custom ? .presentationControllerReadEarly : .styleChanged)
  }
}
