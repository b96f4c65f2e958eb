import UIKit

/// Calls its action with the timestamp of each display frame while the action returns true, until `stop()`. The display
/// link retains this object meanwhile: an action whose owner is gone returns false.
@MainActor final class FrameLink: NSObject {
  private let action: (CFTimeInterval) -> Bool
  private var link: CADisplayLink?

  /// Calls `action` with the next frame only.
  @discardableResult
  static func once(_ action: @escaping () -> Void) -> FrameLink {
    FrameLink { _ in
      action()
      return false
    }
  }

  @discardableResult
  init(_ action: @escaping (CFTimeInterval) -> Bool) {
    self.action = action
    super.init()
    #if canImport(ObjectiveC)
      link = CADisplayLink(target: self, selector: #selector(fire))
    #else
      link = CADisplayLink(headless: { _ in MainActor.assumeIsolated { self.fire() } })
    #endif
    // Without `preferredFrameRateRange`, a `CADisplayLink` has 60 frames a second on every display, even at 120 Hz.
    link?.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    link?.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func fire() {
    if !action(link?.timestamp ?? 0) { stop() }
  }
}
