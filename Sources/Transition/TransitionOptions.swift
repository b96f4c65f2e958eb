import UIKit

/// Settings that change a preset. Every field is optional; `nil` is the preset's default.
///
/// Each field names the presets that read it. A field that the preset does not read, or a value
/// out of its range, is reported (`Notification.Name.transitionMisuse`) and ignored: the screen
/// changes all the same.
public struct TransitionOptions: Sendable {
  /// The place that the presented screen grows from. Read by overlay (default: the card's own
  /// center), full (default: from below) and scale (default: the center of the screen).
  /// They grow out of the whole frame of a view, and out of a small screen at a point, and go back there: scale always,
  /// overlay and full unless a `destination` is set.
  public var origin: TransitionPlace?

  /// The size of a card. Read by overlay (default: 540 x 720 pt), hang (80 % x 60 % of the
  /// container) and fall (80 % x 70 %). Except with `.inset`, a card stays inside the safe area, of
  /// which overlay keeps 10 pt free left and right, and 20 pt above and below. Without it, a smaller
  /// `preferredContentSize` of the screen counts. A change while the card is open is animated.
  public var size: TransitionSize?

  /// The place that the presented screen closes to. Read by overlay (default: the origin, or else the card's own
  /// center), full (default: the origin, or else it sinks below the screen) and fall (default: `.top`; the card
  /// comes and leaves over the nearest edge). Overlay and full go back into the whole frame of a view, and into
  /// a small screen at a point. May be changed while the screen is open.
  public var destination: TransitionPlace?

  /// An edge of the container. Read by slide, whose new screen arrives from it (default:
  /// `.trailing`), and by fold, whose old screen is hinged on it (default: `.leading`).
  public var edge: TransitionEdge?

  /// The duration of the opening, in seconds, 0.05 to 60; that of the closing changes with it, and
  /// is 50 to 100 % of it. Read by all presets; the defaults are slide 0.5, overlay 0.44, fold 0.6,
  /// hang 0.5, fall 0.4, full 0.44, scale 0.5 and spin 0.6. Springs have a pace, not a length: they
  /// end when nothing is left to go, on a small screen a little sooner.
  public var duration: TimeInterval?

  /// The timing, in both directions. Read by all presets except hang. Slide and fold default to
  /// the curve (0.3, 0), (0.1, 1) and spin to (0.38, 0), (0.22, 1); overlay, fall, full and scale open
  /// with springs, critical ones but for overlay (damping ratio 0.82).
  public var timing: TransitionTiming?

  /// The background behind the screens. Read by slide and spin (default: `systemGray4`), which draw it
  /// opaque, by scale (black), which dims the old screen with it, and by the cards, which
  /// accept a blur too: overlay (black at 30 %), hang (15 %) and fall (25 %).
  public var backdrop: TransitionBackdrop?

  /// The corner radius of a card, in points. Read by overlay, hang and fall (default: 28).
  public var cornerRadius: CGFloat?

  /// The space that is seen between the two screens in mid-slide, in points, 0 to 10,000. Read by slide
  /// (default: 16).
  public var gap: CGFloat?

  /// The scale of both screens in mid-slide, more than 0 and at most 1. Read by slide (default:
  /// 0.92).
  public var minimumScale: CGFloat?

  /// The distance of the eye from the screen, 1 to 100; larger is flatter. Read by fold (default:
  /// 2.5), as a multiple of the distance from the hinge to the free edge, and by fall (2.5), as a
  /// multiple of the card's height.
  public var perspective: CGFloat?

  /// The largest angle of a hung card's swing, in degrees, 0 to 30. Closing, the falling card turns
  /// by 1.25 times as much. Read by hang (by default 6.5, or less where the edges of the screen would
  /// cut the card).
  public var tilt: CGFloat?

  /// The direction of the turn when opening; closing turns back. Read by spin (default: clockwise,
  /// or counterclockwise in a right-to-left layout).
  public var rotation: TransitionRotation?

