/// Where no source says in which order UIKit calls, the stand-in has two answers: a suite should
/// run under both.
public enum HeadlessOrder: Sendable, CaseIterable {
  case first, second
}

@MainActor
enum TransitionSwitches {
  static var order = HeadlessOrder.first
  static var unanimatedRunsAnimator = true

  static func reset() {
    order = .first
    unanimatedRunsAnimator = true
  }
}

extension Headless {
  /// Which of the two orders transitions follow that begin from now on.
  public static var order: HeadlessOrder {
    get { TransitionSwitches.order }
    set { TransitionSwitches.order = newValue }
  }

  /// Whether `animated: false` still runs the animator of a `.custom` presentation: Apple's
  /// header says so, reports contradict it.
  public static var unanimatedRunsAnimator: Bool {
    get { TransitionSwitches.unanimatedRunsAnimator }
    set { TransitionSwitches.unanimatedRunsAnimator = newValue }
  }
}
