/// What a controller knows about presentations that it takes part in.
@MainActor
struct ModalState {
  var style = UIModalPresentationStyle.automatic
  /// The controller that this one presents.
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// This one's own presentation controller: one for each presentation (facts 1.6).
  var controller: UIPresentationController?
  /// The transition that this one takes part in, on either side.
  var run: PresentationRun?
  /// Torn down without a transition of its own (facts 8.5).
  var vanishes = false

  /// A transition has the say over the view's comings and goings.
  var isDriven: Bool { presenter != nil || run != nil || vanishes }

  func isBeing(_ kind: PresentationRun.Kind, _ controller: UIViewController) -> Bool {
    if kind == .dismissal, vanishes { return true }
    guard let run, run.kind == kind else { return false }
    return run.presented === controller
  }
}
