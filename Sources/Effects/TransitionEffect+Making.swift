import UIKit

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
      return none.reporting(written, if: true)
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
  /// It is the edge over which the view is away: both where a screen arrives, and where one leaves.
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

  /// Turned in the plane of the screen, clockwise from left to right.
  public static func rotate(degrees: CGFloat, anchor: TransitionAnchor? = nil) -> TransitionEffect {
    make(
      "rotate", [degrees],
      .rotate(EffectAtom.Rotation(degrees: degrees, axis: .z, anchor: anchor)))
  }

  /// Turned in space.
  ///
  /// - Parameters:
  ///   - degrees: About y, positive degrees take the trailing edge away from the eye; about x, the upper one.
  ///   - anchor: The fixed point, by default the middle.
  ///   - anchorZ: The fixed point in front of the view, as a share of the view's extent, −10…10: −0.5 for the
  ///     face of a cube.
  ///   - perspective: The distance of the eye, as a multiple of that extent; 0 for none.
  public static func rotate3D(
    degrees: CGFloat, axis: TransitionAxis, anchor: TransitionAnchor? = nil, anchorZ: CGFloat = 0,
    perspective: CGFloat = 2.5
  ) -> TransitionEffect {
    let rotation = EffectAtom.Rotation(
      degrees: degrees, axis: axis, anchor: anchor, anchorZ: anchorZ.clamped(to: -10...10),
      perspective: axis == .z ? 0 : soundEye(perspective))
    return make("rotate3D", [degrees, anchorZ, perspective], .rotate(rotation))
      .reporting(
        "rotate3D(perspective: \(perspective.written))", range: soundEyes,
        if: perspective != 0 && perspective < nearestEye
      )
      .reporting(
        "rotate3D(anchorZ: \(anchorZ.written))", range: "-10…10",
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
