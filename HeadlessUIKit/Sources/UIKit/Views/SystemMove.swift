/// Marks what UIKit itself does with views, as against what a program does.
@MainActor enum SystemMove {
  private static var depth = 0

  static func perform(_ work: () -> Void) {
    depth += 1
    work()
    depth -= 1
  }

  /// UIKit expects to find the views of a transition where it, or the animator's container, put
  /// them; a program that moves one elsewhere in between loses it at the end.
  // Unverified: what UIKit does with a view that somebody else holds when a transition ends.
  static func note(_ view: UIView, from former: UIView, to superview: UIView) {
    guard depth == 0, former !== superview, let controller = view.controller,
      controller.appearance.phase == .appearing || controller.appearance.phase == .disappearing
    else { return }
    HeadlessMisuse.note(
      .reparented,
      "the view of \(type(of: controller)) was taken from \(type(of: former)) to "
        + "\(type(of: superview)) while it was \(controller.appearance.phase)")
  }
}
