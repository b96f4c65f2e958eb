/// Decides who receives a message to a delegate that stands in front of another one.
enum MessageReceiver: Equatable {
  /// The delegate itself; the one behind it; the defaults, since that one is gone; nobody.
  case itself, next, defaults, nobody

  /// - Parameters:
  ///   - isKnown: Whether the defaults answer it. Nothing else is passed on: UIKit remembers what a delegate
  ///     answers, and would go on asking when the next one is gone.
  static func of(isOwn: Bool, isKnown: Bool, nextAnswers: Bool) -> MessageReceiver {
    if isOwn { return .itself }
    guard isKnown else { return .nobody }
    return nextAnswers ? .next : .defaults
  }

  /// The answer that UIKit gets when it asks, which it does when the delegate is set.
  var isAnnounced: Bool { self == .itself || self == .next }
}
