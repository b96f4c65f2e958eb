import UIKit

// These values are for the product TransitionCatalogTesting, by `@_spi(Testing) import`.

/// The values of a transition in one direction on one container.
@_spi(Testing) public struct TransitionSample: Sendable {
  let movement: Movement
  private(set) var choreography: Choreography
  /// The container, with the settings of the transition.
  public private(set) var geometry: TransitionGeometry
  /// True if the closing is the opening in reverse.
  public let closesInReverse: Bool

  /// The timing, for comparisons.
  public var timing: AnyHashable { choreography.timing }
  /// True if `timing.duration` is finite.
  public var isFinite: Bool { choreography.timing.duration.isFinite }
  /// True if the nearer screen covers the other screen; `false` if a later part covers an earlier part.
  public var sortsByDepth: Bool { choreography.sortsByDepth }
  /// True if the transition also has closures with UIKit's animations.
  public var hasAnimations: Bool { !movement.animations.isEmpty }

  /// Returns whether the transition plays unchanged under Reduce Motion.
  public func isMotionless(_ direction: TransitionDirection) -> Bool {
    movement.isMotionless(direction)
  }

  /// Returns the messages of the reports of a run, and the fractions of the faults.
  public func issues(_ direction: TransitionDirection) -> [(message: String, fraction: Double?)] {
    let faults = movement.issues(on: geometry) + choreography.faults(direction)
    return (movement.issues + (movement.isChecked ? faults : [])).map { ($0.message, $0.fraction) }
  }

  /// The parts, from back to front.
  public var parts: [Part] { choreography.parts.map { Part(part: $0, sample: self) } }

  /// Returns the part of a role. Without a part, a screen is at rest, and any other role is invisible.
  public func part(_ role: Choreography.Role) -> Part {
    Part(part: choreography.part(role) ?? .absent(role), sample: self)
  }

  /// Returns whether the choreographies are equal.
  public func isEqual(to other: TransitionSample) -> Bool { choreography == other.choreography }

  /// Returns the values of a second call to the transition.
  public func askedAgain(_ direction: TransitionDirection, inOtherLayout: Bool = false)
    -> TransitionSample
  {
    let geometry = inOtherLayout ? geometry.inOtherLayout() : geometry
    return with(movement.choreography(direction, on: geometry), on: geometry)
  }

  /// The poses in reverse order.
  public var reversed: TransitionSample { with(choreography.reversed(), on: geometry) }
  /// The mirror image, for a comparison with `askedAgain(_:inOtherLayout:)` in the other layout direction.
  public var mirrored: TransitionSample {
    with(choreography.mirrored(), on: geometry.inOtherLayout())
  }
  /// The choreography of a run: parts that turn in depth are in order, by `stacked(on:)`.
  public var stacked: TransitionSample {
    with(choreography.isUsable ? choreography.stacked(on: geometry) : choreography, on: geometry)
  }

  private func with(_ choreography: Choreography, on geometry: TransitionGeometry)
    -> TransitionSample
  {
    var copy = self
    (copy.choreography, copy.geometry) = (choreography, geometry)
    return copy
  }

  /// A part of the choreography.
  public struct Part: Sendable {
    let part: Choreography.Part
    let sample: TransitionSample

    /// The role.
    public var role: Choreography.Role { part.role }
    /// The name of the role in sentences.
    public var name: String { part.role.name }
    /// True if the part is moved or cut.
    public var moves: Bool { part.moves || part.isCut }
    /// True if the part sets `lift`, and so its own place in the order of layers.
    public var hasLift: Bool { part.changesDepth }

    /// Returns the part at a fraction of the run.
    public func seen(at fraction: CGFloat) -> Seen {
      let pose = part.pose(at: fraction, overshoot: sample.choreography.overshoot)
      let frame = part.frame(on: sample.geometry)
      return Seen(
        pose: pose, isFinite: part.isUsable && pose.isFinite,
        isCircular: part.isCircular && pose.cornerRadius ?? 0 > 0,
        transform: pose.transform(anchor: part.anchor, size: frame.size), frame: frame)
    }
  }

  /// The visible properties of a part at an instant.
  public struct Seen {
    let pose: Pose
    /// True if all numbers of `pose` are finite.
    public let isFinite: Bool
    /// True if the corners are round and circular.
    let isCircular: Bool
    /// The transform of the layer.
    public let transform: CATransform3D
    /// The frame at rest.
    public let frame: CGRect

    /// The clip, in the part's own points.
    public var clip: CGRect { pose.clip(in: frame.size) }
    /// The corner radius of the clip, in the part's own points.
    public var cornerRadius: CGFloat { pose.cornerRadius ?? 0 }
    /// The depth that changes the order of layers, not their appearance.
    public var lift: CGFloat { pose.lift }
    /// The scale.
    public var scale: CGFloat { pose.scale }
    /// The opacity.
    public var opacity: CGFloat { pose.opacity }

    /// Returns whether both look the same, within invisible tolerances such as 0.25 points.
    public func looksLike(_ other: Seen) -> Bool {
      // Far behind the eye, the corners are not finite; equal poses are alike there, too.
      (pose == other.pose || !(corners.distance(to: other.corners) > 0.25))
        && isCircular == other.isCircular
        && zip(shares, other.shares).allSatisfy { abs($0 - $1) < 0.005 }
        && zip(lengths, other.lengths).allSatisfy { abs($0 - $1) < 0.25 + 1e-9 * abs($0) }
    }

    private var corners: Quad { Quad(transform, size: frame.size) }
    private var shares: [CGFloat] { [opacity, pose.dim, pose.shadow] }
    private var lengths: [CGFloat] {
      [pose.cutTop, pose.cutLeft, pose.cutBottom, pose.cutRight, cornerRadius]
    }
  }
}

extension ViewControllerTransition {
  /// Returns whether a direction is chosen in each run, and has no values before.
  @_spi(Testing) public func isChosenInRuns(_ direction: TransitionDirection) -> Bool {
    if case .dynamic = half(direction) { true } else { false }
  }

  /// Returns the values on a container; `nil` for `.system`, and for a dynamic transition.
  @_spi(Testing) public func sample(
    _ direction: TransitionDirection, on geometry: TransitionGeometry
  ) -> TransitionSample? {
    guard let movement = movement(direction) else { return nil }
    var geometry = geometry
    geometry.settings = movement.settings
    return TransitionSample(
      movement: movement, choreography: movement.choreography(direction, on: geometry),
      geometry: geometry, closesInReverse: closing == nil && !movement.writesClosing)
  }

  /// Returns a container of a size, with frames for all places and effect keys of the transition; for a card also a
  /// container filled by the card.
  @_spi(Testing) public func stages(
    _ direction: TransitionDirection, of size: CGSize, safeArea: UIEdgeInsets
  ) -> [TransitionGeometry] {
    guard let movement = movement(direction) else { return [] }
    var stage = movement.sample(of: size, knowsViews: true)
    stage.displayCornerRadius =
      movement.settings.displayCornerRadius ?? safeArea.displayCornerRadius(of: size)
    guard let card = movement.card else { return [stage] }
    var filled = stage
    filled.isCard = false
    stage.front = movement.presentation.frame(
      of: card, in: CardSpace(bounds: stage.whole, safeArea: safeArea),
      size: movement.settings.size)
    return [stage, filled]
  }

  private func movement(_ direction: TransitionDirection) -> Movement? {
    guard case .movement(let movement) = half(direction) else { return nil }
    return movement.isSystem ? nil : movement
  }
}
