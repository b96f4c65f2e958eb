import UIKit

/// A difference from rest: the look of a screen, or of a view inside a screen, while away.
///
/// The `front` screen is away while closed, the `back` screen while the other screen is open, and a view inside a
/// screen while its screen is away. An effect describes only this difference, without start and end values. A closing
/// is the opening in reverse.
///
/// ```swift
/// extension ViewControllerTransition {
///   static let recede = effects(
///     front: .move(edge: .bottom), back: [.scale(0.92), .cornerRadius(28), .dim(0.3)])
/// }
/// ```
///
/// An array of effects is also an effect. Five rules apply:
///
/// 1. Distances and angles are added, sizes and opacities multiplied, so the order in an array has no meaning. A view
///    is scaled, turned (about x, then y, then z), moved, and then projected in perspective.
/// 2. Intervals, as in `during(_:)`, are shares of the way, not of time: the same under a finger and in an animation.
/// 3. The `timing(_:)` of an effect applies inside its interval; the transition's own timing is applied in addition.
///    If every effect has its own timing, set the transition's to `.linear`; with `staggered(over:order:)`,
///    `.linear` is the default.
/// 4. x, leading and trailing, and the sense of rotation follow the layout direction: a right-to-left layout is the
///    exact mirror image.
/// 5. `staggered(over: 0.6)`: the last view begins after 60 % of the interval, independent of the number of views.
public struct TransitionEffect: Hashable, Sendable, ExpressibleByArrayLiteral {
  private(set) var atoms: [EffectAtom]
  /// The reports on unusable numbers, as in `effectUnusable`.
  private(set) var unusable: Set<TransitionIssue> = []

  /// Returns an effect with both effects.
  func combined(with other: TransitionEffect) -> TransitionEffect {
    TransitionEffect([self, other])
  }

  /// Returns the effect with a change of each of its `atoms`.
  func each(_ change: (inout EffectAtom) -> Void) -> TransitionEffect {
    var effect = self
    for index in effect.atoms.indices { change(&effect.atoms[index]) }
    return effect
  }

  /// Adds a report on an effect, written as in code, if `isUnusable`.
  func reporting(
    _ effect: String, range: String? = nil, if isUnusable: Bool
  ) -> TransitionEffect {
    guard isUnusable else { return self }
    var copy = self
    copy.unusable.insert(.effectUnusable(effect, range: range))
    return copy
  }
}

extension TransitionEffect {
  /// Creates an effect from several effects, to be modified together:
  ///
  /// ```swift
  /// TransitionEffect([.offset(x: 120), .fade]).staggered(over: 0.6)
  /// ```
  public init(_ effects: [TransitionEffect]) {
    self.init(atoms: effects.flatMap(\.atoms), unusable: Set(effects.flatMap(\.unusable)))
  }

  /// Creates an effect from several effects.
  public init(arrayLiteral effects: TransitionEffect...) { self.init(effects) }
}

/// The axis of a rotation: x points from leading to trailing, y down, z toward the eye.
public enum TransitionAxis: Hashable, Sendable {
  /// An axis through the anchor.
  case x, y, z
}

extension TransitionEffect {
  // MARK: Effects on the look

  /// Fades the view out: `opacity(0)`. The minimum for a screen is 3 %: glass once drawn at opacity 0 stays flat.
  public static var fade: TransitionEffect { opacity(0) }

  /// Sets the `opacity`, 0…1.
  public static func opacity(_ opacity: CGFloat) -> TransitionEffect {
    make("opacity", [opacity], .opacity(opacity.clamped(to: 0...1)), in: 0...1)
  }

  /// Darkens the screen by black of this `opacity`, 0…1. On screens only. In dark mode, where a little black is not
  /// seen, the opacity is 1 − (1 − `opacity`)².
  public static func dim(_ opacity: CGFloat) -> TransitionEffect {
    make("dim", [opacity], .dim(opacity.clamped(to: 0...1)), in: 0...1)
  }

  /// Adds a shadow of this `opacity`, 0…1, during the movement; at both ends, the shadow is clear. On screens only. A
  /// card already has a shadow.
  public static func shadow(_ opacity: CGFloat) -> TransitionEffect {
    make("shadow", [opacity], .shadow(opacity.clamped(to: 0...1)), in: 0...1)
  }

  /// Rounds the corners by `radius`, in points on the screen at any `scale`.
  public static func cornerRadius(_ radius: CGFloat) -> TransitionEffect {
    make(
      "cornerRadius", [radius], .cornerRadius(max(radius, 0)), in: 0...(.greatestFiniteMagnitude))
  }

  /// Rounds the corners as those of the display; see `ViewControllerTransition.displayCornerRadius(_:)`. On screens
  /// only.
  public static var displayCorners: TransitionEffect {
    TransitionEffect(atoms: [EffectAtom(kind: .cornerRadius(nil))])
  }

