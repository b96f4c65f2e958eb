/// Looks at the visual effects on the screen after every turn of the run loop.
@MainActor enum EffectWatch {
  private static var views: [Weak<UIVisualEffectView>] = []

  static func add(_ view: UIVisualEffectView) {
    _ = registered
    views.removeAll { $0.object == nil || $0.object === view }
    views.append(Weak(object: view))
  }

  private static let registered: Void = {
    MainLoop.main.onReset { MainActor.assumeIsolated { views = [] } }
    MainLoop.main.afterEveryTurn {
      MainActor.assumeIsolated {
        for view in views {
          view.object?.checkFading()
          view.object?.checkMasks()
          view.object?.checkArrival()
        }
      }
    }
  }()
}
