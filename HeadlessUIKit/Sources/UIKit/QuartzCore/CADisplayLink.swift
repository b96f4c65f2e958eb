public func CACurrentMediaTime() -> CFTimeInterval { MainLoop.main.now }

/// Tells the program about every refresh of the display.
open class CADisplayLink: NSObject {
  private let callback: (CADisplayLink) -> Void

  /// The last refresh.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The refresh after `timestamp`: what is drawn now is shown then.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// One refresh of the display, whatever rate was asked for.
  open private(set) var duration: CFTimeInterval = 0
  open var isPaused = false
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Stands for `init(target:selector:)`, which needs Objective-C.
  public init(headless callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
  }

  /// The run loop holds the link, until it is invalidated.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if !MainLoop.main.links.contains(self) { MainLoop.main.links.append(self) }
  }

  open func invalidate() { MainLoop.main.links.removeAll { $0 === self } }

  // Unverified: a lower preferred rate is met by leaving out whole refreshes.
  private var stride: Int {
    let preferred = Double(preferredFrameRateRange.preferred)
    guard preferred > 0 else { return 1 }
    return max(1, Int((MainLoop.main.framesPerSecond / preferred).rounded()))
  }

  func fire(frame: Int, at now: CFTimeInterval) {
    guard frame.isMultiple(of: stride), MainLoop.main.links.contains(self) else { return }
    HeadlessCounters.current.displayLinkTicks += 1
    duration = 1 / MainLoop.main.framesPerSecond
    timestamp = now
    targetTimestamp = now + duration * Double(stride)
    callback(self)
  }
}

public struct CAFrameRateRange: Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float

  public init() {
    minimum = 0
    maximum = 0
    preferred = 0
  }

  public init(minimum: Float, maximum: Float, preferred: Float) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  static let `default` = CAFrameRateRange()
}
