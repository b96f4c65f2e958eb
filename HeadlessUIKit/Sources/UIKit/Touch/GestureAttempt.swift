/// What a recognizer knows between two calls of `reset()`.
@MainActor struct GestureAttempt {
  /// How far the recognizer itself has come.
  var state = UIGestureRecognizer.State.possible
  /// What its targets see while they are called.
  var shown: UIGestureRecognizer.State?
  /// Being followed, in the order in which they landed.
  var touches: [UITouch] = []
  /// All that were followed, lifted ones included: they tie recognizers together.
  var seen: [UITouch] = []
  /// Whether it was allowed to leave `.possible`.
  var isRecognized = false
  /// Whether it left `.possible` through `.began`.
  var isContinuous = false
  /// Held back by a failure requirement.
  var isWaiting = false
  /// The targets have not been told of the latest state.
  var needsAction = false
  /// Its first action has been sent.
  var hasReported = false
  /// It recognized, or its state changed since: the others are to be asked again [gestures 54].
  var excludesOthers = false
  /// Answers about failure requirements, asked once in each attempt [gestures 57].
  var answers: [(other: UIGestureRecognizer, isRequired: Bool)] = []
  /// The deeper view wins a tie, then what was added later.
  var depth = 0
  var rank = 0

  var isUndecided: Bool { !isRecognized && state != .failed }
  /// It wants to recognize and has not been allowed to.
  var isTrying: Bool { isUndecided && state != .possible }
  /// It recognizes now.
  var isWinning: Bool { isRecognized && state.isActive }
  /// It recognizes, or does so for the last time in this event.
  var mayExclude: Bool { isWinning || isRecognized && needsAction && state == .ended }
  var isFinished: Bool { state.isOver && !needsAction && !isTrying }
}
