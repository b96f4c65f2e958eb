import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Something that goes wrong during a run, or before it.
struct Fault: CustomStringConvertible, Sendable {
  /// The ending that is right.
  enum Outcome: Sendable {
    /// That of the same run without the fault.
    case asUsual
    case committed, cancelled
    /// Both, for this reason.
    case either(because: String)
  }

  let description: String
  var outcome = Outcome.asUsual
  /// Complaints of UIKit that the fault itself earns.
  var provokes: Set<HeadlessMisuse.Kind> = []
  /// Says why what is left may also be what would be left without the fault.
  var isRepaired: String?
  /// A defect that is known, and not mended yet.
  var defect: Defect?
  /// The scenes in which it can happen.
  var isPossible: @Sendable (FaultScene) -> Bool = { _ in true }
  /// Comes when everything is at rest again.
  var later: @MainActor @Sendable (FaultStage, Relics) -> Void = { _, _ in }
  let happens: @MainActor @Sendable (FaultStage) -> Void

  struct Defect: Sendable {
    let reason: String
    var isIn: @Sendable (FaultScene) -> Bool = { _ in true }
  }

  /// What an app or UIKit may still hold of a run that is over.
  struct Relics {
    let animator: RunCoordinator?
    let context: (any UIViewControllerContextTransitioning)?
  }

  init(
    _ description: String, _ outcome: Outcome = .asUsual,
    provokes: Set<HeadlessMisuse.Kind> = [], isRepaired: String? = nil, defect: Defect? = nil,
    where isPossible: @escaping @Sendable (FaultScene) -> Bool = { _ in true },
    later: @escaping @MainActor @Sendable (FaultStage, Relics) -> Void = { _, _ in },
    happens: @escaping @MainActor @Sendable (FaultStage) -> Void
  ) {
    self.description = description
    self.outcome = outcome
    self.provokes = provokes
    self.isRepaired = isRepaired
    self.defect = defect
    self.isPossible = isPossible
    self.later = later
    self.happens = happens
  }

  static let all = calls + views + screens + surroundings

  static let isModal: @Sendable (FaultScene) -> Bool = { $0.venue == .modal }
  static let isInStack: @Sendable (FaultScene) -> Bool = { $0.venue == .push }
  /// Not before UIKit has begun: what then happens to a stack is UIKit's affair.
  static let isUnderWay: @Sendable (FaultScene) -> Bool = {
    $0.moment != .before || $0.venue == .modal
  }
  static let isHeld: @Sendable (FaultScene) -> Bool = { $0.isHeld && $0.venue == .modal }
  /// Nobody would go on with what a percent driver holds.
  static let isNotDriven: @Sendable (FaultScene) -> Bool = { !$0.isHeld || $0.venue == .modal }
  static let isDriven: @Sendable (FaultScene) -> Bool = { $0.isHeld && $0.venue == .push }
}
