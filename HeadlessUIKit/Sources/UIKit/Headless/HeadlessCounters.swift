/// How often things happened since the counters were last reset.
public struct HeadlessCounters: Hashable, Sendable {
  /// Changes of layer properties, to a value that differs.
  public var layerWrites = 0
  public var animationsAdded = 0
  public var displayLinkTicks = 0
  /// Frames of the display that were gone through; those in which nothing can happen are skipped.
  public var framesVisited = 0
  /// Frames that came while the main thread was busy (`Headless.snapshotCost`).
  public var framesMissed = 0
  public var subviewInsertions = 0
  /// Subviews that went to another place among their siblings; an exchange counts both.
  public var subviewReorders = 0
  /// Layers that came to another superlayer, those of views included.
  public var sublayerInsertions = 0
  /// Layers that went to another place among their siblings, those of views included.
  public var sublayerReorders = 0
  /// Layers laid out. `Headless.layoutPasses(of:)` tells how often a single view was.
  public var layoutPasses = 0
  /// Snapshot views made, from what the screen shows and after its updates together.
  public var snapshots = 0
  /// Those of them that made the screen catch up first, which is slow.
  public var snapshotsAfterScreenUpdates = 0

  public init() {}

  nonisolated(unsafe) static var current = HeadlessCounters()
  /// Counts the resets: what a layer counted before the latest one is void.
  nonisolated(unsafe) private(set) static var epoch: Int32 = 0

  static func restart() {
    current = HeadlessCounters()
    epoch &+= 1
  }
}
