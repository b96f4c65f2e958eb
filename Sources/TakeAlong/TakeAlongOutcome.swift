/// The result of a transition for a shared element.
public enum TakeAlongOutcome: Hashable, Sendable {
  /// The element flew.
  case flown
  /// The element stayed in its screen and moved with the screen.
  case stayed(Reason)

  /// The reason why an element stayed, for the console and for debugging.
  ///
  /// - "no partner": the other screen has no view for this `TakeAlongKey`.
  /// - "hidden": the view or an ancestor is hidden or transparent.
  /// - "off screen": the view is scrolled away, clipped, covered by a bar, or outside the container.
  /// - "no size": the view, or its `rect`, has no size.
  /// - "in no window": the view is in no window.
  /// - "in another screen": the view is not in the screen whose `TakeAlongScreen` members return the view.
  /// - "the view has another key": the same view was named under another key first.
  /// - "in another run": the view is flying in another transition.
  /// - "too many": the run has more than 100 pairs, of which the largest in sight fly, or more than 60 pairs that need
  ///   a snapshot. Plain labels and image views need no snapshot.
  /// - "a visual effect": the view is a `UIVisualEffectView`, whose effect depends on the content behind. A view with a
  ///   background of its own can fly instead.
  /// - "text": the view shows only text, and would be read through the other screen's text, or over another element.
  ///   Text flies only where the screen follows a shared element, or grows out of a view.
  /// - "reduced motion": Reduce Motion or Prefer Cross-Fade Transitions is on.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The reason in English, such as "off screen".
    public let description: String

    static let noPartner = Reason(description: "no partner")
    static let hidden = Reason(description: "hidden")
    static let offScreen = Reason(description: "off screen")
    static let zeroSize = Reason(description: "no size")
    static let notInWindow = Reason(description: "in no window")
    static let otherScreen = Reason(description: "in another screen")
    static let claimedTwice = Reason(description: "the view has another key")
    static let inAnotherRun = Reason(description: "in another run")
    static let tooMany = Reason(description: "too many")
    static let visualEffect = Reason(description: "a visual effect")
    static let text = Reason(description: "text")
    static let reducedMotion = Reason(description: "reduced motion")
  }
}

extension TakeAlongOutcome: CustomStringConvertible {
  /// The outcome in English, such as "flown" or "stayed: off screen".
  public var description: String {
    switch self {
    case .flown: "flown"
    case .stayed(let reason): "stayed: \(reason)"
    }
  }
}

extension [TakeAlongKey: TakeAlongOutcome] {
  /// The report as a single line, by key. Elements without a partner, such as other items of a list, are only counted
  /// if more than three.
  var line: String {
    let alone = filter { $1 == .stayed(.noPartner) }
    let named = (alone.count > 3 ? filter { $1 != .stayed(.noPartner) } : self)
      .map { "\($0) \($1)" }.sorted()
    let others = named.count - 40
    let parts =
      named.prefix(40) + (others > 0 ? ["\(others) more"] : [])
      + (alone.count > 3 ? ["\(alone.count) without a partner"] : [])
    return "take-along: " + parts.joined(separator: " · ")
  }
}
