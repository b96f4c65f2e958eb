/// What a controller knows about presentations that it takes part in.
@MainActor
struct ModalState {
  var style = UIModalPresentationStyle.automatic
  /// The controller that this one presents.
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// This one's own presentation controller: one for each presentation [controllers 1.6].
  var controller: UIPresentationController?
  /// Stands in for `controller` where the presentation has adapted to another style.
  var adaptive: UIPresentationController?
  /// The transition that this one takes part in, on either side.
  var run: PresentationRun?
  /// Torn down, or adapted, without a transition of its own [controllers 8.5].
  var vanishes = false
  var preferredTransition: UIViewController.Transition?
  /// Nil until the app says so.
  var definesContext: Bool?

  /// The one that manages the presentation now.
  var active: UIPresentationController? { adaptive ?? controller }

  /// A transition has the say over the view's comings and goings.
  /// Unverified: what is presented in a context comes and goes with the view that holds it.
  var isDriven: Bool {
    run != nil || vanishes || (presenter != nil && active?.isInContext != true)
  }

  func isBeing(_ kind: PresentationRun.Kind, _ controller: UIViewController) -> Bool {
    if kind == .dismissal, vanishes { return true }
    guard let run, run.kind == kind else { return false }
    return run.presented === controller
  }
}
