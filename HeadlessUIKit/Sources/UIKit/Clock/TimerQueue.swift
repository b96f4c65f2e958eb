/// Blocks that wait for a time; those of one time run in the order in which they were added.
final class TimerQueue {
  final class Token {
    fileprivate let time: CFTimeInterval
    fileprivate let work: () -> Void
    fileprivate var isCancelled = false

    fileprivate init(_ time: CFTimeInterval, _ work: @escaping () -> Void) {
      self.time = time
      self.work = work
    }

    func cancel() { isCancelled = true }
  }

  private var tokens: [Token] = []

  var next: CFTimeInterval? { tokens.lazy.filter { !$0.isCancelled }.map(\.time).min() }

  func add(at time: CFTimeInterval, _ work: @escaping () -> Void) -> Token {
    let token = Token(time, work)
    let index = tokens.firstIndex { $0.time > time } ?? tokens.count
    tokens.insert(token, at: index)
    return token
  }

  func fire(upTo time: CFTimeInterval) {
    while let first = tokens.first, first.time <= time {
      tokens.removeFirst()
      if !first.isCancelled { first.work() }
    }
  }

  func removeAll() { tokens = [] }
}
