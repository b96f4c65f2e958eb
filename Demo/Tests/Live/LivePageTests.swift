import Foundation
import Testing

/// The page in a browser, which tests itself.
@Suite(.enabled(if: Browser.isUsable, Browser.missing)) struct LivePageTests {
  @Test func thePagePassesItsSelfTestInChromium() throws {
    let live = try LiveProcess(["--port", "0", "--selftest"])
    let address = try live.address()
    // Without a browser there is no result to wait for.
    let browser = try Browser.open(address) { live.end() }
    // A child inherits the signals that the thread of a task blocks, SIGTERM among them; `timeout` leads a group.
    defer { kill(-browser.processIdentifier, SIGKILL) }
    let (status, output, errors) = live.result()
    let load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
    print(output + "     load " + load)
    #expect(status == 0, "\(output)\n\(errors)")
    #expect(output.contains("ok  ") && !output.contains("FAIL"))
  }
}

/// The browser of this machine, without a window.
enum Browser {
  static let path: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return ["chromium", "chromium-browser", "google-chrome"].lazy
      .flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Where CI finds none, tests fail instead of being skipped.
  static var isUsable: Bool {
    path != nil || ProcessInfo.processInfo.environment["CI"] == "true"
  }

  static var missing: Comment { "There is no Chromium: the live page is not looked at." }

  /// Opens an address until it is terminated, or three minutes are over.
  static func open(_ address: String, then end: @escaping @Sendable () -> Void) throws -> Process {
    let profile = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    // It refuses to be sandboxed where root runs it, as in a container.
    process.arguments =
      [
        "--signal=KILL", "180", try #require(path), "--headless", "--disable-gpu",
        "--user-data-dir=\(profile.path)",
      ]
      + (getuid() == 0 ? ["--no-sandbox"] : [])
      + ["--window-size=1280,960", "--remote-debugging-port=0", address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { _ in
      try? FileManager.default.removeItem(at: profile)
      end()
    }
    try process.run()
    return process
  }
}
