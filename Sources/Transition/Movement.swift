import Foundation
import UIKit

/// The movement of a transition in one direction, or in both: a value passed to `RunCoordinator`. Presets, an app's
/// own types, effects and closures are all converted to a `Movement`.
struct Movement: Sendable {
  typealias Animations = @MainActor @Sendable (TransitionRun) -> Void

  private(set) var name: String
  /// The call that has made the movement, as in code, for descriptions; by default `name`.
  var label: Label?
  /// True for a movement that an app has written, or that effects make.
  private(set) var isOfApp = false
  /// True if UIKit plays its own animation, and the choreography only measures a drag.
  private(set) var isSystem = false

  var openingDuration: TimeInterval
  var closingDuration: TimeInterval
  /// The duration of a closing into a place or into a shared element.
  var landingDuration: TimeInterval
  /// False if the movement has the pace of its physics, and `TransitionSettings.timing` is ignored.
  var takesTiming = true
  /// True if the closing is not the opening in reverse.
  var writesClosing = false
  /// True if a drag moves the screen in both dimensions, even where `carrying` is `nil`.
  var movesFreely = false
  private(set) var presentation: TransitionPresentation
  /// The backdrop, unless `TransitionSettings.backdrop` is set.
  private(set) var backdrop: TransitionBackdrop
  /// The effect keys of the views inside both screens that the choreography moves.
  private(set) var effectKeys: Set<String> = []
  /// The value that a preset or an app has written, for comparison.
  let origin: Origin
  /// The closures with UIKit's animations that play during the run.
  var animations: [Animations] = []

  /// The places named by the choreography, without the places in `ownSettings`.
  private var writtenPlaces: [TransitionPlace] = []
  private var opening: @Sendable (TransitionGeometry) -> Choreography
  private var closing: @Sendable (TransitionGeometry) -> Choreography
  /// Returns the reports on the choreography.
  var check: @Sendable (TransitionGeometry) -> [TransitionIssue] = { _ in [] }
  /// Returns the values of a `CarriedDrag`; `nil` if the finger drives the run.
  var carrying: @Sendable (TransitionGeometry) -> Carrying? = { _ in nil }
  /// Returns the swing that continues after the opening.
  var lastSwing: @Sendable (TransitionGeometry) -> Choreography? = { _ in nil }

  /// The transition with Reduce Motion, in place of a cross-fade, and its movement in this direction.
  var reducedTo: ViewControllerTransition?
  var fallback: [Movement] = []
  /// True for a movement of a `fallback`, which is never replaced by a cross-fade with Reduce Motion alone.
  private(set) var isFallback = false

  /// The settings of this movement alone; `settings` includes those of `others`.
  var ownSettings = TransitionSettings()
  /// The reports on parameters out of range.
  var faults: [TransitionIssue] = []
  private(set) var isMirrored = false
  /// The movements that play at the same time, whose own `others` do not count. This movement determines the order of
  /// the screens, the duration and the form of the presentation.
  private(set) var others: [Movement] = []

  // MARK: Movements, as presets and apps write them

  /// Creates the movement of a preset.
  init(_ preset: some ChoreographedTransition, name: String) {
    self.name = name
    origin = Origin(preset, name: name)
    openingDuration = preset.openingDuration
    closingDuration = preset.closingDuration
    landingDuration = preset.closingDuration
    presentation = preset.presentation
    backdrop = preset.backdrop
    opening = { preset.opening(on: $0) }
    closing = { preset.closing(on: $0) }
  }

  /// Creates the movement of an app's type. Unusable durations and backdrops are replaced by the defaults, and parts
  /// are added for roles without a part.
  init(ofApp transition: some ChoreographedTransition, name: String? = nil) {
    self.init(transition, name: name ?? "\(type(of: transition))")
    isOfApp = true
    let sound = 0.05...60
    if !sound.contains(openingDuration) { openingDuration = 0.5 }
    if !sound.contains(closingDuration) { closingDuration = 0.8 * openingDuration }
    landingDuration = closingDuration
    if !backdrop.isSound(behindCard: card != nil) { backdrop = .black() }
    effectKeys = transition.effectKeys
    writtenPlaces = transition.places
    opening = {
      transition.opening(on: $0).withoutClipsInside.completed(.opening, isCard: $0.isCard == true)
    }
    closing = {
      transition.closing(on: $0).withoutClipsInside.completed(.closing, isCard: $0.isCard == true)
    }
    check = { transition.issuesOfViews(on: $0) }
  }

  /// A transition whose `opening(on:)` is a closure.
  struct Written: ChoreographedTransition, Equatable {
    var places: [TransitionPlace] = []
    var effectKeys: Set<String> = []
    let opening: ClosureBox<@Sendable (TransitionGeometry) -> Choreography>

