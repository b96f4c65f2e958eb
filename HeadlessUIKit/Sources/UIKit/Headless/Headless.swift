/// The hand that turns the stand-in's clock; nothing here exists in UIKit.
@MainActor
public enum Headless {
  /// Seconds; what `CACurrentMediaTime()` returns. Starts at 1000.
  public static var now: CFTimeInterval { MainLoop.main.now }

  /// How often a second the display refreshes.
  public static var framesPerSecond: Double {
    get { MainLoop.main.framesPerSecond }
    set { MainLoop.main.framesPerSecond = newValue }
  }

  /// The earliest time at which something may happen if nobody touches the screen: `now` while something moves, a later
  /// time while only a timer or a finger's script is waited for, and nil if nothing will.
  public static var nextEvent: CFTimeInterval? { MainLoop.main.nextEvent }

  /// Forgets every window, animation, timer, misuse and count: the state of a fresh process.
  public static func reset() { MainLoop.main.reset() }

  /// Lets time pass, one display frame after another, and ends exactly `seconds` later.
  ///
  /// Begins with a turn of the run loop. In each frame ended animations stop, display links fire,
  /// timers that are due fire, and the run loop turns. What is left after the last whole frame
  /// passes without a display refresh: everything but the display links happens then too.
  public static func advance(by seconds: CFTimeInterval) { MainLoop.main.advance(by: seconds) }

  /// One turn of the run loop, in no time: queued blocks, layout, commit, what waited for the
  /// commit, and again until nothing is left.
  public static func turn() { MainLoop.main.turn() }

  /// What the program did that UIKit would have complained about.
  public static var misuses: [HeadlessMisuse] { HeadlessMisuse.recorded }

  /// Returns the misuses and forgets them.
  public static func takeMisuses() -> [HeadlessMisuse] {
    defer { HeadlessMisuse.recorded = [] }
    return HeadlessMisuse.recorded
  }

  public static var counters: HeadlessCounters { HeadlessCounters.current }

  public static func resetCounters() { HeadlessCounters.restart() }

  /// Whether a transaction's completion block is called before, or after, the delegate of the
  /// last animation that it waited for. Measured on macOS only; a program must stand both.
  public nonisolated(unsafe) static var completionBlocksComeFirst = true
}

/// A delegate that passes on what it does not implement: `forwardingTarget(for:)` in Objective-C.
@MainActor public protocol HeadlessForwarding: AnyObject {
  /// The object that receives what this one does not implement.
  var headlessNext: NSObject? { get }
}

extension UIViewControllerAnimatedTransitioning {
  /// True for the answer of a delegate that does not implement the question for an animator.
  public var isHeadlessMarker: Bool { self is UnaskedAnimator }
}
