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
  /// The app's own frame of a card.
  private(set) var frame: (@Sendable (_ bounds: CGRect, _ safeArea: UIEdgeInsets) -> CGRect)?
  /// True if the screen decides on the status bar although its presentation is not the library's.
  private var takesStatusBar = false
  /// True if the screen decides on the status bar.
  var coversStatusBar: Bool { form == .fullScreen && (controller == nil || takesStatusBar) }
  /// Makes a presentation controller that is not the library's: the app's own.
  private(set) var controller:
    (
      @MainActor @Sendable (_ presented: UIViewController, _ presenting: UIViewController?) ->
        UIPresentationController
    )?

  /// The screen fills the container. The presenting screen's view is removed while it is open.
  ///
  /// The screen decides on the orientation, and the presenting screen again when it has gone. Over a card, whose view
  /// stays, the card's presenter goes on to decide, as UIKit has it: https://openradar.appspot.com/22401547
  public static var fullScreen: TransitionPresentation { TransitionPresentation(form: .fullScreen) }

  /// A card in the middle of the safe area, or with insets. The presenting screen stays visible behind
  /// it.
  ///
  /// The card has round corners and a shadow, makes room for the keyboard, and takes a smaller
  /// `preferredContentSize` of its screen. A size that is not usable is the safe area's.
  public static func card(_ size: TransitionSize) -> TransitionPresentation {
    .card(CardLayout(size: size.isSound ? size : .proportional(width: 1, height: 1)))
  }

  /// A card with a frame of the app's own, which is asked for anew whenever the container is laid out.
  ///
  /// - Parameter frame: Returns the frame, from the container's bounds and its safe area, in the container's
  ///   coordinates. One that is empty or not finite is the safe area.
  public static func frame(
    _ frame: @escaping @Sendable (_ bounds: CGRect, _ safeArea: UIEdgeInsets) -> CGRect
  ) -> TransitionPresentation {
    var presentation = card(.proportional(width: 1, height: 1))
    presentation.frame = frame
    return presentation
  }

  /// A presentation controller of the app's own, which decides on all that stays while the screen is open:
  /// its frame, what is behind it, taps outside. The transition moves the screen, and gestures dismiss it.
  ///
  /// Its animations alongside the transition coordinator follow the run, also under a finger. If it is a
  /// `TransitionParticipant`, it is told of each run. Its `delegate` is asked before a gesture dismisses, and told
  /// of it, as in UIKit's sheets.
  ///
  /// A screen that is presented without animation has its gesture from the next frame on; not if the app has read
  /// its `presentationController` before, as UIKit does not ask for it again then.
  ///
  /// - Parameter make: Makes the controller for a presentation that begins. The presenting screen may not be
  ///   known yet.
  public static func controller(
    _ make:
      @escaping @MainActor @Sendable (
        _ presented: UIViewController, _ presenting: UIViewController?
      ) -> UIPresentationController
  ) -> TransitionPresentation {
    var presentation = fullScreen
    presentation.controller = make
    return presentation
  }

  /// The same one, which takes the status bar over, as UIKit's own full screen.
  var likeUIKits: TransitionPresentation {
    var presentation = self
    presentation.takesStatusBar = true
    return presentation
  }

  static func card(_ layout: CardLayout) -> TransitionPresentation {
    TransitionPresentation(form: .card(layout))
  }

  /// A card's frame: the app's own, if it gives one that can be used.
  func frame(
    of card: CardLayout, in bounds: CGRect, safeArea: UIEdgeInsets, size: TransitionSize?,
    preferred: CGSize = .zero
  ) -> CGRect {
    if let own = frame?(bounds, safeArea), own.isUsable { return own }
    return card.frame(in: bounds, safeArea: safeArea, size: size, preferred: preferred)
  }

  private init(form: Form) { self.form = form }
}
