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
