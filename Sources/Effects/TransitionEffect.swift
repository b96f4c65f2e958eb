import UIKit

/// A difference from rest: how a screen, or a view inside one, looks while it is away.
///
/// The screen that arrives is away while it is closed, the screen underneath while the other one is open, a
/// view inside while its screen is away. Nobody writes from and to, and nobody writes the way back: a closing
/// is the opening in reverse.
///
/// ```swift
/// extension ViewControllerTransition {
///   static let cover = effects(
///     front: .move(edge: .bottom), back: [.scale(0.92), .cornerRadius(28), .dim(0.3)])
/// }
/// ```
///
/// A list of effects is an effect. Five rules hold:
///
/// 1. Ways and angles add, sizes and opacities multiply: the order in a list means nothing. A view is scaled,
///    turned (about x, then y, then z), moved, and then seen by the eye.
/// 2. Windows, as in `during(_:)`, are shares of the way, not of time: the same under a finger as in flight.
/// 3. An effect's timing shapes it inside its window; the transition's own timing comes on top. Where each
///    effect has its own pace, the transition's is `.linear`; where any is staggered, that is its default.
/// 4. x, leading and trailing, and the sense of turning follow the layout direction: right to left is the exact
///    mirror.
/// 5. `staggered(over: 0.6)`: the last of the views begins after 60 % of the window, however many there are.
public struct TransitionEffect: Hashable, Sendable, ExpressibleByArrayLiteral {
  private(set) var atoms: [EffectAtom]
  /// The reports on what was written with a number that cannot be used.
  private(set) var unusable: Set<TransitionIssue> = []

  init(_ atoms: [EffectAtom], unusable: Set<TransitionIssue> = []) {
    self.atoms = atoms
    self.unusable = unusable
  }

  /// Creates an effect out of several.
  public init(arrayLiteral effects: TransitionEffect...) { self = .group(effects) }

  /// Returns several effects as one, to be modified together.
  public static func group(_ effects: [TransitionEffect]) -> TransitionEffect {
    TransitionEffect(
      effects.flatMap(\.atoms), unusable: Set(effects.flatMap(\.unusable)))
  }

  /// Returns both effects at once.
  func combined(with other: TransitionEffect) -> TransitionEffect { .group([self, other]) }

  /// Changes each of the effects.
  func each(_ change: (inout EffectAtom) -> Void) -> TransitionEffect {
    var effect = self
    for index in effect.atoms.indices { change(&effect.atoms[index]) }
    return effect
  }

  /// Adds the report on an effect, as it was written, if a number in it cannot be used.
  func reporting(
    _ effect: String, range: String? = nil, if isUnusable: Bool
  ) -> TransitionEffect {
    guard isUnusable else { return self }
    var copy = self
    copy.unusable.insert(.effectUnusable(effect, range: range))
    return copy
  }
}

extension Set<TransitionIssue> {
  /// In an order that is always the same.
  var inOrder: [TransitionIssue] { sorted { $0.description < $1.description } }
}

extension CGFloat {
  /// As one writes it: without a fraction, if there is none.
  var written: String {
    magnitude < 1e15 && self == rounded() ? "\(Int(self))" : "\(Double(self))"
  }
}

/// The axis of a rotation: x goes from leading to trailing, y down, z toward the eye.
public enum TransitionAxis: Hashable, Sendable {
  /// An axis through the anchor.
  case x, y, z
}

// Looks.
extension TransitionEffect {
  /// Clear. It is a screen's least opacity, 3 %: glass that was once drawn at 0 stays flat.
  public static var fade: TransitionEffect { opacity(0) }

  /// As transparent as `opacity`, 0…1.
  public static func opacity(_ opacity: CGFloat) -> TransitionEffect {
    make("opacity", [opacity], .opacity(opacity.clamped(to: 0...1)), in: 0...1)
  }

  /// Darkened by black of this opacity, 0…1. On screens only.
  public static func dim(_ opacity: CGFloat) -> TransitionEffect {
    make("dim", [opacity], .dim(opacity.clamped(to: 0...1)), in: 0...1)
  }

  /// Casting a shadow of this opacity, 0…1, while it is on its way: there is none at either end. On screens only; a
  /// card has one already.
  public static func shadow(_ opacity: CGFloat) -> TransitionEffect {
    make("shadow", [opacity], .shadow(opacity.clamped(to: 0...1)), in: 0...1)
  }

  /// With round corners, in points on the screen whatever the scale.
  public static func cornerRadius(_ radius: CGFloat) -> TransitionEffect {
    make(
      "cornerRadius", [radius], .cornerRadius(max(radius, 0)), in: 0...(.greatestFiniteMagnitude))
  }

