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
  private(set) var frame: (@Sendable (FrameContext) -> CGRect)?
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
  ///   - corners: The rounded corners. `.all` by default.
  ///   - passesTouches: Whether touches beside the card reach the screen behind, which can be scrolled and tapped, also
  ///     by VoiceOver. Nothing is dimmed, and `dismissesOnTapOutside` has no effect. Default: `false`.
  public static func card(
    _ size: TransitionSize, at edge: TransitionEdge? = nil, corners: TransitionCorners = .all,
    passesTouches: Bool = false
  ) -> TransitionPresentation {
    let size = size.isSound ? size : .proportional(width: 1, height: 1)
    return .card(
      CardLayout(size: size, edge: edge, corners: corners, passesTouches: passesTouches))
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
  /// - Parameter frame: Returns the frame, in the container's coordinates. A frame that is empty or not finite is
  ///   replaced by the safe area.
  public static func frame(
    _ frame: @escaping @Sendable (_ context: FrameContext) -> CGRect
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
  func frame(of card: CardLayout, in space: CardSpace, size: TransitionSize?) -> CGRect {
    let context = FrameContext(
      bounds: space.bounds, safeAreaInsets: space.safeArea,
      layoutDirection: space.isRightToLeft ? .rightToLeft : .leftToRight)
    if let own = frame?(context), own.isUsable { return own }
    return card.frame(in: space, size: size)
  }

  private init(form: Form) { self.form = form }
}

/// The container of a card, in its own coordinates, and the sizes that the card's screen asks for.
struct CardSpace {
  var bounds: CGRect
  var safeArea = UIEdgeInsets.zero
  var isRightToLeft = false
  /// The `preferredContentSize` of the screen.
  var preferred = CGSize.zero
  /// Returns the size of the screen's content at a width, or else at the smallest width; `nil` if unknown.
  var content: (_ width: CGFloat?) -> CGSize? = { _ in nil }
}

/// The place of a card at rest.
struct CardLayout: Equatable, Sendable {
  /// The default corner radius of a card, in points.
  static let cornerRadius: CGFloat = 28
  /// The opacity of a card's shadow, as soft as under iOS's own zoomed pages:
  /// https://pub.dev/packages/swift_transitions
  static let shadow: CGFloat = 0.24
  /// The minimum width of a card whose screen has the regular horizontal size class of an iPad. UIKit's own form
  /// sheets, which are compact, are narrower.
  static let regularWidth: CGFloat = 600
  /// The minimum space between a card and the keyboard, in points. A card at an edge touches the keyboard.
  static let keyboardGap: CGFloat = 10
  /// The minimum height of a card above a keyboard, in points.
  static let leastHeight: CGFloat = 80

  /// The preset's default, for calls without a size.
  var size: TransitionSize
  /// The space kept free inside the safe area, in points: left and right, above and below. At an edge, the space kept
  /// free on the opposite side.
  var margins = CGSize.zero
  /// The edge of the container touched by the card; `nil` for a card in the middle.
  var edge: TransitionEdge?
  var corners = TransitionCorners.all
  var passesTouches = false
  /// The maximum length of a card across its `edge`, in points.
  var longest = CGFloat.infinity

  private var isVertical: Bool { edge == .top || edge == .bottom }

  /// Returns the card's frame in the container's coordinates.
  ///
  /// - Parameter size: The app's own size; `nil` for the preset's own, and for a smaller `preferredContentSize`.
  func frame(in space: CardSpace, size: TransitionSize?) -> CGRect {
    let (own, preferred) = (frame(in: space, wanted: size ?? self.size), space.preferred)
    guard size == nil, !self.size.isFitting, edge == nil, preferred.width > 0, preferred.height > 0
    else { return own }
    let fitting = TransitionSize.fixed(
      width: min(preferred.width, own.width), height: min(preferred.height, own.height))
    return frame(in: space, wanted: fitting)
  }

  /// Returns the frame for a size, regardless of a smaller `preferredContentSize`.
  private func frame(in space: CardSpace, wanted: TransitionSize) -> CGRect {
    switch wanted.kind {
    case .lengths(let width, let height):
      return frame(in: space, width: width, height: height)
    case .inset(let insets):
      let inside = space.bounds.inset(by: insets)
      // Insets without space inside are ignored: the card has the preset's own size.
      guard inside.size.width > 0, inside.size.height > 0 else {
        return wanted == size
          ? frame(in: space, width: .fraction(1), height: .fraction(1))
          : frame(in: space, wanted: size)
      }
      return inside.intersection(space.bounds).rounded
    }
  }

  private func frame(
    in space: CardSpace, width: TransitionLength, height: TransitionLength
  ) -> CGRect {
    let (bounds, insets, preferred) = (space.bounds, space.safeArea, space.preferred)
    let side = edge?.outward(isRightToLeft: space.isRightToLeft) ?? .zero
    let (x, wide) = span(
      width, from: bounds.minX, of: bounds.width, insets: (insets.left, insets.right),
      margin: margins.width, side: side.dx
    ) { preferred.width > 0 ? preferred.width : space.content(nil)?.width }
    let (y, high) = span(
      height, from: bounds.minY, of: bounds.height, insets: (insets.top, insets.bottom),
      margin: margins.height, side: side.dy
    ) { preferred.height > 0 ? preferred.height : space.content(wide)?.height }
    return CGRect(x: x, y: y, width: wide, height: high).rounded
  }

  /// Returns the origin and the length of the card along one axis of the container.
  ///
  /// - Parameters:
  ///   - side: 1 or −1 if the card touches the upper or the lower end of the axis, 0 in the middle.
  ///   - content: Returns the length of the screen's content, called for `.fitting` only.
  private func span(
    _ length: TransitionLength, from start: CGFloat, of whole: CGFloat,
    insets: (lower: CGFloat, upper: CGFloat), margin: CGFloat, side: CGFloat,
    content: () -> CGFloat?
  ) -> (origin: CGFloat, length: CGFloat) {
    let safe = max(whole - insets.lower - insets.upper, 0)
    // The unsafe area between the content and the edge touched by the card.
    let beyond = side > 0 ? insets.upper : side < 0 ? insets.lower : 0
    var most = safe + beyond
    if edge == nil {
      most -= 2 * margin
    } else if side != 0 {
      most -= margin
    } else {
      most = min(length == .fraction(1) ? whole : safe, longest)
    }
    let wanted =
      switch length.kind {
      case .fraction(let fraction): whole * fraction
      case .points(let points): points + beyond
      case .fitting: content().map { $0 + beyond } ?? whole / 2
      }
    let taken = min(wanted, max(most, 0))
    if side != 0 { return (side > 0 ? start + whole - taken : start, taken) }
    let middle = taken > safe ? whole / 2 : insets.lower + safe / 2
    return (start + middle - taken / 2, taken)
  }

  /// Returns a card's frame moved up above a keyboard, and reduced in height if the card does not fit there.
  func frame(_ frame: CGRect, above keyboard: CGFloat, in space: CardSpace) -> CGRect {
    let bottom = edge == nil ? keyboard - Self.keyboardGap : keyboard
    guard frame.maxY > bottom else { return frame }
    // The keyboard covers the home indicator, so the content does not need its space.
    let content = edge == .bottom ? frame.height - space.safeArea.bottom : frame.height
    let safe = space.bounds.inset(by: space.safeArea)
    let top = max(bottom - content, min(frame.minY, safe.minY + margins.height))
    let height = min(content, max(bottom - top, Self.leastHeight))
    return CGRect(x: frame.minX, y: top, width: frame.width, height: height).rounded
  }

  /// Returns the rounded corners of the card's layer.
  func maskedCorners(isRightToLeft: Bool) -> CACornerMask {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    guard corners == .inner, let side = edge?.outward(isRightToLeft: isRightToLeft) else {
      return .all
    }
    if side.dy != 0 { return side.dy > 0 ? top : CACornerMask.all.subtracting(top) }
    return side.dx > 0 ? left : CACornerMask.all.subtracting(left)
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