  /// The corner radius of the display, in points, 0 to 100. Read by slide, fold, full, scale and spin,
  /// whose screens have these corners as soon as they leave the display's edges. By default it is told
  /// from the safe area of a window that fills its display, and 0 in any other window.
  public var displayCornerRadius: CGFloat?

  /// A Boolean value that determines whether a tap outside the card dismisses it, and sends it back while it is still
  /// coming, unless `isModalInPresentation` is set. Read by overlay, hang and fall (default: false).
  public var dismissesOnTapOutside: Bool?

  /// The effect of a pull, a drag to an edge or a swipe that begins in a scroll view which scrolls that
  /// way (default: `.atEdge`). Read by these gestures, whatever the preset; another gesture that does
  /// not read it is reported. May be changed while the screen is open.
  public var scrollHandOff: TransitionScrollHandOff?

  /// Creates options; fields that are left out keep the preset's default.
  public init(
    origin: TransitionPlace? = nil, size: TransitionSize? = nil,
    destination: TransitionPlace? = nil, edge: TransitionEdge? = nil,
    duration: TimeInterval? = nil, timing: TransitionTiming? = nil,
    backdrop: TransitionBackdrop? = nil, cornerRadius: CGFloat? = nil, gap: CGFloat? = nil,
    minimumScale: CGFloat? = nil, perspective: CGFloat? = nil, tilt: CGFloat? = nil,
    rotation: TransitionRotation? = nil, displayCornerRadius: CGFloat? = nil,
    dismissesOnTapOutside: Bool? = nil, scrollHandOff: TransitionScrollHandOff? = nil
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
    self.displayCornerRadius = displayCornerRadius
    self.dismissesOnTapOutside = dismissesOnTapOutside
    self.scrollHandOff = scrollHandOff
  }
}

extension TransitionOptions {
  enum Field: String, Hashable, Sendable, CaseIterable {
    case origin, size, destination, edge, duration, timing, backdrop, cornerRadius, gap
    case minimumScale, perspective, tilt, rotation, displayCornerRadius, dismissesOnTapOutside
    case scrollHandOff

    /// The fields that gestures read, not presets.
    static let ofGestures: Set<Field> = [.scrollHandOff]
  }

  /// The fields that the app has set.
  var given: Set<Field> {
    let all: [Field: Any?] = [
      .origin: origin, .size: size, .destination: destination, .edge: edge, .duration: duration,
      .timing: timing, .backdrop: backdrop, .cornerRadius: cornerRadius, .gap: gap,
      .minimumScale: minimumScale, .perspective: perspective, .tilt: tilt, .rotation: rotation,
      .displayCornerRadius: displayCornerRadius, .dismissesOnTapOutside: dismissesOnTapOutside,
      .scrollHandOff: scrollHandOff,
    ]
    return Set(all.filter { $0.value != nil }.keys)
  }

  /// The same options, with those of a call on top.
  func overridden(by other: TransitionOptions) -> TransitionOptions {
    TransitionOptions(
      origin: other.origin ?? origin,
      size: other.size ?? size,
      destination: other.destination ?? destination,
      edge: other.edge ?? edge,
      duration: other.duration ?? duration,
      timing: other.timing ?? timing,
      backdrop: other.backdrop ?? backdrop,
      cornerRadius: other.cornerRadius ?? cornerRadius,
      gap: other.gap ?? gap,
      minimumScale: other.minimumScale ?? minimumScale,
      perspective: other.perspective ?? perspective,
      tilt: other.tilt ?? tilt,
      rotation: other.rotation ?? rotation,
      displayCornerRadius: other.displayCornerRadius ?? displayCornerRadius,
      dismissesOnTapOutside: other.dismissesOnTapOutside ?? dismissesOnTapOutside,
      scrollHandOff: other.scrollHandOff ?? scrollHandOff)
  }
}

