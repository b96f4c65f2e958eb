import Foundation

/// A transition in one direction, with the options of a call, as a run plays it.
struct ResolvedTransition {
  /// `nil` for the system's animation.
  let composition: Composition?
  let options: ResolvedOptions
  /// The options that are at fault.
  let faults: [TransitionOptions.Field: TransitionMisuse.Fault]

  init(_ composition: Composition?, _ options: TransitionOptions) {
    var faults: [TransitionOptions.Field: TransitionMisuse.Fault] = [:]
    let resolved = composition?.resolved(with: options) { faults[$0] = $1 }
    self.composition = resolved?.composition
    self.options = resolved?.options ?? ResolvedOptions()
    self.faults = faults
  }

  /// The movements; for the system's animation what comes near to it, by which a finger's way is measured.
  var definition: any TransitionDefinition { composition ?? Composition(SystemCover()) }
}

/// UIKit's own presentation, in numbers: the screen comes from below.
private struct SystemCover: TransitionDefinition {
  let name = "system"
  let reads: Set<TransitionOptions.Field> = []

  func opening(on geometry: TransitionGeometry) -> Choreography {
    Choreography(.fore { $0.y = .line(from: geometry.container.height, to: 0) })
  }
}
