/// A transaction's completion block and the animations that it waits for.
final class CompletionGroup {
  let block: () -> Void
  var pending = 0
  /// Whether the transaction that owns the block has ended.
  var isClosed = false
  private var wasCalled = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func leave() {
    pending -= 1
    callIfDone()
  }

  func callIfDone() {
    guard isClosed, pending == 0, !wasCalled else { return }
    wasCalled = true
    block()
  }

  /// A block without animations is called shortly after the commit, not inside it.
  func close() {
    isClosed = true
    if pending == 0 { MainLoop.main.perform { self.callIfDone() } }
  }
}
