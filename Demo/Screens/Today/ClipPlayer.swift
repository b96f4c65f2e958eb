import UIKit

/// Plays a clip. All views that show it show the same instant, as the layers of one video player do.
@MainActor final class ClipPlayer {
  let images: [UIImage]
  private let duration: TimeInterval
  private let start = CACurrentMediaTime()

  init(_ clip: Clip) {
    images = clip.makeImages()
    duration = clip.duration
  }

  /// The played share of the clip, 0…1.
  func fraction(at time: CFTimeInterval) -> Double {
    ((time - start) / duration).truncatingRemainder(dividingBy: 1)
  }

  /// Returns an animation that is as far as the clip is, whenever it is added.
  func animation(
    _ keyPath: String, _ values: [CGFloat], at times: [Double]
  ) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values.map { NSNumber(value: Double($0)) }
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.duration = duration
    animation.repeatCount = .infinity
    animation.beginTime = start
    return animation
  }
}
