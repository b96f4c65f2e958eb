/// Decides who receives a message to a delegate that stands in front of another one.
enum MessageReceiver: Equatable {
  /// The delegate itself; the one behind it; the defaults, since that one is gone; nobody.
  case itself, next, defaults, nobody

  /// Returns the receiver of a message that the delegate does not answer itself.
  ///
  /// - Parameters:
  ///   - isKnown: Whether the defaults answer it. Nothing else is passed on unless the next delegate is held: UIKit
  ///     remembers what a delegate answers, and would go on asking when the next one is gone.
  static func of(isKnown: Bool, isHeld: Bool, nextAnswers: Bool) -> MessageReceiver {
    if nextAnswers, isKnown || isHeld { return .next }
    return isKnown ? .defaults : .nobody
  }

  /// The answer that UIKit gets when it asks, which it does when the delegate is set.
  var isAnnounced: Bool { self == .itself || self == .next }
}
