/// What a run did with one key.
public enum TakeAlongOutcome: Hashable, Sendable {
  /// It flew.
  case flown
  /// It stayed in its screen, and came or went with it.
  case stayed(Reason)

  /// Why something stayed.
  public enum Reason: Hashable, Sendable {
    /// The other screen has nothing under this key.
    case noPartner
    /// Hidden, transparent, or inside something that is.
    case hidden
    /// Scrolled away, covered by a bar, or beside the screen.
    case offScreen
    case zeroSize
    case notInWindow
    /// The view belongs to another screen than the one that named it.
    case otherScreen
    /// The same view flies under another key.
    case claimedTwice
    /// It is flying already, in another transition.
    case inAnotherRun
    /// More than 1,000 pairs: the first thousand fly.
    case tooMany
    /// A visual effect view: its effect works on what lies behind it, and only there. A view with a
    /// ground of its own can fly instead.
    case visualEffect
    /// People have asked for less motion.
    case reducedMotion
  }
}
