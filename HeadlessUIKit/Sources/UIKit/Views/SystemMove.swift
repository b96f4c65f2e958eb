/// Marks what UIKit itself does with views, as against what a program does.
@MainActor enum SystemMove {
  private static var depth = 0

  static func perform(_ work: () -> Void) {
    depth += 1
    work()
    depth -= 1
  }

  /// UIKit expects to find the views of a transition where it had them, or in the container, to
  /// which an animator may add them; a program that moves one elsewhere loses it at the end.
  // Unverified: what UIKit does with a view that somebody else holds when a transition ends.
  static func note(_ view: UIView, from former: UIView, to superview: UIView) {
    guard depth == 0, MisuseWatch.kinds.contains(.reparented), former !== superview,
      let run = RunningTransitions.run(of: view), !run.context.belongs(view, to: superview)
    else { return }
    HeadlessMisuse.note(
      .reparented,
      "a view of the transition of <\(type(of: run.subject))> was taken from "
        + "\(type(of: former)) to \(type(of: superview)) before completeTransition(_:)")
  }
}
