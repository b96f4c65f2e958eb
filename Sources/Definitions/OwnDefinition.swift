import Foundation

/// A transition of the app's own, as the engine knows it.
struct OwnDefinition: TransitionDefinition {
  let own: any ChoreographedTransition
  let name: String

  init(_ own: any ChoreographedTransition, name: String? = nil) {
    self.own = own
    self.name = name ?? "\(type(of: own))"
  }

  let isOfApp = true
  var reads: Set<TransitionOptions.Field> { OwnDefinition.fields }

  static let fields: Set<TransitionOptions.Field> = [
    .duration, .timing, .backdrop, .displayCornerRadius,
  ]

  var openingDuration: TimeInterval { OwnDefinition.sound(own.openingDuration) ?? 0.5 }

  var closingDuration: TimeInterval {
    OwnDefinition.sound(own.closingDuration) ?? 0.8 * openingDuration
  }

  var presentation: TransitionPresentation { own.presentation }

  var backdrop: TransitionBackdrop {
    let backdrop = own.backdrop
    return backdrop.isSound(behindCard: form != .fullScreen) ? backdrop : .black
  }

  var places: [TransitionPlace] { own.places }

  var effectKeys: Set<String> { own.effectKeys }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    own.opening(on: geometry).withoutWindowsInside.completed(.opening, isCard: geometry.isCard)
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    own.closing(on: geometry).withoutWindowsInside.completed(.closing, isCard: geometry.isCard)
  }

  func misuses(on geometry: TransitionGeometry) -> [TransitionMisuse] {
    let parts = [own.opening(on: geometry), own.closing(on: geometry)].flatMap(\.parts)
    let cut = Set(parts.filter(\.hasWindowInside).compactMap(\.role.viewKey)).sorted()
    let keys = Set(parts.compactMap(\.role.viewKey)).subtracting(effectKeys).sorted()
    return keys.map { .effectKeyUnknown(key: $0, known: effectKeys.sorted()) }
      + cut.map { .effectsContradict($0) }
  }

  private static func sound(_ seconds: TimeInterval) -> TimeInterval? {
    seconds.isFinite && (0.05...60).contains(seconds) ? seconds : nil
  }
}

extension Choreography {
  /// Adds what nobody has written: the backdrop, behind all else, and the screens that have no part, at rest right
  /// in front of it. Behind a card the backdrop is there only while the card is, and the presenter stays where it
  /// is.
  func completed(_ direction: TransitionDirection, isCard: Bool) -> Choreography {
    func lacks(_ role: Role) -> Bool { !parts.contains { $0.role == role } }
    var added: [Part] = []
    if lacks(.backdrop) {
      var backdrop = Part(role: .backdrop)
      if isCard {
        backdrop.alpha = direction == .opening ? .line(from: 0, to: 1) : .line(from: 1, to: 0)
      }
      added.append(backdrop)
    }
    if !isCard, lacks(.back) { added.append(Part(role: .back)) }
    if lacks(.fore) { added.append(Part(role: .fore)) }
    var choreography = self
    let index = lacks(.backdrop) ? 0 : (parts.firstIndex { $0.role == .backdrop } ?? 0) + 1
    choreography.parts.insert(contentsOf: added, at: index)
    return choreography
  }
}

extension Choreography {
  /// The same without what a view inside a screen cannot be: darkened, or cut.
  fileprivate var withoutWindowsInside: Choreography {
    guard parts.contains(where: \.hasWindowInside) else { return self }
    var choreography = self
    for index in parts.indices where parts[index].hasWindowInside {
      choreography.parts[index].dim = .still(0)
      for cut in Part.cuts { choreography.parts[index][keyPath: cut] = .still(0) }
    }
    return choreography
  }
}

extension Choreography.Part {
  fileprivate var hasWindowInside: Bool { role.isView && (isDimmed || isCut) }
}

extension Choreography.Role {
  fileprivate var viewKey: String? { if case .view(let views, _) = kind { views.key } else { nil } }
}
