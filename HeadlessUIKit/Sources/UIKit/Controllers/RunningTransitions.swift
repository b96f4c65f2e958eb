/// Transitions that have begun and not ended, so that one that never ends can be reported.
@MainActor
enum RunningTransitions {
  private static var all: [any SystemTransition] = []

  static func add(_ run: any SystemTransition) {
    ControllerReset.register()
    all.append(run)
  }

  static func remove(_ run: any SystemTransition) { all.removeAll { $0 === run } }

  /// The transition that has begun with this view, as `view(forKey:)` answers.
  static func run(of view: UIView) -> (any SystemTransition)? {
    all.first { run in
      run.phase == .running && (run.view(of: run.from) === view || run.view(of: run.to) === view)
    }
  }

  /// `completeTransition(_:)` must be called for every custom transition [controllers 10.1].
  static func reportNeverCompleted() {
    for run in all where run.phase == .running { report(run) }
  }

  /// A window that goes away takes along any hope of a completion.
  static func reportWithoutWindow() {
    for run in all where run.phase == .running && run.context.window == nil { report(run) }
  }

  private static func report(_ run: any SystemTransition) {
    HeadlessMisuse.record(
      .neverCompleted,
      "completeTransition(_:) has not been called for <\(type(of: run.subject))>.")
  }

  /// Breaks the cycles of runs that nobody will end.
  static func abandon() {
    let runs = all
    all = []
    for run in runs {
      run.close()
      run.letGo()
      run.forget()
    }
  }
}

@MainActor
enum ControllerReset {
  private static let once: Void = MainLoop.main.onReset {
    MainActor.assumeIsolated {
      RunningTransitions.abandon()
      TransitionSwitches.reset()
      BarLook.floats = false
      SnapshotCost.seconds = 0
      DeviceOrientation.reset()
      KeyWindow.current = nil
    }
  }

  static func register() { once }
}
