import UIKit

// `UIColor` is immutable, but not `Sendable` in the headers of every system: hence `@unchecked Sendable`.

/// The background behind the screens: during a transition, and behind a card while it is open.
///
/// ```swift
/// present(card, using: .hang.backdrop(.color(.systemBackground.withAlphaComponent(0.5))))
/// ```
public struct TransitionBackdrop: Hashable, @unchecked Sendable {
  enum Kind: Hashable {
    case black(opacity: CGFloat)
    case color(UIColor)
    case blur(UIBlurEffect.Style)
  }

  let kind: Kind

  /// Black with this opacity, 0…1, by default opaque. Always opaque where both screens move apart, because the window
  /// must not be visible between the screens.
  public static func black(opacity: CGFloat = 1) -> TransitionBackdrop {
    TransitionBackdrop(kind: .black(opacity: opacity))
  }

  /// Any color. Its alpha applies behind a card; where both screens move apart, the color is opaque.
  public static func color(_ color: UIColor) -> TransitionBackdrop {
    TransitionBackdrop(kind: .color(color))
  }

  /// A blur of the presenting screen. For cards only; elsewhere reported and ignored.
  public static func blur(_ style: UIBlurEffect.Style) -> TransitionBackdrop {
    TransitionBackdrop(kind: .blur(style))
  }
}

extension TransitionBackdrop {
  func isSound(behindCard isCard: Bool) -> Bool {
    switch kind {
    case .black(let opacity): opacity.isFinite && (0...1).contains(opacity)
    case .color: true
    // Behind full screens, no content is visible to blur.
    case .blur: isCard
    }
  }

  /// The color; `nil` for a blur.
  var color: UIColor? {
    switch kind {
    case .black(let opacity): UIColor.black.withAlphaComponent(opacity)
    case .color(let color): color
    case .blur: nil
    }
  }

  @MainActor var effect: UIVisualEffect? {
    if case .blur(let style) = kind { UIBlurEffect(style: style) } else { nil }
  }
}

/// An edge of the container. `leading` and `trailing` follow the layout direction of the presenting view: a
/// right-to-left layout is an exact mirror image.
public enum TransitionEdge: Hashable, Sendable, CaseIterable {
  /// An edge: `leading` is the left edge in a left-to-right layout, the right edge otherwise.
  case top, bottom, leading, trailing
}

extension TransitionEdge {
  /// Returns the unit vector pointing out of the container over this edge: (1, 0) for the right edge.
  func outward(isRightToLeft: Bool) -> CGVector {
    switch self {
    case .top: CGVector(dx: 0, dy: -1)
    case .bottom: CGVector(dx: 0, dy: 1)
    case .leading: CGVector(dx: isRightToLeft ? 1 : -1, dy: 0)
    case .trailing: CGVector(dx: isRightToLeft ? -1 : 1, dy: 0)
    }
  }

  /// Returns the middle of this edge of a rectangle, without a size.
  func middle(of bounds: CGRect, isRightToLeft: Bool) -> CGRect {
    let way = outward(isRightToLeft: isRightToLeft)
    return CGRect(
      x: bounds.midX + way.dx * bounds.width / 2, y: bounds.midY + way.dy * bounds.height / 2,
      width: 0, height: 0)
  }
}

/// The effect of a pull that begins in a scroll view. In nested scroll views, the innermost scroll view that scrolls in
/// the direction of the pull counts.
///
/// With a `UIRefreshControl`, a pull down always refreshes.
public enum TransitionScrollHandOff: Hashable, Sendable, CaseIterable {
  /// The content scrolls to its edge, and the screen follows the rest of the pull in a single motion. When the finger
  /// moves back, the screen comes to rest first, and then the content scrolls on.
  case atEdge
  /// The content scrolls, and stretches at its edge. The screen moves only if pulled beside the scroll view.
  case never
  /// The screen follows a pull only if the content was at its edge when the finger came down. Otherwise the whole touch
  /// scrolls, and only another touch can move the screen.
  case startsAtEdge
}

