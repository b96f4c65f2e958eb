import UIKit

#if canImport(os)
  import os
#endif

/// Writes a line to the console, in debug builds only.
func logInDebugBuilds(_ line: @autoclosure () -> String) {
  #if DEBUG
    // `NSLog` takes a format, and an app's names may contain a percent sign.
    NSLog("TransitionCatalog: " + line().replacingOccurrences(of: "%", with: "%%"))
  #endif
}

/// Writes a fault of the app to the system's log.
func logFault(_ message: String) {
  #if canImport(os)
    Logger(subsystem: "TransitionCatalog", category: "issues").fault("\(message, privacy: .public)")
  #else
    // `NSLog` takes a format, and an app's names may contain a percent sign.
    NSLog("TransitionCatalog: " + message.replacingOccurrences(of: "%", with: "%%"))
  #endif
}

#if canImport(os)
  private let signposts = OSLog(subsystem: "TransitionCatalog", category: .pointsOfInterest)
#endif

/// Marks an interval for Instruments, under Points of Interest.
func signpost(_ name: StaticString, _ work: () -> Void) {
  #if canImport(os)
    os_signpost(.begin, log: signposts, name: name)
    defer { os_signpost(.end, log: signposts, name: name) }
  #endif
  work()
}