    init(
      places: [TransitionPlace] = [], effectKeys: Set<String> = [],
      _ opening: @escaping @Sendable (TransitionGeometry) -> Choreography
    ) {
      (self.places, self.effectKeys, self.opening) = (places, effectKeys, ClosureBox(opening))
    }

    func opening(on geometry: TransitionGeometry) -> Choreography { opening.closure(geometry) }
  }

  /// UIKit's own presentation as a choreography: the screen comes from below.
  static let system = {
    let cover = Written { geometry in
      Choreography(.front { $0.y = .linear(from: geometry.container.height, to: 0) })
    }
    var system = Movement(cover, name: "system")
    system.isSystem = true
    return system
  }()

  // MARK: Movements derived from other movements

  func combined(with other: Movement) -> Movement {
    guard !isSystem, !other.isSystem else { return .system }
    var sum = self
    sum.name += " + \(other.name)"
    sum.writesClosing = writesClosing || other.writesClosing
    sum.movesFreely = movesFreely || other.movesFreely
    sum.effectKeys.formUnion(other.effectKeys)
    sum.animations += other.animations
    sum.faults += other.faults
    sum.others += other.all
    return sum
  }

  func mirrored() -> Movement {
    var copy = self
    copy.isMirrored.toggle()
    for index in copy.others.indices { copy.others[index].isMirrored.toggle() }
    copy.reducedTo = reducedTo?.mirrored()
    return copy
  }

  func presented(as form: TransitionPresentation) -> Movement {
    var copy = self
    // An opaque backdrop, as between two full screens, would hide the presenter behind a card.
    if form.card != nil, card == nil { copy.backdrop = .black(opacity: 0.3) }
    copy.presentation = form
    return copy
  }

  var all: [Movement] { [self] + others }

  // MARK: Values for a run

  /// True if the choreography is checked before the run.
  var isChecked: Bool { isOfApp || others.contains(where: \.isOfApp) }

  var card: CardLayout? { presentation.card }

  /// `ownSettings`, in which a missing size, corner radius or place is taken from `others`.
  var settings: TransitionSettings {
    var settings = others.reduce(ownSettings) { $0.filled(by: $1.ownSettings) }
    if blursNothing { settings.backdrop = nil }
    if !takesTiming { settings.timing = nil }
    return settings
  }

  /// True if `ownSettings.backdrop` is a blur behind a full screen, with no content to blur.
  private var blursNothing: Bool { ownSettings.backdrop?.isSound(behindCard: card != nil) == false }

  /// The places whose frames are found before `choreography(_:on:)` is called.
  var places: [TransitionPlace] {
    others.reduce(ownPlaces) { $0 + $1.ownPlaces }
  }

  private var ownPlaces: [TransitionPlace] {
    writtenPlaces + [ownSettings.from, ownSettings.to].compactMap { $0 }
  }

  /// The reports on the parameters.
  var issues: [TransitionIssue] {
    guard blursNothing else { return faults }
    return faults + [
      .valueUnusable(
        parameter: "backdrop", value: "blur", range: "a color, or a blur behind a card")
    ]
  }

  /// Returns the reports on the app's choreography.
  func issues(on geometry: TransitionGeometry) -> [TransitionIssue] {
    all.flatMap { $0.check($0.seen(geometry, isCard: card != nil)) }
  }

  /// Returns the choreography with the duration and the timing of `settings`.
  func choreography(
    _ direction: TransitionDirection, on geometry: TransitionGeometry
  ) -> Choreography {
    let choreography = written(direction, on: geometry)
    let lands = geometry.lead != nil
    let seconds = duration(direction, lands: lands)
    if let timing = settings.timing {
      let tolerance = geometry.tolerance(over: geometry.diagonal)
      return choreography.timed(timing.timing(lasting: 1, tolerance: tolerance).lasting(seconds))
    }
    let nominal = direction == .opening ? openingDuration : closingDuration(lands: lands)
    return choreography.lasting(seconds, insteadOf: nominal)
  }

  /// Returns the choreography with its own duration and timing.
  func written(
    _ direction: TransitionDirection, on geometry: TransitionGeometry
  ) -> Choreography {
    let isCard = card != nil
    let first = writtenAlone(direction, on: geometry, isCard: isCard)
    return others.reduce(first) { sum, other in
      var next = other.writtenAlone(direction, on: geometry, isCard: isCard)
      // Backdrops and shadows are not added, because two together would be darker than a single backdrop or shadow.
      let roles = Set(sum.parts.map(\.role)).subtracting([.front, .back]).filter { !$0.isView }
      next.parts.removeAll { roles.contains($0.role) }
      return sum.combined(with: next)
    }
  }