  /// Cuts the screen to `place`, a point or a rectangle. From there, the visible part opens to the whole screen. On
  /// screens only. A place that cannot be found is reported, and replaced by the middle of the screen.
  ///
  /// - Parameters:
  ///   - place: The place from which the visible part opens.
  ///   - circle: Whether a circle opens, the default; otherwise the rectangle of `place`.
  public static func reveal(from place: TransitionPlace, circle: Bool = true) -> TransitionEffect {
    TransitionEffect(atoms: [EffectAtom(kind: .reveal(place, circle: circle))])
  }

  /// Hides the view while farther away than this `share` of the way, 0…1, like the far side of a turned card.
  public static func hidden(beyond share: CGFloat) -> TransitionEffect {
    make("hidden", [share], .hidden(beyond: share.clamped(to: 0...1)), in: 0...1)
  }

  fileprivate static func make(
    _ name: String, _ numbers: [CGFloat], _ kind: EffectAtom.Kind,
    in range: ClosedRange<CGFloat>? = nil
  ) -> TransitionEffect {
    let written = "\(name)(\(numbers.map(\.written).joined(separator: ", ")))"
    guard numbers.allSatisfy(\.isFinite) else {
      return TransitionEffect(atoms: []).reporting(written, if: true)
    }
    let effect = TransitionEffect(atoms: [EffectAtom(kind: kind)])
    guard let range, !numbers.allSatisfy(range.contains) else { return effect }
    let isBound = range.upperBound < .greatestFiniteMagnitude
    let upper = isBound ? "…\(range.upperBound.written)" : " or more"
    return effect.reporting(written, range: range.lowerBound.written + upper, if: true)
  }

  // MARK: Effects on the place

  /// Moves the view out of the container over `edge`, or by a `share` of this distance.
  ///
  /// An arriving screen comes in over `edge`; a leaving screen goes out over `edge`.
  public static func move(edge: TransitionEdge, by share: CGFloat = 1) -> TransitionEffect {
    make("move", [share], .move(edge, by: share))
  }

  /// Moves the view, in points: `x` toward trailing, `y` down, `z` toward the eye. `z` is visible only in perspective.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> TransitionEffect {
    make("offset", [x, y, z], .offset(x: x, y: y, z: z))
  }

  /// Scales the view, 0…1000, about `anchor`: by default the middle, or the anchor of the effects that turn the view.
  public static func scale(_ scale: CGFloat, anchor: TransitionAnchor? = nil) -> TransitionEffect {
    // A `CALayer` with the scale 0 has no inverse transform, so points could not be converted.
    make("scale", [scale], .scale(max(scale, 0.001), anchor), in: 0...1000)
  }

  /// Turns the view, by default in the plane of the screen, clockwise from left to right.
  ///
  /// - Parameters:
  ///   - degrees: The angle. About y, positive degrees turn the trailing edge away from the eye, about x the top.
  ///   - axis: The axis of the turn, by default `.z`.
  ///   - anchor: The fixed point, by default the middle.
  ///   - anchorDepth: The distance of the fixed point in front of the view, as a share of the view's extent, −10…10:
  ///     −0.5 for the face of a cube.
  ///   - perspective: The distance of the eye, as a multiple of this extent, 1 or more; 0 for no perspective. Has no
  ///     effect about z.
  public static func rotate(
    degrees: CGFloat, axis: TransitionAxis = .z, anchor: TransitionAnchor? = nil,
    anchorDepth: CGFloat = 0, perspective: CGFloat = 2.5
  ) -> TransitionEffect {
    let rotation = EffectAtom.Rotation(
      degrees: degrees, axis: axis, anchor: anchor, anchorDepth: anchorDepth.clamped(to: -10...10),
      perspective: axis == .z || perspective == 0 ? 0 : max(perspective, nearestEye))
    return make("rotate", [degrees, anchorDepth, perspective], .rotate(rotation))
      .reporting(
        "rotate(perspective: \(perspective.written))", range: "0, or 1 or more",
        if: perspective != 0 && perspective < nearestEye
      )
      .reporting(
        "rotate(anchorDepth: \(anchorDepth.written))", range: "-10…10",
        if: anchorDepth.isFinite && abs(anchorDepth) > 10)
  }

  /// Turns the view about `edge`, the free edge toward the eye, until the view is edge-on to the eye.
  ///
  /// - Parameters:
  ///   - edge: The edge about which the view turns.
  ///   - perspective: The distance of the eye, as a multiple of the view's extent, 1 or more; 2.5 by default.
  public static func hinge(_ edge: TransitionEdge, perspective: CGFloat = 2.5) -> TransitionEffect {
    make("hinge", [perspective], .hinge(edge, perspective: max(perspective, nearestEye)))
      .reporting(
        "hinge(perspective: \(perspective.written))", range: "1 or more",
        if: perspective < nearestEye)
  }

  /// With an eye nearer than this, a view turned by `hinge` or `rotate` would pass the eye.
  private static let nearestEye: CGFloat = 1

  // MARK: Effects in time

  /// Returns the effect within `interval`, a share of the way, 0…1, regardless of time. An earlier interval becomes a
  /// share of `interval`. An interval without length switches the effect on at once.
  public func during(_ interval: ClosedRange<CGFloat>) -> TransitionEffect {
    let inside = interval.clamped(to: 0...1)
    let written = "during(\(interval.lowerBound.written)...\(interval.upperBound.written))"
    return each { $0.narrow(to: inside) }
      .reporting(written, range: "0…1", if: inside != interval)
  }

  /// Returns the effect with a `timing` of its own, inside its interval.
  public func timing(_ timing: TransitionTiming) -> TransitionEffect {
    guard timing.isSound else { return reporting("timing(\(timing.kind))", if: true) }
    return each { $0.timings.append(timing) }
  }

  /// Returns the effect on several views with delays: the views begin in turn, each in its own part of the interval.
  ///
  /// - Parameters:
  ///   - share: The share of the interval after which the last view begins, 0…1.
  ///   - order: The order in which the views begin.
  public func staggered(over share: CGFloat, order: Order = .reading) -> TransitionEffect {
    let written = "staggered(over: \(share.written))"
    guard share.isFinite else { return reporting(written, if: true) }
    let stagger = EffectAtom.Stagger(share: share.clamped(to: 0...1), order: order)
    return each { $0.stagger = stagger }.reporting(
      written, range: "0…1", if: stagger.share != share)
  }

  /// The effect in openings only.
  public var onlyOpening: TransitionEffect { only(.opening) }

  /// The effect in closings only.
  public var onlyClosing: TransitionEffect { only(.closing) }

  private func only(_ direction: TransitionDirection) -> TransitionEffect {
    // An effect with both `onlyOpening` and `onlyClosing` never plays.
    TransitionEffect(atoms: atoms(direction), unusable: unusable).each { $0.direction = direction }
  }
}

