/// Numbers of pans that accounts disagree on, or that nobody has published.
public struct HeadlessPanRules: Hashable, Sendable {
  /// Points until a pan begins.
  public var slop: CGFloat = 10
  /// Each axis for itself, reaching the slop is enough; otherwise the straight way must exceed it.
  public var measuresEachAxis = true
  /// Of the velocities between the last events, the newest first.
  public var velocityWeights: [CGFloat] = [0.2, 0.8]
  /// Apple's page says so; libraries that set the translation in every step read a velocity.
  public var settingTranslationStopsVelocity = false
  // Unverified: the width of the strip, the slop of an edge pan, and how far inward its first step
  // may be seen.
  public var edgeStrip: CGFloat = 15
  public var edgeSlop: CGFloat = 5
  public var edgeReach: ClosedRange<CGFloat> = 0...CGFloat.infinity
  /// As a pan begins, the velocity is the finger's; otherwise the move that begins it gives none.
  public var beginsWithVelocity = true
  /// A way up or down fails the swipe of a table view's row at once; otherwise it stays possible.
  var verticalWaysFailSwipes = true

  public init() {}

  public static let first = HeadlessPanRules()

  public static let second: HeadlessPanRules = {
    var rules = HeadlessPanRules()
    rules.measuresEachAxis = false
    rules.velocityWeights = [0.05, 0.35, 0.6]
    rules.settingTranslationStopsVelocity = true
    rules.edgeStrip = 12
    rules.edgeSlop = 10
    rules.edgeReach = 0...20
    rules.beginsWithVelocity = false
    rules.verticalWaysFailSwipes = false
    return rules
  }()
}

// Unverified: all of them; only "about half a second" for a second tap is said by Apple.
enum HeadlessTapRules {
  static let reach: CGFloat = 10
  static let longestTap: TimeInterval = 0.75
  static let longestPause: TimeInterval = 0.5
  static let reachOfNextTap: CGFloat = 40
}

/// When recognizers do what no source settles.
@MainActor struct GestureRules {
  /// Switched off, removed or out of the window: its targets hear of the cancel at once, not in
  /// the next turn.
  var cancelsAtOnce = true
  /// A view's touches are cancelled before the action that takes them (header), not after it
  /// (a talk of Apple's).
  var cancelsTouchesFirst = true
  /// A finished recognizer is reset with its action's event (header), not only when its last
  /// touch has left (article).
  var resetsAtOnce = true
  /// Delegates are asked about the event of a trackpad's scroll; others never saw one.
  var asksAboutScrolls = true

  static let first = GestureRules()
  static let second = GestureRules(
    cancelsAtOnce: false, cancelsTouchesFirst: false, resetsAtOnce: false,
    asksAboutScrolls: false)
}

@MainActor enum TouchSwitches {
  static var pan = HeadlessPanRules.first
  static var order = HeadlessOrder.first

  static var gestures: GestureRules { order == .first ? .first : .second }

  static func reset() { (pan, order) = (.first, .first) }
}

extension Headless {
  /// `.first` and `.second` are two published accounts.
  public static var panRules: HeadlessPanRules {
    get { TouchSwitches.pan }
    set { TouchSwitches.pan = newValue }
  }

  /// When a cancelled recognizer's action comes, whether a view hears of the cancel before it, and
  /// when a finished recognizer is reset, whether a delegate is asked about a trackpad's scroll.
  public static var gestureOrder: HeadlessOrder {
    get { TouchSwitches.order }
    set { TouchSwitches.order = newValue }
  }
}
