import UIKit

/// What an app may change of a preset. Every field is optional; `nil` is the preset's default.
///
/// Each field says which presets read it. A field that the preset does not read, and a value that
/// is no length, is reported (`Notification.Name.transitionMisuse`) and ignored: the screen
/// changes all the same.
public struct TransitionOptions {
  /// Where the presented screen grows from. Read by overlay (default: the card's own middle) and
  /// full (default: the middle of the screen; a view's whole frame is taken, a point is a speck).
  public var origin: TransitionOrigin?

  /// How large a card is. Read by overlay (default: at most 540 x 720 pt, 10 pt free left and
  /// right and 20 pt above and below in the safe area), hang (80 % x 60 % of the container) and
  /// fall (80 % x 70 %). A card never exceeds that, except where `.inset` says so. A change while
  /// the card is open is animated.
  public var size: TransitionSize?

  /// Where the presented screen goes when it leaves. Read by overlay (default: it stays in place),
  /// full (default: its own middle; a view's whole frame is taken) and fall (default: `.top`; it
  /// leaves over the nearest edge). May be changed while the screen is open.
  public var destination: TransitionDestination?

  /// Read by slide: the edge from which the new screen arrives (default: `.trailing`); and by
  /// fold: the edge on which the old one is hinged (default: `.leading`).
  public var edge: TransitionEdge?

  /// How long the opening takes, in seconds, 0.05 to 60; the closing keeps its share of it (at
  /// most 80 %). Read by all.
  public var duration: TimeInterval?

  /// The pace, in both directions. Read by all but hang, whose fall has its own.
  public var timing: TransitionTiming?

  /// What lies behind the screens. Read by slide (default: black), scale (the system's
  /// background) and spin (the system's gray 4), always drawn opaque there; by overlay (black at 30 %), hang (15 %) and fall
  /// (25 %), where it may be a blur too.
  public var backdrop: TransitionBackdrop?

  /// In points. Read by the cards: overlay, hang and fall (default: 28).
  public var cornerRadius: CGFloat?

  /// The distance between the two screens in mid-slide, in points, at most 10,000. Read by slide
  /// (default: 24).
  public var gap: CGFloat?

  /// How small the screens become in mid-slide, more than 0 and at most 1. Read by slide
  /// (default: 0.86).
  public var minimumScale: CGFloat?

  /// How far away the eye is, as a multiple of the door's width (fold) or the card's height
  /// (fall); 1 to 100, larger is flatter. Default: 2.5.
  public var perspective: CGFloat?

  /// How far a hung card swings, in degrees, 0 to 30. Read by hang (default: 8).
  public var tilt: CGFloat?

  /// Which way the whirl turns. Read by spin (default: clockwise, mirrored right to left).
  public var rotation: TransitionRotation?

  /// Whether a tap beside the card dismisses it. Read by overlay, hang and fall (default: false).
  public var dismissesOnTapOutside: Bool?

  public init(
    origin: TransitionOrigin? = nil, size: TransitionSize? = nil,
    destination: TransitionDestination? = nil, edge: TransitionEdge? = nil,
    duration: TimeInterval? = nil, timing: TransitionTiming? = nil,
    backdrop: TransitionBackdrop? = nil, cornerRadius: CGFloat? = nil, gap: CGFloat? = nil,
    minimumScale: CGFloat? = nil, perspective: CGFloat? = nil, tilt: CGFloat? = nil,
    rotation: TransitionRotation? = nil, dismissesOnTapOutside: Bool? = nil
  ) {
    self.origin = origin
    self.size = size
    self.destination = destination
    self.edge = edge
    self.duration = duration
    self.timing = timing
    self.backdrop = backdrop
    self.cornerRadius = cornerRadius
    self.gap = gap
    self.minimumScale = minimumScale
    self.perspective = perspective
    self.tilt = tilt
    self.rotation = rotation
    self.dismissesOnTapOutside = dismissesOnTapOutside
  }
}

extension TransitionOptions {
  enum Field: String, Hashable, Sendable, CaseIterable {
    case origin, size, destination, edge, duration, timing, backdrop, cornerRadius, gap
    case minimumScale, perspective, tilt, rotation, dismissesOnTapOutside
  }

  /// The fields that the app has set.
  var given: Set<Field> {
    let all: [Field: Any?] = [
      .origin: origin, .size: size, .destination: destination, .edge: edge, .duration: duration,
      .timing: timing, .backdrop: backdrop, .cornerRadius: cornerRadius, .gap: gap,
      .minimumScale: minimumScale, .perspective: perspective, .tilt: tilt, .rotation: rotation,
      .dismissesOnTapOutside: dismissesOnTapOutside,
    ]
    return Set(all.filter { $0.value != nil }.keys)
  }
}
