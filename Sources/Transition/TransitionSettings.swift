import UIKit

/// The settings of a transition, independent of its movement: the places of a preset, and the values set by modifiers
/// of `ViewControllerTransition`. `nil` is the default of the movement.
struct TransitionSettings: Equatable, Sendable {
  /// The place from where the presented screen grows.
  var from: TransitionPlace?
  /// The place to which the presented screen closes; `nil` for `from`.
  var to: TransitionPlace?
  var size: TransitionSize?
  var cornerRadius: CGFloat?
  var dismissesOnTapOutside: Bool?
  var displayCornerRadius: CGFloat?
  var duration: TimeInterval?
  var timing: TransitionTiming?
  var backdrop: TransitionBackdrop?

  /// The place where a closing ends.
  var goal: TransitionPlace? { to ?? from }

  /// The corner radius of a card: `cornerRadius`, or the default.
  var cardRadius: CGFloat { cornerRadius ?? CardLayout.cornerRadius }

  /// Returns these settings, in which a missing value is taken from a movement that plays at the same time. `duration`,
  /// `timing` and `backdrop` are those of the first movement.
  func filled(by other: TransitionSettings) -> TransitionSettings {
    var settings = self
    settings.from = from ?? other.from
    settings.to = to ?? other.to
    settings.size = size ?? other.size
    settings.cornerRadius = cornerRadius ?? other.cornerRadius
    settings.dismissesOnTapOutside = dismissesOnTapOutside ?? other.dismissesOnTapOutside
    settings.displayCornerRadius = displayCornerRadius ?? other.displayCornerRadius
    return settings
  }
}

// Checks of the parameters of a call. An unusable value is replaced by the default, and reported.
extension [TransitionIssue] {
  /// Returns the value; `nil`, with a report, if the value is not finite or out of `range`.
  mutating func take(_ value: CGFloat?, _ name: String, in range: ClosedRange<CGFloat>)
    -> CGFloat?
  {
    guard let value else { return nil }
    let upper = range.upperBound.isFinite ? "...\(range.upperBound)" : " or more"
    return take(
      value, if: value.isFinite && range.contains(value), name, "\(value)",
      range: "\(range.lowerBound)\(upper)")
  }

  mutating func take(_ length: TransitionLength, _ name: String) -> TransitionLength? {
    take(
      length, if: length.isSound, name, "\(length.kind)",
      range: "a fraction of more than 0 and at most 1, or points of more than 0")
  }

  mutating func take(_ size: TransitionSize) -> TransitionSize? {
    take(
      size, if: size.isSound, "size", "\(size.kind)",
      range: "shares of more than 0 and at most 1, points of more than 0, finite insets")
  }

  mutating func take(_ timing: TransitionTiming) -> TransitionTiming? {
    take(
      timing, if: timing.isSound, "timing", "\(timing.kind)",
      range:
        "a curve within 0...1 in x and -1...2 in y, or a spring with a response of 0.05...10 and "
        + "a damping ratio of more than 0.2 and at most 1")
  }

  mutating func take(_ backdrop: TransitionBackdrop) -> TransitionBackdrop? {
    take(
      backdrop, if: backdrop.isSound(behindCard: true), "backdrop", "\(backdrop.kind)",
      range: "an opacity of 0...1")
  }

  private mutating func take<Value>(
    _ value: Value, if isSound: Bool, _ name: String, _ written: @autoclosure () -> String,
    range: @autoclosure () -> String
  ) -> Value? {
    if isSound { return value }
    append(.valueUnusable(parameter: name, value: written(), range: range()))
    return nil
  }
}
