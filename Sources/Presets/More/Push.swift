import UIKit

extension ViewControllerTransition {
  /// The new screen comes from the trailing edge and pushes the old screen away. See `push(edge:parallax:)`.
  public static let push = push(edge: .trailing)

  /// The new screen comes in over an edge and pushes the old screen the other way, but not as far, like a navigation
  /// controller of the system.
  ///
  /// ```swift
  /// present(step, using: .push)
  /// tabBarController?.setTransition(.push(edge: .bottom, parallax: 1))
  /// ```
  ///
  /// The old screen darkens by 10 % beneath the new screen, which has the corners of the display and a shadow while
  /// away from its place. Opening takes 0.45 s, most of the way in the first 0.15 s; closing is the reverse, in 0.36 s.
  /// In a right-to-left layout `leading` and `trailing` are mirrored; with Reduce Motion a cross-fade plays. Shared
  /// elements fly from the one moving screen onto the other.
  ///
  /// `TransitionGesture.automatic` is `leadingEdge` for `trailing`, `trailingEdge` for `leading`, and `pullUpDown` for
  /// `top` and `bottom`.
  /// In a stack it is `leadingEdge`.
  ///
  /// - Parameters:
  ///   - edge: The edge over which the new screen arrives and leaves.
  ///   - parallax: The way of the old screen, as a share of the way of the new screen: 0 (the old screen stays) to 1
  ///     (both move together).
  public static func push(
    edge: TransitionEdge = .trailing, parallax: CGFloat = 0.3
  ) -> ViewControllerTransition {
    var faults: [TransitionIssue] = []
    let share = faults.take(parallax, "parallax", in: 0...1) ?? 0.3
    return effects(
      front: [.move(edge: edge), .displayCorners.during(0.995...1), .shadow(0.15)],
      // By a negative share, the screen leaves over the opposite edge.
      back: [.move(edge: edge, by: -share), .dim(0.1)]
    )
    // UIKit's push on iOS 27: the corners, the parallax, the darkness and the pace, by which the rest of the way decays
    // with a time constant of 60 ms. Source: https://pub.dev/packages/swift_transitions
    .timing(.curve(CGPoint(x: 0.14, y: 1), CGPoint(x: 0.28, y: 1))).duration(0.45)
    .backdrop(.color(.systemGray4)).reporting(faults)
    .labeled(
      CallText("push").argument("edge", edge, default: .trailing)
        .argument("parallax", share, default: 0.3))
  }
}
