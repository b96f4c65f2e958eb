/// The one run loop, and the clock that it follows. Everything happens on the main thread.
final class MainLoop {
  nonisolated(unsafe) static let main = MainLoop()

  /// Times that differ by less are the same: a thousand seconds hold 10⁻¹³ in a Double.
  static let tolerance = 1e-9

  private(set) var now: CFTimeInterval = 1000
  var framesPerSecond = 60.0 { didSet { (epoch, frame) = (now, 0) } }

  /// Frame n is shown at epoch + n / framesPerSecond.
  private var epoch: CFTimeInterval = 1000
  private(set) var frame = 0

  private var queue: [() -> Void] = []
  private var committedQueue: [() -> Void] = []
  private var resetHooks: [() -> Void] = []
  private var turnHooks: [() -> Void] = []
  private(set) var layoutHooks: [() -> Void] = []
  private var isTurning = false
  let timers = TimerQueue()
  var links: [CADisplayLink] = []
  /// What the system itself moves in each frame.
  var followers: [any FrameFollower] = []
  var input: (any FrameInput)?
  /// Layers with animations that have not ended.
  var watched: [CALayer] = []
  var roots: [Root] = []

  struct Root { weak var layer: CALayer? }

  /// Runs `work` in the next turn, before layout and commit.
  func perform(_ work: @escaping () -> Void) { queue.append(work) }

  /// Runs `work` when the next commit is through.
  func afterCommit(_ work: @escaping () -> Void) { committedQueue.append(work) }

  /// Runs `work` in the frame in which `delay` seconds are over.
  @discardableResult
  func after(_ delay: CFTimeInterval, _ work: @escaping () -> Void) -> TimerQueue.Token {
    timers.add(at: now + delay, work)
  }

  /// Runs `work` at each `Headless.reset()`.
  func onReset(_ work: @escaping () -> Void) { resetHooks.append(work) }

  /// Runs `work` at the end of each turn, for good.
  func afterEveryTurn(_ work: @escaping () -> Void) { turnHooks.append(work) }

  /// Runs `work` before the layout of each commit, for good.
  func beforeEveryLayout(_ work: @escaping () -> Void) { layoutHooks.append(work) }

  func turn() {
    if isTurning { return }
    isTurning = true
    defer { isTurning = false }
    var rounds = 0
    repeat {
      let work = queue
      queue = []
      for block in work { block() }
      TransactionStack.current.flush()
      let committed = committedQueue
      committedQueue = []
      for block in committed { block() }
      rounds += 1
      if rounds == 1000 {
        HeadlessMisuse.record(.runLoopDoesNotSettle, "a thousand turns left work to do")
        return
      }
    } while hasWork
    RadiusWatch.look()
    for hook in turnHooks { hook() }
  }

  func advance(by seconds: CFTimeInterval) {
    turn()
    let end = now + max(seconds, 0)
    while true {
      skipIdleFrames(until: end)
      let next = epoch + Double(frame + 1) / framesPerSecond
      if next > end + Self.tolerance { break }
      frame += 1
      HeadlessCounters.current.framesVisited += 1
      now = next
      step(displays: true)
    }
    if end - now > Self.tolerance {
      now = end
      step(displays: false)
    }
  }

  /// The main thread is busy: frames that are due meanwhile are missed.
  func spend(_ seconds: CFTimeInterval) {
    now += seconds
    let due = Int(((now - epoch) * framesPerSecond + Self.tolerance).rounded(.down))
    HeadlessCounters.current.framesMissed += max(due - frame, 0)
    frame = max(due, frame)
  }

  func reset() {
    (now, epoch, frame) = (1000, 1000, 0)
    framesPerSecond = 60
    (queue, committedQueue, links, roots) = ([], [], [], [])
    followers = []
    timers.removeAll()
    for layer in watched { layer.isWatched = false }
    watched = []
    TransactionStack.current.reset()
    Headless.completionBlocksComeFirst = true
    MisuseWatch.reset()
    RadiusWatch.reset()
    for hook in resetHooks { hook() }
    HeadlessMisuse.recorded = []
    HeadlessCounters.restart()
  }

  private var hasWork: Bool {
    !queue.isEmpty || !committedQueue.isEmpty || TransactionStack.current.isFlushable
  }

  // Documented: UIUpdateActionPhase. Events are dispatched before display links.
  // Unverified: before the ends of animations as well.
  private func step(displays: Bool) {
    if displays { input?.deliver(upTo: now) }
    stopEndedAnimations()
    if displays {
      moveFollowers()
      fireDisplayLinks()
    }
    timers.fire(upTo: now + Self.tolerance)
    turn()
  }

  /// The earliest time at which something may happen: now while something moves, nil if nothing ever does.
  var nextEvent: CFTimeInterval? {
    guard watched.isEmpty, followers.isEmpty, !hasWork, links.allSatisfy(\.isPaused) else {
      return now
    }
    guard let next = [timers.next, input?.next].compactMap({ $0 }).min() else { return nil }
    return max(now, next)
  }

  /// Leaves `frame` before the first frame in which something may happen.
  private func skipIdleFrames(until end: CFTimeInterval) {
    let wake = min(end, nextEvent ?? end)
    let idle = Int(((wake - epoch) * framesPerSecond - 1e-6).rounded(.up)) - 1
    if idle > frame { frame = idle }
  }
}
