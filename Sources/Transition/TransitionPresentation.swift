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
  /// True if the screen decides on the status bar.
  var coversStatusBar: Bool { form == .fullScreen && controller == nil }
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

/// The size of a card at rest, and its margins.
struct CardLayout: Equatable, Sendable {
  /// The default corner radius of a card, in points.
  static let cornerRadius: CGFloat = 28
  /// The opacity of a card's shadow, as soft as under iOS's own zoomed pages:
  /// https://pub.dev/packages/swift_transitions
  static let shadow: CGFloat = 0.24
  /// The width from which on a card's screen is laid out as a whole iPad's. UIKit's own form sheets,
  /// which are compact, are narrower.
  static let regularWidth: CGFloat = 600
  /// The least space between a card and the keyboard, in points.
  static let keyboardGap: CGFloat = 10
  /// A keyboard makes a card no lower than this.
  static let leastHeight: CGFloat = 80

  /// The preset's default, used when the app gives no size.
  var size: TransitionSize
  /// The space kept free inside the safe area, in points: left and right, above and below.
  var margins = CGSize.zero

  init(size: TransitionSize, margins: CGSize = .zero) {
    self.size = size
    self.margins = margins
  }

  /// The card's frame in the container's coordinates: centered in the safe area, or `.inset`.
  ///
  /// - Parameter preferred: The size that the screen prefers. It counts where the app gives no size and
  ///   both of its sides are more than 0, as far as it is not larger than the preset's own.
  func frame(
    in bounds: CGRect, safeArea: UIEdgeInsets, size: TransitionSize?, preferred: CGSize
  ) -> CGRect {
    let own = frame(in: bounds, safeArea: safeArea, size: size)
    guard size == nil, preferred.width > 0, preferred.height > 0 else { return own }
    let fitting = TransitionSize.fixed(
      width: min(preferred.width, own.width), height: min(preferred.height, own.height))
    return frame(in: bounds, safeArea: safeArea, size: fitting)
  }

  /// Moves a card's frame up from a keyboard, and makes it lower where it does not fit above it.
  func frame(_ frame: CGRect, above keyboard: CGFloat, in safe: CGRect) -> CGRect {
    let bottom = keyboard - Self.keyboardGap
    guard frame.maxY > bottom else { return frame }
    let top = max(bottom - frame.height, min(frame.minY, safe.minY + margins.height))
    let height = min(frame.height, max(bottom - top, Self.leastHeight))
    return CGRect(x: frame.minX, y: top, width: frame.width, height: height).rounded
  }

  /// The card's frame without regard to what its screen prefers.
  func frame(in bounds: CGRect, safeArea: UIEdgeInsets, size: TransitionSize?) -> CGRect {
    let safe = bounds.inset(by: safeArea)
    // `size.width`, not `width`: it is negative where the insets exceed the container.
    let most = CGSize(
      width: max(safe.size.width - 2 * margins.width, 0),
      height: max(safe.size.height - 2 * margins.height, 0))
    let wanted: CGSize
    switch (size ?? self.size).kind {
    case .proportional(let width, let height):
      wanted = CGSize(width: bounds.width * width, height: bounds.height * height)
    case .fixed(let width, let height):
      wanted = CGSize(width: width, height: height)
    case .inset(let insets):
      let inside = bounds.inset(by: insets)
      // Insets that leave no space are ignored: the card has the preset's own size.
      guard inside.size.width > 0, inside.size.height > 0 else {
        return frame(in: bounds, safeArea: safeArea, size: nil)
      }
      return inside.intersection(bounds).rounded
    }
    let fitting = CGSize(
      width: min(wanted.width, most.width), height: min(wanted.height, most.height))
    return CGRect(
      x: safe.midX - fitting.width / 2, y: safe.midY - fitting.height / 2,
      width: fitting.width, height: fitting.height
    ).rounded
  }
}

extension Choreography {
  /// The movement of a full screen as that of a card: in front of a presenter that stays where it is, and a backdrop
  /// that comes and goes with the card. Light, shade and movement of the presenter are left out. A card that does not
  /// move by itself fades.
  func asCard(_ direction: TransitionDirection) -> Choreography {
    var choreography = self
    let ofPresenter: Set<Role> = [.back, .shade, .light, .cast]
    choreography.parts.removeAll { ofPresenter.contains($0.role) }
    let opens = direction == .opening
    let presence = opens ? Track.linear(from: 0, to: 1) : .linear(from: 1, to: 0)
    let (closed, open): (CGFloat, CGFloat) = opens ? (0, 1) : (1, 0)
    if let index = choreography.parts.firstIndex(where: { $0.role == .backdrop }) {
      let opacity = choreography.parts[index].opacity
      if opacity.value(at: closed) != 0 || opacity.value(at: open) != 1 {
        choreography.parts[index].opacity = presence
      }
    } else {
      var backdrop = Part(role: .backdrop)
      backdrop.opacity = presence
      choreography.parts.insert(backdrop, at: 0)
    }
    if let index = choreography.parts.firstIndex(where: { $0.role == .front }),
      !choreography.parts[index].moves, !choreography.parts[index].fades
    {
      choreography.parts[index].opacity = presence
    }
    return choreography
  }
}
