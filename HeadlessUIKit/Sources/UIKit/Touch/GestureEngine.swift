/// Settles what becomes of the recognizers that share touches.
///
/// In each event all of them see the touches and move their own states; then failure requirements,
/// permission to begin and exclusion are settled, actions are sent, and views are told
/// [gestures 26].
@MainActor final class GestureEngine {
  static let shared = GestureEngine()

  /// Recognizers that have seen a touch and have not been reset; the first wins a tie: the deepest,
  /// on the same view the latest added [gestures 50].
  var active: [UIGestureRecognizer] = []
  /// Touches whose view waits for a recognizer to decide.
  var held: [UITouch] = []
  /// What was said of the event, once in a sequence of touches [gestures 10].
  var eventAnswers: [(recognizer: UIGestureRecognizer, takes: Bool)] = []
  let event = UIEvent()

  var isTelling = false
  private var isSettling = false
  private var isScheduled = false
  private var again = false

  func reset() {
    for recognizer in active { recognizer.attempt = GestureAttempt() }
    (active, held, eventAnswers, event.touches) = ([], [], [], [])
    (isTelling, isSettling, isScheduled, again) = (false, false, false, false)
  }

  func stateChanged(_ recognizer: UIGestureRecognizer) {
    if !active.contains(recognizer) { insert(recognizer) }
    if isTelling { return }
    if isSettling { again = true } else { schedule() }
  }

  /// In the next turn.
  func schedule() {
    if isSettling { again = true }
    if isSettling || isTelling || isScheduled { return }
    isScheduled = true
    MainLoop.main.perform {
      MainActor.assumeIsolated { [self] in
        isScheduled = false
        settle()
      }
    }
  }

  func settle(tellingViews: () -> Void = {}) {
    if isSettling {
      again = true
      return tellingViews()
    }
    isSettling = true
    defer { isSettling = false }
    again = false
    reconcile()
    sendActions()
    tellingViews()
    tellHeldViews()
    resetFinished()
    while again {
      again = false
      reconcile()
      sendActions()
      tellHeldViews()
      resetFinished()
    }
  }

  func insert(_ recognizer: UIGestureRecognizer) {
    var (depth, view) = (0, recognizer.view?.superview)
    while let next = view { (depth, view) = (depth + 1, next.superview) }
    recognizer.attempt.depth = depth
    recognizer.attempt.rank =
      recognizer.view?.recognizers.firstIndex { $0 === recognizer } ?? 0
    let attempt = recognizer.attempt
    let index = active.firstIndex {
      ($0.attempt.depth, $0.attempt.rank) < (attempt.depth, attempt.rank)
    }
    active.insert(recognizer, at: index ?? active.count)
  }

  private func sendActions() {
    for recognizer in active where recognizer.attempt.needsAction { report(recognizer) }
  }

  /// What was held back begins with `.began`, however far it has come [gestures 30].
  func report(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.isRecognized else { return }
    let isFirst = !recognizer.attempt.hasReported
    recognizer.attempt.needsAction = false
    recognizer.attempt.hasReported = true
    let rules = TouchSwitches.gestures
    if isFirst, rules.cancelsTouchesFirst { cancelTouches(of: recognizer) }
    let state = recognizer.attempt.state
    if isFirst, recognizer.attempt.isContinuous, state != .began {
      send(recognizer, .began)
      if state.isOver, recognizer.attempt.state == state, !recognizer.attempt.needsAction {
        send(recognizer, state)
      }
    } else {
      send(recognizer, state)
    }
    if isFirst, !rules.cancelsTouchesFirst { cancelTouches(of: recognizer) }
  }

  private func send(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let outer = recognizer.attempt.shown
    recognizer.attempt.shown = state
    for (_, action) in recognizer.actions { action(recognizer) }
    recognizer.attempt.shown = outer
  }
}