/// A point of a view that is fixed while `scale`, `rotate` or `hinge` scales or turns the view.
public struct TransitionAnchor: Hashable, Sendable {
  var x: CGFloat
  var y: CGFloat

  /// Creates an anchor, which may lie outside the view. A number that is not finite is replaced by 0.5.
  ///
  /// - Parameters:
  ///   - x: From 0 at the leading edge to 1 at the trailing edge.
  ///   - y: From 0 at the top to 1 at the bottom.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x.isFinite ? x : 0.5
    self.y = y.isFinite ? y : 0.5
  }

  /// The middle of the top edge.
  public static let top = TransitionAnchor(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = TransitionAnchor(x: 0.5, y: 1)
  /// The middle of the leading edge.
  public static let leading = TransitionAnchor(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = TransitionAnchor(x: 1, y: 0.5)

  /// Returns the anchor as a unit point of a `CALayer`.
  func point(isRightToLeft: Bool) -> CGPoint { CGPoint(x: isRightToLeft ? 1 - x : x, y: y) }
}

/// An effect that is not combined: the value that it changes, the fractions of the run between which it plays (`start`
/// and `end`), and its timings.
struct EffectAtom: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case opacity(CGFloat)
    case move(TransitionEdge, by: CGFloat)
    case offset(x: CGFloat, y: CGFloat, z: CGFloat)
    case scale(CGFloat, TransitionAnchor?)
    case rotate(Rotation)
    case hinge(TransitionEdge, perspective: CGFloat)
    case dim(CGFloat)
    case shadow(CGFloat)
    /// `nil` for the corner radius of the display.
    case cornerRadius(CGFloat?)
    case reveal(TransitionPlace, circle: Bool)
    case hidden(beyond: CGFloat)
  }

  struct Rotation: Hashable, Sendable {
    var degrees: CGFloat
    var axis: TransitionAxis
    var anchor: TransitionAnchor?
    /// A share of the view's extent, like `perspective`.
    var anchorDepth: CGFloat = 0
    var perspective: CGFloat = 0
  }

  var kind: Kind
  var start: CGFloat = 0
  var end: CGFloat = 1
  /// The timings between `start` and `end`; the first timing is the innermost.
  var timings: [TransitionTiming] = []
  var stagger: Stagger?
  /// The only direction in which the effect plays; `nil` for both.
  var direction: TransitionDirection?

  struct Stagger: Hashable, Sendable {
    var share: CGFloat
    var order: TransitionEffect.Order
  }

  /// Converts `start` and `end` from shares of `interval` to shares of the way.
  mutating func narrow(to interval: ClosedRange<CGFloat>) {
    let length = interval.upperBound - interval.lowerBound
    (start, end) = (interval.lowerBound + start * length, interval.lowerBound + end * length)
  }

  /// Returns the effect of a view among several views that begin in turn (`stagger`).
  ///
  /// - Parameter delay: The rank of the view among the views, 0…1.
  func staggered(by delay: CGFloat) -> EffectAtom {
    guard let stagger else { return self }
    var atom = self
    let length = end - start
    atom.start = start + stagger.share * delay * length
    atom.end = atom.start + (1 - stagger.share) * length
    return atom
  }

  /// Returns `track`, from 0 to 1, with `timings` and within the interval from `start` to `end`.
  func shape(_ track: Choreography.Track) -> Choreography.Track {
    timings.reduce(track) { $0.timing($1) }.during(start...max(start, end))
  }
}