  /// Cut to a point, or to a rectangle, from where it opens over all of the screen. On screens only. A place that
  /// cannot be found is reported, and the middle of the screen used.
  ///
  /// - Parameter circle: Whether a circle opens; otherwise the rectangle of the place.
  public static func reveal(from place: TransitionPlace, circle: Bool = true) -> TransitionEffect {
    TransitionEffect([EffectAtom(.reveal(place, circle: circle))])
  }

  /// Not seen while it is farther away than this share of the way: as the far side of a card that is turned.
  public static func hidden(beyond share: CGFloat) -> TransitionEffect {
    make("hidden", [share], .hidden(beyond: share.clamped(to: 0...1)), in: 0...1)
  }

  fileprivate static func make(
    _ name: String, _ numbers: [CGFloat], _ kind: EffectAtom.Kind,
    in range: ClosedRange<CGFloat>? = nil
  ) -> TransitionEffect {
    let written = "\(name)(\(numbers.map(\.written).joined(separator: ", ")))"
    guard numbers.allSatisfy(\.isFinite) else {
      return TransitionEffect([]).reporting(written, if: true)
    }
    let effect = TransitionEffect([EffectAtom(kind)])
    guard let range, !numbers.allSatisfy(range.contains) else { return effect }
    let isBound = range.upperBound < .greatestFiniteMagnitude
    return effect.reporting(
      written,
      range: "\(range.lowerBound.written)"
        + (isBound ? "…\(range.upperBound.written)" : " or more"),
      if: true)
  }
}

// Places.
extension TransitionEffect {
  /// Out of the container over an edge, or a share of that way.
  ///
  /// A screen that arrives comes in over `edge`; a screen that leaves goes out over it.
  public static func move(edge: TransitionEdge, by share: CGFloat = 1) -> TransitionEffect {
    make("move", [share], .move(edge, by: share))
  }

  /// Moved by points: x toward trailing, y down, z toward the eye, which only a perspective shows.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> TransitionEffect {
    make("offset", [x, y, z], .offset(x: x, y: y, z: z))
  }

  /// Scaled to this size, about an anchor: by default the middle, or the anchor of what else turns it.
  public static func scale(_ scale: CGFloat, anchor: TransitionAnchor? = nil) -> TransitionEffect {
    // A layer of no size at all has no inverse: nothing can be found on it.
    make("scale", [scale], .scale(max(scale, 0.001), anchor), in: 0...1000)
  }

  /// Turned, by default in the plane of the screen, clockwise from left to right.
  ///
  /// - Parameters:
  ///   - degrees: About y, positive degrees take the trailing edge away from the eye; about x, the upper one.
  ///   - anchor: The fixed point, by default the middle.
  ///   - anchorZ: The fixed point in front of the view, as a share of the view's extent, −10…10: −0.5 for the
  ///     face of a cube.
  ///   - perspective: The distance of the eye, as a multiple of that extent; 0 for none. About z nothing is seen of it.
  public static func rotate(
    degrees: CGFloat, axis: TransitionAxis = .z, anchor: TransitionAnchor? = nil,
    anchorZ: CGFloat = 0, perspective: CGFloat = 2.5
  ) -> TransitionEffect {
    let rotation = EffectAtom.Rotation(
      degrees: degrees, axis: axis, anchor: anchor, anchorZ: anchorZ.clamped(to: -10...10),
      perspective: axis == .z ? 0 : soundEye(perspective))
    return make("rotate", [degrees, anchorZ, perspective], .rotate(rotation))
      .reporting(
        "rotate(perspective: \(perspective.written))", range: soundEyes,
        if: perspective != 0 && perspective < nearestEye
      )
      .reporting(
        "rotate(anchorZ: \(anchorZ.written))", range: "-10…10",
        if: anchorZ.isFinite && abs(anchorZ) > 10)
  }

  /// Turned about one of its edges, the free edge toward the eye, until it is edge-on to the eye.
  ///
  /// - Parameter perspective: The distance of the eye, as a multiple of the view's extent.
  public static func hinge(_ edge: TransitionEdge, perspective: CGFloat = 2.5) -> TransitionEffect {
    make("hinge", [perspective], .hinge(edge, perspective: max(perspective, nearestEye)))
      .reporting(
        "hinge(perspective: \(perspective.written))", range: "1 or more",
        if: perspective < nearestEye)
  }

  /// A view that is turned about its edge passes an eye that is nearer.
  private static let nearestEye: CGFloat = 1

  private static let soundEyes = "0, or 1 or more"

  private static func soundEye(_ perspective: CGFloat) -> CGFloat {
    perspective == 0 ? 0 : max(perspective, nearestEye)
  }
}

