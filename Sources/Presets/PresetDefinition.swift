import Foundation

/// What the engine must know of a preset. Everything here is a value computed from values.
protocol PresetDefinition: Sendable {
  var name: String { get }
  var form: PresetForm { get }
  /// What lies behind the screens unless the app says otherwise.
  var backdrop: TransitionBackdrop { get }
  /// The options it reads; another one that is set is reported, and changes nothing.
  var reads: Set<TransitionOptions.Field> { get }
  /// Asked before there is a stage, so it cannot depend on one. In seconds.
  var openingDuration: TimeInterval { get }
  var closingDuration: TimeInterval { get }
  /// The choreography in the preset's own time.
  func opening(on geometry: Geometry) -> Choreography
  func closing(on geometry: Geometry) -> Choreography
}

extension PresetDefinition {
  var backdrop: TransitionBackdrop { .black }

  func choreography(_ direction: TransitionDirection, on geometry: Geometry) -> Choreography {
    var choreography = direction == .opening ? opening(on: geometry) : closing(on: geometry)
    let seconds = duration(direction, options: geometry.options)
    if let timing = geometry.options.timing {
      let distance = hypot(geometry.container.width, geometry.container.height)
      choreography.timing = timing.timing(lasting: 1, tolerance: geometry.tolerance(over: distance))
    }
    choreography.timing = choreography.timing.lasting(seconds)
    return choreography
  }

  /// A duration that the app gave is the opening's; the closing keeps its share of it.
  func duration(_ direction: TransitionDirection, options: ResolvedOptions) -> TimeInterval {
    let opening = options.duration ?? openingDuration
    return direction == .opening ? opening : opening * closingDuration / openingDuration
  }
}

extension ResolvedOptions {
  /// The options that a preset reads.
  init(
    _ options: TransitionOptions, for definition: any PresetDefinition,
    report: (TransitionOptions.Field, TransitionMisuse.Fault) -> Void
  ) {
    self.init(
      options, reading: definition.reads, isCard: definition.form != .fullScreen, report: report)
  }
}
