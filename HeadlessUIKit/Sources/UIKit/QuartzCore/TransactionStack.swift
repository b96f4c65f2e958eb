/// The open transactions; at the bottom perhaps the implicit one, which the run loop commits.
final class TransactionStack {
  nonisolated(unsafe) static let current = TransactionStack()

  final class Level {
    let isImplicit: Bool
    var values: [String: Any] { didSet { disablesActions = Level.disablesActions(values) } }
    /// Asked at each change of a layer.
    private(set) var disablesActions: Bool
    /// The block that animations added from now on hold up; earlier ones stay in `groups`.
    var group: CompletionGroup?
    var groups: [CompletionGroup] = []

    init(isImplicit: Bool, values: [String: Any]) {
      self.isImplicit = isImplicit
      self.values = values
      disablesActions = Level.disablesActions(values)
    }

    private static func disablesActions(_ values: [String: Any]) -> Bool {
      values[kCATransactionDisableActions] as? Bool ?? false
    }
  }

  private var levels: [Level] = []
  private(set) var changed: [CALayer] = []
  private(set) var added: [AttachedAnimation] = []
  private(set) var removed: [AttachedAnimation] = []
  private var isCommitting = false

  /// Whether the run loop has something to commit.
  var isFlushable: Bool { levels.count == 1 && levels[0].isImplicit && !isCommitting }

  /// The innermost transaction; opens the implicit one when there is none.
  var top: Level {
    if levels.isEmpty { levels.append(Level(isImplicit: true, values: [:])) }
    return levels[levels.count - 1]
  }

  var values: [String: Any] { levels.last?.values ?? [:] }

  var disablesActions: Bool { levels.last?.disablesActions ?? false }

  var openGroups: [CompletionGroup] { levels.compactMap(\.group) }

  func note(changed layer: CALayer) {
    _ = top
    changed.append(layer)
  }

  func note(added animation: AttachedAnimation) {
    _ = top
    added.append(animation)
  }

  func note(removed animation: AttachedAnimation) {
    _ = top
    removed.append(animation)
  }

  func begin() { levels.append(Level(isImplicit: false, values: values)) }

  func commit() {
    guard let level = levels.last, !level.isImplicit else { return }
    if levels.count == 1 { pushChanges() }
    levels.removeLast()
    for group in level.groups { group.close() }
  }

  /// Commits the implicit transaction; while explicit ones are open it waits for them.
  func flush() {
    guard isFlushable else { return }
    pushChanges()
    let level = levels.removeLast()
    for group in level.groups { group.close() }
  }

  func reset() {
    for layer in changed { layer.isDirty = false }
    (levels, changed, added, removed, isCommitting) = ([], [], [], [], false)
  }

  private func pushChanges() {
    isCommitting = true
    MainLoop.main.layoutRoots()
    let layers = changed
    changed = []
    let (newAnimations, oldAnimations) = (added, removed)
    (added, removed) = ([], [])
    for layer in layers { layer.isDirty = false }
    for animation in newAnimations { animation.start() }
    for layer in layers { layer.commitState() }
    for animation in oldAnimations { animation.postEarlyEnd() }
    isCommitting = false
  }
}

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
