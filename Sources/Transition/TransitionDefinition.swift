import Foundation
import UIKit

/// A transition, as the engine knows it: a preset, or one of the app's own. Pure: everything is a value, or
/// computed from values.
protocol TransitionDefinition: ChoreographedTransition {
  var name: String { get }
  /// The duration of a closing into a place: one that the app has named, or a shared element. By default the
  /// same.
  var landingDuration: TimeInterval { get }
  /// True if an app has written it, perhaps in part: then what it returns is looked at.
  var isOfApp: Bool { get }
  /// True if the closing is known to be another movement than the opening in reverse.
  var writesClosing: Bool { get }
  /// False if the movement is paced by its physics, and no other timing counts.
  var takesTiming: Bool { get }
  /// True if a drag moves the screen in two dimensions, also where no finger carries it.
  var movesFreely: Bool { get }
  /// Returns the reports on what an app has written.
  func misuses(on geometry: TransitionGeometry) -> [TransitionMisuse]
  /// The closures with UIKit's animations that play along; by default none.
  var performed: [PerformedTransition.Closure] { get }
  /// Returns how a finger carries the screen that it closes, or catches; `nil` if it drives the run.
  func carrying(on geometry: TransitionGeometry) -> Carrying?
  /// The swing that goes on when the opening is over; by default none.
  func lastSwing(on geometry: TransitionGeometry) -> LastSwing?
}

extension TransitionDefinition {
  var form: TransitionPresentation.Form { presentation.form }

  var landingDuration: TimeInterval { closingDuration }

  var isOfApp: Bool { false }
  var writesClosing: Bool { false }
  var movesFreely: Bool { false }
  var takesTiming: Bool { true }

  func misuses(on geometry: TransitionGeometry) -> [TransitionMisuse] { [] }
  var performed: [PerformedTransition.Closure] { [] }

  func carrying(on geometry: TransitionGeometry) -> Carrying? { nil }

  func lastSwing(on geometry: TransitionGeometry) -> LastSwing? { nil }

  /// The choreography with the app's duration and timing.
  func choreography(
    _ direction: TransitionDirection, on geometry: TransitionGeometry
  ) -> Choreography {
    let choreography = direction == .opening ? opening(on: geometry) : closing(on: geometry)
    let (settings, lands) = (geometry.settings, geometry.lead != nil)
    let seconds = duration(direction, settings, lands: lands)
    if let timing = settings.timing {
      let tolerance = geometry.tolerance(over: geometry.diagonal)
      return choreography.timed(timing.timing(lasting: 1, tolerance: tolerance).lasting(seconds))
    }
    let nominal = direction == .opening ? openingDuration : closingDuration(settings, lands)
    return choreography.lasting(seconds, insteadOf: nominal)
  }

  /// True if nothing in either screen moves, as far as can be told without the screens: what an app has written as
  /// a fade is one already.
  func isMotionless(_ direction: TransitionDirection) -> Bool {
    guard isOfApp, performed.isEmpty else { return false }
    // An app may write another movement for another size, place or view.
    return [CGSize(width: 400, height: 800), CGSize(width: 1024, height: 700)].allSatisfy { size in
      [true, false].allSatisfy { knows in
        let choreography = choreography(direction, on: sample(of: size, knowsViews: knows))
        return choreography.isUsable
          && choreography.parts.allSatisfy { !$0.moves && !$0.isCut }
      }
    }
  }

  /// A geometry with some of all that a choreography asks for, away from the middle, or with none of it.
  func sample(of size: CGSize, knowsViews: Bool) -> TransitionGeometry {
    func frame(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(x: x * size.width, y: y * size.height, width: 0.3 * size.width, height: 44)
    }
    let frames = [frame(0.05, 0.1), frame(0.4, 0.25), frame(0.65, 0.8)]
    let keys = knowsViews ? effectKeys : []
    let views = Dictionary(uniqueKeysWithValues: keys.map { ($0, frames) })
    var geometry = TransitionGeometry(
      container: size,
      places: Dictionary(
        (knowsViews ? places : []).map { ($0, frame(0.1, 0.7)) }, uniquingKeysWith: { $1 }),
      foreViews: views, backViews: views)
    geometry.isCard = form.isCard
    return geometry
  }

  /// In seconds. The app's duration is that of the opening; the closing changes in proportion.
  ///
  /// - Parameter lands: Whether the screen closes into a shared element that it follows.
  func duration(
    _ direction: TransitionDirection, _ settings: TransitionSettings, lands: Bool = false
  ) -> TimeInterval {
    if settings.duration == nil, let length = settings.timing?.length { return length }
    let opening = settings.duration ?? openingDuration
    guard direction == .closing else { return opening }
    return opening * closingDuration(settings, lands) / max(openingDuration, 1e-3)
  }

  private func closingDuration(_ settings: TransitionSettings, _ lands: Bool) -> TimeInterval {
    settings.to == nil && !lands ? closingDuration : landingDuration
  }
}

/// One of the movements that play at once in a transition, with its own settings; perhaps mirrored.
struct Movement: TransitionDefinition {
  let base: any TransitionDefinition
  var settings = TransitionSettings()
  var isMirrored = false

  var name: String { base.name }
  var isOfApp: Bool { base.isOfApp }
  var writesClosing: Bool { base.writesClosing }
  var movesFreely: Bool { base.movesFreely }
  var takesTiming: Bool { base.takesTiming }
  var effectKeys: Set<String> { base.effectKeys }
  var openingDuration: TimeInterval { base.openingDuration }
  var closingDuration: TimeInterval { base.closingDuration }
  var landingDuration: TimeInterval { base.landingDuration }
  var backdrop: TransitionBackdrop { base.backdrop }

