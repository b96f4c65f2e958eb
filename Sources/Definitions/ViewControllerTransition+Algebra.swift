import UIKit

// Transitions made of others. None changes the one it is called on.
extension ViewControllerTransition {
  /// Returns the transition with another duration of its opening, in seconds, 0.05 to 60; that of the closing
  /// changes in proportion. A value out of this range is reported, and ignored.
  public func duration(_ seconds: TimeInterval) -> ViewControllerTransition {
    paced { $0.duration = seconds }
  }

  /// Returns the transition with another timing, in both directions. One that has a length of its own,
  /// `.spring(response:dampingRatio:)`, ends when it is at rest; `duration(_:)` stretches it.
  public func timing(_ timing: TransitionTiming) -> ViewControllerTransition {
    paced { $0.timing = timing }
  }

  /// Returns the transition with another background behind the screens.
  public func backdrop(_ backdrop: TransitionBackdrop) -> ViewControllerTransition {
    paced { $0.backdrop = backdrop }
  }

  /// Returns the transition with another form of the presented screen. It has no effect in a container.
  public func presentation(_ presentation: TransitionPresentation) -> ViewControllerTransition {
    map { composition in
      var composition = composition
      composition.namedPresentation = presentation
      return composition
    }
  }

  /// Returns the transition as in a mirror, left for right: as it is in a right-to-left layout. Places stay where
  /// they are, and an animator of the app's own is as it is, which is reported.
  public func mirrored() -> ViewControllerTransition {
    map { composition in composition.mirrored() }
  }

  /// Returns the transition as if one came back: it opens as it closes, and closes as it opens, with the two
  /// screens changed round. If it lays a new screen over the old one, its reverse takes the old one away from
  /// above the new one.
  ///
  /// A card takes its full-screen form for that, which is reported: the screen that gives way cannot be one.
  public func reversed() -> ViewControllerTransition {
    switch content {
    case .system: self
    case .composition(let composition): Self(.composition(composition.reversed()))
    case .asymmetric(let opening, let closing):
      .asymmetric(opening: closing.reversed(), closing: opening.reversed())
    case .dynamic(let choose): .dynamic { choose($0.reversed).reversed() }
    }
  }

  /// Returns both transitions at once: ways and angles add, sizes and opacities multiply. This one paces the
  /// run, orders the screens, and gives the presented screen its form.
  ///
  /// Combined with `.system`, either way, it is `.system`: nothing goes along with UIKit's own animation. Nor does
  /// with an animator of the app's own, which plays alone: the first one, if both are, and it is reported.
  public func combined(with other: ViewControllerTransition) -> ViewControllerTransition {
    switch (content, other.content) {
    case (.system, _), (_, .system): .system
    case (.dynamic(let choose), _): .dynamic { choose($0).combined(with: other) }
    case (_, .dynamic(let choose)): .dynamic { combined(with: choose($0)) }
    case (.asymmetric(let opening, let closing), _):
      .asymmetric(
        opening: opening.combined(with: other.half(.opening)),
        closing: closing.combined(with: other.half(.closing)))
    case (_, .asymmetric(let opening, let closing)):
      .asymmetric(opening: combined(with: opening), closing: combined(with: closing))
    case (.composition(let first), .composition(let second)):
      Self(.composition(first.combined(with: second)))
    }
  }

  /// Returns the transition with another way back, if there is one.
  func reversing(with reverse: ViewControllerTransition?) -> ViewControllerTransition {
    reverse.map { .asymmetric(opening: self, closing: $0) } ?? self
  }

  /// The transition, unless it is the system's in both directions.
  var unlessSystem: ViewControllerTransition? { isSystem ? nil : self }

  /// The part of the transition that plays in a direction.
  private func half(_ direction: TransitionDirection) -> ViewControllerTransition {
    guard case .asymmetric(let opening, let closing) = content else { return self }
    return direction == .opening ? opening : closing
  }

  private func paced(_ change: @escaping @Sendable (inout TransitionOptions) -> Void)
    -> ViewControllerTransition
  {
    map { composition in composition.paced(change) }
  }

  /// Changes each movement, also those that are yet to be chosen.
  private func map(_ change: @escaping @Sendable (Composition) -> Composition)
    -> ViewControllerTransition
  {
    switch content {
    case .system: self
    case .composition(let composition): Self(.composition(change(composition)))
    case .asymmetric(let opening, let closing):
      .asymmetric(opening: opening.map(change), closing: closing.map(change))
    case .dynamic(let choose): .dynamic { choose($0).map(change) }
    }
  }
}
