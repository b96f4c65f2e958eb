import UIKit

/// The form of a presented screen while open. In a container's transition every screen fills the container.
///
/// Presentations can be compared. Those with a closure are equal if the same call has made both.
public struct TransitionPresentation: Equatable, Sendable {
  /// A card over the presenter's view, which is not removed; `nil` if the screen fills the container, and the
  /// presenter's view is removed.
  let card: CardLayout?
  /// The app's own frame of a card, as in `frame(passesTouches:_:)`.
  private(set) var frame: ClosureBox<@Sendable (FrameContext) -> CGRect>?
  /// True if the screen decides on the status bar.
  var coversStatusBar: Bool { card == nil && controller == nil }
  /// Makes the app's own presentation controller, in place of the library's.
  private(set) var controller: ClosureBox<MakeController>?

  typealias MakeController =
    @MainActor @Sendable (_ presented: UIViewController, _ presenting: UIViewController?) ->
    UIPresentationController

  /// The screen fills the container. The presenting screen's view is removed while the screen is open.
  ///
  /// The screen decides on the orientation; after its dismissal the presenting screen decides again. Over a card, whose
  /// presenter's view is not removed, the presenter still decides, as in UIKit: https://openradar.appspot.com/22401547
  public static var fullScreen: TransitionPresentation { TransitionPresentation(card: nil) }

  /// The rounded corners of a card.
  public enum Corners: Hashable, Sendable {
    /// All four corners.
    case all
    /// The two corners away from the edge of the card (`card(_:at:margins:corners:passesTouches:)`); all four for a card
    /// in the middle, and for one with margins.
    case inner
  }

  /// A card in the middle of the safe area, at an edge of the container, or with insets. The presenting screen stays
  /// visible behind the card.
  ///
  /// ```swift
  /// present(filter, using: .full.presentation(
  ///   .card(TransitionSize(width: .fraction(1), height: .fitting), at: .bottom, corners: .inner)))
  /// ```
  ///
  /// The card has round corners and a shadow, makes room for the keyboard, and takes a smaller `preferredContentSize`
  /// of its screen. An unusable `size` is replaced by the size of the safe area.
  ///
  /// - Parameters:
  ///   - size: The size of the card.
  ///   - edge: The edge touched by the card, over the safe area: below the home indicator, for example. Across, a
  ///     fraction of 1 fills the container, and a shorter card lies in the middle of the safe area. `leading` and
  ///     `trailing` follow the layout direction of the presenting view. `nil` (default) is the middle. Without effect
  ///     with `.inset`.
  ///   - margins: The distance from `edge` and, if the card is as wide as the container, from the two edges beside it, in
  ///     points: 0 by default, at least 0. All corners of such a card are round, concentric with those of the display. A
  ///     distance without room for a card is reported, and counts as 0. Without effect in the middle and with `.inset`.
  ///   - corners: The rounded corners. `.all` by default.
  ///   - passesTouches: Whether touches beside the card reach the screen behind, which can be scrolled and tapped, also
  ///     by VoiceOver. Nothing is dimmed, and `dismissesOnTapOutside` has no effect. Default: `false`.
  public static func card(
    _ size: TransitionSize, at edge: TransitionEdge? = nil, margins: CGFloat = 0,
    corners: Corners = .all, passesTouches: Bool = false
  ) -> TransitionPresentation {
    let size = size.isSound ? size : .fractions(width: 1, height: 1)
    return TransitionPresentation(
      card: CardLayout(
        size: size, edge: edge, distance: margins.isFinite ? max(margins, 0) : 0, corners: corners,
        passesTouches: passesTouches))
  }

  /// The container of a card with a frame of the app's own.
  public struct FrameContext: Sendable {
    /// The bounds of the container, in points.
    public let bounds: CGRect
    /// The safe area of the container.
    public let safeAreaInsets: UIEdgeInsets
    /// The layout direction of the presenting view.
    public let layoutDirection: UIUserInterfaceLayoutDirection
  }

  /// A card with a frame of the app's own, returned anew for each layout of the container.
  ///
  /// ```swift
  /// .frame { context in
  ///   let isLeft = context.layoutDirection == .leftToRight
  ///   let width = min(300, context.bounds.width)
  ///   return CGRect(
  ///     x: isLeft ? 0 : context.bounds.width - width, y: 0, width: width, height: context.bounds.height)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - passesTouches: Whether touches beside the card reach the screen behind, as in
  ///     `card(_:at:margins:corners:passesTouches:)`. Default: `false`.
  ///   - frame: Returns the frame, in the container's coordinates, from `context` alone: `problems()` of
  ///     TransitionCatalogTesting calls it outside the main actor. A constant of the app's that it reads must be
  ///     `nonisolated`, in a target that is isolated to the main actor by default. A frame that is empty or not finite is
  ///     replaced by the safe area.
  public static func frame(
    passesTouches: Bool = false, _ frame: @escaping @Sendable (_ context: FrameContext) -> CGRect
  ) -> TransitionPresentation {
    var presentation = card(.fractions(width: 1, height: 1), passesTouches: passesTouches)
    presentation.frame = ClosureBox(frame)
    return presentation
  }

  /// A presentation controller of the app's own. This controller decides on everything that stays while the screen is
  /// open: the frame, the views behind the screen, and taps outside. The transition moves the screen, and gestures
  /// dismiss the screen.
  ///
  /// Animations alongside the transition coordinator follow the run, also under a finger. If the controller is a
  /// `TransitionParticipant`, its methods are called in each run. Its `delegate` is asked before a gesture dismisses
  /// the screen, and informed of the dismissal, as in UIKit's sheets.
  ///
  /// A screen presented without animation has its gesture from the next frame on, unless the app has read its
  /// `presentationController` before, because UIKit does not request the controller again then.
  ///
  /// - Parameter make: Makes the controller when a presentation begins. The presenting screen may not be known yet.
  public static func controller(
    _ make:
      @escaping @MainActor @Sendable (
        _ presented: UIViewController, _ presenting: UIViewController?
      ) -> UIPresentationController
  ) -> TransitionPresentation {
    var presentation = fullScreen
    presentation.controller = ClosureBox(make)
    return presentation
  }

  /// Returns a card's frame: the app's own `frame`, if usable, or else the frame of `card`.
  func frame(of card: CardLayout, in space: CardSpace, size: TransitionSize?) -> CGRect {
    let context = FrameContext(
      bounds: space.bounds, safeAreaInsets: space.safeArea,
      layoutDirection: space.isRightToLeft ? .rightToLeft : .leftToRight)
    if let frame = frame?.closure(context), frame.isUsable { return frame }
    return card.frame(in: space, size: size)
  }

  /// Returns false if the app's margins or insets leave no room for a card and are ignored.
  func hasRoom(for card: CardLayout, in bounds: CGRect, size: TransitionSize?) -> Bool {
    frame != nil || card.hasRoom(in: bounds, size: size)
  }
}
