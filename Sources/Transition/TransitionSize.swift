import UIKit

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
  public static func fractions(width: CGFloat, height: CGFloat) -> TransitionSize {
    TransitionSize(width: .fraction(width), height: .fraction(height))
  }

  /// A width and height in points, limited to the safe area.
  public static func points(width: CGFloat, height: CGFloat) -> TransitionSize {
    TransitionSize(width: .points(width), height: .points(height))
  }

  /// The container minus these insets, in points. Ignores the safe area. Insets without room for a card are reported,
  /// and the preset's own size is used.
  public static func inset(_ insets: UIEdgeInsets) -> TransitionSize {
    TransitionSize(insets: insets)
  }

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