/// The width or height of a card.
///
/// ```swift
/// present(filter, using: .sheet(height: .points(320)))
/// ```
public struct TransitionLength: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case fraction(CGFloat)
    case points(CGFloat)
    case fitting
  }

  let kind: Kind

  /// A fraction of the container, more than 0 and at most 1. At an edge, the area over the home indicator is part of
  /// it.
  public static func fraction(_ fraction: CGFloat) -> TransitionLength {
    TransitionLength(kind: .fraction(fraction))
  }

  /// A length in points, more than 0. At an edge of the container, measured from the safe area: as in UIKit's sheets,
  /// the card reaches farther, over the home indicator.
  public static func points(_ points: CGFloat) -> TransitionLength {
    TransitionLength(kind: .points(points))
  }

  /// The length of the content: the `preferredContentSize` of the screen, or else `systemLayoutSizeFitting` of its
  /// view, which needs constraints for the whole length, to the safe area or to the view's edges. The height is read
  /// at the card's width. The safe area at the card's edge is added once, in either case.
  ///
  /// When `preferredContentSize` changes, an open card changes its size, animated, also under a finger. With
  /// constraints, the size is read again when UIKit reports a change to the presentation controller
  /// (`systemLayoutFittingSizeDidChange`), and in each layout of the container. To be sure, set the size:
  ///
  /// ```swift
  /// details.isHidden = false
  /// preferredContentSize.height = stackView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  /// ```
  ///
  /// A navigation controller has the `preferredContentSize` of its top screen. Content without a length, such as a
  /// table without `preferredContentSize`, is reported, and the card takes half of the container.
  public static let fitting = TransitionLength(kind: .fitting)
}

extension TransitionLength {
  var isSound: Bool {
    switch kind {
    case .fraction(let fraction): fraction.isFinite && fraction > 0 && fraction <= 1
    case .points(let points): points.isFinite && points > 0
    case .fitting: true
    }
  }
}

/// The size of a card.
public struct TransitionSize: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case lengths(width: TransitionLength, height: TransitionLength)
    case inset(UIEdgeInsets)
  }

  let kind: Kind

  /// A width and a height, limited to the safe area; a card at an edge reaches over the safe area there.
  ///
  /// ```swift
  /// TransitionSize(width: .fraction(0.9), height: .fitting)
  /// ```
  public init(width: TransitionLength, height: TransitionLength) {
    kind = .lengths(width: width, height: height)
  }

  private init(insets: UIEdgeInsets) { kind = .inset(insets) }

  /// Fractions of the container's width and height, more than 0 and at most 1, limited to the safe area.
  public static func proportional(width: CGFloat, height: CGFloat) -> TransitionSize {
    TransitionSize(width: .fraction(width), height: .fraction(height))
  }

  /// A width and height in points, limited to the safe area.
  public static func fixed(width: CGFloat, height: CGFloat) -> TransitionSize {
    TransitionSize(width: .points(width), height: .points(height))
  }

  /// The container minus these insets, in points. Ignores the safe area.
  public static func inset(_ insets: UIEdgeInsets) -> TransitionSize {
    TransitionSize(insets: insets)
  }
}

extension TransitionSize {
  var isSound: Bool {
    switch kind {
    case .lengths(let width, let height): width.isSound && height.isSound
    case .inset(let insets):
      [insets.top, insets.left, insets.bottom, insets.right].allSatisfy { $0.isFinite }
    }
  }

  /// True if the size depends on the content of the screen.
  var isFitting: Bool {
    guard case .lengths(let width, let height) = kind else { return false }
    return width == .fitting || height == .fitting
  }
}

/// The rounded corners of a card.
public struct TransitionCorners: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case all, inner }

  private let kind: Kind

  /// All four corners.
  public static let all = TransitionCorners(kind: .all)
  /// The two corners away from the edge of the card (`card(_:at:corners:)`); all four for a card in the middle.
  public static let inner = TransitionCorners(kind: .inner)
}
