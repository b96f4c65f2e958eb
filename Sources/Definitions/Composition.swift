import Foundation

/// The movements that play at once in a transition. The first one stacks, paces and presents.
struct Composition: TransitionDefinition {
  private(set) var movements: [Movement]
  /// The form that the app has named.
  var namedPresentation: TransitionPresentation? { didSet { isReversed = false } }
  /// True if the directions have been exchanged since the form was named.
  private var isReversed = false
  /// True if an animator of the app's own plays alone that was combined with something else.
  private var leavesOut = false

  init(_ movement: Movement) { movements = [movement] }

  init(_ definition: any TransitionDefinition, options: TransitionOptions = TransitionOptions()) {
    self.init(Movement(base: definition, options: options))
  }

  private var first: Movement { movements[0] }

  var name: String { movements.map(\.name).joined(separator: " + ") }

  var reads: Set<TransitionOptions.Field> {
    movements.dropFirst().reduce(reads(of: first)) { $0.union(reads(of: $1)) }
  }

  /// The options that the engine itself reads of every card.
  private static let ofCards: Set<TransitionOptions.Field> = [
    .size, .cornerRadius, .dismissesOnTapOutside,
  ]
  /// The options that only the first movement reads, because it paces.
  private static let ofPace: Set<TransitionOptions.Field> = [.duration, .timing, .backdrop]

  var isOfApp: Bool { movements.contains(where: \.isOfApp) }
  var writesClosing: Bool { movements.contains(where: \.writesClosing) }
  var effectKeys: Set<String> { movements.reduce([]) { $0.union($1.effectKeys) } }
  var openingDuration: TimeInterval { first.openingDuration }
  var closingDuration: TimeInterval { first.closingDuration }
  var landingDuration: TimeInterval { first.landingDuration }

  // An opaque one, as between two full screens, would hide the presenter behind a card.
  var backdrop: TransitionBackdrop {
    form.isCard && !first.form.isCard ? .black(opacity: 0.3) : first.backdrop
  }

  // A screen that gives way to a card does not become one.
  var presentation: TransitionPresentation {
    guard let namedPresentation else { return first.presentation }
    return isReversed && namedPresentation.form.isCard ? .fullScreen : namedPresentation
  }
  var places: [TransitionPlace] { movements.flatMap(\.places) }
  var performed: [PerformedMovement] { movements.flatMap(\.performed) }
  var animator: AnimatorMaker? { first.animator }

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

  /// The name of a card whose directions are exchanged, which it cannot be as a card.
  var reversedCard: String? {
    if isReversed, namedPresentation?.form.isCard == true { return name }
    return movements.first { $0.isReversed && $0.base.form != .fullScreen }?.name
  }

  /// The reports on what was asked of an animator of the app's own.
  var animatorMisuses: [TransitionMisuse] {
    (leavesOut ? [.animatorCombined] : [])
      + (animator != nil && first.isMirrored ? [.animatorMirrored] : [])
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
    guard animator == nil, other.animator == nil else {
      sum = animator == nil ? other : self
      sum.leavesOut = true
      return sum
    }
    sum.movements += other.movements
    return sum
  }

  func mirrored() -> Composition { each { $0.isMirrored.toggle() } }

  func reversed() -> Composition {
    var reversed = each { $0.isReversed.toggle() }
    if namedPresentation != nil { reversed.isReversed.toggle() }
    return reversed
  }

  /// Changes the options of the movement that paces.
  func paced(_ change: (inout TransitionOptions) -> Void) -> Composition {
    var copy = self
    change(&copy.movements[0].options)
    return copy
  }

  private func each(_ change: (inout Movement) -> Void) -> Composition {
    var copy = self
    for index in movements.indices { change(&copy.movements[index]) }
    return copy
  }
}

// Options.
extension Composition {
  /// The movements with the options of a call, and all that is left of both.
  ///
  /// - Parameter report: Is called once for each option that no movement can use, with its fault.
  func resolved(
    with options: TransitionOptions,
    report: (TransitionOptions.Field, TransitionMisuse.Fault) -> Void = { _, _ in }
  ) -> (composition: Composition, options: ResolvedOptions) {
    var copy = self
    var sum: ResolvedOptions?
    var faults: [TransitionOptions.Field: TransitionMisuse.Fault] = [:]
    var (given, read): (Set<TransitionOptions.Field>, Set<TransitionOptions.Field>) = ([], [])
    for (index, movement) in movements.enumerated() {
      let all = movement.options.overridden(by: options)
      var missed: Set<TransitionOptions.Field> = []
      let own = ResolvedOptions(all, reading: reads(of: movement), isCard: form != .fullScreen) {
        if $1 == .unread { missed.insert($0) } else { faults[$0] = $1 }
      }
      let asked = index == 0 ? all.given : all.given.subtracting(Composition.ofPace)
      given.formUnion(asked)
      read.formUnion(asked.subtracting(missed))
      copy.movements[index].resolvedOptions = own
      sum = sum.map { $0.filled(by: own) } ?? own
    }
    for field in given.subtracting(read) { faults[field] = .unread }
    for field in TransitionOptions.Field.allCases {
      if let fault = faults[field] { report(field, fault) }
    }
    return (copy, sum ?? ResolvedOptions())
  }

  private func reads(of movement: Movement) -> Set<TransitionOptions.Field> {
    form == .fullScreen ? movement.reads : movement.reads.union(Composition.ofCards)
  }
}
