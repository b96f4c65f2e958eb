import UIKit

extension CAKeyframeAnimation {
  /// Keyframes that are shown as long as the run lasts, and move in straight lines between two.
  ///
  /// - Parameters:
  ///   - times: Shares of the duration.
  ///   - function: How the time runs over all of them; evenly by default.
  convenience init(
    _ property: String, _ values: [Any], at times: [NSNumber], lasting duration: TimeInterval,
    function: CAMediaTimingFunction? = nil
  ) {
    self.init(keyPath: property)
    self.values = values
    keyTimes = times
    if let function { timingFunctions = [function] }
    self.duration = duration
    calculationMode = .linear
    fillMode = .both
    isRemovedOnCompletion = false
    // The range that Apple asks for where a ProMotion display is to draw every frame.
    // https://developer.apple.com/documentation/quartzcore/optimizing-promotion-refresh-rates-for-iphone-13-pro-and-ipad-pro
    preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
  }
}

/// The keys of the library's own animations on layers, which may be an app's.
enum AnimationKey {
  static func of(_ property: String) -> String { "TransitionCatalog." + property }

  static let clock = of("clock")
}
