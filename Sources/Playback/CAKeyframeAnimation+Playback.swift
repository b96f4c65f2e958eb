import UIKit

extension CAKeyframeAnimation {
  /// Creates linear keyframes that stay on the layer until they are removed.
  ///
  /// - Parameters:
  ///   - times: The key times, as shares of the duration, 0…1.
  ///   - function: The timing between two values, if there are no more; linear by default.
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
    // Apple's range for the full rate, from "Optimizing ProMotion refresh rates for iPhone 13 Pro
    // and iPad Pro": https://developer.apple.com/documentation/quartzcore
    preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
  }
}

extension CABasicAnimation {
  /// Creates an animation that stands still at a value until it is removed.
  convenience init(still property: String, _ value: Any) {
    self.init(keyPath: property)
    fromValue = value
    toValue = value
    fillMode = .both
    isRemovedOnCompletion = false
  }
}

/// The keys of the library's animations. The layers may be the app's.
enum AnimationKey {
  static func of(_ property: String) -> String { "TransitionCatalog." + property }

  /// The key of a property that another run may animate at the same time.
  static func of(_ property: String, run: ObjectIdentifier) -> String {
    of(property) + ".\(UInt(bitPattern: run))"
  }

  static let clock = of("clock")
  static let watchdog = of("watchdog")
}
