import UIKit

/// The form of a presented screen while open. In a container's transition every screen fills the container.
public struct TransitionPresentation: Sendable {
  /// The layout of the form.
  enum Form: Equatable, Sendable {
    /// The screen fills the container; the presenter's view is removed.
    case fullScreen
    /// A card over the presenter's view, which is not removed.
    case card(CardLayout)

    var isCard: Bool { self != .fullScreen }
  }

  let form: Form
  /// The app's own frame of a card, as in `frame(_:)`.
  private(set) var frame: (@Sendable (_ bounds: CGRect, _ safeArea: UIEdgeInsets) -> CGRect)?
  /// True if the screen decides on the status bar.
  var coversStatusBar: Bool { form == .fullScreen && controller == nil }
  /// Makes the app's own presentation controller, in place of the library's.
  private(set) var controller:
    (
      @MainActor @Sendable (_ presented: UIViewController, _ presenting: UIViewController?) ->
        UIPresentationController
    )?

  /// The screen fills the container. The presenting screen's view is removed while the screen is open.
  ///
  /// The screen decides on the orientation; after its dismissal the presenting screen decides again. Over a card, whose
  /// presenter's view is not removed, the presenter still decides, as in UIKit: https://openradar.appspot.com/22401547
  public static var fullScreen: TransitionPresentation { TransitionPresentation(form: .fullScreen) }

  /// A card in the middle of the safe area, or with insets. The presenting screen stays visible behind the card.
  ///
  /// The card has round corners and a shadow, makes room for the keyboard, and takes a smaller `preferredContentSize`
  /// of its screen. An unusable `size` is replaced by the size of the safe area.
  public static func card(_ size: TransitionSize) -> TransitionPresentation {
    .card(CardLayout(size: size.isSound ? size : .proportional(width: 1, height: 1)))
  }

  /// A card with a frame of the app's own, returned anew for each layout of the container.
  ///
  /// - Parameter frame: Returns the frame, from the container's bounds and its safe area, in the container's
  ///   coordinates. A frame that is empty or not finite is replaced by the safe area.
  public static func frame(
    _ frame: @escaping @Sendable (_ bounds: CGRect, _ safeArea: UIEdgeInsets) -> CGRect
  ) -> TransitionPresentation {
    var presentation = card(.proportional(width: 1, height: 1))
    presentation.frame = frame
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
    presentation.controller = make
    return presentation
  }

  static func card(_ layout: CardLayout) -> TransitionPresentation {
    TransitionPresentation(form: .card(layout))
  }

  /// Returns a card's frame: the app's own `frame`, if usable, or else the frame of `card`.
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
  /// The minimum width of a card whose screen has the regular horizontal size class of an iPad. UIKit's own form
  /// sheets, which are compact, are narrower.
  static let regularWidth: CGFloat = 600
  /// The minimum space between a card and the keyboard, in points.
  static let keyboardGap: CGFloat = 10
  /// The minimum height of a card above a keyboard, in points.
  static let leastHeight: CGFloat = 80

  /// The preset's default, for calls without a size.
  var size: TransitionSize
  /// The space kept free inside the safe area, in points: left and right, above and below.
  var margins = CGSize.zero

  init(size: TransitionSize, margins: CGSize = .zero) {
    self.size = size
    self.margins = margins
  }

  /// Returns the card's frame in the container's coordinates: centered in the safe area, or `.inset`.
  ///
  /// - Parameter preferred: The `preferredContentSize` of the screen. Used if `size` is `nil` and both dimensions are
  ///   more than 0, up to the preset's own size.
  func frame(
    in bounds: CGRect, safeArea: UIEdgeInsets, size: TransitionSize?, preferred: CGSize
  ) -> CGRect {
    let own = frame(in: bounds, safeArea: safeArea, size: size)
    guard size == nil, preferred.width > 0, preferred.height > 0 else { return own }
    let fitting = TransitionSize.fixed(
      width: min(preferred.width, own.width), height: min(preferred.height, own.height))
    return frame(in: bounds, safeArea: safeArea, size: fitting)
  }

  /// Returns a card's frame moved up above a keyboard, and reduced in height if the card does not fit there.
  func frame(_ frame: CGRect, above keyboard: CGFloat, in safe: CGRect) -> CGRect {
    let bottom = keyboard - Self.keyboardGap
    guard frame.maxY > bottom else { return frame }
    let top = max(bottom - frame.height, min(frame.minY, safe.minY + margins.height))
    let height = min(frame.height, max(bottom - top, Self.leastHeight))
    return CGRect(x: frame.minX, y: top, width: frame.width, height: height).rounded
  }

  /// Returns the card's frame, regardless of the screen's `preferredContentSize`.
  func frame(in bounds: CGRect, safeArea: UIEdgeInsets, size: TransitionSize?) -> CGRect {
    let safe = bounds.inset(by: safeArea)
    // `size.width`, not `width`: negative if the insets exceed the container.
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
      // Insets without space inside are ignored: the card has the preset's own size.
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
  /// Returns the movement of a full screen as a card's: in front of a presenter at rest, with a backdrop that fades
  /// in and out with the card. Movements of the presenter, `.light`, `.shade` and `.cast` are removed. A card
  /// without movement fades.
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
