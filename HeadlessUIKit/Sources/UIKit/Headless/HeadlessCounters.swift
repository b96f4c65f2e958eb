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

/// How often the model of one view's layer changed, to values that differ.
public struct HeadlessModelWrites: Hashable, Sendable {
  public var transform = 0
  public var bounds = 0
  public var center = 0
  public var opacity = 0

  public init() {}

  /// A frame that is set counts as what it changes: the center, the bounds, or both.
  public var total: Int { transform + bounds + center + opacity }
}

extension Headless {
  /// How often `layoutSubviews` of `view` was called since the counters were last reset.
  public static func layoutPasses(of view: UIView) -> Int { view.layer.tally.current.layouts }

  /// How often the view's transform, bounds, center and opacity changed in the model since the
  /// counters were last reset, by the view or by its layer. Animations by themselves change nothing
  /// there.
  public static func modelWrites(of view: UIView) -> HeadlessModelWrites {
    view.layer.tally.current.writes
  }
}

/// What a layer counts of itself; void after a reset of the counters.
struct LayerTally {
  private(set) var layouts = 0
  private(set) var writes = HeadlessModelWrites()
  private var epoch = HeadlessCounters.epoch

  var current: LayerTally { epoch == HeadlessCounters.epoch ? self : LayerTally() }

  mutating func countLayout() {
    self = current
    layouts += 1
  }

  mutating func count(_ property: LayerProperty) {
    switch property {
    case .transform: change(\.transform)
    case .bounds: change(\.bounds)
    case .position: change(\.center)
    case .opacity: change(\.opacity)
    default: break
    }
  }

  private mutating func change(_ path: WritableKeyPath<HeadlessModelWrites, Int>) {
    self = current
    writes[keyPath: path] += 1
  }
}
