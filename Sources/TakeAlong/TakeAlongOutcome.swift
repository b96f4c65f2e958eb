/// The result of a transition for the shared element with one key.
public enum TakeAlongOutcome: Hashable, Sendable {
  /// The element flew.
  case flown
  /// The element flew, but this appearance of it could not be pictured, and was not seen in flight.
  case flownWithout(Look)
  /// The element stayed in its screen and moved with it.
  case stayed(Reason)

  /// An appearance of an element: in the presenting screen, in the presented one, or both.
  public enum Look: Hashable, Sendable {
    case source, destination, both
  }

  /// The reason why an element stayed.
  public enum Reason: Hashable, Sendable {
    /// The other screen has no view for this key.
    case noPartner
    /// The view or one of its ancestors is hidden or transparent.
    case hidden
    /// The view is scrolled away, clipped, covered by a bar, or outside the container.
    case offScreen
    /// The view has no size.
    case zeroSize
    /// The view is in no window.
    case notInWindow
    /// The view is not in the screen that offered it.
    case otherScreen
    /// The same view was offered under another key first.
    case claimedTwice
    /// The view is flying in another transition.
    case inAnotherRun
    /// There are more than 100 pairs, of which the largest in sight fly, or more than 60 views that can only be shown
    /// by a snapshot, of which the first fly. Plain labels and image views need no snapshot.
    case tooMany
    /// The view is a visual effect view: its effect depends on what is behind it, so it has no
    /// snapshot. A view with a background of its own can fly instead.
    case visualEffect
    /// The view shows nothing but text, and would be read through the other screen's text, or over another
    /// element. Text flies only where the screen follows a shared element, or grows out of a view.
    case text
    /// Reduce Motion or Prefer Cross-Fade Transitions is on.
    case reducedMotion
  }
}

extension TakeAlongOutcome: CustomStringConvertible {
  /// The outcome in English, such as "flown" or "stayed: off screen".
  public var description: String {
    switch self {
    case .flown: "flown"
    case .flownWithout(.source): "flown without the source's look"
    case .flownWithout(.destination): "flown without the destination's look"
    case .flownWithout(.both): "flown without a look"
    case .stayed(let reason): "stayed: \(reason)"
    }
  }

  /// The outcome if this look is missing, too.
  func without(_ look: Look) -> TakeAlongOutcome {
    switch self {
    case .flown: .flownWithout(look)
    case .flownWithout(let other): .flownWithout(other == look ? look : .both)
    case .stayed: self
    }
  }

  var hasFlown: Bool {
    if case .stayed = self { false } else { true }
  }
}

extension TakeAlongOutcome.Reason: CustomStringConvertible {
  /// The reason in English, such as "off screen".
  public var description: String {
    switch self {
    case .noPartner: "no partner"
    case .hidden: "hidden"
    case .offScreen: "off screen"
    case .zeroSize: "no size"
    case .notInWindow: "in no window"
    case .otherScreen: "in another screen"
    case .claimedTwice: "the view has another key"
    case .inAnotherRun: "in another run"
    case .tooMany: "too many"
    case .visualEffect: "a visual effect"
    case .text: "text"
    case .reducedMotion: "reduced motion"
    }
  }
}

extension [TakeAlongKey: TakeAlongOutcome] {
  /// The report as one line, by key. The other items of a list, which have no partner, are counted.
  var line: String {
    let alone = filter { $1 == .stayed(.noPartner) }
    let named = (alone.count > 3 ? filter { $1 != .stayed(.noPartner) } : self)
      .map { "\($0) \($1)" }.sorted()
    let rest = named.count - 40
    let parts =
      named.prefix(40) + (rest > 0 ? ["\(rest) more"] : [])
      + (alone.count > 3 ? ["\(alone.count) without a partner"] : [])
    return "take-along: " + parts.joined(separator: " · ")
  }
}