  var presentation: TransitionPresentation { base.presentation }

  var performed: [PerformedTransition.Closure] { base.performed }

  var places: [TransitionPlace] {
    base.places + [settings.from, settings.to].compactMap { $0 }
  }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    played(base.opening(on: seen(geometry)))
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    played(base.closing(on: seen(geometry)))
  }

  func misuses(on geometry: TransitionGeometry) -> [TransitionMisuse] {
    base.misuses(on: seen(geometry))
  }

  func carrying(on geometry: TransitionGeometry) -> Carrying? {
    base.carrying(on: seen(geometry))
  }

  func lastSwing(on geometry: TransitionGeometry) -> LastSwing? {
    guard let swing = base.lastSwing(on: seen(geometry)) else { return nil }
    return isMirrored ? swing.mirrored() : swing
  }

  /// The container as the base is to see it.
  private func seen(_ geometry: TransitionGeometry) -> TransitionGeometry {
    let geometry = geometry.with(settings)
    return isMirrored ? geometry.mirrored() : geometry
  }

  private func played(_ choreography: Choreography) -> Choreography {
    isMirrored ? choreography.mirrored() : choreography
  }
}

extension LastSwing {
  fileprivate func mirrored() -> LastSwing {
    var swing = self
    swing.pendulum.peak.negate()
    swing.pivot.x = 1 - pivot.x
    return swing
  }
}

/// The movements that play at once in a transition. The first one stacks, paces and presents.
struct Composition: TransitionDefinition {
  private(set) var movements: [Movement]
  /// The form that the app has named.
  var namedPresentation: TransitionPresentation?

  /// The parameters that cannot be used.
  private var faults: [TransitionMisuse]

  init(
    _ definition: any TransitionDefinition, _ settings: TransitionSettings = TransitionSettings(),
    faults: [TransitionMisuse] = []
  ) {
    movements = [Movement(base: definition, settings: settings)]
    self.faults = faults
  }

  private var first: Movement { movements[0] }

  var name: String { movements.map(\.name).joined(separator: " + ") }

  /// The settings of the movement that paces, filled by those of the others.
  var settings: TransitionSettings {
    var settings = movements.dropFirst().reduce(first.settings) { $0.filled(by: $1.settings) }
    if blursNothing { settings.backdrop = nil }
    if !first.takesTiming { settings.timing = nil }
    return settings
  }

  /// True if a blur is to lie behind a full screen, where nothing could be blurred.
  private var blursNothing: Bool {
    first.settings.backdrop?.isSound(behindCard: form.isCard) == false
  }

  var isOfApp: Bool { movements.contains(where: \.isOfApp) }
  var writesClosing: Bool { movements.contains(where: \.writesClosing) }
  var movesFreely: Bool { movements.contains(where: \.movesFreely) }
  var effectKeys: Set<String> { movements.reduce([]) { $0.union($1.effectKeys) } }
  var openingDuration: TimeInterval { first.openingDuration }
  var closingDuration: TimeInterval { first.closingDuration }
  var landingDuration: TimeInterval { first.landingDuration }

  // An opaque one, as between two full screens, would hide the presenter behind a card.
  var backdrop: TransitionBackdrop {
    form.isCard && !first.form.isCard ? .black(opacity: 0.3) : first.backdrop
  }

  var presentation: TransitionPresentation { namedPresentation ?? first.presentation }
  var places: [TransitionPlace] { movements.flatMap(\.places) }
  var performed: [PerformedTransition.Closure] { movements.flatMap(\.performed) }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    combined(movements.map { $0.opening(on: seen(geometry)) })
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    combined(movements.map { $0.closing(on: seen(geometry)) })
  }

  func misuses(on geometry: TransitionGeometry) -> [TransitionMisuse] {
    movements.flatMap { $0.misuses(on: seen(geometry)) }
  }

  func carrying(on geometry: TransitionGeometry) -> Carrying? { first.carrying(on: geometry) }

  func lastSwing(on geometry: TransitionGeometry) -> LastSwing? { first.lastSwing(on: geometry) }

  /// The reports on what was asked of the transition, whatever it plays on.
  var misuses: [TransitionMisuse] {
    var misuses = faults
    if blursNothing {
      misuses.append(
        .valueUnusable(
          parameter: "backdrop", value: "blur", range: "a color, or a blur behind a card"))
    }
    return misuses
  }

  private func seen(_ geometry: TransitionGeometry) -> TransitionGeometry {
    var geometry = geometry
    geometry.isCard = form.isCard && !geometry.isInContainer
    return geometry
  }

  private func combined(_ choreographies: [Choreography]) -> Choreography {
    choreographies.dropFirst().reduce(choreographies[0]) { sum, next in
      var next = next
      // Two backdrops, or two shadows, are not darker than one.
      let roles = Set(sum.parts.map(\.role)).subtracting([.fore, .back]).filter { !$0.isView }
      next.parts.removeAll { roles.contains($0.role) }
      return sum.combined(with: next)
    }
  }
}

// Algebra.
extension Composition {
  func combined(with other: Composition) -> Composition {
    var sum = self
    sum.movements += other.movements
    sum.faults += other.faults
    return sum
  }

  func mirrored() -> Composition { each { $0.isMirrored.toggle() } }

  /// Changes the settings of the movement that paces, after a check of the parameters.
  func adjusted(
    _ change: (inout TransitionSettings, inout ParameterCheck) -> Void
  ) -> Composition {
    var (copy, check) = (self, ParameterCheck())
    change(&copy.movements[0].settings, &check)
    copy.faults += check.faults
    return copy
  }

  private func each(_ change: (inout Movement) -> Void) -> Composition {
    var copy = self
    for index in movements.indices { change(&copy.movements[index]) }
    return copy
  }
}
