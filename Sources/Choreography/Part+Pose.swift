import UIKit

extension Choreography.Part {
  /// Geometry is clamped to `overshoot`; alpha and corner radius are clamped to 0…1.
  ///
  /// - Parameter offset: Added to the pose, whose window then is that of the sum: its corners are as round
  ///   on the screen as without the offset, and come with the distance from the edges.
  func pose(
    at fraction: CGFloat, overshoot: ClosedRange<CGFloat>, adding offset: PoseOffset? = nil
  ) -> Pose {
    let f = fraction.clamped(to: overshoot)
    let inside = fraction.clamped(to: 0...1)
    var pose = Pose(
      x: x.value(at: f), y: y.value(at: f), z: z.value(at: f), pivotZ: pivotZ,
      scale: scale.value(at: f),
      rotationX: rotationX.value(at: f), rotationY: rotationY.value(at: f),
      rotationZ: rotationZ.value(at: f),
      perspective: perspective.value(at: f), lift: lift.value(at: f),
      alpha: alpha.value(at: inside).clamped(to: leastAlpha...1),
      dim: isDimmed ? dim.value(at: inside).clamped(to: 0...1) : 0,
      shadow: shadow.value(at: inside).clamped(to: 0...1))
    if let offset { pose.move(by: offset, leastAlpha: leastAlpha) }
    if hasWindow { openWindow(of: &pose, at: inside, offset) }
    if let offset { pose.reshape(by: offset) }
    return pose
  }

  /// Cuts and corners are given in points on the screen; a pose has them in the part's own.
  private func openWindow(of pose: inout Pose, at fraction: CGFloat, _ offset: PoseOffset?) {
    // Beyond either end the window keeps its shape: what is left of a scale beyond it is even.
    let scale = max(self.scale.value(at: fraction), 0.01)
    func own(_ track: Choreography.Track) -> CGFloat { track.value(at: fraction) / scale }
    (pose.cutTop, pose.cutLeft) = (own(cutTop), own(cutLeft))
    (pose.cutBottom, pose.cutRight) = (own(cutBottom), own(cutRight))
    // As round on the screen whatever its scale; but a page that is dragged small is no capsule.
    pose.cornerRadius = cornerRadius.map { max(own($0), 0) / max(offset?.scale ?? 1, 0.6) }
    guard let bezel else { return }
    if let offset, offset.moves, isCut {
      // Carried away from under a bar, a screen is blank there.
      pose.cutTop = max(pose.cutTop, bezel.bars.top - offset.cutTop)
      pose.cutBottom = max(pose.cutBottom, bezel.bars.bottom - offset.cutBottom)
    }
    let share = bezel.share(of: pose, pivot: pivot)
    pose.cornerRadius = pose.cornerRadius.map { $0 * share }
    pose.shadow *= share
  }

  /// The least alpha of a screen, and of a view that contains an effect. Since iOS 26.1, glass that was once drawn at
  /// opacity 0 stays flat: https://developer.apple.com/forums/thread/808410
  static let faintest: CGFloat = 0.03

  var leastAlpha: CGFloat {
    switch role.kind {
    case .fore, .back: Choreography.Part.faintest
    case .view where containsEffect: Choreography.Part.faintest
    case .backdrop, .shade, .light, .cast, .picture, .view: 0
    }
  }

  /// A part in a choreography that has none of this role: a screen, or a view in it, at rest; anything else is not seen.
  static func absent(_ role: Choreography.Role) -> Choreography.Part {
    var part = Choreography.Part(role: role)
    if part.leastAlpha == 0, !role.isView { part.alpha = .still(0) }
    return part
  }
}
