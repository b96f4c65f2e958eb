import UIKit

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
