import Foundation

extension Headless {
  /// Whether a snapshot shows a view on its way where it is seen, or where it will end: "not
  /// updated to reflect animations that are scheduled or in progress" can be read both ways.
  public static var snapshotsSeeAnimations: Bool {
    get { AnimationSwitches.snapshotsSeeAnimations }
    set { AnimationSwitches.snapshotsSeeAnimations = newValue }
  }

  /// Whether view animations of a transition that `UIPercentDrivenInteractiveTransition` scrubs
  /// are linear under the finger, as its header may be read, or keep their own curves.
  public static var scrubbedAnimationsAreLinear: Bool {
    get { AnimationSwitches.scrubbedAnimationsAreLinear }
    set { AnimationSwitches.scrubbedAnimationsAreLinear = newValue }
  }
}

@MainActor enum AnimationSwitches {
  static var snapshotsSeeAnimations = true
  static var scrubbedAnimationsAreLinear = false

  static func reset() {
    snapshotsSeeAnimations = true
    scrubbedAnimationsAreLinear = false
  }
}

extension Headless {
  /// What stands between two matrices when Core Animation decomposes them: for measuring how far
  /// straight pieces between keyframes are off.
  public static func interpolate(
    _ start: CATransform3D, _ end: CATransform3D, at fraction: CGFloat
  ) -> CATransform3D {
    UIKit.interpolate(start, end, fraction)
  }
}

/// What the screen still mixes into a layer while a transition fades, for a renderer.
///
/// Every pixel is `(1 - progress) * from + progress * now`, colors multiplied by their alpha.
public struct HeadlessDissolve {
  /// What the layer looked like, in the layer's own coordinates, as if it were the layer itself:
  /// with its opacity, clip and background, without its place.
  public let from: CALayer
  /// 0…1
  public let progress: CGFloat
}

extension CALayer {
  /// Only a layer of a presentation has one, while a fade runs.
  public var headlessDissolve: HeadlessDissolve? { state.dissolve }
}
