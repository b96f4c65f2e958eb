import Foundation

/// A preset, as the engine knows it. Pure: everything is a value, or computed from values.
protocol PresetDefinition: Sendable {
  var name: String { get }
  var form: PresetForm { get }
  /// The default of `TransitionOptions.backdrop`.
  var backdrop: TransitionBackdrop { get }
  /// The options that the preset reads; any other that is set is reported and ignored.
  var reads: Set<TransitionOptions.Field> { get }
  /// The keys of the views inside both screens that it moves.
  var effectKeys: Set<String> { get }
  /// In seconds. Read before there is a stage, so it cannot depend on one.
  var openingDuration: TimeInterval { get }
  var closingDuration: TimeInterval { get }
  /// That of a closing into a place: one that the app has named, or a shared element. By default the same.
  var landingDuration: TimeInterval { get }
  /// The choreography with the preset's own timing.
  func opening(on geometry: TransitionGeometry) -> Choreography
  func closing(on geometry: TransitionGeometry) -> Choreography
  /// Returns how a finger carries the screen that it closes, or catches; `nil` if it drives the run.
  func carrying(on geometry: TransitionGeometry) -> Carrying?
  /// The swing that goes on when the opening is over; by default none.
  func lastSwing(on geometry: TransitionGeometry) -> LastSwing?
}

extension PresetDefinition {
  typealias Part = Choreography.Part
  typealias Track = Choreography.Track
  typealias Role = Choreography.Role

  var backdrop: TransitionBackdrop { .black }

  var effectKeys: Set<String> { [] }

  var landingDuration: TimeInterval { closingDuration }

  func carrying(on geometry: TransitionGeometry) -> Carrying? { nil }

  func lastSwing(on geometry: TransitionGeometry) -> LastSwing? { nil }

  func choreography(_ direction: TransitionDirection, on geometry: TransitionGeometry)
    -> Choreography
  {
    var choreography = direction == .opening ? opening(on: geometry) : closing(on: geometry)
    let lands = geometry.lead != nil
    let seconds = duration(direction, options: geometry.options, lands: lands)
    if let timing = geometry.options.timing {
      let tolerance = geometry.tolerance(over: geometry.diagonal)
      choreography.timing = timing.timing(lasting: 1, tolerance: tolerance).lasting(seconds)
    } else if geometry.options.duration != nil {
      // A spring ends when nothing is left to go, sooner on a small screen: its pace is what scales.
      let nominal =
        direction == .opening ? openingDuration : closingDuration(geometry.options, lands)
      let own = choreography.timing.duration
      choreography.timing = choreography.timing.lasting(own * seconds / nominal)
    }
    return choreography
  }

  /// In seconds. The app's duration is that of the opening; the closing changes in proportion.
  ///
  /// - Parameter lands: Whether the screen closes into a shared element that it follows.
  func duration(
    _ direction: TransitionDirection, options: ResolvedOptions, lands: Bool = false
  ) -> TimeInterval {
    let opening = options.duration ?? openingDuration
    return direction == .opening
      ? opening : opening * closingDuration(options, lands) / openingDuration
  }

  private func closingDuration(_ options: ResolvedOptions, _ lands: Bool) -> TimeInterval {
    options.destination == nil && !lands ? closingDuration : landingDuration
  }
}

extension ResolvedOptions {
  /// Validates options for one preset.
  init(
    _ options: TransitionOptions, for definition: any PresetDefinition,
    report: (TransitionOptions.Field, TransitionMisuse.Fault) -> Void
  ) {
    self.init(
      options, reading: definition.reads, isCard: definition.form != .fullScreen, report: report)
  }
}