  private func writtenAlone(
    _ direction: TransitionDirection, on geometry: TransitionGeometry, isCard: Bool
  ) -> Choreography {
    let geometry = seen(geometry, isCard: isCard)
    var choreography = direction == .opening ? opening(geometry) : closing(geometry)
    if geometry.isCard == true, !isOfApp { choreography = choreography.asCard(direction) }
    return isMirrored ? choreography.mirrored() : choreography
  }

  /// Returns the duration in seconds. `settings.duration` is for the opening; the closing changes in proportion.
  ///
  /// - Parameter lands: Whether the screen closes into a shared element that it follows, also without a place.
  func duration(_ direction: TransitionDirection, lands: Bool = false) -> TimeInterval {
    let settings = settings
    if settings.duration == nil, let length = settings.timing?.length { return length }
    let opening = settings.duration ?? openingDuration
    guard direction == .closing else { return opening }
    return opening * closingDuration(lands: lands) / max(openingDuration, 1e-3)
  }

  private func closingDuration(lands: Bool) -> TimeInterval {
    lands || settings.goal?.isView == true ? landingDuration : closingDuration
  }

  func carrying(on geometry: TransitionGeometry) -> Carrying? {
    carrying(seen(geometry, isCard: card != nil))
  }

  func lastSwing(on geometry: TransitionGeometry) -> Choreography? {
    let swing = lastSwing(seen(geometry, isCard: card != nil))
    return isMirrored ? swing?.mirrored() : swing
  }

  /// Returns the geometry with `ownSettings`, and mirrored if this movement is mirrored.
  private func seen(_ geometry: TransitionGeometry, isCard: Bool) -> TransitionGeometry {
    var geometry = geometry
    geometry.settings = ownSettings
    geometry.isCard = geometry.isCard ?? isCard
    return isMirrored ? geometry.mirrored() : geometry
  }

  /// The movement with the motion settings of now: the `fallback`, in the form of this movement, with Reduce Motion
  /// alone.
  @MainActor var reduced: Movement {
    guard UIAccessibility.isReduceMotionEnabled, !UIAccessibility.prefersCrossFadeTransitions,
      var movement = fallback.first, !movement.isSystem
    else { return self }
    movement.presentation = presentation
    movement.isFallback = true
    return movement
  }

  /// True if the front screen moves out of sight over an edge, and nothing else happens but shifts, in the sampled
  /// geometries. With Reduce Motion alone, such a screen still follows a finger, as UIKit's sheets and menus do.
  func passesOverEdge(_ direction: TransitionDirection) -> Bool {
    guard animations.isEmpty else { return false }
    return [CGSize(width: 400, height: 800), CGSize(width: 1024, height: 700)].allSatisfy { size in
      let geometry = sample(of: size, knowsViews: true)
      let choreography = choreography(direction, on: geometry)
      guard choreography.isUsable, let front = choreography.part(.front),
        choreography.parts.allSatisfy(\.onlyShifts)
      else { return false }
      let away = front.pose(at: direction == .opening ? 0 : 1, overshoot: 0...1)
      return !geometry.front.offsetBy(dx: away.x, dy: away.y).insetBy(dx: 0.5, dy: 0.5)
        .intersects(geometry.whole)
    }
  }

  /// True if no screen moves in the sampled geometries. With Reduce Motion, such a transition still plays.
  func isMotionless(_ direction: TransitionDirection) -> Bool {
    guard isChecked, animations.isEmpty else { return false }
    // The movement of an app may depend on sizes, places and views.
    return [CGSize(width: 400, height: 800), CGSize(width: 1024, height: 700)].allSatisfy { size in
      [true, false].allSatisfy { knows in
        let choreography = choreography(direction, on: sample(of: size, knowsViews: knows))
        return choreography.isUsable && choreography.isStill
      }
    }
  }

  /// Returns a geometry with an off-center frame for each place and effect key if `knowsViews`, or else without frames.
  func sample(of size: CGSize, knowsViews: Bool) -> TransitionGeometry {
    func frame(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(x: x * size.width, y: y * size.height, width: 0.3 * size.width, height: 44)
    }
    let frames = [frame(0.05, 0.1), frame(0.4, 0.25), frame(0.65, 0.8)]
    let keys = knowsViews ? effectKeys : []
    let views = Dictionary(uniqueKeysWithValues: keys.map { ($0, frames) })
    let bounds = CGRect(origin: .zero, size: size)
    func frame(of place: TransitionPlace) -> CGRect {
      guard case .edge(let edge) = place.kind else { return frame(0.1, 0.7) }
      return edge.middle(of: bounds, isRightToLeft: false)
    }
    return TransitionGeometry(
      container: size,
      places: Dictionary(
        (knowsViews ? places : []).map { ($0, frame(of: $0)) }, uniquingKeysWith: { $1 }),
      frontViews: views, backViews: views)
  }
}
