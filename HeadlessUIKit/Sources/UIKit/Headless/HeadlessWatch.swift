/// Misuses of which UIKit says nothing, and which an app may have reasons for.
enum MisuseWatch {
  static let usual: Set<HeadlessMisuse.Kind> = [.pathsDiffer, .radiusTooLarge]
  nonisolated(unsafe) static var kinds = usual

  static func reset() { kinds = usual }
}

extension HeadlessMisuse {
  /// Records what is watched for.
  static func note(_ kind: Kind, _ message: @autoclosure () -> String) {
    if MisuseWatch.kinds.contains(kind) { record(kind, message()) }
  }
}

extension Headless {
  /// Which of these four misuses are recorded; UIKit itself is silent about them. After a reset:
  /// the first two.
  ///
  /// - `pathsDiffer`: an animation of a path, or of a shadow's path, between paths of different
  ///   elements ("the results are undefined", documentation of `CAShapeLayer.path`).
  /// - `radiusTooLarge`: a clipping layer shows a corner radius beyond half of a side.
  /// - `arrivedInvisible`: a visual effect that was below an opacity of 0.02 in its first frame in
  ///   a window becomes visible later. From iOS 26.1 on it stays flat (FB21158374,
  ///   developer.apple.com/forums/thread/808410, expo/expo#41024).
  /// - `reparented`: the program takes a view that a running transition's context answers for
  ///   `view(forKey:)` from one superview to another, which is neither the transition's container nor its former one.
  public static var watchedMisuses: Set<HeadlessMisuse.Kind> {
    get { MisuseWatch.kinds }
    set { MisuseWatch.kinds = newValue }
  }
}
