/// Calls `updateConstraints` of the views that ask for it, before layout; there are no constraints.
@MainActor enum ConstraintPass {
  private static var waiting: [Weak<UIView>] = []

  static func add(_ view: UIView) {
    _ = registered
    waiting.removeAll { $0.object == nil || $0.object === view }
    waiting.append(Weak(object: view))
    // Also where it is asked for in the middle of a commit.
    MainLoop.main.perform { _ = TransactionStack.current.top }
  }

  /// Documented: from the leaves of the hierarchy towards the window. A call may ask for another
  /// one, which then comes in the same pass.
  static func run(in top: UIView?) {
    for _ in 0..<100 {
      let views = waiting.compactMap(\.object).filter { view in
        view.wantsConstraints && (top.map(view.isDescendant) ?? (view.window != nil))
      }
      if views.isEmpty { return }
      for view in views.sorted(by: { $0.depth > $1.depth }) where view.wantsConstraints {
        view.wantsConstraints = false
        waiting.removeAll { $0.object === view }
        if let controller = view.controller {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
    HeadlessMisuse.record(.commitDoesNotSettle, "a hundred passes left constraints to update")
  }

  private static let registered: Void = {
    MainLoop.main.onReset { MainActor.assumeIsolated { waiting = [] } }
    MainLoop.main.beforeEveryLayout { MainActor.assumeIsolated { run(in: nil) } }
  }()
}

extension UIView {
  fileprivate var depth: Int { (superview?.depth ?? -1) + 1 }
}
