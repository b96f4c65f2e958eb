import UIKit

/// The form of a screen while it is open, where it is presented. In a container's transition every screen
/// fills the container.
public struct TransitionPresentation: Sendable {
  /// The form, as the engine knows it.
  enum Form: Equatable, Sendable {
    /// The screen fills the container; the presenter's view is removed.
    case fullScreen
    /// A card over the presenter's view, which stays.
    case card(CardLayout)

    var isCard: Bool { self != .fullScreen }
  }

  let form: Form

  /// The screen fills the container. The presenting screen's view is removed while it is open.
  public static var fullScreen: TransitionPresentation { TransitionPresentation(form: .fullScreen) }

  /// A card in the middle of the safe area, or with insets. The presenting screen stays visible behind
  /// it.
  ///
  /// The card has round corners and a shadow, makes room for the keyboard, and takes a smaller
  /// `preferredContentSize` of its screen. A size that is not usable is the safe area's.
  public static func card(_ size: TransitionSize) -> TransitionPresentation {
    .card(CardLayout(size: size.isSound ? size : .proportional(width: 1, height: 1)))
  }

  static func card(_ layout: CardLayout) -> TransitionPresentation {
    TransitionPresentation(form: .card(layout))
  }
}
