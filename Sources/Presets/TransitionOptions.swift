import UIKit

/// What an app may change of a preset. Every field is optional; `nil` is the preset's default.
///
/// Each field says which presets read it. A field that the preset does not read, and a value that
/// is no length, is reported (`Notification.Name.transitionMisuse`) and ignored: the screen
/// changes all the same.
public struct TransitionOptions {
  /// Where the presented screen grows from. Read by overlay (default: the card's own middle).
  public var origin: TransitionOrigin?

  /// How large a card is. Read by overlay (default: the safe area less 10 pt left and right and
  /// 20 pt above and below, at most 540 x 720 pt). A card never exceeds that safe rectangle,
  /// except where `.inset` says so.
  public var size: TransitionSize?

  /// Where the presented screen goes when it leaves. Read by overlay (default: it stays in place).
  public var destination: TransitionDestination?

  /// The edge from which the presented screen arrives. Read by slide (default: `.trailing`).
  public var edge: TransitionEdge?

  /// How long the opening takes, in seconds; the closing keeps its share (slide 80 %,
  /// overlay 75 %). Read by all; at least 0.05 s.
  public var duration: TimeInterval?

  /// What lies behind the screens. Read by slide (default: black; always drawn opaque) and
  /// overlay (default: black at 30 %).
  public var backdrop: TransitionBackdrop?

  /// In points. Read by overlay (default: 28).
  public var cornerRadius: CGFloat?

  /// The distance between the two screens in mid-slide, in points. Read by slide (default: 24).
  public var gap: CGFloat?

  /// How small the screens become in mid-slide, more than 0 and at most 1. Read by slide
  /// (default: 0.86).
  public var scale: CGFloat?

  /// Whether a tap beside the card dismisses it. Read by overlay (default: false).
  public var dismissesOnTapOutside: Bool?

  public init(
    origin: TransitionOrigin? = nil, size: TransitionSize? = nil,
    destination: TransitionDestination? = nil, edge: TransitionEdge? = nil,
    duration: TimeInterval? = nil, backdrop: TransitionBackdrop? = nil,
    cornerRadius: CGFloat? = nil, gap: CGFloat? = nil, scale: CGFloat? = nil,
    dismissesOnTapOutside: Bool? = nil
  ) {
    self.origin = origin
    self.size = size
    self.destination = destination
    self.edge = edge
    self.duration = duration
    self.backdrop = backdrop
    self.cornerRadius = cornerRadius
    self.gap = gap
    self.scale = scale
    self.dismissesOnTapOutside = dismissesOnTapOutside
  }
}

extension TransitionOptions {
  enum Field: String, Hashable, Sendable, CaseIterable {
    case origin, size, destination, edge, duration, backdrop, cornerRadius, gap, scale
    case dismissesOnTapOutside
  }

  /// The fields that the app has set.
  var given: Set<Field> {
    var fields: Set<Field> = []
    if origin != nil { fields.insert(.origin) }
    if size != nil { fields.insert(.size) }
    if destination != nil { fields.insert(.destination) }
    if edge != nil { fields.insert(.edge) }
    if duration != nil { fields.insert(.duration) }
    if backdrop != nil { fields.insert(.backdrop) }
    if cornerRadius != nil { fields.insert(.cornerRadius) }
    if gap != nil { fields.insert(.gap) }
    if scale != nil { fields.insert(.scale) }
    if dismissesOnTapOutside != nil { fields.insert(.dismissesOnTapOutside) }
    return fields
  }
}