extension TransitionEffect {
  /// Returns the effect within a part of the way: a share of it, 0…1, whatever the time. A window in a window
  /// is a share of that; one without length is a switch.
  public func during(_ window: ClosedRange<CGFloat>) -> TransitionEffect {
    let inside = window.clamped(to: 0...1)
    let written = "during(\(window.lowerBound.written)...\(window.upperBound.written))"
    return each { $0.narrow(to: inside) }
      .reporting(written, range: "0…1", if: inside != window)
  }

  /// Returns the effect with a pace of its own, inside of its window.
  public func timing(_ timing: TransitionTiming) -> TransitionEffect {
    guard timing.isSound else { return reporting("timing(\(timing.kind))", if: true) }
    return each { $0.timings.append(timing) }
  }

  /// Returns the effect on several views one after the other, each within its own part of the window.
  ///
  /// - Parameters:
  ///   - share: The share of the window after which the last view begins, 0…1.
  ///   - order: The order in which they begin.
  public func staggered(over share: CGFloat, order: StaggerOrder = .reading) -> TransitionEffect {
    let written = "staggered(over: \(share.written))"
    guard share.isFinite else { return reporting(written, if: true) }
    let stagger = EffectAtom.Stagger(share: share.clamped(to: 0...1), order: order)
    return each { $0.stagger = stagger }.reporting(
      written, range: "0…1", if: stagger.share != share)
  }

  /// The effect where a screen opens; where it closes there is none.
  public var onlyOpening: TransitionEffect { only(.opening) }

  /// The effect where a screen closes; where it opens there is none.
  public var onlyClosing: TransitionEffect { only(.closing) }

  private func only(_ direction: TransitionDirection) -> TransitionEffect {
    TransitionEffect(
      atoms.compactMap { atom in
        // Only opening and only closing is never.
        guard atom.direction == nil || atom.direction == direction else { return nil }
        var atom = atom
        atom.direction = direction
        return atom
      }, unusable: unusable)
  }
}

/// A point of a view that stays where it is while the view is turned or scaled.
public struct TransitionAnchor: Hashable, Sendable {
  var x: CGFloat
  var y: CGFloat

  /// Creates an anchor; it may lie outside of the view. Numbers that are not finite stand for the middle.
  ///
  /// - Parameters:
  ///   - x: From 0 at the leading edge to 1 at the trailing one.
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

  /// The anchor as a unit point of a layer.
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
    case cornerRadius(CGFloat)
    case reveal(TransitionPlace, circle: Bool)
    case hidden(beyond: CGFloat)
  }

  struct Rotation: Hashable, Sendable {
    var degrees: CGFloat
    var axis: TransitionAxis
    var anchor: TransitionAnchor?
    /// A share of the view's extent, like `perspective`.
    var anchorZ: CGFloat = 0
    var perspective: CGFloat = 0
  }

  var kind: Kind
  var start: CGFloat = 0
  var end: CGFloat = 1
  /// The pace inside of the window; the first one is the innermost.
  var timings: [TransitionTiming] = []
  var stagger: Stagger?
  /// The only direction in which it plays; `nil` for both.
  var direction: TransitionDirection?

  struct Stagger: Hashable, Sendable {
    var share: CGFloat
    var order: StaggerOrder
  }

  init(_ kind: Kind) { self.kind = kind }

  /// Puts the window into another one.
  mutating func narrow(to window: ClosedRange<CGFloat>) {
    let length = window.upperBound - window.lowerBound
    (start, end) = (window.lowerBound + start * length, window.lowerBound + end * length)
  }

  /// Returns the effect as one of several views has it that begin one after the other.
  ///
  /// - Parameter delay: The rank of the view among them, 0…1.
  func staggered(by delay: CGFloat) -> EffectAtom {
    guard let stagger else { return self }
    var atom = self
    let length = end - start
    atom.start = start + stagger.share * delay * length
    atom.end = atom.start + (1 - stagger.share) * length
    return atom
  }

  /// Shapes a track that goes from one end of the way to the other.
  func shape(_ track: Choreography.Track) -> Choreography.Track {
    timings.reduce(track) { $0.timing($1) }.during(start...max(start, end))
  }
}

extension TransitionIssue {
  static func effectUnusable(_ effect: String, range: String?) -> TransitionIssue {
    TransitionIssue(
      "effectUnusable",
      "The effect \(effect) has a number that is not finite"
        + (range.map { " or out of its range, which is \($0)." } ?? "."))
  }
}
