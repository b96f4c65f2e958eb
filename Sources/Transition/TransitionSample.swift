import UIKit

// The product TransitionCatalogTesting asks a transition for these values, by `@_spi(Testing) import`.

/// The values of a transition in one direction on one container.
@_spi(Testing) public struct TransitionSample: Sendable {
  let movement: Movement
  private(set) var choreography: Choreography
  /// The container, with the settings of the transition.
  public private(set) var geometry: TransitionGeometry
  /// True if the closing is the opening in reverse.
  public let closesInReverse: Bool

  /// The timing, to be compared.
  public var timing: AnyHashable { choreography.timing }
  /// True if the duration is a number.
  public var isFinite: Bool { choreography.timing.duration.isFinite }
  /// True if the nearer screen covers the other one, and not the later part the earlier one.
  public var sortsByDepth: Bool { choreography.sortsByDepth }
  /// True if closures with UIKit's animations play, too.
  public var hasAnimations: Bool { !movement.animations.isEmpty }

  /// Returns whether the transition is kept under Reduce Motion.
  public func isMotionless(_ direction: TransitionDirection) -> Bool {
    movement.isMotionless(direction)
  }

  /// Returns what a run would report, and the fractions at which that is seen.
  public func issues(_ direction: TransitionDirection) -> [(message: String, fraction: Double?)] {
    let own = movement.issues(on: geometry) + choreography.faults(direction)
    return (movement.issues + (movement.isOfApp ? own : [])).map { ($0.message, $0.fraction) }
  }

  /// The parts, from back to front.
  public var parts: [Part] { choreography.parts.map { Part($0, in: self) } }

  /// Returns the part of a role; where there is none, a screen is at rest, and anything else is not seen.
  public func part(_ role: Choreography.Role) -> Part {
    Part(choreography.parts.first { $0.role == role } ?? .absent(role), in: self)
  }

  /// Returns whether the choreographies are equal.
  public func isEqual(to other: TransitionSample) -> Bool { choreography == other.choreography }

  /// Returns the answer of the transition when it is asked once more.
  public func askedAgain(_ direction: TransitionDirection, inOtherLayout: Bool = false)
    -> TransitionSample
  {
    let geometry = inOtherLayout ? geometry.inOtherLayout() : geometry
    return with(movement.choreography(direction, on: geometry), on: geometry)
  }

  /// The poses in reverse order.
  public var reversed: TransitionSample { with(choreography.reversed(), on: geometry) }
  /// The mirror image, which is to be that of a layout in the other direction.
  public var mirrored: TransitionSample {
    with(choreography.mirrored(), on: geometry.inOtherLayout())
  }
  /// The choreography as a run plays it, with what turns in depth put in order.
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
    let overshoot: ClosedRange<CGFloat>
    /// The frame at rest.
    public let frame: CGRect

    init(_ part: Choreography.Part, in sample: TransitionSample) {
      self.part = part
      overshoot = sample.choreography.overshoot
      frame = part.frame(on: sample.geometry)
    }

    /// The role.
    public var role: Choreography.Role { part.role }
    /// The name of the role in sentences.
    public var name: String { part.role.name }
    /// True if it is moved or cut.
    public var moves: Bool { part.moves || part.isCut }
    /// True if it has a place in the order of layers of its own.
    public var hasLift: Bool { part.changesDepth }

    /// Returns the part at a fraction of the run.
    public func seen(at fraction: CGFloat) -> Seen {
      let pose = part.pose(at: fraction, overshoot: overshoot)
      return Seen(
        pose: pose, isFinite: part.isUsable && pose.isFinite,
        isCircular: part.isCircular && pose.cornerRadius ?? 0 > 0,
        transform: pose.transform(anchor: part.anchor, size: frame.size), frame: frame)
    }
  }

  /// A part at one instant, as the eye sees it.
  public struct Seen {
    let pose: Pose
    /// True if all its numbers are.
    public let isFinite: Bool
    /// True if the corners are those of a circle, where they are round.
    public let isCircular: Bool
    /// The matrix of its layer.
    public let transform: CATransform3D
    /// The frame at rest.
    public let frame: CGRect

    /// The window, in the part's own points.
    public var window: CGRect { pose.window(in: frame.size) }
    /// The corner radius of the window, likewise.
    public var cornerRadius: CGFloat { pose.cornerRadius ?? 0 }
    /// The lengths in points that a difference is seen in: cuts, and the corner radius.
    public var lengths: [CGFloat] {
      [pose.cutTop, pose.cutLeft, pose.cutBottom, pose.cutRight, cornerRadius]
    }
    /// Darkness and shadow, 0…1.
    public var shares: [CGFloat] { [pose.dim, pose.shadow] }
    /// The depth that only changes the order of layers.
    public var lift: CGFloat { pose.lift }
    /// The scale.
    public var scale: CGFloat { pose.scale }
    /// The opacity.
    public var opacity: CGFloat { pose.opacity }
    /// Returns whether all numbers are the same.
    public func isEqual(to other: Seen) -> Bool { pose == other.pose }
  }
}

extension ViewControllerTransition {
  /// True if it is chosen in each run, and has no values before.
  @_spi(Testing) public var isChosenInRuns: Bool { !isStatic }

  /// Returns the values on a container: `nil` for the system's animation, and for a choice.
  @_spi(Testing) public func sample(
    _ direction: TransitionDirection, on geometry: TransitionGeometry
  ) -> TransitionSample? {
    guard let movement = movement(direction) else { return nil }
    var closesInReverse = !movement.writesClosing
    if case .asymmetric = content { closesInReverse = false }
    let geometry = geometry.with(movement.settings)
    return TransitionSample(
      movement: movement, choreography: movement.choreography(direction, on: geometry),
      geometry: geometry, closesInReverse: closesInReverse)
  }

  /// Returns containers of a size with frames for all that is asked for; one more for a card, which it fills.
  @_spi(Testing) public func stages(
    _ direction: TransitionDirection, of size: CGSize, safeArea: UIEdgeInsets
  ) -> [TransitionGeometry] {
    guard let movement = movement(direction) else { return [] }
    var stage = movement.sample(of: size, knowsViews: true)
    stage.displayCornerRadius =
      movement.settings.displayCornerRadius ?? DisplayCorners.radius(of: safeArea)
    guard case .card(let card) = movement.form else { return [stage] }
    var filled = stage
    filled.isInContainer = true
    stage.front = movement.presentation.frame(
      of: card, in: stage.whole, safeArea: safeArea, size: movement.settings.size)
    return [stage, filled]
  }

  private func movement(_ direction: TransitionDirection) -> Movement? {
    switch content {
    case .movement(let movement): movement.isSystem ? nil : movement
    case .asymmetric(let opening, let closing):
      (direction == .opening ? opening : closing).movement(direction)
    case .dynamic: nil
    }
  }
}
