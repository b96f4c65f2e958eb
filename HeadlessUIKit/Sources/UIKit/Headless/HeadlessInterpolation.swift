import Foundation

extension Headless {
  /// What stands between two matrices when Core Animation decomposes them: for measuring how far
  /// straight pieces between keyframes are off.
  public static func interpolate(
    _ start: CATransform3D, _ end: CATransform3D, at fraction: CGFloat
  ) -> CATransform3D {
    UIKit.interpolate(start, end, fraction)
  }
}