/// Validated options: only the fields that the preset or a gesture reads, only values in their range.
struct ResolvedOptions: Equatable, Sendable {
  var origin: TransitionPlace?
  var destination: TransitionPlace?
  var edge: TransitionEdge?
  var size: TransitionSize?
  var duration: TimeInterval?
  var timing: TransitionTiming?
  var backdrop: TransitionBackdrop?
  var cornerRadius: CGFloat?
  var gap: CGFloat?
  var minimumScale: CGFloat?
  var perspective: CGFloat?
  var tilt: CGFloat?
  var rotation: TransitionRotation?
  var displayCornerRadius: CGFloat?
  var dismissesOnTapOutside: Bool?
  var scrollHandOff: TransitionScrollHandOff?

  init() {}

  /// Calls `report` once for each field that is set but left out, with its fault.
  init(
    _ options: TransitionOptions, reading ofPreset: Set<TransitionOptions.Field>, isCard: Bool,
    report: (TransitionOptions.Field, TransitionMisuse.Fault) -> Void
  ) {
    let reads = ofPreset.union(TransitionOptions.Field.ofGestures)
    for field in TransitionOptions.Field.allCases
    where options.given.contains(field) && !reads.contains(field) {
      report(field, .unread)
    }
    func take<Value>(
      _ field: TransitionOptions.Field, _ value: Value?, if isSound: (Value) -> Bool
    ) -> Value? {
      guard let value, reads.contains(field) else { return nil }
      if isSound(value) { return value }
      report(field, .unusable)
      return nil
    }
    origin = take(.origin, options.origin) { _ in true }
    destination = take(.destination, options.destination) { _ in true }
    edge = take(.edge, options.edge) { _ in true }
    size = take(.size, options.size) { $0.isSound }
    duration = take(.duration, options.duration) { $0.isFinite && $0 >= 0.05 && $0 <= 60 }
    timing = take(.timing, options.timing) { $0.isSound }
    backdrop = take(.backdrop, options.backdrop) { $0.isSound(behindCard: isCard) }
    cornerRadius = take(.cornerRadius, options.cornerRadius) { $0.isFinite && $0 >= 0 }
    gap = take(.gap, options.gap) { $0.isFinite && $0 >= 0 && $0 <= 10_000 }
    minimumScale = take(.minimumScale, options.minimumScale) { $0.isFinite && $0 > 0 && $0 <= 1 }
    perspective = take(.perspective, options.perspective) { (1...100).contains($0) }
    tilt = take(.tilt, options.tilt) { (0...30).contains($0) }
    rotation = take(.rotation, options.rotation) { _ in true }
    displayCornerRadius = take(.displayCornerRadius, options.displayCornerRadius) {
      (0...100).contains($0)
    }
    dismissesOnTapOutside = take(.dismissesOnTapOutside, options.dismissesOnTapOutside) { _ in
      true
    }
    scrollHandOff = take(.scrollHandOff, options.scrollHandOff) { _ in true }
  }

  /// The place where a closing ends. A transition that reads no destination goes back to the origin.
  var goal: TransitionPlace? { destination ?? origin }

  /// The same options, and where one is missing that of a movement which plays at the same time. Pace and
  /// background are those of the first movement.
  func filled(by other: ResolvedOptions) -> ResolvedOptions {
    var options = self
    options.origin = origin ?? other.origin
    options.size = size ?? other.size
    options.destination = destination ?? other.destination
    options.edge = edge ?? other.edge
    options.cornerRadius = cornerRadius ?? other.cornerRadius
    options.gap = gap ?? other.gap
    options.minimumScale = minimumScale ?? other.minimumScale
    options.perspective = perspective ?? other.perspective
    options.tilt = tilt ?? other.tilt
    options.rotation = rotation ?? other.rotation
    options.displayCornerRadius = displayCornerRadius ?? other.displayCornerRadius
    options.dismissesOnTapOutside = dismissesOnTapOutside ?? other.dismissesOnTapOutside
    options.scrollHandOff = scrollHandOff ?? other.scrollHandOff
    return options
  }
}
